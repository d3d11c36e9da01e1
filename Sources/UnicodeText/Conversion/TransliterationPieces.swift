// SPDX-License-Identifier: Apache-2.0

/// The pieces of a text that are transliterated one by one.
struct TransliterationPieces: Sequence, IteratorProtocol {
    private var rest: UnsafeBufferPointer<UInt8>
    private let size: Int

    /// The pieces of UTF-8 text, of at most `size` bytes, which is 4 or more.
    init(_ text: UnsafeBufferPointer<UInt8>, size: Int) {
        self.rest = text
        self.size = size
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard !rest.isEmpty else { return nil }
        let end = rest.count <= size ? rest.count : cut
        defer { rest = UnsafeBufferPointer(rebasing: rest[end...]) }
        return UnsafeBufferPointer(rebasing: rest[..<end])
    }

    /// Where the next piece ends.
    private var cut: Int {
        let start = rest[..<size]
        if let lineFeed = start.lastIndex(of: UInt8(ascii: "\n")) {
            return lineFeed + 1
        }
        // A mark after the space would stand on it.
        if let space = start.lastIndex(of: UInt8(ascii: " ")), canCut(at: space + 1) {
            return space + 1
        }
        // Where marks alone fill the piece, between two of them; where bytes are ill-formed, anywhere.
        return (1...size).last(where: canCut) ?? (1...size).last { !UTF8.isContinuation(rest[$0]) } ?? size
    }

    /// Whether a letter, or another character that takes no part in the one before it, begins at a place.
    private func canCut(at place: Int) -> Bool {
        guard let scalar = rest.scalar(at: place) else { return false }
        let properties = ScalarProperties(scalar)
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return false
        default: return properties.canonicalCombiningClass == 0
        }
    }
}
