// SPDX-License-Identifier: Apache-2.0

/// A text on its way through an engine: it is cut block by block as its turn comes, and put together of the translations of its
/// pieces.
package struct OpenText: Sendable {
    private var blocks: TextBlocks
    private var cut = CutText()

    /// A text of which nothing has been cut.
    package init(_ text: String) {
        blocks = TextBlocks(text)
    }

    /// Whether all of it has been cut.
    package var isCut: Bool { blocks.isAtEnd }

    /// The text in segments, once it is cut to its end and each piece has its translation; nil before.
    package var whole: CutText? { isCut && cut.openCount == 0 ? cut : nil }

    /// Cuts the next block.
    ///
    /// - Parameter cutter: Cuts a block, and is told whether that is the whole text.
    /// - Returns: The pieces of the block, each with the index of its segment in the text; nil where all has been cut.
    package mutating func cutBlock(
        _ cutter: (_ block: String, _ isWhole: Bool) -> CutText
    ) -> [(index: Int, text: String)]? {
        let isFirst = cut.segments.isEmpty
        guard let block = blocks.next() else { return nil }
        let first = cut.segments.count
        cut.append(cutter(block, isFirst && isCut))
        return cut.pieces(from: first)
    }

    /// Puts the translation of a piece in its place, as `CutText` does.
    package mutating func settle(
        _ index: Int, with translation: String, alignment: TranslationAlignment? = nil, of source: String? = nil
    ) {
        cut.settle(index, with: translation, alignment: alignment, of: source)
    }
}
