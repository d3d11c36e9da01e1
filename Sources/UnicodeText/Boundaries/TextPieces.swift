// SPDX-License-Identifier: Apache-2.0

/// The pieces between the boundaries of a text, found as they are asked for.
///
/// It may be gone through several times, and several may be gone through by turns with one finder.
public struct TextPieces<Text: StringProtocol>: Sequence {
    /// The text.
    public let text: Text
    let finder: BoundaryFinder

    /// Goes through the pieces.
    public struct Iterator: IteratorProtocol {
        private let text: Text
        private let finder: BoundaryFinder
        private var search: BoundarySearch

        init(text: Text, finder: BoundaryFinder) {
            self.text = text
            self.finder = finder
            self.search = BoundarySearch(number: finder.nextSearch())
        }

        /// The next piece, or nil after the last.
        public mutating func next() -> TextPiece? {
            search.nextFetched() ?? text.utf8.withContiguousBytes { search.next(in: $0, with: finder) }
        }
    }

    /// An iterator that starts at the text's start.
    public func makeIterator() -> Iterator {
        Iterator(text: text, finder: finder)
    }
}
