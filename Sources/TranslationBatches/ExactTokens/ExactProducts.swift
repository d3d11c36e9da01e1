// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of products, companies and the like in a text, which stay as they are in every language.
package struct ExactProducts: Sendable {
    private let names: [(name: String, range: Range<Int>)]

    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language, without script and region; nil where it is not known.
    init(in text: String, from language: String? = nil) {
        names = ProductNames.ranges(in: text, from: language).map { (String(text[$0]), text.utf8Offsets(of: text[$0])) }
    }

    /// Where those stand of which a part is fixed text for its form, so that the rest would go alone: *GitHub Actions*. They are
    /// fixed text as a whole.
    package static func withInnerCapitals(in text: String, from language: String) -> [Range<Int>] {
        // Few texts have such a name, and to look for all names takes longer.
        let mayHold = zip(text.utf8, text.utf8.dropFirst()).contains { $0.isASCIISmall && $1.isASCIICapital }
        guard mayHold else { return [] }
        let known = ExactProducts(in: text, from: language).names.filter { name, _ in
            zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        }
        return (known.map(\.range) + joinedWords(in: text)).merged()
    }

    /// Names of several words written as one, with letters beyond ASCII: *PãoBom*, *BusãoJá*. Those in ASCII are fixed text by
    /// their form in front of all languages; `bhÉireann` of Irish is a word.
    private static func joinedWords(in text: String) -> [Range<Int>] {
        text.split { !$0.isLetter }.filter { word in
            guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
            let capitals = zip(word.indices.dropFirst(), zip(word, word.dropFirst())).filter {
                $1.0.isLowercase && $1.1.isUppercase
            }
            return capitals.count > 1 || capitals.contains { word.distance(from: word.startIndex, to: $0.0) > longestPrefix }
        }.map { text.utf8Offsets(of: $0) }
    }

    /// The most letters before a capital inside of a word.
    private static let longestPrefix = 2

    /// Where those stand that a translation has less often; of equal ones all.
    func lost(in translation: String) -> [Range<Int>] {
        NameCounts.lost(names, in: translation)
    }
}
