// SPDX-License-Identifier: Apache-2.0

import CDecompression

/// How bytes are compressed.
public enum CompressionFormat: String, Sendable, Hashable, Codable {
    /// As by `gzip`: files end in `.gz`.
    case gzip
    /// As by `zstd`: files end in `.zst`.
    case zstd
}

/// Decompresses bytes as they come, in flat memory.
///
///     guard var decompressor = Decompressor(.gzip) else { return }      // zlib is not installed
///     let isSound = try decompressor.decompress(bytes) { plain in try file.write(plain) }
///
/// The work is done by the system's zlib and libzstd, which are loaded when they are first needed.
public struct Decompressor: ~Copyable {
    private let decompression: OpaquePointer
    private static let roomSize = 1 << 17

    /// A decompressor; nil where the library for the format is not installed.
    public init?(_ format: CompressionFormat) {
        guard let decompression = cdecompression_create(format == .gzip ? cdecompression_gzip : cdecompression_zstd) else {
            return nil
        }
        self.decompression = decompression
    }

    deinit {
        cdecompression_free(decompression)
    }

    /// Whether all that has begun has come to its end: at the end of the bytes this tells that none is missing.
    public var isAtEnd: Bool { cdecompression_is_at_end(decompression) }

    /// Decompresses the next bytes.
    ///
    /// - Parameters:
    ///   - bytes: What comes next.
    ///   - body: Called with each piece of what they are. A few bytes may be very many: whoever must not take any number counts,
    ///     and throws.
    /// - Returns: Whether the bytes are sound so far. After unsound ones nothing more comes.
    public mutating func decompress<Failure: Error>(
        _ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) -> Bool {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.roomSize, alignment: 16)
        defer { room.deallocate() }
        var rest = bytes
        while true {
            var (taken, made) = (0, 0)
            guard
                cdecompression_continue(
                    decompression, rest.baseAddress, rest.count, &taken, room.baseAddress, room.count, &made)
            else { return false }
            if made > 0 { try body(UnsafeRawBufferPointer(rebasing: room[..<made])) }
            rest = UnsafeRawBufferPointer(rebasing: rest[taken...])
            // Room that was filled may have been too little.
            if rest.isEmpty && made < room.count { return true }
            if taken == 0 && made == 0 { return false }
        }
    }
}
