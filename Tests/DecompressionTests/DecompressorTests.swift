// SPDX-License-Identifier: Apache-2.0

import Decompression
import Testing

@Suite("Decompression")
struct DecompressorTests {
    /// What `printf 'dragoman dragoman' | gzip -n9` writes.
    private static let gzip: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0x29, 0x4A, 0x4C, 0xCF, 0xCF, 0x4D, 0xCC, 0x53,
        0x48, 0x81, 0x32, 0x00, 0x8F, 0x80, 0xA0, 0xF2, 0x11, 0x00, 0x00, 0x00,
    ]
    /// What `printf 'dragoman dragoman' | zstd -19` writes.
    private static let zstd: [UInt8] = [
        0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x68, 0x89, 0x00, 0x00, 0x64, 0x72, 0x61, 0x67, 0x6F, 0x6D, 0x61, 0x6E, 0x20, 0x64,
        0x72, 0x61, 0x67, 0x6F, 0x6D, 0x61, 0x6E, 0x64, 0x6F, 0x92, 0x87,
    ]
    /// What `head -c 3000000 /dev/zero | zstd -19` writes.
    private static let bomb: [UInt8] = [
        0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x68, 0x4C, 0x00, 0x00, 0x08, 0x00, 0x01, 0x00, 0xFC, 0xFF, 0x39, 0x10, 0x02, 0x02,
        0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00,
        0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10,
        0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00,
        0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x02,
        0x00, 0x10, 0x00, 0x02, 0x00, 0x10, 0x00, 0x03, 0x36, 0x0E, 0x00, 0x03, 0xC9, 0xAF, 0xD6,
    ]
    private static let text = Array("dragoman dragoman".utf8)

    private struct TooMuch: Error {}
    /// The library is not installed.
    private struct Missing: Error {}

    /// What bytes are that come some at a time; nil where they are unsound or some are missing.
    private func plain(_ bytes: [UInt8], _ format: CompressionFormat, step: Int, limit: Int = .max) throws -> [UInt8]? {
        guard var decompressor = Decompressor(format) else { throw Missing() }
        var plain: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: step) {
            let isSound = try bytes[start..<min(start + step, bytes.count)].withUnsafeBytes { piece in
                try decompressor.decompress(piece) {
                    plain += $0
                    if plain.count > limit { throw TooMuch() }
                }
            }
            if !isSound { return nil }
        }
        return decompressor.isAtEnd ? plain : nil
    }

    @Test("Bytes are decompressed however they come, and parts that follow each other too", arguments: [1, 2, 7, 1000])
    func decompresses(step: Int) throws {
        for (bytes, format) in [(Self.gzip, CompressionFormat.gzip), (Self.zstd, .zstd)] {
            #expect(try plain(bytes, format, step: step) == Self.text)
            #expect(try plain(bytes + bytes, format, step: step) == Self.text + Self.text)
            for end in 0..<bytes.count { #expect(try plain(Array(bytes[..<end]), format, step: step) == nil) }
        }
    }

    @Test("Any bytes are decompressed or are unsound, and their check finds what was changed")
    func survivesDamage() throws {
        for (bytes, format) in [(Self.gzip, CompressionFormat.gzip), (Self.zstd, .zstd)] {
            for place in bytes.indices {
                for bit in 0..<8 {
                    var damaged = bytes
                    damaged[place] ^= 1 << bit
                    guard let found = try? plain(damaged, format, step: 5, limit: 100_000) else { continue }
                    // Of a head some bits say nothing of the text, and what is checked is the text.
                    #expect(found == Self.text)
                }
            }
        }
    }

    @Test("Few bytes that are very many can be refused on the way")
    func refusesBombs() throws {
        #expect(try plain(Self.bomb, .zstd, step: 10) == [UInt8](repeating: 0, count: 3_000_000))
        #expect(throws: TooMuch.self) { try plain(Self.bomb, .zstd, step: 10, limit: 1_000_000) }
    }
}
