// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text of names between commas, or behind a label, in whose place models put those that they have read most of: *Boston,
/// Lisbon* becomes *Rio de Janeiro, Lisbon*, *Coimbra, Paris* *Coimbra, Paris, France*, and *City: Leeds* *Cidade: Rio de
/// Janeiro*. One by one they know the names.
struct ListedNames {
    /// Longer lists are rare, and each name costs a translation.
    private static let mostNames = 8
    private static let mostWordsOfLabel = 3

    /// What stands before a colon; nil where nothing does.
    private let label: String?
    /// What stands between the commas.
    private let parts: [String]

    /// A text of such names, numbers and placeholders; nil for another one.
    init?(_ text: String) {
        let fields = text.split(separator: ": ", omittingEmptySubsequences: false).map(String.init)
        let parts = fields[fields.count - 1].split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
        guard fields.count < 3, fields.count == 2 || parts.count > 1, parts.count <= Self.mostNames,
            parts.contains(where: \.isListedName), parts.allSatisfy({ $0.isListedName || $0.isKept })
        else { return nil }
        label = fields.count == 2 ? fields[0] : nil
        self.parts = parts
        if let label {
            let words = label.split(separator: " ", omittingEmptySubsequences: false)
            guard 1...Self.mostWordsOfLabel ~= words.count,
                words.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" } })
            else { return nil }
        }
    }

    /// What is translated by itself: the names, in order, behind the label.
    var names: [String] { (label.map { [$0] } ?? []) + parts.filter(\.isListedName) }

    /// The translation with the translation of each name; nil where that of the whole lacks none of the names that stay as they
    /// are, and adds none.
    ///
    /// - Parameter alone: The translation of each of `names` by itself, in order.
    func corrected(_ translation: String, with alone: [String]) -> String? {
        var answers = zip(names, alone).map { name, answer in
            answer.isEmpty || InventedPlaces.areFound(in: answer, source: name) ? name : answer
        }
        guard !isSound(translation, answers) else { return nil }
        let start = label.map { _ in Self.label(of: translation, for: answers.removeFirst()) + ": " } ?? ""
        var next = answers.makeIterator()
        return start + parts.map { $0.isListedName ? next.next() ?? $0 : $0 }.joined(separator: ", ")
    }

    /// Whether a translation has as many parts as the text, and all names that stay.
    private func isSound(_ translation: String, _ answers: [String]) -> Bool {
        let fields = translation.split(separator: ": ", omittingEmptySubsequences: false)
        guard fields.count == (label == nil ? 1 : 2), let last = fields.last else { return false }
        if label != nil, let answer = answers.first, Self.label(of: translation, for: answer) != fields[0] { return false }
        return last.split(separator: ", ", omittingEmptySubsequences: false).count == parts.count
            && !InventedPlaces.areFound(in: translation, source: names.joined(separator: ", "))
            && zip(names, answers).allSatisfy { $0 != $1 || translation.contains($1) }
    }

    /// The label in a translation of the whole; that by itself where the whole has made one of many words of it: *Transmissão do
    /// país: Brasil*.
    private static func label(of translation: String, for alone: String) -> String {
        guard let label = translation.split(separator: ": ").first, translation.contains(": "),
            label.split(separator: " ").count <= alone.split(separator: " ").count + 1
        else { return alone }
        return String(label)
    }

    fileprivate static let mostWordsOfName = 3
    fileprivate static let links: Set<Substring> = ["da", "das", "de", "do", "dos", "of"]
}

extension String {
    /// Whether it is few words with capitals, between which words of names may stand: *Rio de Janeiro*.
    fileprivate var isListedName: Bool {
        let words = split(separator: " ", omittingEmptySubsequences: false)
        return 1...ListedNames.mostWordsOfName ~= words.count
            && words.enumerated().allSatisfy { index, word in
                guard let first = word.first else { return false }
                let isLink = index > 0 && index < words.count - 1 && ListedNames.links.contains(word)
                return (first.isUppercase || isLink) && word.allSatisfy { $0.isLetter || "-'’".contains($0) }
            }
    }

    /// Whether there is nothing to translate in it: digits, or a placeholder.
    fileprivate var isKept: Bool { !isEmpty && (utf8.allSatisfy(\.isASCIIDigit) || self == Placeholder.text) }
}
