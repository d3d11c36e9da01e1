// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Marks that close behind a month. Chains add or leave out the preposition of a year, and the superblank of the mark stays among
/// the blanks: French *￼15 août￼ 2026* is *￼15 de￼ agosto de 2026* in Spanish, and Spanish *￼17 de agosto￼ de 2026* is *￼17 août
/// 2026￼* in French.
enum MarksBehindMonths {
    /// A translation in which such marks close behind the month: *￼15 de agosto￼ de 2026*, *￼17 août￼ 2026*.
    ///
    /// - Parameters:
    ///   - source: What was translated.
    ///   - language: Its language, without script and region.
    ///   - target: The language translated into.
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, of source: String, from language: String, into target: String) -> String {
        guard translation.contains(utf8: Placeholder.text) else { return translation }
        let months = Array(zip(CalendarNames.months(in: language), CalendarNames.months(in: target)))
        let sources = Placeholder.stretches(of: source)
        var stretches = Placeholder.stretches(of: translation).map(String.init)
        guard !months.isEmpty, stretches.count == sources.count else { return translation }
        for index in sources.indices.dropLast() {
            guard let (_, month) = months.first(where: { sources[index].endsInWord($0.0) }) else { continue }
            let (inside, behind) = (stretches[index], stretches[index + 1])
            if let found = inside.wordRanges(of: month).last?.upperBound {
                let rest = inside[found...]
                guard let year = sources[index + 1].yearAtStart, rest.yearAtStart == year, rest.hasSuffix(year),
                    behind.yearAtStart == nil
                else { continue }
                stretches[index] = String(inside[..<found])
                stretches[index + 1] = rest + behind
            } else if let found = behind.wordRanges(of: month).first, behind[..<found.lowerBound].allSatisfy(\.isWhitespace),
                (" " + inside).yearAtStart == nil
            {
                stretches[index] = inside + behind[..<found.upperBound]
                stretches[index + 1] = String(behind[found.upperBound...])
            }
        }
        return stretches.joined(separator: Placeholder.text)
    }
}

extension StringProtocol {
    /// The year that it begins with, behind a space and a preposition at most: that of ` 2026` and ` de 2026.`
    fileprivate var yearAtStart: Substring? {
        guard first == " " else { return nil }
        let words = Substring(prefix(Self.longestBeforeYear)).split(separator: " ")
        guard let word = words.first(where: { !["de", "del", "do", "di"].contains($0) }) else { return nil }
        let year = word.prefix(while: \.isASCIIDigit)
        return year.count == 4 && word.dropFirst(4).first?.isLetter != true ? year : nil
    }

    /// So many characters hold a preposition, a year and what follows it.
    private static var longestBeforeYear: Int { 10 }

    /// Whether it ends in a word, whatever capital that has.
    fileprivate func endsInWord(_ word: String) -> Bool {
        guard suffix(word.count).lowercased() == word else { return false }
        return dropLast(word.count).last?.isLetter != true
    }
}
