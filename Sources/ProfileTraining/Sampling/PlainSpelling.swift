// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// Text as people type it where letters with marks are far to reach: `manana`, `strasse`, `Dobry den`.
///
/// A share of the examples of training is spelt so, for a recogniser meets both.
struct PlainSpelling: Sendable {
    /// What stands for a letter of two bytes or three, by its scalar.
    private let plain: [UInt32: [UInt8]]

    /// Letters with strokes and joined letters do not decompose.
    private static let others: [(Character, String)] = [
        ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("đ", "d"), ("ł", "l"), ("ħ", "h"), ("ı", "i"), ("Æ", "AE"),
        ("Œ", "OE"),
        ("Ø", "O"), ("Đ", "D"), ("Ł", "L"), ("Ħ", "H"),
    ]
    private static let lettersWithMarks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF]

    init() {
        var plain: [UInt32: [UInt8]] = [:]
        for range in Self.lettersWithMarks {
            for scalar in range.lazy.compactMap(Unicode.Scalar.init) {
                let decomposed = String(scalar).normalized(.nfd).unicodeScalars
                guard let base = decomposed.first, base.isASCII, decomposed.count > 1 else { continue }
                plain[scalar.value] = [UInt8(base.value)]
            }
        }
        for (letter, spelling) in Self.others {
            for scalar in letter.unicodeScalars { plain[scalar.value] = Array(spelling.utf8) }
        }
        self.plain = plain
    }

    /// A text with plain letters in the place of those with marks; nil where it has none.
    func callAsFunction(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var changes = false
        var bytes: [UInt8] = []
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x80, let letters = plain[scalar.value] {
                bytes += letters
                changes = true
            } else {
                bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        return changes ? bytes : nil
    }
}
