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
        return ExactProducts(in: text, from: language).names.filter { name, _ in
            zip(name, name.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
        }.map(\.range)
    }

    /// Where those stand that a translation has less often; of equal ones all.
    func lost(in translation: String) -> [Range<Int>] {
        NameCounts.lost(names, in: translation)
    }
}
