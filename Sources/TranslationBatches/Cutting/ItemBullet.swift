// SPDX-License-Identifier: Apache-2.0

/// The signs that an item of a list begins with, where it has no number: the bullet of a list, the dash of who speaks.
enum ItemBullet {
    private static let signs = Set("*-–—•·▪".unicodeScalars)

    static func contains(_ scalar: Unicode.Scalar) -> Bool { signs.contains(scalar) }
}

extension Substring {
    /// A line without the bullet of an item or the dash of who speaks, and the spaces around it.
    var withoutItemBullet: Substring {
        let text = drop { $0 == " " || $0 == "\t" }
        guard let first = text.unicodeScalars.first, ItemBullet.contains(first), text.dropFirst().first == " " else {
            return text
        }
        return text.dropFirst().drop { $0 == " " }
    }
}
