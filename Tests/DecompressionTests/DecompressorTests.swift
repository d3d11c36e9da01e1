// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation
import Testing

@Suite("Decompression")
struct DecompressorTests {
    static let text = (0..<5_000).map { "Line \($0 &* 2_654_435_761 % 10_007) of a text.\n" }.joined()

    /// The text as the usual programs compress it; made in this folder once, since they are there wherever the package is tested.
    static func compressed(_ text: String, by program: String) throws -> [UInt8] {
        let input = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
        try Data(text.utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program, "-c", input.path]
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Array(bytes)
    }

    /// Decompresses all of a file, some bytes at a time.
    static func decompress(_ file: [UInt8], by size: Int, into limit: Int = 4096) throws -> [UInt8] {
        let format = try #require(CompressionFormat(beginning: file))
        let decompressor = try Decompressor(format)
        var (rest, input, output) = (file[...], ArraySlice<UInt8>(), [UInt8]())
        while true {
            let before = output.count
            try decompressor.decompress(&input, into: &output, atMost: limit)
            guard output.count == before else { continue }
            guard !rest.isEmpty else { break }
            input = Array(input)[...] + rest.prefix(size)
            rest = rest.dropFirst(size)
        }
        try decompressor.finish()
        return output
    }

    static let files: [(text: String, file: [UInt8])] =
        ((try? ["gzip", "xz"].map { (text, try compressed(text, by: $0)) }) ?? []) + [(shortText, zstd)]
    static let shortText = String(repeating: "Guten Morgen, guten Morgen, guten Morgen!\n", count: 3)
    /// The short text as `zstd -19` compresses it, which is not on every machine.
    static let zstd: [UInt8] = [
        0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x68, 0xD5, 0x00, 0x00, 0x88, 0x47, 0x75, 0x74, 0x65, 0x6E, 0x20, 0x4D, 0x6F, 0x72, 0x67,
        0x65, 0x6E, 0x2C, 0x20, 0x67, 0x21, 0x0A, 0x02, 0x00, 0xD1, 0xD4, 0x84, 0xC5, 0x32, 0xEB, 0x5A, 0xAE, 0xA6, 0x6D,
    ]

    @Test("A file gives its text whatever pieces it comes in, and two in a row give both", arguments: [1, 7, 4096, 1 << 20])
    func decompresses(size: Int) throws {
        try #require(Self.files.count == 3)
        for (text, file) in Self.files {
            #expect(try Self.decompress(file, by: size) == Array(text.utf8))
            #expect(try Self.decompress(file + file + [0, 0, 0, 0], by: size) == Array((text + text).utf8))
        }
    }

    @Test("A file that ends early or is damaged is an error, and no bytes crash")
    func refusesDamage() throws {
        for (whole, file) in Self.files {
            for end in stride(from: 8, to: file.count, by: max(1, file.count / 50)) {
                #expect(throws: DecompressionError.self) { try Self.decompress(Array(file[..<end]), by: 512) }
            }
            for place in stride(from: 8, to: file.count, by: max(1, file.count / 200)) {
                var damaged = file
                damaged[place] ^= 0x5A
                if let text = try? Self.decompress(damaged, by: 512) { #expect(text.count <= whole.utf8.count * 2) }
            }
            #expect(throws: DecompressionError.self) { try Self.decompress(file + Array("more".utf8), by: 512) }
            let damaged: [UInt8] = [0x1F, 0x8B, 0x6A, 0x75, 0x6E, 0x6B]
            #expect(throws: DecompressionError.self) { try Self.decompress(file + damaged, by: 512) }
        }
    }

    @Test(
        "Bytes that are not compressed are left out behind gzip's, and known, whatever pieces they come in",
        arguments: ["x", "\u{1F}", "\u{1F}more", "\0\0more", "more\u{1F}"])
    func leavesOutTrailingBytes(trailing: String) throws {
        let (text, file) = try #require(Self.files.first)
        for size in [1, 7, 4096] {
            let decompressor = try Decompressor(.gzip)
            var (rest, input, output) = ((file + trailing.utf8)[...], ArraySlice<UInt8>(), [UInt8]())
            while !rest.isEmpty {
                input += rest.prefix(size)
                rest = rest.dropFirst(size)
                try decompressor.decompress(&input, into: &output, atMost: 1 << 20)
            }
            #expect(output == Array(text.utf8))
            // One byte may be the first of a stream that was cut off.
            #expect(decompressor.hasTrailingBytes == (trailing != "\u{1F}"))
            #expect(throws: DecompressionError.self) { try decompressor.finish() }
        }
    }

    @Test("All that comes of some bytes comes at once, over the ends of streams, and then no more")
    func fillsUp() throws {
        for (text, file) in Self.files {
            let decompressor = try Decompressor(#require(CompressionFormat(beginning: file)))
            var (input, output) = ((file + file)[...], [UInt8]())
            try decompressor.decompress(&input, into: &output, atMost: 1 << 20)
            #expect(output == Array((text + text).utf8) && input.isEmpty)
            try decompressor.finish()
        }
    }

    @Test("A file of zstd may begin with a frame to be skipped, as those of pzstd do", arguments: [0x50, 0x5F] as [UInt8])
    func skipsFrames(first: UInt8) throws {
        let frame: [UInt8] = [first, 0x2A, 0x4D, 0x18, 4, 0, 0, 0, 1, 2, 3, 4]
        for size in [1, 5, 1_000] {
            #expect(try Self.decompress(frame + Self.zstd + frame, by: size) == Array(Self.shortText.utf8))
        }
        #expect(CompressionFormat.mayBegin(frame[..<3]) && !CompressionFormat.mayBegin(frame))
    }

    @Test("What grows beyond measure is an error before it has filled memory")
    func refusesBombs() throws {
        let bomb = try Self.compressed(String(repeating: "a", count: 1 << 20), by: "gzip")
        let bombs = Array(repeating: bomb, count: 300).flatMap(\.self)
        let decompressor = try Decompressor(.gzip)
        var (input, output) = (bombs[...], [UInt8]())
        #expect {
            while !input.isEmpty {
                output.removeAll(keepingCapacity: true)
                try decompressor.decompress(&input, into: &output, atMost: 1 << 20)
            }
        } throws: { error in
            (error as? DecompressionError)?.code == .growsBeyondMeasure
        }
    }

    @Test(
        "Suffixes are taken off names",
        arguments: [("a.md.gz", "a.md"), ("a.xz", "a"), ("a.txt.zst", "a.txt"), ("a.txt", "a.txt")])
    func stripsSuffixes(name: String, stripped: String) {
        #expect(CompressionFormat.strippingSuffix(of: name) == stripped)
    }
}
