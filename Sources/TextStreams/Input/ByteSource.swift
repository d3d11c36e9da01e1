// SPDX-License-Identifier: Apache-2.0

import Decompression
import Glibc
import Synchronization

/// A descriptor that bytes are read from. What is compressed, as its first bytes tell, is decompressed.
public final class ByteSource {
    /// Takes bytes as they are read, decompressed.
    public typealias Copy = (ArraySlice<UInt8>) throws(TextStreamError) -> Void

    /// How many bytes of a compressed file are read at once.
    private static let compressedSize = 64 << 10

    /// What messages call it.
    let name: String
    private let descriptor: Int32
    private let closes: Bool
    private let copy: Copy?
    /// Told how many bytes were read of the file, as they are in it.
    private let progress: (@Sendable (Int) -> Void)?
    /// What was read of the file, and is to be handed on before anything else is read.
    private var ahead: ArraySlice<UInt8> = []
    /// What keeps the descriptor open that was read ahead from.
    private let readAhead: ReadAhead?
    /// What was read of the file so far, while that is kept.
    private(set) var kept: [UInt8]?
    private var isDecided = false
    /// What decompresses the file; nil where it is not compressed.
    private var decompressor: Decompressor?
    /// Whether bytes that are not compressed have come behind what is, and are left out.
    var hasTrailingBytes: Bool { decompressor?.hasTrailingBytes ?? false }
    private var hasEnded = false
    /// Whether the file gave its end. It is not asked again: at a terminal a person would have to end it twice.
    private(set) var isFileAtEnd = false

    /// - Parameters:
    ///   - copy: What gets all that is read, too.
    ///   - progress: Told how many bytes were read of the file, as they are in it.
    ///   - keepsBytes: Whether `kept` has all bytes of the file that were read.
    init(
        descriptor: Int32, name: String, closes: Bool, copy: Copy? = nil, progress: (@Sendable (Int) -> Void)? = nil,
        keepsBytes: Bool = false
    ) {
        self.descriptor = descriptor
        self.name = name
        self.closes = closes
        self.copy = copy
        self.progress = progress
        readAhead = nil
        kept = keepsBytes ? [] : nil
    }

    /// The bytes that were read ahead, and those that follow.
    init(_ readAhead: ReadAhead, name: String, copy: Copy? = nil, progress: (@Sendable (Int) -> Void)? = nil) {
        descriptor = readAhead.descriptor
        self.name = name
        closes = false
        self.copy = copy
        self.progress = progress
        ahead = readAhead.bytes[...]
        isFileAtEnd = readAhead.isWhole
        self.readAhead = readAhead
    }

    deinit {
        if closes { close(descriptor) }
    }

    /// Whether a read would give something, or the end, without waiting.
    var isReady: Bool {
        guard ahead.isEmpty, !isFileAtEnd else { return true }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }

    /// Appends the next bytes, waiting until there are some.
    ///
    /// - Returns: How many there were, at most `limit`; 0 at the end.
    /// - Throws: `TextStreamError` where they cannot be read or decompressed, and what the copy throws.
    func read(into bytes: inout [UInt8], atMost limit: Int) throws(TextStreamError) -> Int {
        if !isDecided { try decide(reading: limit) }
        let before = bytes.count
        if decompressor == nil {
            try readFile(into: &bytes, atMost: limit)
        } else {
            try decompress(into: &bytes, atMost: limit)
        }
        if bytes.count > before { try copy?(bytes[before...]) }
        return bytes.count - before
    }

    /// Finds out by the first bytes whether the file is compressed.
    private func decide(reading limit: Int) throws(TextStreamError) {
        isDecided = true
        var first: [UInt8] = []
        // No less is asked for than would be: what comes in packets loses the rest of one.
        repeat {
            let count = first.count
            try readFile(into: &first, atMost: max(limit, Self.compressedSize))
            if first.count == count { break }
        } while CompressionFormat.mayBegin(first)
        ahead = first[...] + ahead
        guard let format = CompressionFormat(beginning: first) else { return }
        do {
            decompressor = try Decompressor(format)
        } catch {
            throw .cannotDecompress(name, error)
        }
    }

    private func decompress(into bytes: inout [UInt8], atMost limit: Int) throws(TextStreamError) {
        let before = bytes.count
        do {
            while bytes.count == before, !hasEnded {
                try decompressor?.decompress(&ahead, into: &bytes, atMost: limit)
                guard bytes.count == before else { return }
                var more = Array(ahead)
                try readFile(into: &more, atMost: Self.compressedSize, afterAhead: true)
                hasEnded = more.count == ahead.count
                ahead = more[...]
                if hasEnded, !hasTrailingBytes { try decompressor?.finish() }
            }
        } catch let error as DecompressionError {
            throw .cannotDecompress(name, error)
        } catch let error as TextStreamError {
            throw error
        } catch {
            preconditionFailure("an error that nothing here throws: \(error)")
        }
    }

    /// Appends bytes of the file as they are in it; none at its end.
    ///
    /// - Parameter afterAhead: Whether what was read ahead is there already.
    private func readFile(
        into bytes: inout [UInt8], atMost limit: Int, afterAhead: Bool = false
    ) throws(TextStreamError) {
        guard ahead.isEmpty || afterAhead else {
            let part = ahead.prefix(limit)
            ahead = ahead.dropFirst(part.count)
            bytes += part
            return
        }
        while !isFileAtEnd {
            let before = bytes.count
            var failure: Int32 = 0
            bytes.append(addingCapacity: limit) { span in
                span.withUnsafeMutableBufferPointer { buffer, count in
                    let result = Glibc.read(descriptor, buffer.baseAddress, min(limit, buffer.count))
                    if result < 0 { failure = errno } else { count = result }
                }
            }
            switch failure {
            case 0:
                isFileAtEnd = bytes.count == before
                kept?.append(contentsOf: bytes[before...])
                progress?(bytes.count - before)
                return
            case EINTR: continue
            case EAGAIN:
                var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&waiting, 1, -1)
            default: throw .cannotRead(name, errno: failure)
            }
        }
    }
}

/// The first bytes of something that can be read once only, such as a pipe, and the descriptor that the rest comes from.
final class ReadAhead: Sendable {
    let descriptor: Int32
    /// The bytes as they came.
    let bytes: [UInt8]
    /// The first of them, decompressed where they are compressed.
    let head: [UInt8]
    /// Whether there are no more.
    let isWhole: Bool
    private let closes: Bool
    private let hasBegun = Atomic(false)

    init(descriptor: Int32, closes: Bool, bytes: [UInt8], head: [UInt8], isWhole: Bool) {
        self.descriptor = descriptor
        self.closes = closes
        self.bytes = bytes
        self.head = head
        self.isWhole = isWhole
    }

    /// Whether all may be read from its start: once, where more follows the bytes.
    func begin() -> Bool { isWhole || !hasBegun.exchange(true, ordering: .relaxed) }

    deinit {
        if closes { close(descriptor) }
    }
}
