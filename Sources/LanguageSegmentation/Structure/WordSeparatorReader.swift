// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads what stands between two words of a text.
///
/// Sentences end as `SentenceEnd` says, which looks at an offset; here the same rule is followed forwards, mark by mark. A test
/// holds the two together.
struct WordSeparatorReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private let follows: Context

    private var position: Int
    private var boundary = Boundary.joined
    private var cut: Int
    private var opening: WordSeparator.OpeningMark?
    private var endOfQuotation: Int?
    private var endOfBracket: Int?
    private var endsItem = false
    private var lineEnd: Int?
    /// The boundary that the marks since the last white space amount to if white space follows.
    private var pending = Boundary.space
    /// Whether a full stop or the like, or a colon, came before: then the end of a line is a boundary, however the next one
    /// begins.
    private var endsLine = false
    private var followsSpace: Bool
    private var hasVisible = false
    private var hasStop = false
    private var wordlessStart: Int?
    private var wordlessEnd: Int?
    /// Whether an empty line, or nothing, stands before the block without words, and after it.
    private var isDetached = (before: false, after: false)

    /// What stands before a separator.
    enum Context {
        /// The start of a text or of a block, or of the rest of a block without words that was cut.
        case nothing
        /// A word of this many letters.
        case word(letterCount: Int)
        /// The rest of a block that was cut after some of its words.
        case text
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after context: Context) {
        self.bytes = bytes
        follows = context
        position = range.lowerBound
        end = range.upperBound
        cut = range.lowerBound
        followsSpace = false
        switch context {
        case .nothing:
            boundary = .line
            followsSpace = true
            wordlessStart = range.lowerBound
            isDetached.before = true
        case .text: boundary = .space
        case .word: break
        }
    }

    /// Reads a separator.
    ///
    /// - Parameters:
    ///   - range: From the end of one word to the start of the next, or to the end of the text.
    ///   - context: What stands before it.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after context: Context) -> WordSeparator {
        // Most separators are one space.
        if range.count == 1, bytes[range.lowerBound] == UInt8(ascii: " "), case .word = context, range.upperBound < bytes.count {
            return WordSeparator(boundary: .space, cut: range.upperBound)
        }
        var reader = WordSeparatorReader(bytes, range, after: context)
        while reader.position < reader.end { reader.readCharacter() }
        return reader.finish()
    }

    // MARK: - Characters

    private mutating func readCharacter() {
        let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
        let next = position + length
        switch Punctuation(scalar) {
        case .whiteSpace, .lineFeed, .paragraphSeparator:
            readWhiteSpace()
            return
        case .terminator:
            hasStop = hasStop || !hasVisible
            pending = .sentence
            if !hasVisible, case .word(let letterCount) = follows,
                SentenceEnd.isInitial(scalar, afterWordOfLength: letterCount)
            {
                pending = .comma
            }
            endsLine = true
        case .strongTerminator:
            hasStop = hasStop || !hasVisible
            raise(.sentence, cut: next)
            pending = .sentence
            endsLine = true
        case .comma:
            endsItem = endsItem || dividesItems(scalar, before: next)
            raise(.comma, cut: next)
            pending = .comma
            endsLine = false
        case .colon:
            raise(.comma, cut: next)
            pending = .comma
            endsLine = true
        case .dash:
            raise(.dash, cut: next)
            pending = .dash
            endsLine = false
        case .hyphen:
            pending = followsSpace ? .dash : .space
            endsLine = false
        case .openingBracket:
            open(.bracket, after: next)
        case .closingBracket:
            close(.bracket, after: next)
        case .quotationMark:
            isOpening(after: next, scalar) ? open(.quotation, after: next) : close(.quotation, after: next)
        case .openingQuotationMark:
            open(.quotation, after: next)
        case .closingQuotationMark:
            close(.quotation, after: next)
        case .other:
            endsItem = endsItem || Self.isBullet(scalar)
            pending = .space
            endsLine = false
            // Between words of a script without spaces, the symbol stays with what is before it.
            if boundary == .joined { cut = next }
        }
        hasVisible = true
        // Behind a mark of emphasis a quotation opens as behind the space before that: *"…"*.
        followsSpace = followsSpace && Self.isEmphasis(scalar)
        position = next
    }

    /// Whether a mark of the strength of a comma stands between items: bars and bullets do, and a slash between spaces.
    private func dividesItems(_ scalar: UInt32, before next: Int) -> Bool {
        switch scalar {
        case 0x7C, 0xFF5C, 0x2022: true
        case 0x2F: followsSpace && next < end && Punctuation(UInt32(bytes[next])).endsWord
        default: false
        }
    }

    /// Marks that stand before items or between them, beside U+2022.
    private static func isBullet(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xB7, 0x2023, 0x2043, 0x2219, 0x22C5, 0x25A0...0x25FF, 0x2610...0x2612, 0x30FB: true
        default: false
        }
    }

    /// Whether a scalar marks emphasis, or stands for a tag or a mark that does.
    private static func isEmphasis(_ scalar: UInt32) -> Bool {
        scalar == Placeholder.scalar.value || scalar == 0x2A || scalar == 0x5F || scalar == 0x7E
    }

    private mutating func raise(_ other: Boundary, cut newCut: Int) {
        guard other >= boundary else { return }
        boundary = other
        cut = newCut
    }

    private mutating func open(_ kind: Boundary, after next: Int) {
        if kind > boundary {
            boundary = kind
            cut = position
        }
        opening = WordSeparator.OpeningMark(isQuotation: kind == .quotation, end: next)
        pending = .space
        endsLine = false
    }

    private mutating func close(_ kind: Boundary, after next: Int) {
        let isQuotation = kind == .quotation
        if opening?.isQuotation == isQuotation {
            // A pair without words, as (1984).
            opening = nil
        } else if isQuotation {
            endOfQuotation = endOfQuotation ?? position
        } else {
            endOfBracket = endOfBracket ?? position
        }
        if kind >= boundary {
            boundary = kind
            cut = next
        } else if boundary == .sentence, pending == .sentence {
            // The mark belongs to the sentence it closes.
            cut = next
        }
    }

    /// Whether an ambiguous mark opens: it does between white space and a word, does not between a word and white space, and
    /// otherwise its shape decides.
    private func isOpening(after next: Int, _ scalar: UInt32) -> Bool {
        let isBeforeEnd = next < bytes.count ? Punctuation(UTF8Decoder.decode(bytes, at: next).scalar).endsWord : true
        if followsSpace != isBeforeEnd { return followsSpace }
        return Punctuation.usuallyOpensQuotation(scalar)
    }

    // MARK: - White space

    /// Reads a run of white space to its end.
    private mutating func readWhiteSpace() {
        let start = position
        var lineFeeds = 0
        var hasSeparator = false
        var hasGap = false
        run: while position < end {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            switch Punctuation(scalar) {
            case .whiteSpace: hasGap = hasGap || ColumnGap.ends(at: position + length, in: bytes)
            case .lineFeed:
                lineFeeds += 1
                lineEnd = lineEnd ?? position + length
            case .paragraphSeparator: hasSeparator = true
            default: break run
            }
            position += length
        }
        if lineFeeds > 1 || hasSeparator {
            raise(.paragraph, cut: position)
            endBlock(byEmptyLine: true)
        } else if lineFeeds == 1, endsLine || nextMayBegin(at: position) {
            raise(.line, cut: position)
            endBlock(byEmptyLine: false)
        } else if lineFeeds == 0, hasGap {
            raise(.cell, cut: position)
            endsItem = true
        } else {
            let isSentence = pending == .sentence && nextMayBegin(at: position)
            raise(pending == .sentence && !isSentence ? .comma : pending, cut: position)
        }
        // White space belongs to what is before it.
        if cut == start { cut = position }
        if opening?.end == start { opening?.end = position }
        pending = .space
        endsLine = false
        followsSpace = true
    }

    /// Whether a sentence or a line of its own may begin with what is at a position: the next word, or what is passed over.
    private func nextMayBegin(at position: Int) -> Bool { SentenceEnd.mayBegin(at: position, in: bytes) }

    private mutating func endBlock(byEmptyLine: Bool) {
        if wordlessStart != nil, hasVisible {
            wordlessEnd = position
            isDetached.after = byEmptyLine
        } else {
            wordlessStart = position
            isDetached.before = isDetached.before || byEmptyLine
        }
        hasVisible = false
    }

    private mutating func finish() -> WordSeparator {
        if end == bytes.count, hasVisible, wordlessStart != nil {
            wordlessEnd = end
            isDetached.after = true
        }
        var separator = WordSeparator(
            boundary: boundary, hasStop: hasStop, cut: cut, opening: opening, endOfQuotation: endOfQuotation,
            endOfBracket: endOfBracket, endsItem: endsItem, lineEnd: lineEnd,
            endsInWordlessBlock: wordlessStart != nil)
        if let wordlessStart, let wordlessEnd {
            separator.boundary = .paragraph
            separator.wordlessBlock = wordlessStart..<wordlessEnd
            separator.isWordlessParagraph = isDetached == (true, true)
            separator.cut = wordlessEnd
        }
        return separator
    }
}
