// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds lines whose items pictures or ticks part: `🚗 Free parking 🏊 Swimming pool`, `Lift ✓ Garden ✗`. Rules do not know these
/// signs, and move words past them.
enum PictureRows {
    /// The pictures that part items, and where they end: of a line with two at least behind which an item begins with a capital,
    /// or the line ends.
    ///
    /// - Complexity: Linear in the length of the text.
    static func pictures(in text: String) -> [String.Index: String.Index] {
        guard text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xF0 }) else { return [:] }
        return text.unicodeScalars.split(whereSeparator: \.endsLine).reduce(into: [:]) { pictures, line in
            let found = line.split(separator: " ").filter { isPicture($0) && endsItem($0, in: line) }
            guard found.count > 1 else { return }
            for picture in found { pictures[picture.startIndex] = picture.endIndex }
        }
    }

    /// Whether a word is one picture or tick. A heart stands for a verb: *I ❤ Paris*.
    private static func isPicture(_ word: Substring.UnicodeScalarView) -> Bool {
        guard let first = word.first, first.value > 0xFF, first.properties.generalCategory == .otherSymbol,
            !"❤♥💙💚💛💜🧡🖤".unicodeScalars.contains(first)
        else { return false }
        return Substring(word).count == 1
    }

    /// Whether an item with a capital begins behind a picture, or nothing does.
    private static func endsItem(_ picture: Substring.UnicodeScalarView, in line: Substring.UnicodeScalarView) -> Bool {
        let next = line[picture.endIndex...].first { $0 != " " }
        return next.map { $0.properties.isUppercase } ?? true
    }
}
