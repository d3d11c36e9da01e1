// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageSegmentation

@Suite("Windows of a text")
struct TextWindowTests {
    @Test("end after empty lines, else after lines, else after spaces and full stops")
    func ends() throws {
        let length = TextWindow.minimumLength
        let filling = String(repeating: "word ", count: length / 5 + 1)
        let ends = try [
            filling + "end.\nnext line\n\nnext", filling + "end.\n" + filling + filling,
            String(repeating: "word ", count: 4 * length), String(repeating: "字。", count: 2 * length),
        ].map { try #require(windows(of: $0).first) }
        #expect(ends[0].offset == (filling + "end.\nnext line\n\n").utf8.count && ends[0].isLineEnd)
        #expect(ends[1].offset == (filling + "end.\n").utf8.count && ends[1].isLineEnd)
        #expect(ends[2].offset >= 8 * length && ends[2].offset % 5 == 0 && !ends[2].isLineEnd)
        #expect(ends[3].offset >= 8 * length && ends[3].offset % 6 == 0 && ends[3].offset < 9 * length && !ends[3].isLineEnd)
    }

    @Test(
        "end between two characters where there is no space for a megabyte",
        arguments: ["a.", "x", "字", "カタカナ", "がき", "e\u{301}b", "字\u{FE00}語", "e\u{301}", "\r\u{300}", "день", "ไทย", "🇩🇪"])
    func withoutSpaces(piece: String) {
        let text = String(repeating: piece, count: (3 << 20) / piece.utf8.count)
        let ends = windows(of: text)
        #expect(ends.count == 3)
        let characters = Set(piece.indices.map { piece.utf8.distance(from: piece.startIndex, to: $0) })
        for end in ends.dropLast() {
            #expect(!end.isLineEnd)
            #expect(characters.contains(end.offset % piece.utf8.count))
        }
    }

    @Test("end nowhere in one character", arguments: ["\u{301}", "👩\u{200D}"])
    func together(piece: String) {
        #expect(windows(of: String(repeating: piece, count: (2 << 20) / piece.utf8.count)).count == 1)
    }

    /// A tag with spaces in it, of this many bytes.
    private static func tag(_ length: Int) -> String {
        "<" + String(String(repeating: "a ", count: length).prefix(length - 2)) + ">"
    }

    @Test("end after tags, where there is no line and no space between them", arguments: [20, 1_902, 2_000])
    func tags(length: Int) {
        let text = String(repeating: Self.tag(length), count: (1 << 20) / length)
        let ends = windows(of: text)
        #expect(ends.count == 4)
        #expect(ends.allSatisfy { $0.offset % length == 0 })
    }

    @Test("end after no tag whose bracket has a mark, and inside of what is too long for a tag")
    func noTags() {
        let marked = Self.tag(100) + "\u{338}"
        #expect(windows(of: String(repeating: marked, count: 8_000)).first { ($0.offset - 100) % 102 == 0 } == nil)
        let length = 2_001
        let ends = windows(of: String(repeating: Self.tag(length), count: (1 << 20) / length))
        #expect(ends.count == 4)
        #expect(ends.dropLast().allSatisfy { $0.offset % length != 0 })
    }

    @Test("end in no tag whose lines are empty")
    func linesInTags() {
        let length = TextWindow.minimumLength
        let text =
            String(repeating: "word ", count: length / 5) + "<a\n\nb\n\n>\n" + String(repeating: "word ", count: 2 * length)
        #expect(windows(of: text).first?.offset == length / 5 * 5 + "<a\n\nb\n\n>\n".utf8.count)
    }

    @Test(
        "are found in about the time that words take, whatever the text is made of",
        arguments: [tag(1_902), tag(20), tag(2_001), "<a ", "<", "a", "字", "🇩", "\u{301}", "\r"])
    func time(piece: String) {
        let size = 1_000_000
        let (words, text) = (
            String(repeating: "word ", count: size / 5), String(repeating: piece, count: size / piece.utf8.count)
        )
        // A look back and forth for a tag at each space would cost a thousand times as much.
        expectSimilarTime(on: text, andOn: words, size: size) { _ = windows(of: $0) }
    }

    @Test("are found the same when more text comes after", arguments: [1, 2, 3])
    func prefix(seed: UInt64) throws {
        let bytes = Array(try RandomMixtures.longDocument(byteCount: 200_000, seed: seed).utf8)
        let whole = windows(of: bytes)
        for length in stride(from: 0, to: bytes.count, by: 9_973) {
            let found = windows(of: Array(bytes[..<length]), isComplete: false)
            #expect(found == Array(whole.prefix(found.count)))
        }
    }

    @Test("are found the same when more text comes after in texts that are hard to cut", arguments: HostileText.strings)
    func hostilePrefix(piece: String) {
        let bytes = Array(String(repeating: piece, count: 340_000 / piece.utf8.count).utf8)
        let whole = windows(of: bytes)
        for length in [70_000, 200_000, whole[0].offset - 1, whole[0].offset, whole[0].offset + 1, 300_000] {
            var length = min(length, bytes.count - 1)
            // Text comes in whole scalars.
            while bytes[length] & 0xC0 == 0x80 { length -= 1 }
            let found = windows(of: Array(bytes[..<length]), isComplete: false)
            #expect(found == Array(whole.prefix(found.count)))
        }
    }

    private func windows(of text: String) -> [TextWindow.End] {
        windows(of: Array(text.utf8))
    }

    private func windows(of bytes: [UInt8], isComplete: Bool = true) -> [TextWindow.End] {
        bytes.withUnsafeBufferPointer { bytes in
            var ends: [TextWindow.End] = []
            var start = 0
            while start < bytes.count, let end = TextWindow.end(in: bytes, from: start, isComplete: isComplete) {
                ends.append(end)
                start = end.offset
            }
            return ends
        }
    }
}
