// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite struct QuotedCodeTests {
    private func code(in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return QuotedCode.ranges(in: scalars).map { range in
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return String(view)
        }
    }

    @Test(arguments: [
        ("run `git pull` now, then `make`", ["`git pull`", "`make`"]), ("``a ` b`` c", ["``a ` b``"]), ("`a`", ["`a`"]),
        ("a ` b", []), ("``quoted''", []), ("", []), ("`", []), ("`` a ` b ` c", ["` b `"]), ("`a`` b` c`", ["`a`` b`"]),
    ])
    func `Code stands between equal runs of backticks`(text: String, found: [String]) {
        #expect(code(in: text) == found)
    }

    @Test func `Many backticks are gone through in time that grows with their number`() {
        // Each of the first runs has no other of its length to look for, and a hundred thousand runs after it to look through.
        let lengths = Array(2...600) + Array(repeating: 1, count: 100_000)
        let text = lengths.map { String(repeating: "`", count: $0) }.joined(separator: "a")
        let scalars = Array(text.unicodeScalars)
        var count = 0
        #expect(processorSeconds { count = QuotedCode.ranges(in: scalars).count } < 2)
        #expect(count == 50_000)
    }
}
