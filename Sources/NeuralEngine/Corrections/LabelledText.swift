// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// A text behind a label, a colon or a spaced dash between them. Models take a label in capitals for a name, *FIRE DRILL: on
/// Wednesday …*, and lose what stands on one side of a dash, *Step 4 — Start it*, or move it over to the other. By itself
/// they know each side.
struct LabelledText {
    private static let mostWordsOfLabel = 4
    /// Longer texts behind a dash are sentences, in which a dash may go.
    private static let mostWordsBehindDash = 8
    private static let fewestLettersOfWord = 4
    private static let placeholder = Character(Placeholder.scalar)
    private static let separators = [": ", " – ", " — ", " - "]

    /// What stands before the colon or the dash.
    let label: String
    /// The colon or the dash, with its spaces.
    let separator: String
    /// What stands behind it.
    let rest: String

    /// A text of two parts; nil for another one.
    init?(_ text: String) {
        guard let range = Self.firstSeparator(in: text) else { return nil }
        label = String(text[..<range.lowerBound])
        separator = String(text[range])
        rest = String(text[range.upperBound...])
        guard 1...Self.mostWordsOfLabel ~= Self.words(of: label).count, !label.contains(where: ".!?;,".contains),
            label.contains(where: \.isLetter), rest.contains(where: \.isLetter)
        else { return nil }
    }

    private static func firstSeparator(in text: String) -> Range<String.Index>? {
        separators.compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    }

    private static func words(of text: some StringProtocol) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != placeholder }.map { $0.lowercased() }
    }

    /// A translation with that of the label alone, where it has kept words of a label in capitals; nil where it has not, or where
    /// the label is that of somebody who speaks, or stays by itself, too.
    ///
    /// - Parameter translateAlone: Translates the label. Called only where words of it are kept.
    func withLabel(_ translation: String, translateAlone: (String) throws -> String) rethrows -> String? {
        guard CapitalizedText(label) != nil, rest.contains(where: \.isLowercase), !isName,
            let range = Self.firstSeparator(in: translation)
        else { return nil }
        let kept = copiedCount(in: translation[..<range.lowerBound])
        guard kept > 0 else { return nil }
        let answer = try translateAlone(label)
        guard answer.contains(where: \.isLetter), copiedCount(in: answer) < kept else { return nil }
        return answer + translation[range.lowerBound...]
    }

    /// Whether the label is one word that is a name: in the script of a play they stand before what is said.
    private var isName: Bool {
        let words = label.split(separator: " ")
        guard words.count == 1, let word = words.first?.capitalizedWord[...] else { return false }
        return GivenNames.mayContain(word) || Surnames.contains(word)
    }

    /// How many words of the label a text has, without short ones.
    private func copiedCount(in text: some StringProtocol) -> Int {
        let words = Set(Self.words(of: text))
        return Self.words(of: label).count { $0.count >= Self.fewestLettersOfWord && words.contains($0) }
    }

    /// Whether a translation has lost one side of a dash, or has moved the label behind other words.
    func isTorn(in translation: String) -> Bool {
        let source = Self.words(of: rest)
        guard separator != ": ", source.count <= Self.mostWordsBehindDash, !rest.contains(where: ".!?;:".contains),
            Self.firstSeparator(in: rest) == nil
        else { return false }
        let labelWords = Self.words(of: label)
        let translated = Self.words(of: translation)
        guard let range = Self.firstSeparator(in: " " + translation + " ") else {
            return translated.count * 10 < (labelWords.count + source.count) * 6
        }
        let before = Self.words(of: (" " + translation + " ")[..<range.lowerBound])
        let hasMoved = before.count > labelWords.count + 2 && before.first != labelWords.first && before.ends(with: labelWords)
        return before.isEmpty || before.count == translated.count || hasMoved
    }
}

extension Substring {
    fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension [String] {
    fileprivate func ends(with other: [String]) -> Bool { suffix(other.count).elementsEqual(other) }
}
