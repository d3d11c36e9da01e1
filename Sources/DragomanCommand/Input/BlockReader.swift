import DocumentFormats
import Glibc
import UnicodeText

/// Reads a text in blocks that end at line ends, as UTF-8.
struct BlockReader {
    /// When a block is handed on.
    enum Pace {
        /// As soon as a line is there and no more can be read without waiting: who types a line gets its answer.
        case asItComes
        /// When it is full, so that the blocks depend on the text alone. Lines beyond all measure are cut at spaces.
        case whenFull
    }

    /// Blocks are about as long as this; a line that is longer makes a block of its own.
    private static let blockSize = 256 << 10
    /// From here on a line that need not stay whole is cut.
    private static let longestLine = 16 << 20
    private static let lineFeed = UInt8(ascii: "\n")

    private let input: Input
    private let source: ByteSource
    private let pace: Pace
    private let messages: Messages
    private var decoder: TextDecoder
    private var hasNamedEncoding = false
    /// Whether a byte order mark may come that is to be left out.
    private var mayHaveMark: Bool
    private var hasEnded = false
    /// The beginning of a line that ends in the next block.
    private var rest: [UInt8] = []

    /// A reader at the start of an input.
    ///
    /// - Parameter keepsMark: Whether a byte order mark at the start is text, as it is in a document that will be written again.
    init(_ input: Input, pace: Pace, keepsMark: Bool = false, messages: Messages) throws(CommandError) {
        self.input = input
        self.source = try input.open()
        self.pace = pace
        self.messages = messages
        self.mayHaveMark = !keepsMark
        self.decoder = TextDecoder(charset: input.charset)
    }

    /// Whether the next block can be read without waiting for whoever writes it.
    var isReady: Bool { hasEnded || source.isReady }

    /// The next block; nil at the end. All but the last end with a line feed.
    mutating func next() throws(CommandError) -> [UInt8]? {
        var block = rest
        rest = []
        // Where line feeds have been looked for already.
        var searched = 0
        while !hasEnded {
            // A line that outgrows the block doubles it, so that its bytes are copied a few times only.
            try read(into: &block, atMost: max(Self.blockSize - block.count, block.count))
            guard !hasEnded, block.count >= Self.blockSize || pace == .asItComes && !source.isReady else { continue }
            if let end = block[searched...].lastIndex(of: Self.lineFeed) ?? lastSpace(of: block) {
                rest = Array(block[(end + 1)...])
                block.removeLast(rest.count)
                return block
            }
            searched = block.count
        }
        return block.isEmpty ? nil : block
    }

    /// Where a line that may be cut is to be; nil where it may not, or is not long.
    private func lastSpace(of block: [UInt8]) -> Int? {
        pace == .whenFull && block.count >= Self.longestLine ? block.lastIndex(of: UInt8(ascii: " ")) : nil
    }

    private mutating func read(into block: inout [UInt8], atMost limit: Int) throws(CommandError) {
        let start = block.count
        let count = try source.read(into: &block, atMost: limit)
        do {
            if count == 0 {
                hasEnded = true
                try decoder.finish(&block)
            } else {
                try decoder.decode(&block, from: start)
            }
        } catch {
            throw .cannotConvert(input.name, error)
        }
        if mayHaveMark, count > 0 {
            mayHaveMark = false
            if block.starts(with: [0xEF, 0xBB, 0xBF]) { block.removeFirst(3) }
        }
        if !hasNamedEncoding, let encoding = decoder.encoding {
            hasNamedEncoding = true
            try check(encoding)
        }
        if hasEnded, decoder.malformedCount > 0 {
            let count = decoder.malformedCount
            messages.warn(
                input.name, "\(count) \(count == 1 ? "sequence" : "sequences") could not be converted, and U+FFFD stands for them"
            )
        }
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
