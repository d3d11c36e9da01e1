import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import Testing

@Suite("Pieces of a document")
struct PieceManifestTests {
    /// Spans of a text that end at the given characters.
    private func spans(of text: String, cuts: [Int]) -> [Span] {
        let offsets = ([0] + cuts.sorted() + [text.count]).map {
            text.utf8.distance(from: text.startIndex, to: text.index(text.startIndex, offsetBy: $0))
        }
        return zip(offsets, offsets.dropFirst()).filter { $0 < $1 }.enumerated().map { index, range in
            Span(
                range: range.0..<range.1,
                outcome: index.isMultiple(of: 2) ? .language("sr-Latn", probability: 1) : .undetermined(.noLetters),
                evidence: .zero)
        }
    }

    @Test("Joined unchanged they are the text, byte for byte, also where an editor ends each file with a line feed or none")
    func comesBack() throws {
        var generator = SystemRandomNumberGenerator()
        let alphabet: [Character] = [
            "a", "ä", " ", "\n", "\r\n", "\t", "\u{301}", "\\", "水", "👩‍🚀", "\u{A0}", "\u{2028}", "\u{0}", "\u{FEFF}",
        ]
        for _ in 0..<500 {
            let text = String(
                (0..<Int.random(in: 0...30, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator) })
            let cuts = (0..<3).map { _ in Int.random(in: 0...text.count, using: &generator) }
            let (manifest, contents) = PieceManifest.cut(text, spans: spans(of: text, cuts: cuts))
            let read = try PieceManifest(parsing: manifest.text)
            #expect(read == manifest)
            #expect(read.join(contents).utf8.elementsEqual(text.utf8))
            #expect(read.join(contents.map { String($0.dropLast()) }).utf8.elementsEqual(text.utf8))
            #expect(read.join(contents.map { $0 + "\n" }).utf8.elementsEqual(text.utf8))
        }
    }

    @Test("Files are named by number and tag, and changed pieces keep the white space around them")
    func namesFiles() throws {
        let (manifest, contents) = PieceManifest.cut(
            "Dobar dan.\n\n123 \nKako ste?", spans: spans(of: "Dobar dan.\n\n123 \nKako ste?", cuts: [12, 17]))
        #expect(manifest.pieces.map(\.file) == ["0001.sr-Latn.txt", "0002.und.txt", "0003.sr-Latn.txt"])
        #expect(manifest.pieces.map(\.language) == ["sr-Latn", nil, "sr-Latn"])
        #expect(contents == ["Dobar dan.\n", "123\n", "Kako ste?\n"])
        #expect(manifest.join(["Good day.\n", "123", "How are you?\r\n"]) == "Good day.\n\n123 \nHow are you?")
    }

    @Test(
        "A list that was damaged is refused, with the line",
        arguments: [
            ("", 1), ("something else\n", 1), ("dragoman pieces 1\na\tde\t\n", 2), ("dragoman pieces 1\n../a\tde\t\t\n", 2),
        ])
    func refuses(text: String, line: Int) {
        let error = #expect(throws: PieceManifestError.self) { try PieceManifest(parsing: text) }
        #expect(error?.line == line)
    }
}
