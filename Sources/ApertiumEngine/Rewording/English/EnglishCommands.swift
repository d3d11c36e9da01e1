// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Commands in English whose verb is a given name as well: chains leave *Mark* in *Mark as read*.
enum EnglishCommands {
    /// A text that begins with such a verb, with a small letter in front.
    static func uncapitalized(_ text: String) -> String {
        let verb = text.prefix { $0.isASCII && $0.isLetter }
        guard verbs.contains(verb), text[verb.endIndex...].first == " " else { return text }
        let next = text[verb.endIndex...].dropFirst().prefix(while: \.isLetter)
        return objects.contains(next) ? verb.lowercased() + text[verb.endIndex...] : text
    }

    /// The translation of such a text with the capital of what it was made of.
    static func capitalized(_ translation: String, of source: String, sentAs sent: String) -> String {
        source.first?.isUppercase == true && sent.first?.isLowercase == true ? translation.withFirstCapital : translation
    }

    private static let verbs: Set<Substring> = ["Bill", "Chase", "Frank", "Grant", "Hope", "Jack", "Mark", "Rob", "Sue"]
    /// What a verb has behind it and a name has not.
    private static let objects: Set<Substring> = [
        "a", "access", "all", "an", "any", "as", "each", "every", "everything", "it", "me", "one", "permission", "permissions",
        "selected", "that", "the", "them", "these", "this", "those", "to", "us", "you", "your",
    ]
}
