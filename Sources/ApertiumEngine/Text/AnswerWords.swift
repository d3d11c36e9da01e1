// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What *yes* and *no* are where they are all of a line, as in a cell or on a button. Dictionaries take them for other words:
/// *ningún*, *himself*.
struct AnswerWords: Sendable {
    private let yes: (source: String, target: String)
    private let no: (source: String, target: String)

    /// Those of a mode; nil where they are not known in one of its languages.
    init?(from source: LanguageTag, into target: LanguageTag) {
        guard let own = Self.known[source.language], let other = Self.known[target.language] else { return nil }
        (yes, no) = ((own.yes, other.yes), (own.no, other.no))
    }

    /// The translation of a text that is one of them, with its capitals and what stands around it.
    ///
    /// A full stop may be that of the number in a heading: *No.*
    func translation(of text: String) -> String? {
        let word = text.drop { !$0.isLetter }.prefix(while: \.isLetter)
        let rest = text[word.endIndex...]
        guard !word.isEmpty, word.utf8.count < 8, !rest.contains(where: \.isLetter), !text.contains(where: \.isNumber),
            !rest.hasPrefix(".")
        else { return nil }
        guard let answer = [yes, no].first(where: { $0.source == word.lowercased() })?.target else { return nil }
        let isWhole = word.count > 1 && word.allSatisfy(\.isUppercase)
        let isCapital = word.first?.isUppercase == true
        let written = isWhole ? answer.uppercased() : isCapital ? answer.prefix(1).uppercased() + answer.dropFirst() : answer
        return text[..<word.startIndex] + written + rest
    }

    private static let known: [String: (yes: String, no: String)] = [
        "af": ("ja", "nee"), "an": ("sí", "no"), "ast": ("sí", "non"), "bg": ("да", "не"), "bs": ("da", "ne"),
        "ca": ("sí", "no"), "da": ("ja", "nej"), "en": ("yes", "no"), "eo": ("jes", "ne"), "es": ("sí", "no"),
        "eu": ("bai", "ez"), "fr": ("oui", "non"), "gl": ("si", "non"), "hr": ("da", "ne"), "is": ("já", "nei"),
        "it": ("sì", "no"), "mk": ("да", "не"), "nb": ("ja", "nei"), "nl": ("ja", "nee"), "nn": ("ja", "nei"),
        "oc": ("òc", "non"), "pl": ("tak", "nie"), "pt": ("sim", "não"), "ro": ("da", "nu"), "ru": ("да", "нет"),
        "sc": ("eja", "no"), "sl": ("da", "ne"), "sv": ("ja", "nej"), "uk": ("так", "ні"),
    ]
}
