internal import CUnicode

/// A text as it is compared, by Unicode's `NFKC_Casefold`, with a map back to where each part of it came from.
///
///     let folded = FoldedText("Die ﬁne Straße")
///     folded.text                           // die fine strasse
///     folded.originalRange(of: 4..<8)       // 4..<9: “ﬁne”
public struct FoldedText: Sendable, Hashable {
    /// The folded text.
    public let text: String
    /// The length of the original, in UTF-8.
    public let originalCount: Int
    /// What the text is made of, in order, without a gap. Memory grows with the number of changes, not with the text.
    private let stretches: [Stretch]

    /// Folds a text.
    ///
    /// - Precondition: ICU's data are installed.
    /// - Complexity: O(*n*).
    public init(_ original: some StringProtocol) {
        self.init(original, pieceSize: 1 << 26)
    }

    init(_ original: some StringProtocol, pieceSize: Int) {
        var bytes: [UInt8] = []
        var stretches = StretchBuilder()
        var count = 0
        original.utf8.withContiguousBytes { source in
            count = source.count
            bytes.reserveCapacity(count)
            if source.isASCII {
                bytes.append(
                    contentsOf: source.lazy.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 })
                stretches.append(original: count, folded: count, keepsOffsets: true)
                return
            }
            Normalization(.nfkcCasefold, pieceSize: pieceSize).normalize(source, keepingEdits: true) { piece in
                let text = piece.text
                var originalOffset = stretches.originalCount
                var foldedOffset = 0
                piece.forEachEdit { edit in
                    var (old, new) = (Int(edit.old_length), Int(edit.new_length))
                    guard edit.changed else {
                        stretches.append(original: old, folded: new, keepsOffsets: true)
                        originalOffset += old
                        foldedOffset += new
                        return
                    }
                    // ICU counts a letter among what changed when only a mark after it did.
                    let kept = UTF8.commonPrefix(
                        source[originalOffset..<originalOffset + old], text[foldedOffset..<foldedOffset + new])
                    stretches.append(original: kept, folded: kept, keepsOffsets: true)
                    (old, new) = (old - kept, new - kept)
                    originalOffset += kept
                    foldedOffset += kept
                    // One code point for another of the same length moves nothing.
                    let isSubstitution =
                        old == new && old > 0 && UTF8.length(from: source[originalOffset]) == old
                        && UTF8.length(from: text[foldedOffset]) == new
                    stretches.append(original: old, folded: new, keepsOffsets: isSubstitution)
                    originalOffset += old
                    foldedOffset += new
                }
                bytes.append(contentsOf: text)
            }
        }
        self.text = String(decoding: bytes, as: UTF8.self)
        self.originalCount = count
        self.stretches = stretches.stretches
    }

    /// The offset in the original of what stands at an offset of the folded text, both in UTF-8.
    ///
    /// Inside something that was changed as a whole it is the start of that in the original.
    ///
    /// - Precondition: The offset is from 0 to the length of the text.
    public func originalOffset(of offset: Int) -> Int {
        original(at: offset).lowerBound
    }

    /// The range in the original of a range of the folded text, both in UTF-8.
    ///
    /// What was changed as a whole and lies in the range in part is taken in whole: “ﬁ”, or a letter with marks that were moved or removed
    /// with it. What was removed otherwise, and stood at the range's ends, is left out.
    ///
    /// - Precondition: The range lies in the text.
    public func originalRange(of range: Range<Int>) -> Range<Int> {
        let start = originalOffset(of: range.lowerBound)
        return range.isEmpty ? start..<start : start..<original(at: range.upperBound - 1).upperBound
    }

    /// The range in the original of what stands at an offset; empty at the end.
    private func original(at offset: Int) -> Range<Int> {
        precondition(offset >= 0 && offset <= text.utf8.count, "the offset lies outside the folded text")
        guard offset < text.utf8.count, let stretch = stretches.last(startingAtOrBefore: offset) else {
            return originalCount..<originalCount
        }
        let unit = (offset - stretch.foldedStart) / stretch.foldedUnit
        let start = stretch.originalStart + unit * stretch.originalUnit
        return start..<start + stretch.originalUnit
    }
}

extension UTF8 {
    /// The length of the code point that a byte begins.
    fileprivate static func length(from byte: UInt8) -> Int {
        switch byte {
        case 0..<0x80: 1
        case 0x80..<0xE0: 2
        case 0xE0..<0xF0: 3
        default: 4
        }
    }

    /// The length of the code points that two texts begin with alike.
    fileprivate static func commonPrefix(_ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>)
        -> Int
    {
        var (length, end) = (0, 0)
        for (first, second) in zip(left, right) {
            if first & 0xC0 != 0x80 { end = length }
            guard first == second else { return end }
            length += 1
        }
        // The shorter text ends here, so a code point does.
        return length
    }
}
