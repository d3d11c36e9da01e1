// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells texts that list several things with a number each, as prices are listed on one line: `Adults €12 / children €6`. Words
/// that move past what parts them give a thing the price of another.
enum PriceList {
    /// Longer texts are prose.
    private static let longest = 200
    /// What may part the items, with white space on both sides.
    private static let candidates: [Unicode.Scalar] = ["/", "–", "—"]

    /// What parts the items of a text; nothing where it is no such list.
    static func separators(in text: String) -> [Unicode.Scalar] {
        guard text.utf8.count <= longest else { return [] }
        return candidates.filter { candidate in
            let items = text.components(partedBy: candidate)
            return items.count > 1 && items.allSatisfy { hasNumber($0) && $0.contains(where: \.properties.isAlphabetic) }
        }
    }

    /// Whether a number is in an item, or a placeholder for one with its unit.
    private static func hasNumber(_ item: Substring.UnicodeScalarView) -> Bool {
        item.contains { $0.properties.numericType != nil || $0 == Placeholder.scalar }
    }
}

extension String {
    /// The parts of the text between a scalar that white space stands around.
    fileprivate func components(partedBy separator: Unicode.Scalar) -> [Substring.UnicodeScalarView] {
        var parts: [Substring.UnicodeScalarView] = []
        var start = unicodeScalars.startIndex
        var before: Unicode.Scalar?
        for index in unicodeScalars.indices {
            let next = unicodeScalars.index(after: index)
            if unicodeScalars[index] == separator, before?.properties.isWhitespace == true, next < unicodeScalars.endIndex,
                unicodeScalars[next].properties.isWhitespace
            {
                parts.append(unicodeScalars[start..<index])
                start = next
            }
            before = unicodeScalars[index]
        }
        return parts + [unicodeScalars[start...]]
    }
}
