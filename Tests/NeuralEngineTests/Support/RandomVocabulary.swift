// SPDX-License-Identifier: Apache-2.0

/// A small vocabulary in the form of a file.
struct RandomVocabulary {
    /// The pieces behind the end and the unknown piece, with their scores.
    var pieces: [(text: String, score: Float)]
    var hasBytePieces = false
    /// Fields of the trainer’s settings, as number and value.
    var trainer: [(field: UInt64, value: UInt64)] = [(3, 1)]

    /// A vocabulary of the letters from a to z and some syllables.
    static let letters = RandomVocabulary(
        pieces: [("▁", -2)] + (UInt8(ascii: "a")...UInt8(ascii: "z")).map { (String(UnicodeScalar($0)), -5) } + [
            ("▁a", -3), ("an", -3.5), ("▁an", -4), ("na", -3.5), ("▁the", -3), ("ab", -4), (".", -3), (",", -3),
        ])

    /// How many pieces there are.
    var count: Int { 2 + pieces.count + (hasBytePieces ? 256 : 0) }

    /// The bytes of the file.
    var file: [UInt8] {
        var bytes = piece("</s>", 0, kind: 3) + piece("<unk>", 0, kind: 2)
        for (text, score) in pieces { bytes += piece(text, score, kind: 1) }
        if hasBytePieces {
            for byte in 0...255 {
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += piece("<0x\(digits.count == 1 ? "0" : "")\(digits)>", 0, kind: 6)
            }
        }
        let settings =
            trainer.flatMap { Self.number($0.field << 3) + Self.number($0.value) }
            + (hasBytePieces ? Self.number(35 << 3) + [1] : [])
        return bytes + Self.field(2, settings)
    }

    private func piece(_ text: String, _ score: Float, kind: UInt8) -> [UInt8] {
        Self.field(1, Self.field(1, Array(text.utf8)) + [2 << 3 | 5] + RandomModel.bytes(score.bitPattern) + [3 << 3, kind])
    }

    private static func field(_ number: UInt64, _ bytes: [UInt8]) -> [UInt8] {
        self.number(number << 3 | 2) + self.number(UInt64(bytes.count)) + bytes
    }

    private static func number(_ value: UInt64) -> [UInt8] {
        value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + number(value >> 7)
    }
}
