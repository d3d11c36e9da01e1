// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text of names between commas, such as a row of cities, in whose place models put those that they have read most of: *Boston,
/// Lisbon* becomes *Rio de Janeiro, Lisbon*, and *Coimbra, Paris* *Coimbra, Paris, France*. One by one they know the names.
struct ListedNames {
    /// Longer lists are rare, and each name costs a translation.
    private static let mostNames = 8
    fileprivate static let mostWordsOfName = 3

    /// What stands between the commas.
    private let parts: [String]

    /// A text of such names and of numbers; nil for another one.
    init?(_ text: String) {
        let parts = text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
        guard 2...Self.mostNames ~= parts.count, parts.contains(where: \.isListedName),
            parts.allSatisfy({ $0.isListedName || $0.isDigits })
        else { return nil }
        self.parts = parts
    }

    /// The names, in order.
    var names: [String] { parts.filter(\.isListedName) }

    /// The translation with the translation of each name; nil where that of the whole lacks none of the names that stay as they
    /// are, and adds none.
    ///
    /// - Parameter alone: The translation of each name by itself, in order; nil for one that stays.
    func corrected(_ translation: String, with alone: [String?]) -> String? {
        let answers = zip(names, alone).map { name, answer in
            guard let answer, !answer.isEmpty, !InventedPlaces.areFound(in: answer, source: name) else { return name }
            return answer
        }
        let found = translation.split(separator: ", ", omittingEmptySubsequences: false)
        let isSound =
            found.count == parts.count && !InventedPlaces.areFound(in: translation, source: parts.joined(separator: ", "))
            && zip(names, answers).allSatisfy { $0 != $1 || translation.contains($1) }
        guard !isSound else { return nil }
        var next = answers.makeIterator()
        return parts.map { $0.isListedName ? next.next() ?? $0 : $0 }.joined(separator: ", ")
    }
}

extension String {
    /// Whether it is few words with capitals, between which words of names may stand: *Rio de Janeiro*.
    fileprivate var isListedName: Bool {
        let words = split(separator: " ", omittingEmptySubsequences: false)
        return 1...ListedNames.mostWordsOfName ~= words.count
            && words.enumerated().allSatisfy { index, word in
                guard let first = word.first else { return false }
                let isLink = index > 0 && index < words.count - 1 && ["da", "das", "de", "do", "dos", "of"].contains(word)
                return (first.isUppercase || isLink) && word.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }
            }
    }

    fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy(\.isASCIIDigit) }
}
