// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds the sections of INI and TOML that stand in a text as an example: a name in brackets, and settings below it.
///
///     [server]
///     port = 7070
///
/// Comments among them are text. Lists of vocabulary have heads in brackets and signs of equality, too, but no value that only
/// programs have.
enum SettingSections {
    /// Where the names of sections and the settings below them stand, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// The name of a section, then its settings too. What is followed by no setting is none.
        var section: [Range<Int>] = []
        /// The sections of a run with no text between them.
        var run: [Range<Int>] = []
        var isCertain = false
        func endSection() {
            if section.count > 1 { run += section }
            section = []
        }
        func endRun() {
            endSection()
            if isCertain { ranges += run }
            (run, isCertain) = ([], false)
        }
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            let whole = line.content.lowerBound..<line.end
            if isName(content) {
                endSection()
                section = [whole]
            } else if !section.isEmpty, let setting = SettingLine(content, sign: UInt8(ascii: "=")), !setting.value.isEmpty {
                section.append(whole)
                isCertain = isCertain || isOfProgram(setting)
            } else if !content.isEmpty, content.first != UInt8(ascii: "#"), content.first != UInt8(ascii: ";") {
                endRun()
            }
        }
        endRun()
        return ranges
    }

    /// `[server]`, `[[products]]`, `[tool.heron]`, `[remote "origin"]`
    private static func isName(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") else { return false }
        let words = line.dropFirst().dropLast().split(separator: 0x20)
        let isDouble = line.starts(with: "[[".utf8) && line.suffix(2).elementsEqual("]]".utf8)
        guard let name = words.first.map({ isDouble ? $0.dropFirst().dropLast() : $0 }) else { return false }
        return name.count > 1 && name.allSatisfy { $0.isASCIILetterOrDigit || "_.-:\"".utf8.contains($0) }
            && (words.count == 1 || words.count == 2 && words[1].first == UInt8(ascii: "\""))
    }

    /// Whether the value is one that no word of a list has: a number, a path, a switch, or what stands in quotation marks.
    private static func isOfProgram(_ setting: SettingLine) -> Bool {
        guard let first = setting.value.first else { return false }
        let isOneWord = !setting.value.contains(0x20)
        return setting.isSwitch || isOneWord && (first.isASCIIDigit || "/~$".utf8.contains(first))
            || ["\"\"", "''", "[]", "{}"].contains { $0.utf8.elementsEqual([first, setting.value.last ?? 0]) }
    }
}
