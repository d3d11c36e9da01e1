// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Undoes what LibreTranslate does to translations in order that they look like their texts.
///
/// It gives a translation the text's final mark, whatever the target language writes there, and takes away one that the text has
/// not; where a text is all in small letters it makes the translation so, names and German nouns included. So a text in small
/// letters is sent with its first in upper case, which is undone, and marks are made again what the target's script has.
struct FormOfAnswer {
    private let text: String
    private let target: LanguageTag
    private let isSmall: Bool

    init(of text: String, in target: LanguageTag) {
        self.text = text
        self.target = target
        isSmall = text.first?.isLowercase == true && text.lowercased() == text
    }

    /// What is sent for the text.
    var sent: String { isSmall ? text.prefix(1).uppercased() + text.dropFirst() : text }

    /// A translation without what the server did to it.
    func restored(_ translation: String) -> String {
        var translation = translation
        if isSmall, let first = translation.first, !startsWithAcronym(translation) {
            translation = first.lowercased() + translation.dropFirst()
        }
        guard let last = translation.last, let mark = text.last, last == mark, let own = Self.mark(for: mark, in: target) else {
            return translation
        }
        // The mark was set in the place of the target's own, or behind it. Three points stay as they are.
        let bare = translation.dropLast()
        if bare.last == mark { return translation }
        return bare.last == own ? String(bare) : String(bare) + String(own)
    }

    /// Whether the first word has capitals alone, more than one: such a word keeps them.
    private func startsWithAcronym(_ translation: String) -> Bool {
        let letters = translation.prefix { !$0.isWhitespace }.filter(\.isLetter)
        return letters.count > 1 && letters.allSatisfy { !$0.isLowercase }
    }

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
            default: ["。": ".", "！": "!", "？": "?", "।": ".", "۔": ".", "؟": "?", "։": ".", "።": "."]
            }
        return own[mark]
    }
}
