// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// Undoes what LibreTranslate does to translations in order that they look like their texts.
///
/// It gives a translation the text's final mark, whatever the target language writes there, and takes away one that the text has
/// not; where a text is all in small letters it makes the translation so, names and German nouns included. So a text in small
/// letters is sent with its first in upper case, which is undone, and marks are made again what the target's script has. It
/// makes characters of what looks like references to them (`&lt;`), so their `&` is sent as one.
struct FormOfAnswer {
    private let text: String
    private let source: LanguageTag
    private let target: LanguageTag
    private let isSmall: Bool

    init(of text: String, from source: LanguageTag, in target: LanguageTag) {
        self.text = text
        self.source = source
        self.target = target
        isSmall = text.first?.isLowercase == true && text.lowercased() == text
    }

    /// What is sent for the text.
    var sent: String {
        let raised = isSmall ? text.withFirstCapital : text
        return raised.replacing(/&(?=#|[A-Za-z][A-Za-z0-9]*;)/, with: "&amp;")
    }

    /// A translation without what the server did to it.
    func restored(_ translation: String) -> String {
        var translation = translation
        if isSmall, let first = translation.first, !startsWithAcronym(translation) {
            translation = first.lowercased() + translation.dropFirst()
        }
        guard let last = translation.last, let mark = text.last else { return translation }
        // It does not know these, and so took away what the translation ended with.
        if Self.unknownMarks.contains(mark), last.isLetter || last.isNumber {
            let plain = Self.plainMarks[mark] ?? mark
            return translation + String(Self.mark(for: plain, in: target) ?? plain)
        }
        guard last == mark, let own = ownMark(for: mark) else { return translation }
        // The mark was set in the place of the target's own, or behind it. Three points stay as they are.
        let bare = translation.dropLast()
        if bare.last == mark { return translation }
        return bare.last == own ? String(bare) : String(bare) + String(own)
    }

    /// What the target's language writes for the final mark of a text; nil where it writes the same.
    private func ownMark(for mark: Character) -> Character? {
        // A semicolon ends a question in Greek.
        guard source.language == "el", mark == ";" else { return Self.mark(for: mark, in: target) }
        return target.language == "el" ? nil : Self.mark(for: "?", in: target) ?? "?"
    }

    /// Whether the first word has capitals alone, more than one: such a word keeps them.
    private func startsWithAcronym(_ translation: String) -> Bool {
        let letters = translation.prefix { !$0.isWhitespace }.filter(\.isLetter)
        return letters.count > 1 && letters.allSatisfy { !$0.isLowercase }
    }

    /// The final marks that the server does not know.
    private static let unknownMarks: Set<Character> = ["？", "！", "।", "۔", "؟", "։", "።"]

    /// What most languages write for final marks of others.
    private static let plainMarks: [Character: Character] = [
        "。": ".", "！": "!", "？": "?", "।": ".", "۔": ".", "؟": "?", "։": ".", "።": ".",
    ]

    /// What a language writes for a final mark of another; nil where it writes the same.
    private static func mark(for mark: Character, in target: LanguageTag) -> Character? {
        let own: [Character: Character] =
            switch target.language {
            case "zh", "ja": [".": "。", "!": "！", "?": "？"]
            case "hi", "bn", "mr", "ne", "pa", "sa": [".": "।", "。": "।"]
            case "ur": [".": "۔", "?": "؟", "。": "۔"]
            case "ar", "fa", "ps": ["?": "؟", "。": "."]
            case "hy": [".": "։", "。": "։"]
            case "am", "ti": [".": "።", "。": "።"]
            case "el": ["?": ";", "。": ".", "！": "!", "？": ";", "؟": ";"]
            default: plainMarks
            }
        return own[mark]
    }
}
