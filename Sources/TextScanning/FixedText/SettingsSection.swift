// SPDX-License-Identifier: Apache-2.0

/// Tells the names of sections in files of settings: `[server]` on a line by itself, and `the [server] section`.
///
/// Subtitles have words in brackets on lines by themselves, too: *[laughs]*. So a setting must stand below the name, or the name
/// of such a file before it.
enum SettingsSection {
    private static let endingsOfFiles = [".toml", ".ini", ".conf", ".cfg"]
    private static let nouns: Set = ["abschnitt", "sección", "secció", "section", "sezione", "seção", "secção"]
    /// How far before a name that of a file is looked for, and how far around it a noun and a setting, in bytes.
    private static let reach = 300

    /// The end of a name with its brackets that begins at an offset; nil where none does.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, in range: Range<Int>) -> Int? {
        guard bytes[start] == UInt8(ascii: "[") else { return nil }
        let name = bytes[(start + 1)..<range.upperBound].prefix { isNameByte($0) }
        guard name.first?.isASCIISmall == true, name.count > 1, name.endIndex < range.upperBound,
            bytes[name.endIndex] == UInt8(ascii: "]")
        else { return nil }
        let end = name.endIndex + 1
        let before = bytes[max(0, start - reach)..<start]
        let behind = bytes[end..<min(bytes.count, end + reach)]
        let lineBefore = before[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex)...]
        let lineBehind = behind.prefix { $0 != 0x0A && $0 != 0x0D }
        if lineBefore.allSatisfy(\.isBlank), lineBehind.allSatisfy(\.isBlank) {
            let isBelowFile = String(decoding: before, as: UTF8.self).containsAny(utf8: endingsOfFiles)
            return isBelowFile || beginsWithSetting(behind[lineBehind.endIndex...]) ? end : nil
        }
        let word = String(decoding: behind.dropFirst().prefix { $0.isASCIILetter || $0 >= 0x80 }, as: UTF8.self).lowercased()
        return behind.first == 0x20 && nouns.contains(word) || nouns.contains(lineBefore.wordBeforeSpace) ? end : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIISmall || byte.isASCIIDigit || "_.-".utf8.contains(byte) }

    /// Whether a line of settings comes next: `port = 8080`.
    private static func beginsWithSetting(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let line = text.drop { $0 <= 0x20 }
        let name = line.prefix { $0.isASCIILetterOrDigit || isNameByte($0) }
        let rest = line[name.endIndex...].drop(while: \.isBlank)
        return !name.isEmpty && rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }
}
