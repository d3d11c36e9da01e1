// SPDX-License-Identifier: Apache-2.0

/// The parts of a document, by where their tags begin, that declare something for some text.
struct DeclaringParts {
    /// For text that was translated.
    private var translated: Set<Int> = []
    /// For text that was left.
    private var left: Set<Int> = []

    /// Whether none declares anything for text that was translated.
    var isEmpty: Bool { translated.isEmpty }

    /// Notes what became of some text of a part.
    mutating func count(_ tagStart: Int?, isTranslated: Bool) {
        guard let tagStart else { return }
        if isTranslated { translated.insert(tagStart) } else { left.insert(tagStart) }
    }

    /// Whether all of the text of a part was translated.
    func isTranslated(_ tagStart: Int) -> Bool { translated.contains(tagStart) && !left.contains(tagStart) }
}

extension Passage {
    /// Calls a closure with each stretch of its pieces that has letters, and with whether it was translated.
    ///
    /// - Parameter translated: The ranges of its text that were, in order.
    /// - Complexity: Linear in the length of the passage.
    func countLetters(translated: [Range<Int>], _ count: (Piece, Range<Int>, _ isTranslated: Bool) -> Void) {
        var ranges = translated[...]
        for piece in pieces where piece.kind != .inline {
            var start = piece.text.lowerBound
            func note(upTo end: Int, isTranslated: Bool) {
                guard start < end, slice(start..<end).unicodeScalars.contains(where: \.properties.isAlphabetic) else { return }
                count(piece, start..<end, isTranslated)
            }
            while let range = ranges.first, range.lowerBound < piece.text.upperBound {
                let part = range.clamped(to: start..<piece.text.upperBound)
                note(upTo: part.lowerBound, isTranslated: false)
                start = part.lowerBound
                note(upTo: part.upperBound, isTranslated: true)
                start = part.upperBound
                guard range.upperBound <= piece.text.upperBound else { break }
                ranges.removeFirst()
            }
            note(upTo: piece.text.upperBound, isTranslated: false)
        }
    }
}
