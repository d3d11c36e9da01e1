// SPDX-License-Identifier: Apache-2.0

/// Where sentences end: one rule for whoever splits texts by language or cuts them to a size.
///
/// The rules are a part of those of Unicode Standard Annex 29, and need no dictionary. A sentence ends
/// - at a full stop, a question mark or the like that white space follows, unless the next word begins with a small letter, or
///   the stop follows a single letter, as in initials;
/// - at the full stop of a script that puts no space after it, wherever it stands;
/// - with a line, unless the next one goes on with a small letter and neither such a mark nor a colon ends the line;
/// - with a paragraph.
///
/// Marks that close, and white space, belong to the sentence before them.
///
/// `WordSeparatorReader` of `LanguageSegmentation` follows the same rule forwards, from word to word; which marks end sentences
/// is said by `Punctuation`.
package enum SentenceEnd {
    /// No sentence has more quotation marks and brackets after its full stop. The bound keeps the search linear.
    private static let maximumClosingMarks = 8

    /// Whether a terminator is the full stop of an initial, as in *J. Brahms*.
    ///
    /// - Parameter letterCount: How many letters the word right before it has; 0 where there is none.
    package static func isInitial(_ scalar: UInt32, afterWordOfLength letterCount: Int) -> Bool {
        scalar == 0x2E && letterCount == 1
    }

    /// Whether what stands at an offset, after white space, may begin a sentence: anything but a small letter.
    package static func mayBegin(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        !LetterCase.isSmall(bytes, at: offset)
    }

    /// Whether a sentence ends at an offset, and the next begins there: after the white space and the marks that close.
    ///
    /// - Parameters:
    ///   - offset: The boundary of a scalar. The end of the bytes ends a sentence.
    ///   - bytes: Well-formed UTF-8.
    ///   - start: What stands before this offset is not looked at.
    package static func isEnd(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Bool {
        guard offset > start else { return false }
        guard offset < bytes.count else { return true }
        var walk = BackwardWalk(bytes: bytes, start: start, position: offset)
        if belongsToSentenceBefore(UTF8Decoder.decode(bytes, at: offset).scalar, after: walk.scalarBefore()) { return false }
        let space = walk.passWhiteSpace()
        if space.endsParagraph { return true }
        walk.passClosingMarks(maximum: maximumClosingMarks, isBeforeSpace: space.isPresent)
        guard let scalar = walk.scalarBefore() else { return space.endsLine && mayBegin(at: offset, in: bytes) }
        switch Punctuation(scalar) {
        case .strongTerminator: return true
        case .terminator:
            if space.endsLine { return true }
            guard space.isPresent, mayBegin(at: offset, in: bytes) else { return false }
            return !isInitial(scalar, afterWordOfLength: walk.lettersBefore())
        case .colon where space.endsLine: return true
        default: return space.endsLine && mayBegin(at: offset, in: bytes)
        }
    }

    /// The last offset up to a limit at which a sentence ends; nil where none ends after the start.
    ///
    /// - Complexity: Linear in the number of bytes between the two.
    package static func last(upTo limit: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var walk = BackwardWalk(bytes: bytes, start: start, position: limit)
        walk.alignToScalar()
        while walk.position > start {
            if isEnd(at: walk.position, in: bytes, from: start) { return walk.position }
            walk.stepBack()
        }
        return nil
    }

    /// The first offset after a start, up to a limit, at which a sentence ends that is not cut at an abbreviation; nil where none
    /// does.
    ///
    /// - Complexity: Linear in the number of bytes up to it.
    package static func first(after start: Int, upTo limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var offset = start
        while offset < limit {
            offset += UTF8Decoder.decode(bytes, at: offset).length
            guard offset <= limit, isEnd(at: offset, in: bytes, from: start) else { continue }
            if offset == bytes.count || !Abbreviation.ends(before: offset, in: bytes, from: start) { return offset }
        }
        return nil
    }

    /// Whether a scalar right after the end of a sentence still belongs to that sentence, as white space and closing marks do.
    private static func belongsToSentenceBefore(_ scalar: UInt32, after before: UInt32?) -> Bool {
        switch Punctuation(scalar) {
        case .whiteSpace, .lineFeed, .paragraphSeparator, .terminator, .strongTerminator, .closingBracket, .closingQuotationMark:
            return true
        case .quotationMark:
            switch before.map(Punctuation.init) {
            case .whiteSpace, .lineFeed, .paragraphSeparator: return false
            default: return !Punctuation.usuallyOpensQuotation(scalar)
            }
        default: return false
        }
    }
}

/// A walk from an offset towards the start of a text.
private struct BackwardWalk {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    private(set) var position: Int

    /// What white space does.
    struct WhiteSpace {
        var isPresent = false
        var endsLine = false
        var endsParagraph = false
    }

    /// The scalar before the position.
    func scalarBefore() -> UInt32? {
        guard position > start else { return nil }
        var walk = self
        walk.stepBack()
        return UTF8Decoder.decode(bytes, at: walk.position).scalar
    }

    mutating func stepBack() {
        position -= 1
        alignToScalar()
    }

    /// Goes back to where a scalar begins.
    mutating func alignToScalar() {
        while position > start, position < bytes.count, UTF8.isContinuation(bytes[position]) { position -= 1 }
    }

    mutating func passWhiteSpace() -> WhiteSpace {
        var space = WhiteSpace()
        while let scalar = scalarBefore() {
            switch Punctuation(scalar) {
            case .whiteSpace: break
            case .lineFeed:
                space.endsParagraph = space.endsParagraph || space.endsLine
                space.endsLine = true
            case .paragraphSeparator: space.endsParagraph = true
            default: return space
            }
            space.isPresent = true
            stepBack()
        }
        return space
    }

    mutating func passClosingMarks(maximum: Int, isBeforeSpace: Bool) {
        for _ in 0..<maximum {
            guard let scalar = scalarBefore() else { return }
            // A tag that ends what is bold belongs to the sentence in it, and so does the number of a note.
            if isBeforeSpace, scalar == Placeholder.scalar.value {
                stepBack()
                continue
            }
            switch Punctuation(scalar) {
            case .closingBracket, .closingQuotationMark: break
            // Between letters, as in text without spaces, the shape tells; before white space it closes, whatever its shape.
            case .quotationMark where isBeforeSpace || !Punctuation.usuallyOpensQuotation(scalar): break
            default: return
            }
            stepBack()
        }
    }

    /// How many letters the word has that ends right before the terminator before the position; 2 stands for more.
    func lettersBefore() -> Int {
        var walk = self
        walk.stepBack()
        var count = 0
        while count < 2, let value = walk.scalarBefore(), let scalar = Unicode.Scalar(value) {
            if scalar.properties.isAlphabetic {
                count += 1
            } else if scalar.properties.generalCategory != .nonspacingMark {
                break
            }
            walk.stepBack()
        }
        return count
    }
}
