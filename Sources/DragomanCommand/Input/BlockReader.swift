import DocumentFormats
import Glibc
import TextStreams
import UnicodeText

/// Reads a text in blocks that end at line ends, or where it does not matter anywhere, as UTF-8.
struct BlockReader {
    /// When a block is handed on.
    enum Pace {
        /// As soon as a line is there and no more can be read without waiting: who types a line gets its answer.
        case asItComes
        /// When it is full, so that the blocks depend on the text alone. Lines beyond all measure are cut at spaces.
        case whenFull
        /// When it is full, for who puts the blocks together again: lines that are longer are cut between scalars.
        case inPieces
    }

    /// Blocks are about as long as this; a line that is longer makes a block of its own.
    private static let blockSize = 256 << 10
    /// From here on a line that need not stay whole is cut.
    private static let longestLine = 16 << 20
    /// What is not plainly UTF-8 is held back until there is this much behind its first byte that is not ASCII; then its encoding is
    /// decided.
    private static let sampleSize = 8 << 10
    private static let lineFeed = UInt8(ascii: "\n")
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let input: Input
    private let source: ByteSource
    private let pace: Pace
    /// Whether results hold text of the input, so that what is not UTF-8 becomes something else there.
    private let isShown: Bool
    private let messages: Messages
    private var decoder: TextDecoder
    private var hasNamedEncoding = false
    /// Whether a byte order mark may come that is to be left out.
    private var mayHaveMark: Bool
    private var hasEnded = false
    /// The beginning of a line that ends in the next block.
    private var rest: [UInt8] = []
    /// Whether all that was handed on to be shown was UTF-8.
    private var isValid = true

    /// A reader at the start of an input.
    ///
    /// - Parameters:
    ///   - isShown: Whether results hold text of the input.
    ///   - keepsMark: Whether a byte order mark at the start is text, as it is in a document that will be written again.
    ///   - copy: What gets all bytes as they are read.
    init(
        _ input: Input, pace: Pace, isShown: Bool = false, keepsMark: Bool = false, copy: ByteCopy? = nil, messages: Messages
    ) throws(CommandError) {
        self.input = input
        self.source = try input.open(copy: copy)
        self.pace = pace
        self.isShown = isShown
        self.messages = messages
        self.mayHaveMark = !keepsMark
        self.decoder = TextDecoder(charset: input.charset)
    }

    /// Whether the next block can be read without waiting for whoever writes it.
    var isReady: Bool { hasEnded || source.isReady }

    /// Whether it is known that no other block comes.
    var isAtEnd: Bool { hasEnded && rest.isEmpty }

    /// The next block as text, with U+FFFD for what is not UTF-8; nil at the end, which says a word where there was such.
    mutating func nextText() throws(CommandError) -> String? {
        guard let block = try next() else { return nil }
        if let text = String(validating: block, as: UTF8.self) { return text }
        isValid = false
        return String(decoding: block, as: UTF8.self)
    }

    /// The next block; nil at the end, which says a word where results hold what was not UTF-8. All but the last end with a line feed, but for
    /// lines that are cut.
    mutating func next() throws(CommandError) -> [UInt8]? {
        guard let block = try nextBlock() else {
            if !isValid { messages.warn(input.name, "some bytes are not UTF-8, and U+FFFD stands for them in the results") }
            isValid = true
            return nil
        }
        if isShown, isValid { isValid = String(validating: block, as: UTF8.self) != nil }
        return block
    }

    private mutating func nextBlock() throws(CommandError) -> [UInt8]? {
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

    /// The byte behind which a line is cut; nil where it may not, or is not long.
    private func lastCut(of block: [UInt8]) -> Int? {
        switch pace {
        case .asItComes: return nil
        case .whenFull: return block.count >= Self.longestLine ? block.lastIndex(of: UInt8(ascii: " ")) : nil
        case .inPieces:
            // Before the last scalar, of which more may come; no scalar has more than three bytes behind its first.
            let first = block.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? block.count
            return first > 0 ? first - 1 : nil
        }
    }

    private mutating func read(into block: inout [UInt8], atMost limit: Int) throws(CommandError) {
        let start = block.count
        var wanted = limit
        repeat {
            hasEnded = try source.read(into: &block, atMost: wanted) == 0
            wanted = countMissing(block[start...], of: limit)
        } while !hasEnded && wanted > 0
        do {
            if block.count > start { try decoder.decode(&block, from: start) }
            if hasEnded { try decoder.finish(&block) }
        } catch {
            throw .cannotConvert(input.name, error)
        }
        if mayHaveMark {
            if block.starts(with: Self.mark) { block.removeFirst(Self.mark.count) }
            mayHaveMark = block.count < Self.mark.count && Self.mark.starts(with: block)
        }
        if !hasNamedEncoding, let encoding = decoder.encoding {
            hasNamedEncoding = true
            try check(encoding)
        }
        if hasEnded, decoder.malformedCount > 0 {
            let count = decoder.malformedCount
            messages.warn(
                input.name,
                "\(count) \(count == 1 ? "sequence" : "sequences") could not be converted, and U+FFFD stands for "
                    + (count == 1 ? "it" : "them"))
        }
    }

    /// How much more should be read before it is decided what the encoding is: a pipe gives as little at a time as it likes, and the first
    /// byte that tells may be the last of a piece.
    private func countMissing(_ piece: ArraySlice<UInt8>, of limit: Int) -> Int {
        guard decoder.encoding == nil else { return 0 }
        let first = piece.firstIndex { $0 >= 0x80 }
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

    /// Refuses what is no text, and says a word where the encoding had to be found out.
    private func check(_ encoding: TextEncoding) throws(CommandError) {
        switch encoding {
        case .binary: throw .binary(input.name)
        case .charset(let charset) where input.charset == nil:
            messages.note(input.name, "it is not UTF-8, and read as \(charset); --encoding names another")
        default: break
        }
    }
}
