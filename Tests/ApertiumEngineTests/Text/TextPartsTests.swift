import Testing
import TranslationTesting

@testable import ApertiumEngine

@Suite struct TextPartsTests {
    private func parts(_ text: String, limit: Int = 10_000) -> TextParts {
        let sentences = SentenceStarts()
        return TextParts(text, limit: limit, sentenceStarts: sentences.offsets(in:))
    }

    private func joined(_ parts: TextParts) -> String {
        parts.parts.map { part in
            switch part {
            case .kept(let text), .piece(let text): text
            }
        }.joined()
    }

    static let texts: [String] = {
        guard var mixtures = try? HostileMixtures(tag: "es", seed: 11) else { return [] }
        return HostileTexts.all + (0..<500).map { _ in mixtures.next() }
    }()

    @Test(arguments: [1, 10, 60, 10_000])
    func `Joined, the parts are the text, byte for byte`(limit: Int) {
        for text in Self.texts {
            #expect(Array(joined(parts(text, limit: limit)).utf8) == Array(text.utf8), "\(text.debugDescription)")
        }
    }

    @Test(arguments: [1, 10, 60, 10_000])
    func `Pieces have letters, no line break, and no white space at their ends`(limit: Int) {
        for text in Self.texts {
            for piece in parts(text, limit: limit).pieces {
                #expect(piece.unicodeScalars.contains { $0.properties.isAlphabetic })
                #expect(!piece.contains { $0.isNewline })
                let ends = [piece.unicodeScalars.first, piece.unicodeScalars.last].compactMap(\.self)
                #expect(ends.allSatisfy { !$0.properties.isWhitespace })
                #expect(piece.utf8.count <= limit || !piece.contains(" "), "\(piece.debugDescription)")
            }
        }
    }

    @Test(arguments: [
        ("Uno.\nDos.", ["Uno.", "Dos."]), ("Uno.\r\n\r\n  Dos. \t\r", ["Uno.", "Dos."]),
        ("a\u{2028}b\u{85}c\u{B}d", ["a", "b", "c", "d"]), ("a b\tc\t\t 7\t d\t", ["a b", "c", "d"]),
        ("", []), ("12\n—\n😀", []), ("\u{A0}a b\u{3000}", ["a b"]),
    ])
    func `Lines are pieces, and so are columns`(text: String, pieces: [String]) {
        #expect(parts(text).pieces == pieces)
    }

    @Test func `A long line is cut between sentences`() {
        let sentence = "El perro come pan."
        let line = Array(repeating: sentence, count: 10).joined(separator: " ")
        #expect(
            parts(line, limit: 60).pieces == [
                "\(sentence) \(sentence) \(sentence)", "\(sentence) \(sentence) \(sentence)",
                "\(sentence) \(sentence) \(sentence)", sentence,
            ])
    }

    @Test func `A long sentence is cut between words, and a long word is not`() {
        #expect(parts("uno dos tres cuatro", limit: 9).pieces == ["uno dos", "tres", "cuatro"])
        #expect(parts("aaaaaaaaaaaa bb", limit: 5).pieces == ["aaaaaaaaaaaa", "bb"])
    }

    @Test func `Cutting takes time in proportion to the text`() {
        let line = String(repeating: "palabra otra. ", count: 100_000)
        var count = 0
        let duration = ProcessorTime.spent { count = parts(line).pieces.count }
        #expect(count == 141)
        #expect(duration < .seconds(10))
    }
}
