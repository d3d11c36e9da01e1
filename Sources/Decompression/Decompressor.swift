// SPDX-License-Identifier: Apache-2.0

import CDecompression

/// Decompresses a file as its bytes come, in flat memory. A file may be several compressed ones in a row.
///
///     let decompressor = try Decompressor(.gzip)
///     while readMore(into: &bytes) {
///         repeat {
///             text.removeAll(keepingCapacity: true)
///             try decompressor.decompress(&bytes, into: &text, atMost: 65_536)
///             use(text)
///         } while text.count == 65_536
///     }
///     try decompressor.finish()
public final class Decompressor {
    /// The most memory that the window of a file may take. `xz -9` needs 65 MiB, `zstd -19` 8 MiB; `zstd --long=27` just fits.
    private static let windowLimit: UInt64 = 128 << 20
    /// A file may become this many times as long as it is; text becomes 3 to 20 times, and the same line over and over more.
    private static let mostGrowth = 500
    /// What is shorter than this may have grown from however little.
    private static let harmless = 256 << 20

    /// Where in a file, which is one stream after the other, the next byte stands.
    private enum Place {
        case inStream, betweenStreams
        /// Between streams, before bytes that are too few to tell whether they begin another one.
        case beforeFewBytes
        /// Behind the last stream, at bytes that begin no other.
        case behindStreams
    }

    /// How the file is compressed.
    public let format: CompressionFormat
    private let stream: OpaquePointer
    private var (readCount, writtenCount) = (0, 0)
    private var place = Place.inStream

    /// A decompressor at the start of a file.
    ///
    /// - Throws: `DecompressionError` where there is no memory.
    public init(_ format: CompressionFormat) throws(DecompressionError) {
        guard let stream = cdecompression_open(format.code, Self.windowLimit) else { throw DecompressionError(.tooLarge, format) }
        self.format = format
        self.stream = stream
    }

    deinit {
        cdecompression_close(stream)
    }

    /// Whether bytes that are not compressed have come behind what is, in a file of gzip. They are left out, as by `gzip`, which
    /// warns of them; behind the streams of the other formats they are damage, as they are to their programs.
    public var hasTrailingBytes: Bool { place == .behindStreams }

    /// Decompresses the next bytes of the file, as many as become so much or all of them.
    ///
    /// - Parameters:
    ///   - input: The bytes; those that were taken are removed. What is left goes into the next call, with what follows.
    ///   - output: What gets the decompressed bytes. Where fewer than the limit are appended, no more can be had before more of
    ///     the file has come.
    ///   - limit: The most bytes to append.
    /// - Throws: `DecompressionError` where they are not what the format asks for, or grow beyond measure.
    public func decompress(
        _ input: inout ArraySlice<UInt8>, into output: inout [UInt8], atMost limit: Int
    ) throws(DecompressionError) {
        let wanted = output.count + limit
        while output.count < wanted {
            let (waiting, before) = (input.count, output.count)
            try decompressPart(of: &input, into: &output, atMost: wanted - before)
            // One stream may end, and another one follow.
            if input.count == waiting, output.count == before { return }
        }
    }

    /// Decompresses some of the bytes, none beyond the end of a stream.
    private func decompressPart(
        of input: inout ArraySlice<UInt8>, into output: inout [UInt8], atMost limit: Int
    ) throws(DecompressionError) {
        if place != .inStream {
            try beginStream(of: &input)
            guard place == .inStream else { return }
        }
        var (read, written): (Int64, Int64) = (0, 0)
        var outcome = Int32(CDECOMPRESSION_MORE)
        output.append(addingCapacity: limit) { span in
            span.withUnsafeMutableBufferPointer { buffer, count in
                input.withUnsafeBufferPointer { bytes in
                    outcome = cdecompression_run(
                        stream, bytes.baseAddress, Int64(bytes.count), &read, buffer.baseAddress,
                        Int64(min(limit, buffer.count)), &written)
                }
                count = Int(written)
            }
        }
        input = input.dropFirst(Int(read))
        readCount += Int(read)
        writtenCount += Int(written)
        switch Int(outcome) {
        case CDECOMPRESSION_MORE: break
        case CDECOMPRESSION_ENDED: place = .betweenStreams
        case CDECOMPRESSION_TOO_LARGE: throw DecompressionError(.tooLarge, format)
        default: throw DecompressionError(.damaged, format)
        }
        if writtenCount > Self.harmless, writtenCount / Self.mostGrowth > readCount {
            throw DecompressionError(.growsBeyondMeasure, format)
        }
    }

    /// Begins the stream that follows one that has ended, where there is one.
    private func beginStream(of input: inout ArraySlice<UInt8>) throws(DecompressionError) {
        // Archives on tape are filled up with zeros.
        if place == .betweenStreams { input = input.drop { $0 == 0 } }
        guard !input.isEmpty else { return }
        // What has the first two bytes of a stream, and not the third, is a damaged one.
        let isDamaged = input.count > 2 && CompressionFormat.gzip.mayBegin(input.prefix(2))
        if format == .gzip, place == .behindStreams || CompressionFormat(beginning: input) != .gzip && !isDamaged {
            if place != .behindStreams, CompressionFormat.mayBegin(input) {
                place = .beforeFewBytes
            } else {
                place = .behindStreams
                input.removeAll()
            }
            return
        }
        guard cdecompression_restart(stream) else { throw DecompressionError(.tooLarge, format) }
        place = .inStream
    }

    /// Checks that the file may end here.
    ///
    /// - Throws: `DecompressionError` where something is missing, or bytes have come that are not compressed: whoever passes over
    ///   those asks for `hasTrailingBytes` first.
    public func finish() throws(DecompressionError) {
        switch place {
        case .betweenStreams: return
        case .inStream, .beforeFewBytes: throw DecompressionError(.truncated, format)
        case .behindStreams: throw DecompressionError(.damaged, format)
        }
    }
}
