// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads a text as UTF-8, in blocks that end at line ends, or anywhere where that does not matter.
///
///     var reader = try BlockReader(TextInput(path: "notes.txt"), pace: .whenFull)
///     while let block = try reader.next() { evidence += detector.evidence(ofUTF8: block) }
///
/// What is not UTF-8 is converted, from the encoding that the input names or that is detected. Blocks have about 256 KiB.
public struct BlockReader {
    /// When a block is handed on.
    public enum Pace: Sendable {
        /// As soon as a line is there and no more can be read without waiting: a person who types a line gets the answer at once.
        case asItComes
        /// When it is full, so that the blocks depend on the text alone. Lines beyond all measure are cut at spaces.
        case whenFull
        /// When it is full, for callers that join the blocks again: lines longer than a block are cut between scalars.
        case inPieces
    }

    /// Blocks are about as long as this; a line that is longer makes a block of its own.
    private static let blockSize = 256 << 10
    /// A line that is longer is cut, where it need not stay whole.
    private static let longestLine = 16 << 20
    /// What is not plainly UTF-8 is held back until there is this much after its first byte that is not ASCII; then its encoding
    /// is decided.
    private static let sampleSize = 8 << 10
    private static let lineFeed = UInt8(ascii: "\n")

    private let input: TextInput
    private let source: ByteSource
    private let pace: Pace
    /// Whether results hold text of the input, so that what is not UTF-8 becomes something else there.
    private let includesText: Bool
    private let notices: InputNotice.Handler
    private var decoder: TextDecoder
    private var hasReportedEncoding = false
    /// Whether a byte order mark may come that is to be left out.
    private var mayHaveByteOrderMark: Bool
    private var hasEnded = false
    /// The beginning of a line that ends in the next block.
    private var rest: [UInt8] = []
    /// Whether all that was handed on to be shown was UTF-8.
    private var isValid = true

    /// A reader at the start of an input.
    ///
    /// - Parameters:
    ///   - input: The text.
    ///   - pace: When a block is handed on.
    ///   - includesText: Whether results hold text of the input, so that a notice tells of bytes in it that are not UTF-8.
    ///   - keepsByteOrderMark: Whether a byte order mark at the start is text, as it is in a document that will be written again.
    ///   - copy: What gets all bytes as they are read.
    ///   - notices: What is told of the encoding.
    /// - Throws: `TextStreamError` where the input cannot be opened.
    public init(
        _ input: TextInput, pace: Pace, includesText: Bool = false, keepsByteOrderMark: Bool = false,
        copy: ByteSource.Copy? = nil,
        notices: @escaping InputNotice.Handler = { _ in }
    ) throws(TextStreamError) {
        self.input = input
        self.source = try input.open(copy: copy)
        self.pace = pace
        self.includesText = includesText
        self.notices = notices
        self.mayHaveByteOrderMark = !keepsByteOrderMark
        self.decoder = TextDecoder(charset: input.charset)
    }

    /// Whether the next block can be read without waiting for whoever writes it.
    public var isReady: Bool { hasEnded || source.isReady }

    /// Whether it is known that no other block comes.
    public var isAtEnd: Bool { hasEnded && rest.isEmpty }

    /// The next block as text, with U+FFFD for what is not UTF-8; nil at the end, where a notice tells of such.
    ///
    /// - Throws: `TextStreamError` where it cannot be read, is not text, or cannot be converted.
    public mutating func nextText() throws(TextStreamError) -> String? {
        guard let block = try next() else { return nil }
        if let text = String(validating: block, as: UTF8.self) { return text }
        isValid = false
        return String(decoding: block, as: UTF8.self)
    }

    /// The next block; nil at the end, where a notice tells of results that hold what was not UTF-8. All but the last end with a
    /// line feed, but for lines that are cut.
    ///
    /// - Throws: `TextStreamError` where it cannot be read, is not text, or cannot be converted.
    public mutating func next() throws(TextStreamError) -> [UInt8]? {
        guard let block = try nextBlock() else {
            if !isValid { notices(InputNotice(input: input.name, kind: .malformedUTF8)) }
            isValid = true
            return nil
        }
        if includesText, isValid { isValid = String(validating: block, as: UTF8.self) != nil }
        return block
    }

    private mutating func nextBlock() throws(TextStreamError) -> [UInt8]? {
        var block = rest
        rest = []
        // Where line feeds have been looked for already.
        var searched = 0
        while !hasEnded {
            // A line that outgrows the block doubles it, so that its bytes are copied a few times only.
            try read(into: &block, atMost: max(Self.blockSize - block.count, block.count))
            guard !hasEnded, block.count >= Self.blockSize || pace == .asItComes && !source.isReady else { continue }
            if let end = block[searched...].lastIndex(of: Self.lineFeed) ?? lastCut(of: block) {
                rest = Array(block[(end + 1)...])
                block.removeLast(rest.count)
                return block
            }
            searched = block.count
        }
        return block.isEmpty ? nil : block
    }

    /// The byte after which a line is cut; nil where it may not, or is not long.
    private func lastCut(of block: [UInt8]) -> Int? {
        switch pace {
        case .asItComes: return nil
        case .whenFull: return block.count >= Self.longestLine ? block.lastIndex(of: UInt8(ascii: " ")) : nil
        case .inPieces:
            // Before the last scalar, of which more may come; no scalar has more than three bytes after its first.
            let first = block.suffix(4).lastIndex { !UTF8.isContinuation($0) } ?? block.count
            return first > 0 ? first - 1 : nil
        }
    }

    private mutating func read(into block: inout [UInt8], atMost limit: Int) throws(TextStreamError) {
        let start = block.count
        var wanted = limit
        // The first byte that is not ASCII.
        var first: Int?
        repeat {
            let searched = block.count
            hasEnded = try source.read(into: &block, atMost: wanted) == 0
            guard decoder.encoding == nil else { break }
            first = first ?? block[searched...].firstIndex { $0 >= 0x80 }
            wanted = countMissing(block[start...], first, of: limit)
        } while !hasEnded && wanted > 0
        do {
            if block.count > start { try decoder.decode(&block, from: start) }
            if hasEnded { try decoder.finish(&block) }
        } catch {
            throw .cannotConvert(input.name, error)
        }
        if mayHaveByteOrderMark {
            if block.starts(with: ByteOrderMark.utf8) { block.removeFirst(ByteOrderMark.utf8.count) }
            mayHaveByteOrderMark = block.count < ByteOrderMark.utf8.count && ByteOrderMark.utf8.starts(with: block)
        }
        if !hasReportedEncoding, let encoding = decoder.encoding {
            hasReportedEncoding = true
            try check(encoding)
        }
        if hasEnded, source.hasTrailingBytes { notices(InputNotice(input: input.name, kind: .trailingBytes)) }
        if hasEnded, decoder.malformedCount > 0 {
            notices(InputNotice(input: input.name, kind: .unconvertedSequences(decoder.malformedCount)))
        }
    }

    /// How much more should be read before it is decided what the encoding is: a pipe gives as little at a time as it likes, and
    /// the first byte that tells may be the last of a piece.
    private func countMissing(_ piece: ArraySlice<UInt8>, _ first: Int?, of limit: Int) -> Int {
        guard pace == .asItComes else {
            if piece.count < limit { return limit - piece.count }
            return first.map { max(0, $0 + Self.sampleSize - piece.endIndex) } ?? 0
        }
        let missing = max(0, (first ?? piece.startIndex) + Self.sampleSize - piece.endIndex)
        // Whole lines of ASCII or UTF-8 leave no doubt, and are answered at once. Before one is whole nobody waits for an answer.
        guard missing > 0, let end = piece.lastIndex(of: Self.lineFeed) else { return missing }
        let lines = piece[...end]
        guard !lines.contains(0), String(validating: lines, as: UTF8.self) != nil else { return missing }
        let encoding = Array(lines).withUnsafeBufferPointer { TextEncoding(of: $0) }
        return encoding != nil && encoding != .utf8 ? missing : 0
    }

    /// Refuses what is not text, and tells where the encoding had to be detected.
    private func check(_ encoding: TextEncoding) throws(TextStreamError) {
        switch encoding {
        case .binary: throw .binary(input.name)
        case .charset(let charset) where input.charset == nil:
            notices(InputNotice(input: input.name, kind: .foundEncoding(charset)))
        default: break
        }
    }
}
