// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text of names between commas, or behind a label, in whose place models put those that they have read most of: *Boston,
/// Lisbon* becomes *Rio de Janeiro, Lisbon*, *Coimbra, Paris* *Coimbra, Paris, France*, and *City: Leeds* *Cidade: Rio de
/// Janeiro*. Of several they write one twice. One by one they know the names.
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

    /// The translation with those of its names by themselves for which it has made up another one; nil where it has none.
    ///
    /// - Parameter translateAlone: Translates each of `names` by itself. Not called for a translation that is sound.
    func corrected(_ translation: String, translateAlone: ([String]) throws -> [String]) rethrows -> String? {
        let fields = translation.split(separator: ": ", omittingEmptySubsequences: false).map(String.init)
        let found = (fields.last ?? "").split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
        let isWhole = fields.count == (label == nil ? 1 : 2) && found.count == parts.count
        // Transmissão do país: Brasil
        let hasLongLabel = label.map { Self.count(fields[0]) > Self.count($0) + 1 } ?? false
        let isInvented = InventedPlaces.areFound(in: translation, source: names.joined(separator: ", "))
        // Caixa Agrícola, Caixa Agrícola, Caixa Nova
        let isRepeated = Set(found).count < found.count && Set(parts).count == parts.count
        guard !isWhole || hasLongLabel || isInvented || isRepeated else { return nil }
        var answers = try zip(names, translateAlone(names)).map { name, answer in
            answer.isEmpty || InventedPlaces.areFound(in: answer, source: name) ? name : answer
        }
        var start = ""
        if let label {
            let answer = answers.removeFirst()
            // City: Rio de Janeiro
            let isTranslated = fields.count == 2 && !hasLongLabel && fields[0] != label
            start = (isTranslated ? fields[0] : answer) + ": "
        }
        var next = answers.makeIterator()
        return start
            + parts.enumerated().map { index, part in
                guard part.isListedName, let answer = next.next() else { return part }
                // A name that stays by itself may be known beside others.
                let isKnown = answer == part && isWhole && !isRepeated && !InventedPlaces.areFound(in: found[index], source: part)
                return isKnown ? found[index] : answer
            }.joined(separator: ", ")
    }

    private static func count(_ words: String) -> Int { words.split(separator: " ").count }

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
