// SPDX-License-Identifier: Apache-2.0

import TextScanning
import UnicodeText

/// Compares how often names stand in a text and in its translation.
enum NameCounts {
    /// Where those stand that a translation has less often; of equal ones all. The marks of letters do not count: *Sao Paulo* is
    /// *São Paulo*.
    static func lost(_ names: [(name: String, range: Range<Int>)], in translation: String) -> [Range<Int>] {
        guard !names.isEmpty else { return [] }
        let letters = letters(of: translation)
        let counts = names.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        let lost = counts.filter { name, count in letters.wordRanges(of: self.letters(of: name)).count < count }
        return names.filter { lost[$0.name] != nil }.map(\.range)
    }

    /// A text without the marks of its letters.
    static func letters(of text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.normalized(.nfd).unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }))
    }
}
