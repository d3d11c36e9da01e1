// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Placeholders around words that travel as superblanks, and put marks on these words as well. Where a chain adds a pronoun,
/// superblanks stay too early: *Visitamos ￼el museo￼* is *Nous ￼visitons￼ le musée* in French. Where the marked words stand
/// elsewhere than between the superblanks, the placeholders go to them.
///
/// Superblanks are heeded first: of *en ￼Barcelona￼*, French *à Barcelone* has the mark as a whole.
struct ComparedMarks {
    /// A placeholder in the text, before the byte at its position.
    private struct Place {
        let index: Int
        let position: Int
    }

    private let piece: EncodedPiece
    private let bytes: [UInt8]
    private let words: MarkedWords
    /// Where each placeholder stands that came back as a superblank.
    private let superblanks: [Int: Range<Int>]
    /// The words of the source before and behind each placeholder that opens marked ones.
    private let sources: [Int: (before: String, within: String)]

    /// - Parameters:
    ///   - piece: The piece that was sent.
    ///   - bytes: What came back, with the placeholders where their superblanks stood.
    ///   - words: The marked words in it.
    ///   - superblanks: The superblanks, and where they end.
    init(of piece: EncodedPiece, in bytes: [UInt8], words: MarkedWords, superblanks: [(offset: Int, index: Int)]) {
        self.piece = piece
        self.bytes = bytes
        self.words = words
        self.superblanks = superblanks.reduce(into: [:]) { ranges, blank in
            ranges[blank.index] = blank.offset - piece.placeholders[blank.index].utf8.count..<blank.offset
        }
        sources = piece.markedWords
    }

    /// The text with the placeholders at their words; nil where they stand there, or would change places.
    func moved() -> [UInt8]? {
        let ranges = piece.comparedOpenings.sorted().compactMap { opening in betterRange(of: opening).map { (opening, $0) } }
        let openings = ranges.map { Place(index: $0, position: $1.lowerBound) }
        let closings = ranges.map { Place(index: $0 + 1, position: $1.upperBound) }
        guard !ranges.isEmpty, areInOrder(openings + closings) else { return nil }
        return written(openings: openings, closings: closings)
    }

    // MARK: - Choice

    /// Where the words of a pair stand, if that is not between its superblanks.
    private func betterRange(of opening: Int) -> Range<Int>? {
        guard let first = superblanks[opening], let last = superblanks[opening + 1], first.upperBound <= last.lowerBound,
            let marked = ownRange(of: opening, superblank: first)
        else { return nil }
        guard first.lowerBound <= marked.lowerBound, marked.upperBound <= last.upperBound else { return marked }
        // Behind them may be the rest of what one marked word has become.
        let others = first.upperBound < marked.lowerBound ? Self.words(of: bytes[first.upperBound..<marked.lowerBound]) : []
        return others.allSatisfy(SmallWords.beside.contains) ? nil : marked
    }

    /// The marked words of a pair without an article or a preposition that stands before its marks in the source, and has become
    /// one word with the first of them: *del ￼museo￼* is *du musée*. Nil where they are lost, or scattered.
    private func ownRange(of opening: Int, superblank: Range<Int>) -> Range<Int>? {
        guard let range = words.range(of: opening, in: bytes) else { return nil }
        var (start, end) = (range.lowerBound, range.upperBound)
        let joined = words.firstWord(in: range)
        let (before, within) = sources[opening] ?? ("", "")
        let isBehindSmallWord = Self.words(of: Array(before.utf8)[...]).last.map(SmallWords.all.contains) ?? false
        if joined.lowerBound < superblank.lowerBound, superblank.upperBound < joined.upperBound {
            start = superblank.upperBound
        } else if isBehindSmallWord || start < superblank.lowerBound {
            // Of *a ￼la casa￼* the article is marked.
            let hasSmallWord = Self.words(of: Array(within.utf8)[...]).first.map(SmallWords.all.contains) ?? false
            var remaining = hasSmallWord ? 1 : Int.max
            while remaining > 0, let next = Self.endOfSmallWord(at: start, in: bytes[start..<joined.upperBound]) {
                start = next
                remaining -= 1
            }
        }
        while start < end, isBlankOrPlaceholder(at: start) { start += width(at: start) }
        while end > start, let width = widthBefore(end) { end -= width }
        return start < end ? start..<end : nil
    }

    /// Where the next word begins behind a small one at a place; nil where there is no small one, or it is the last.
    private static func endOfSmallWord(at start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        let quote = Array("’".utf8)
        guard let end = bytes[start...].indices.first(where: { isApostropheOrSpace(at: $0, in: bytes) }),
            SmallWords.all.contains(String(decoding: bytes[start..<end], as: UTF8.self).lowercased())
        else { return nil }
        let next = end + (bytes[end...].starts(with: quote) ? quote.count : 1)
        return next < bytes.endIndex ? next : nil
    }

    private static func isApostropheOrSpace(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
        bytes[index] == 0x20 || bytes[index] == UInt8(ascii: "'") || bytes[index...].starts(with: "’".utf8)
    }

    /// The words of some text, in small letters and without placeholders and marks.
    private static func words(of bytes: ArraySlice<UInt8>) -> [String] {
        String(decoding: bytes, as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    // MARK: - Writing

    /// Whether all placeholders are in their order once some are moved: all look alike.
    private func areInOrder(_ moves: [Place]) -> Bool {
        var positions = superblanks.filter { piece.placeholders[$0.key] == Placeholder.text }.mapValues(\.lowerBound)
        for move in moves { positions[move.index] = move.position }
        let sorted = positions.sorted { $0.key < $1.key }
        return zip(sorted, sorted.dropFirst()).allSatisfy { $0.value <= $1.value }
    }

    /// The text with some placeholders elsewhere. Where one is taken out, words stay apart and marks stay at their words.
    private func written(openings: [Place], closings: [Place]) -> [UInt8] {
        let blanks = (openings + closings).compactMap { superblanks[$0.index] }
        let removed = Dictionary(uniqueKeysWithValues: blanks.map { ($0.lowerBound, $0.upperBound) })
        let opened = Set(openings.map(\.position))
        let closed = Set(closings.map(\.position))
        var result: [UInt8] = []
        var position = 0
        var isJoint = false
        while position < bytes.count {
            if closed.contains(position) { result += Placeholder.text.utf8 }
            if let end = removed[position] {
                isJoint = true
                position = end
                continue
            }
            if isJoint {
                isJoint = false
                if isSpare(at: position, behind: result) {
                    position += 1
                    continue
                }
                if ".,;:!?)]".utf8.contains(bytes[position]), result.last == 0x20 { result.removeLast() }
                if Self.isPartOfWord(bytes[position]), result.last.map(Self.isPartOfWord) ?? false { result.append(0x20) }
            }
            if opened.contains(position) { result += Placeholder.text.utf8 }
            result.append(bytes[position])
            position += 1
        }
        if closed.contains(position) { result += Placeholder.text.utf8 }
        return isJoint && result.last == 0x20 ? result.dropLast() : result
    }

    /// Whether a space is one too many where a placeholder was taken out.
    private func isSpare(at position: Int, behind text: [UInt8]) -> Bool {
        bytes[position] == 0x20 && (text.isEmpty || text.last == 0x20)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || byte >= 0x80 }

    private func isBlankOrPlaceholder(at position: Int) -> Bool {
        bytes[position] == 0x20 || bytes[position...].starts(with: Placeholder.text.utf8)
    }

    private func width(at position: Int) -> Int { bytes[position] == 0x20 ? 1 : Placeholder.text.utf8.count }

    /// The length of a space or a placeholder that ends at a place; nil where there is none.
    private func widthBefore(_ end: Int) -> Int? {
        if bytes[end - 1] == 0x20 { return 1 }
        return bytes[..<end].suffix(Placeholder.text.utf8.count).elementsEqual(Placeholder.text.utf8)
            ? Placeholder.text.utf8.count : nil
    }
}

/// Words that a chain adds before others, or joins with them: articles, prepositions, pronouns, and what denies.
private enum SmallWords {
    static let all = beside.union(["a"])

    /// Those that may stand between marks although they are not marked. French *a* is a verb.
    static let beside = Set(
        words: """
            ad agli ai al alla alle allo au aux d da dagli dai dal dalla dalle dallo de degli dei del dell della delle dello des \
            di du el elle elles en gli i il ils in io j je l la las le les lo los m me n ne negli nei nel nell nella nelle nello \
            no non nous on pas s se sugli sui sul sull sulla sulle sullo tu un una une uno unas unos vous à
            """)
}
