// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Ranges of hours in English whose minutes stand behind a point, beside a day: of *Sat 6-9.30* models make a number with a
/// decimal comma.
enum PointedHours {
    /// A text with colons in them: `Sat 6-9:30`.
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        guard text.contains("."), text.contains(where: { "-–".contains($0) }) else { return text }
        return text.rewritingLines { line in
            guard line.contains(".") else { return nil }
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            let ranges = Set(words.indices.filter { isRange($0, of: words) })
            guard !ranges.isEmpty, words.contains(where: namesDay) else { return nil }
            return words.indices.map { index -> Substring in
                guard ranges.contains(index) else { return words[index] }
                let core = Weekdays.core(of: words[index])
                return words[index][..<core.startIndex] + core.replacing(".", with: ":") + words[index][core.endIndex...]
            }.joined(separator: " ")
        }
    }

    private static func namesDay(_ word: Substring) -> Bool {
        Weekdays.english.isDay(word) || !Weekdays.english.names(in: word).isEmpty
    }

    /// Whether a word is two hours of a clock, one of them with minutes behind a point, and counts nothing: *6-9.30 kg*.
    private static func isRange(_ index: Int, of words: [Substring]) -> Bool {
        let word = words[index]
        guard word.utf8.count <= longest, word.contains(".") else { return false }
        let core = Weekdays.core(of: word)
        let hours = core.split(omittingEmptySubsequences: false) { "-–".contains($0) }
        guard hours.count == 2, hours.allSatisfy(isHour), hours.contains(where: { $0.contains(".") }) else { return false }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let endsPhrase = core.endIndex < word.endIndex || next.first.map { !$0.isLetter && $0 != "%" || $0.isUppercase } ?? true
        return endsPhrase || joiners.contains(next)
    }

    private static func isHour(_ text: Substring) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count, text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) else { return false }
        guard let hour = Int(parts[0]), 1...24 ~= hour else { return false }
        guard parts.count == 2 else { return true }
        return parts[1].utf8.count == 2 && Int(parts[1]).map { $0 < 60 && $0.isMultiple(of: 5) } == true
    }

    private static let joiners = Weekdays.english.joiners.union(["every", "on", "then"])
    /// Ten digits and signs, and a few brackets.
    private static let longest = 16
}
