// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// A label with a colon behind it and nothing else, as it stands in a column of labels: *Guests:*. Models leave the colon out,
/// say more behind it, or write the label again as it was; without the colon they know it.
struct LoneLabel {
    private static let mostWords = 4
    private static let colons: Set<Character> = [":", "："]

    /// The label without its colon.
    let words: String
    /// The colon, with the space before it that French has.
    private let colon: String
    private let text: String

    /// A text that is a label; nil for another one.
    init?(_ text: String) {
        guard text.last == ":" else { return nil }
        words = String(text.dropLast().withoutOuterWhiteSpace)
        colon = String(text.dropFirst(text.prefix { $0.isWhitespace }.count + words.count))
        self.text = text
        guard 1...Self.mostWords ~= words.split(separator: " ").count, words.contains(where: \.isLetter),
            !words.contains(where: { ":.!?;,".contains($0) }), !words.unicodeScalars.contains(Placeholder.scalar)
        else { return nil }
    }

    /// Whether a translation is not that of a label, or is the label itself, which does not look like a name.
    func isLost(in translation: String) -> Bool {
        let isLabel = translation.last.map(Self.colons.contains) == true
        guard isLabel, !translation.dropLast().contains(where: Self.colons.contains) else { return true }
        return translation == text && !mayBeName
    }

    /// The label with its colon in other words.
    func written(as translation: String) -> String { translation + colon }

    private var mayBeName: Bool {
        let parts = words.split(separator: " ")
        guard parts.count == 1, let word = parts.first else {
            return parts.dropFirst().contains { $0.first?.isUppercase == true }
        }
        return !word.contains(where: \.isLowercase) || GivenNames.mayContain(word) || Surnames.contains(word)
    }
}
