// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells source code and settings that come without a name by the lines at their beginning.
///
/// Lists of ingredients, songs with their verses named and letters are text. A text that is refused for nothing is as bad as a
/// program that is translated, so what is told is certain.
struct StructuredLines {
    /// How many lines are looked at.
    private static let reach = 60
    /// The fewest lines that can be told.
    private static let fewest = 3

    private let lines: [ArraySlice<UInt8>]

    /// The lines of a text that say something.
    init(_ text: ArraySlice<UInt8>) {
        lines = text.split { $0 == 0x0A || $0 == 0x0D }.lazy.filter { !$0.allSatisfy(\.isBlank) }.prefix(Self.reach).map(\.self)
    }

    /// What people call it; nil for text.
    var kind: String? {
        guard lines.count >= Self.fewest else { return nil }
        if isProgram || isPython { return "source code" }
        if isINI { return "INI or TOML" }
        return isYAML ? "YAML" : nil
    }

    /// Whether two of three lines and more are statements, or begin or end blocks; one of them at least is no lone brace.
    private var isProgram: Bool {
        let lines = lines.filter { !$0.drop(while: \.isBlank).starts(with: "//".utf8) }.map(\.dropTrailingBlanks)
        // `});` ends a block, too.
        let blocks = lines.count { $0.last { !");,".utf8.contains($0) }.map { "{}".utf8.contains($0) } ?? false }
        let statements = lines.count(where: Self.isStatement)
        let braces = lines.count { $0.drop(while: \.isBlank).count == 1 && "{}".utf8.contains($0.last ?? 0) }
        return blocks > 0 && blocks + statements > max(braces, 1) && 3 * (blocks + statements) >= 2 * lines.count
    }

    /// Whether a line is `#include …`, or ends in a semicolon and has an assignment, a call (`puts("x")`, but not *flour
    /// (sifted)*), a property of CSS or the word `return`. Lists in laws and resolutions end their lines so, too.
    private static func isStatement(_ line: ArraySlice<UInt8>) -> Bool {
        let line = line.drop(while: \.isBlank)
        if line.starts(with: "#include ".utf8) { return true }
        guard line.last == UInt8(ascii: ";") else { return false }
        return CodeLines.holdsCall(line) || line.firstIndex(ignoringCase: " = ") != nil || line.starts(with: "return".utf8)
            || SettingLine(line, sign: UInt8(ascii: ":")) != nil
    }

    /// Whether it begins with modules that are imported, and defines or assigns something.
    private var isPython: Bool {
        guard let first = lines.first(where: { $0.first != UInt8(ascii: "#") }) else { return false }
        let words = first.split(separator: 0x20)
        let imports =
            first.starts(with: "import ".utf8) && (words.count == 2 || words.count == 4 && words[2].elementsEqual("as".utf8))
            || first.starts(with: "from ".utf8) && words.dropFirst(2).first?.elementsEqual("import".utf8) == true
                && first.last != UInt8(ascii: ".")
        return imports
            && lines.contains { line in
                let defines = line.starts(with: "def ".utf8) || line.starts(with: "class ".utf8)
                return defines && line.dropTrailingBlanks.last == UInt8(ascii: ":") || line.firstIndex(ignoringCase: " = ") != nil
            }
    }

    /// Whether it has the headings of sections in brackets, and nothing else but comments and settings, of which one has a value
    /// that is no word: a list of vocabulary has none.
    private var isINI: Bool {
        var (hasSection, hasSetting) = (false, false)
        for line in lines {
            let line = line.drop(while: \.isBlank).dropTrailingBlanks
            if line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
                hasSection = true
            } else if let value = SettingLine(line, sign: UInt8(ascii: "="))?.value {
                // A switch may be a word that is explained: encendido = on.
                let isWord = value.first.map { $0.isASCIILetter || $0 >= 0x80 } ?? true
                hasSetting = hasSetting || !isWord || value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8)
            } else if line.first != UInt8(ascii: "#"), line.first != UInt8(ascii: ";") {
                return false
            }
        }
        return hasSection && hasSetting
    }

    /// Whether all lines are names in small letters with a colon, or items, some of them set in below a name that stands alone.
    private var isYAML: Bool {
        var isNested = false
        var opens = false
        for line in lines {
            let indent = line.prefix(while: \.isBlank).count
            var content = line.dropFirst(indent).dropTrailingBlanks
            if content.first == UInt8(ascii: "#") { continue }
            let isItem = content.starts(with: "- ".utf8)
            if isItem { content = content.dropFirst(2) }
            let setting = SettingLine(content, sign: UInt8(ascii: ":"))
            guard isItem || setting != nil else { return false }
            isNested = isNested || opens && indent > 0 && setting != nil
            opens = setting?.value.isEmpty ?? false
        }
        return isNested
    }
}

extension ArraySlice<UInt8> {
    /// Without blanks at its end.
    fileprivate var dropTrailingBlanks: ArraySlice<UInt8> { dropLast(reversed().prefix(while: \.isBlank).count) }
}
