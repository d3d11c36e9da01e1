import TextScanning
import UnicodeText

/// Cuts texts that are longer than an engine takes.
package enum LongText {
    /// A text in pieces: between sentences where that is possible, else between words, else between characters.
    ///
    /// A single character may have more scalars than asked for.
    ///
    /// - Parameter most: The most Unicode scalars that a piece may have, at least 1.
    /// - Returns: The pieces in UTF-8 offsets, which cover the text in order; none for an empty text.
    /// - Complexity: Linear in the length of the text.
    package static func cut(_ text: String, most: Int) -> [Range<Int>] {
        var text = text
        let finder = try? BoundaryFinder(.sentence)
        return text.withUTF8 { bytes in
            var pieces: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let limit = end(ofScalars: most, from: start, in: bytes)
                let end = limit == bytes.count ? limit : cut(in: start..<limit, of: bytes, finder)
                pieces.append(start..<end)
                start = end
            }
            return pieces
        }
    }

    private static func end(ofScalars count: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var left = count
        return bytes[start...].firstIndex { byte in
            if byte & 0xC0 != 0x80 { left -= 1 }
            return left < 0
        } ?? bytes.count
    }

    /// How many bytes behind the limit help to tell whether a sentence ends before it.
    private static let context = 64

    /// The last place at which a piece may end that fits a range.
    private static func cut(
        in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ finder: BoundaryFinder?
    ) -> Int {
        let window = range.lowerBound..<min(bytes.count, range.upperBound + context)
        let sentences = finder?.offsets(inUTF8: bytes[window]).map { $0 + range.lowerBound } ?? []
        func isBoundary(_ offset: Int) -> Bool {
            var boundaries = CharacterBoundaries(in: bytes, from: range.lowerBound)
            return boundaries.last(upTo: offset) == offset
        }
        if let end = sentences.last(where: { $0 <= range.upperBound && $0 > range.lowerBound }), isBoundary(end) { return end }
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if let space = bytes[range].lastIndex(where: isSpace), isBoundary(space + 1) { return space + 1 }
        var boundaries = CharacterBoundaries(in: bytes, from: range.lowerBound)
        let end = boundaries.last(upTo: range.upperBound)
        // Where one character is longer than the limit, it is a piece.
        return end > range.lowerBound ? end : boundaries.next()
    }
}
