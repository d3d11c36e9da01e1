// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells texts that list several things with numbers, as prices are listed on one line: `Single £12 – Double £18`, `Boys / girls:
/// £5 / £6`. Words that move past what parts them give a thing the price of another.
enum PriceList {
    /// Longer texts are prose.
    private static let longest = 200

    /// What parts the items of a text, with white space on both sides: a slash where there is a number at all, since *read /
    /// write* is one phrase, and a dash where each item has one; nothing where it is no such list.
    static func separators(in text: String) -> [Unicode.Scalar] {
        guard text.utf8.count <= longest, hasNumber(Substring(text).unicodeScalars) else { return [] }
        let dashes: [Unicode.Scalar] = ["–", "—"].filter { dash in
            let items = text.components(partedBy: dash)
            return items.count > 1 && items.allSatisfy { hasNumber($0) && $0.contains(where: \.properties.isAlphabetic) }
        }
        return ["/"] + dashes
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
