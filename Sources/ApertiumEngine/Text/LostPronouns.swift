// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Pronouns behind a verb that a chain cannot write: of *trying to install it* the rules from English into Spanish make two words
/// with nothing between them, and what comes is *intentando instalar#prpers*, with the dictionary's name for all pronouns.
enum LostPronouns {
    /// What dictionaries call a pronoun, whatever its capitals.
    static let name = "prpers"

    /// Whether such a name, and no more letters, stands at the beginning of what a chain has written behind `#`.
    static func begins(_ answer: some Collection<UInt8>) -> Bool {
        answer.prefix(name.utf8.count).elementsEqual(name.utf8) { $0 | 0x20 == $1 }
            && !(answer.dropFirst(name.utf8.count).first.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } ?? false)
    }

    /// A translation with the pronouns of its source in these places, or without them where these are not known.
    ///
    /// - Parameters:
    ///   - source: What was translated.
    ///   - language: Its language, without script and region.
    ///   - target: The language translated into.
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, of source: String, from language: String?, into target: String?) -> String {
        // In a source the sign is one of its own.
        guard translation.contains(utf8: "#") else { return translation }
        let places = marks(in: translation)
        guard !places.isEmpty, marks(in: source).isEmpty else { return translation }
        let pronouns = (language, target) == ("en", "es") ? objects(in: source) : []
        var result = translation
        for (index, place) in places.enumerated().reversed() {
            let pronoun = pronouns.count == places.count ? spanish(pronouns[index], behind: translation[..<place.lowerBound]) : ""
            let isInCapitals = translation[place].dropFirst().allSatisfy(\.isUppercase)
            result.replaceSubrange(place, with: isInCapitals ? pronoun.uppercased() : pronoun)
        }
        return result
    }

    /// The objects of infinitives behind a gerund, in their order: the rule is for *trying to install it*, and *needing to*.
    private static func objects(in source: String) -> [String] {
        source.matches(of: /\b\p{L}+ing to [\p{L}\-]+ (her|him|it|me|them|us|you)\b/.ignoresCase()).map { $0.1.lowercased() }
    }

    /// The Spanish for a pronoun behind an infinitive, in small letters.
    private static func spanish(_ pronoun: String, behind text: Substring) -> String {
        let verb = String(text.reversed().prefix(while: \.isLetter).reversed()).lowercased()
        return switch pronoun {
        case "it": "lo"
        case "me": "me"
        case "us": "nos"
        case "you": "te"
        case "them": verbsOfGiving.contains(verb) ? "les" : "los"
        default: "le"
        }
    }

    /// What is done to somebody, of whom Spanish says *les*, with something else.
    private static let verbsOfGiving: Set = [
        "contar", "dar", "decir", "enseñar", "enviar", "escribir", "explicar", "mostrar", "ofrecer", "pagar", "pedir",
        "preguntar",
    ]

    private static func marks(in text: String) -> [Range<String.Index>] {
        text.matches(of: /(?i)#prpers\b/).map(\.range)
    }
}
