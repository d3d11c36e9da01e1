// SPDX-License-Identifier: Apache-2.0

import Records
import Testing

@Suite("Fields separated by tabs")
struct TabSeparatedFieldTests {
    @Test(
        "What is escaped has no tab and no line break, and comes back", arguments: ["", "a\tb", "a\\tb", "\\", "\r\n\\n", "ä\t́"])
    func comesBack(text: String) {
        let escaped = TabSeparatedField.escaped(text)
        #expect(!escaped.utf8.contains { [0x09, 0x0A, 0x0D].contains($0) })
        #expect(TabSeparatedField.unescaped(escaped).utf8.elementsEqual(text.utf8))
    }

    @Test("A file's name in a field commands no terminal")
    func disarmsNames() {
        #expect(TabSeparatedField.name("a\u{1B}\u{202E}\tb") == "a\\u{1B}\\u{202E}\tb")
    }

    @Test("A backslash before anything else stands for itself")
    func keepsBackslashes() {
        #expect(TabSeparatedField.unescaped("C:\\dir\\") == "C:\\dir\\")
    }
}
