// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The sign that an item of a list begins with, where it has no number: the bullet of a list, the dash of who speaks, a tick, a
/// picture. Engines that learnt from texts put it behind the words: `✓ reservations by phone` -> `reservas ✓ por telefone`
enum ItemBullet {
    private static let signs = Set("*-–—•·▪".unicodeScalars)
    /// Signs that are more before a number, as in *§ 5* and *~ 20 km*.
    private static let signsBeforeWords = Set("+~§»".unicodeScalars)

    /// Where the bullet ends that a line begins with, before a space; nil where it begins with none.
    ///
    /// What lists are marked with by asterisks, stars and pictures may be repeated: `** New`, `★★★ A fine place`
    static func end(in line: Substring) -> Substring.Index? {
        guard let first = line.first, let scalar = first.unicodeScalars.first else { return nil }
        let isPicture = Self.isPicture(scalar) || first.unicodeScalars.last == keycap
        let isBeforeWord = signsBeforeWords.contains(scalar)
        guard isPicture || isBeforeWord || signs.contains(scalar) else { return nil }
        let rest = isPicture || scalar == "*" ? line.drop { $0 == first } : line.dropFirst()
        guard rest.first == " ", !isBeforeWord || rest.first(where: { $0 != " " })?.isLetter == true else { return nil }
        return rest.startIndex
    }

    /// Whether a mark tells an item by itself. One bullet or dash may do something else, and engines keep to it.
    static func isOne(_ mark: Substring.UnicodeScalarView) -> Bool {
        guard let first = mark.first else { return false }
        return isPicture(first) || signsBeforeWords.contains(first) || mark.starts(with: "**".unicodeScalars)
    }

    /// Whether a scalar is a tick, a star, a square, an emoji or the like. Before these are signs with a meaning, such as °, ©
    /// and №.
    static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= firstPicture && scalar.properties.generalCategory == .otherSymbol && scalar != Placeholder.scalar
    }

    private static let firstPicture: UInt32 = 0x2190
    /// Behind a digit it makes a picture of a key: `1️⃣`.
    private static let keycap: Unicode.Scalar = "\u{20E3}"
}

extension Substring {
    /// A line without the bullet of an item or the dash of who speaks, and the spaces around it.
    var withoutItemBullet: Substring {
        let text = drop { $0 == " " || $0 == "\t" }
        guard let end = ItemBullet.end(in: text) else { return text }
        return text[end...].drop { $0 == " " }
    }
}
