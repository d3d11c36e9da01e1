// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The blanks at the starts and the ends of lines, which engines move with their words: a line that begins with its second word
/// is set in by one less or by two more.
package enum LineIndents {
    /// A translation with the blanks that the lines of the source begin with, and without those at their ends that the source has
    /// not, where it has as many lines.
    ///
    /// - Complexity: Linear in the length of both.
    package static func restored(in translation: String, of source: String) -> String {
        guard translation.containsAny(utf8: ["\n ", "\n\t", " \n", "\t\n"]) || source.containsAny(utf8: ["\n ", "\n\t"]),
            source.utf8.contains(UInt8(ascii: "\n"))
        else { return translation }
        return translation.rewritingLines(beside: source) { line, own in
            var words = line.drop(while: isBlank)
            guard let last = own.last, !words.isEmpty else { return nil }
            let indent = own.prefix(while: isBlank)
            guard indent.endIndex < own.endIndex else { return nil }
            if !isBlank(last) { words = words.dropLast(words.reversed().prefix(while: isBlank).count) }
            return String(indent + words)
        }
    }

    private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
