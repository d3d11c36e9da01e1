// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import TextStreams

@Suite("Compressed input")
struct CompressedInputTests {
    /// “Guten Morgen, guten Morgen, guten Morgen!” three times, as `zstd` and `gzip` compress it.
    static let text = String(repeating: "Guten Morgen, guten Morgen, guten Morgen!\n", count: 3)
    static let zstd: [UInt8] = [
        0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x68, 0xD5, 0x00, 0x00, 0x88, 0x47, 0x75, 0x74, 0x65, 0x6E, 0x20, 0x4D, 0x6F, 0x72, 0x67,
        0x65, 0x6E, 0x2C, 0x20, 0x67, 0x21, 0x0A, 0x02, 0x00, 0xD1, 0xD4, 0x84, 0xC5, 0x32, 0xEB, 0x5A, 0xAE, 0xA6, 0x6D,
    ]
    static let gzip: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x73, 0x2F, 0x2D, 0x49, 0xCD, 0x53, 0xF0, 0xCD, 0x2F, 0x4A,
        0x4F, 0xCD, 0xD3, 0x51, 0x48, 0xC7, 0xC9, 0x53, 0xE4, 0x72, 0xA7, 0x81, 0x4A, 0x00, 0x5F, 0x76, 0x18, 0x74, 0x7E, 0x00,
        0x00, 0x00,
    ]
    /// Nothing, compressed by each.
    static let nothingByZstd: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x24, 0x00, 0x01, 0x00, 0x00, 0x99, 0xE9, 0xD8, 0x51]
    static let nothingByGzip: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]

    private static func file(_ bytes: [UInt8]) throws -> String {
        let url = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
        try Data(bytes).write(to: url)
        return url.path
    }

    @Test("A compressed file is read as its text, and its size as that of the file")
    func readsCompressed() throws {
        let path = try Self.file(Self.zstd)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let counter = Counter()
        let input = TextInput(path: path).reporting { counter.add($0) }
        #expect(try input.readText() == Self.text)
        #expect(counter.count == Self.zstd.count && input.byteCount == Self.zstd.count)
        let (again, head) = try TextInput(path: path).readingAhead(atMost: 5)
        #expect(head == Array("Guten".utf8))
        #expect(try again.readText() == Self.text)
    }

    @Test(
        "Compressed files one after another are read as their texts one after another, empty ones too",
        arguments: [(zstd, nothingByZstd), (gzip, nothingByGzip)])
    func readsMembers(member: [UInt8], nothing: [UInt8]) throws {
        for (bytes, count) in [(nothing + member, 1), (nothing + nothing + member + nothing, 1), (member + nothing + member, 2)] {
            let path = try Self.file(bytes)
            defer { try? FileManager.default.removeItem(atPath: path) }
            #expect(try TextInput(path: path).readText() == String(repeating: Self.text, count: count))
        }
    }

    @Test("A file of very many very short members is read in linear time", .timeLimit(.minutes(1)))
    func readsShortMembers() throws {
        // The letter a, as `gzip` compresses it.
        let member: [UInt8] = [
            0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 4, 0, 0x43, 0xBE, 0xB7, 0xE8, 1, 0, 0, 0,
        ]
        let path = try Self.file(Array(repeatElement(member, count: 100_000).joined()))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try TextInput(path: path).readText().utf8.count == 100_000)
    }

    @Test("What begins like a compressed file and is none is read as it is", arguments: ["(", "()", "\u{1F}", "(µ", "P*M", ""])
    func readsOthers(text: String) throws {
        let path = try Self.file(Array(text.utf8))
        defer { try? FileManager.default.removeItem(atPath: path) }
        var source = try TextInput(path: path).open()
        var bytes: [UInt8] = []
        while try source.read(into: &bytes, atMost: 1) > 0 {}
        #expect(bytes == Array(text.utf8))
        source = try TextInput(path: path).open()
        #expect(source.isReady)
    }

    @Test("A file that ends early is an error that says so")
    func refusesTruncated() throws {
        let path = try Self.file(Array(Self.zstd.dropLast(9)))
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect {
            try TextInput(path: path).readText()
        } throws: { error in
            (error as? TextStreamError)?.code == .notDecompressed
        }
    }
}

/// Counts on whichever thread.
private final class Counter: Sendable {
    private let value = Mutex(0)

    var count: Int { value.withLock { $0 } }

    func add(_ count: Int) { value.withLock { $0 += count } }
}
