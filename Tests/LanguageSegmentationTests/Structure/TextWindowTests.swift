import Testing

@testable import LanguageSegmentation

@Suite("Windows of a text")
struct TextWindowTests {
    @Test("end behind empty lines, else behind lines, else behind spaces and full stops")
    func ends() throws {
        let length = TextWindow.leastLength
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
        "end between two letters where there is no space for a megabyte, and part no character",
        arguments: ["a.", "x", "字", "カタカナ", "がき", "e\u{301}b", "字\u{FE00}語"])
    func withoutSpaces(piece: String) {
        let text = String(repeating: piece, count: (3 << 20) / piece.utf8.count)
        let ends = windows(of: text)
        #expect(ends.count >= 3)
        let characters = Set(piece.indices.map { piece.utf8.distance(from: piece.startIndex, to: $0) })
        for end in ends.dropLast() {
            #expect(!end.isLineEnd)
            #expect(characters.contains(end.offset % piece.utf8.count))
        }
    }

    @Test("end nowhere in letters that may belong together", arguments: ["e\u{301}", "\r\u{300}"])
    func together(piece: String) {
        #expect(windows(of: String(repeating: piece, count: (2 << 20) / piece.utf8.count)).count == 1)
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
