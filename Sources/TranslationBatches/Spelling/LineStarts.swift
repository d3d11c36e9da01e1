// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Lines of a translation that begin with a comma or a full stop, since the end of a line came to stand behind the last word:
/// *drops the --no-textconv⏎option.* became *a opção --no-textconv⏎.*
package enum LineStarts {
    private static let punctuation: Set<Character> = [".", ",", ";", ":", "!", "?", ")", "]", "”", "»", "…"]

    /// A translation in which the word before such a punctuation mark goes to the next line with it. Lines that begin so in the
    /// source, and words that have a line to themselves, stay.
    ///
    /// - Complexity: Linear in the length of the text.
    package static func withWords(_ text: String, source: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")), !text.split(whereSeparator: \.isNewline).dropFirst().isEmpty,
            !hasPunctuation(atLineStartsOf: source), hasPunctuation(atLineStartsOf: text)
        else { return text }
        var result = ""
        var rest = text[...]
        while let end = rest.firstIndex(where: \.isNewline) {
            let blanks = rest[..<end].reversed().prefix(while: isBlank).count
            let line = rest[..<rest.index(end, offsetBy: -blanks)]
            let next = rest[rest.index(after: end)...].drop { isBlank($0) || $0 == ">" }
            if isPunctuation(next), let space = line.lastIndex(of: " "), !isBlank(line[..<space].last ?? " ") {
                result += line[..<space] + rest[line.endIndex..<next.startIndex] + line[line.index(after: space)...]
            } else {
                result += rest[..<next.startIndex]
            }
            rest = next
        }
        return result + rest
    }

    private static func hasPunctuation(atLineStartsOf text: String) -> Bool {
        text.split(whereSeparator: \.isNewline).dropFirst().contains { isPunctuation($0.drop { isBlank($0) || $0 == ">" }) }
    }

    /// Whether a line begins with a mark that belongs to the word before it, and not with `.gitignore` or `...`.
    private static func isPunctuation(_ line: Substring) -> Bool {
        guard let first = line.first, punctuation.contains(first) else { return false }
        return line.dropFirst().first.map { $0.isWhitespace || punctuation.contains($0) && $0 != first } ?? true
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
