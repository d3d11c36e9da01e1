// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// Converts text in a charset piece by piece, as it is read from a file or a pipe.
///
///     let decoder = try CharsetDecoder(Charset("Shift_JIS"))
///     for chunk in chunks { text += try decoder.decode(chunk) }
///     text += try decoder.finish()
///
/// A decoder is not `Sendable`: make one for each text.
public final class CharsetDecoder {
    /// The charset that is converted from.
    public let charset: Charset

    private let handle: OpaquePointer
    private var isAtStart = true

    /// A decoder at the start of a text.
    ///
    /// - Throws: `UnicodeError` with the code `unknownCharset` where ICU's table of the charset is not installed.
    public init(_ charset: Charset) throws(UnicodeError) {
        var status: Int32 = 0
        guard let handle = cunicode_decoder_open(charset.name, &status) else {
            throw UnicodeError(.unknownCharset, charset.name, icuCode: status)
        }
        self.charset = charset
        self.handle = handle
    }

    deinit {
        cunicode_decoder_close(handle)
    }

    /// How many sequences of the text could not be converted so far. Each stands as U+FFFD in the text.
    public var malformedCount: Int { Int(cunicode_decoder_malformed_count(handle)) }

    /// The text of the next bytes, of any number; a sequence that they end within is kept for the next call.
    ///
    /// - Throws: `UnicodeError` with the code `decodingFailed` where memory runs out.
    public func decode(_ bytes: some Collection<UInt8>) throws(UnicodeError) -> String {
        try bytes.withContiguousBytes { text(of: $0, ends: false) }.get()
    }

    /// Ends the text: what was kept of an unfinished sequence counts as malformed.
    ///
    /// The decoder can be used for another text then, with which `malformedCount` begins anew.
    ///
    /// - Throws: `UnicodeError` with the code `decodingFailed` where memory runs out.
    public func finish() throws(UnicodeError) -> String {
        defer { isAtStart = true }
        return try [UInt8]().withContiguousBytes { text(of: $0, ends: true) }.get()
    }

    /// How much goes through ICU at once, which counts in 32 bits.
    private static let chunkSize = 1 << 16

    private func text(of bytes: UnsafeBufferPointer<UInt8>, ends: Bool) -> Result<String, UnicodeError> {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var status: Int32 = 0
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.chunkSize) { buffer in
            guard let target = buffer.baseAddress else { return }
            // ICU wants an address even where there is nothing.
            var nothing: UInt8 = 0
            withUnsafePointer(to: &nothing) { nothing in
                var offset = 0
                var hasMore = ends
                while status <= 0, offset < bytes.count || hasMore {
                    let chunk = bytes[offset...].prefix(Self.chunkSize)
                    let source = chunk.isEmpty ? nothing : bytes.baseAddress.map { $0 + offset } ?? nothing
                    var read: Int32 = 0
                    var written: Int32 = 0
                    hasMore = cunicode_decoder_convert(
                        handle, source, Int32(chunk.count), ends, target, Int32(buffer.count), &read, &written, &status)
                    offset += Int(read)
                    result.append(contentsOf: buffer.prefix(Int(written)))
                }
            }
        }
        guard status <= 0 else { return .failure(UnicodeError(.decodingFailed, charset.name, icuCode: status)) }
        if isAtStart, !result.isEmpty {
            isAtStart = false
            let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
            if result.starts(with: byteOrderMark) { result.removeFirst(byteOrderMark.count) }
        }
        return .success(String(decoding: result, as: UTF8.self))
    }
}
