// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import LanguageRecognition
import TestSupport
import Testing

@Suite("Pieces of a document")
struct PieceManifestTests {
    /// Cuts a text at the given characters.
    private func cut(_ text: String, at cuts: [Int]) -> (manifest: PieceManifest, contents: [String]) {
        let ends = ([0] + cuts.sorted() + [text.count]).map { text.index(text.startIndex, offsetBy: $0) }
        var cutter = PieceCutter()
        let contents = zip(ends, ends.dropFirst()).filter { $0 < $1 }.enumerated().map { index, range in
            cutter.cut(String(text[range.0..<range.1]), in: index.isMultiple(of: 2) ? "sr-Latn" : nil).content
        }
        return (cutter.manifest(), contents)
    }

    @Test("Joined unchanged they are the text, byte for byte, also where an editor ends each file with a line feed or none")
    func comesBack() throws {
        var generator = SeededNumbers(seed: 500)
        let alphabet: [Character] = [
            "a", "ä", " ", "\n", "\r\n", "\t", "\u{301}", "\\", "水", "👩‍🚀", "\u{A0}", "\u{2028}", "\u{0}", "\u{FEFF}",
        ]
        for _ in 0..<500 {
            let text = String(
                (0..<Int.random(in: 0...30, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator) })
            let cuts = (0..<3).map { _ in Int.random(in: 0...text.count, using: &generator) }
            let (manifest, contents) = cut(text, at: cuts)
            let read = try PieceManifest(parsing: manifest.text)
            #expect(read == manifest)
            #expect(read.join(contents).utf8.elementsEqual(text.utf8))
            #expect(read.join(contents.map { String($0.dropLast()) }).utf8.elementsEqual(text.utf8))
            #expect(read.join(contents.map { $0 + "\n" }).utf8.elementsEqual(text.utf8))
        }
    }

    @Test("Files are named by number and tag, and changed pieces keep the white space around them")
    func namesFiles() throws {
        let (manifest, contents) = cut("Dobar dan.\n\n123 \nKako ste?", at: [12, 17])
        #expect(manifest.pieces.map(\.file) == ["0001.sr-Latn.txt", "0002.und.txt", "0003.sr-Latn.txt"])
        #expect(manifest.pieces.map(\.language) == ["sr-Latn", nil, "sr-Latn"])
        #expect(contents == ["Dobar dan.\n", "123\n", "Kako ste?\n"])
        #expect(manifest.join(["Good day.\n", "123", "How are you?\r\n"]) == "Good day.\n\n123 \nHow are you?")
    }

    @Test(
        "A list that was damaged is refused, with the line",
        arguments: [
            ("", 1), ("something else\n", 1), ("dragoman pieces 2\t1\n", 1),
            (String(heading.replacing("\t0\t", with: "\t-1\t")), 1), ("dragoman pieces 2\t1\t0-0\t0-0\t0-0\n", 1),
            ("\(heading)\na\tde\t\n", 2), ("\(heading)\na\tde\t\t\n../a\tde\t\t\n", 3),
            ("\(heading)\n\r\n\na\tde\t\t\nbad\n", 5), ("\n\nsomething else\n", 3),
        ])
    func refuses(text: String, line: Int) {
        let error = #expect(throws: ManifestError.self) { try PieceManifest(parsing: text) }
        #expect(error?.code == .malformed && error?.line == line)
    }

    /// The first line of a list without pieces.
    private static let heading = PieceCutter().manifest().text.dropLast()

    @Test("A list with other lines than were written is refused, and one of another version")
    func noticesChanges() throws {
        var cutter = PieceCutter()
        for (text, tag) in [("Guten Tag. ", "de"), ("Bonjour.\n", "fr"), ("1 2", nil)] as [(String, LanguageTag?)] {
            _ = cutter.cut(text, in: tag)
        }
        let text = cutter.manifest().text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func code(of lines: [String]) -> ManifestError.Code? {
            let error = #expect(throws: ManifestError.self) { try PieceManifest(parsing: lines.joined(separator: "\n")) }
            #expect(error?.line == (error?.code == .unknownVersion ? 1 : nil))
            return error?.code
        }
        for index in 1...3 { #expect(code(of: Array(lines[..<index] + lines[(index + 1)...])) == .wrongCount) }
        #expect(code(of: lines.dropLast() + [lines[1]]) == .wrongCount)
        #expect(code(of: [lines[0], lines[3], lines[2], lines[1]]) == .changed)
        #expect(code(of: lines.map { $0.replacing("fr", with: "it") }) == .changed)
        #expect(code(of: lines.map { $0.replacing("pieces 2", with: "pieces 3") }) == .unknownVersion)
        for ending in ["\r\n", "\n\n"] {
            #expect(try PieceManifest(parsing: lines.joined(separator: ending)) == cutter.manifest())
        }
    }

    @Test("A piece says the same in whatever parts its file is read")
    func readsInParts() {
        var numbers = SeededNumbers(seed: 12)
        let alphabet: [Unicode.Scalar] = ["a", " ", "\n", "\r", "\u{301}", "\u{600}", "\u{2028}", "\u{FEFF}", "水"]
        for _ in 0..<500 {
            var whole = ""
            for _ in 0..<Int.random(in: 0...12, using: &numbers) {
                whole.unicodeScalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)])
            }
            var cutter = PieceCutter()
            let (_, content) = cutter.cut(whole, in: nil)
            var text = PieceText(of: cutter.manifest().pieces[0])
            var result = ""
            for scalar in content.unicodeScalars { result += text.append(String(scalar)) }
            #expect((result + text.finish()).utf8.elementsEqual(whole.utf8))
        }
    }

    @Test("A sum is told by what it is written as")
    func readsSums() {
        var sum = ByteSum()
        #expect(sum.description == "0-cbf29ce484222325" && ByteSum(sum.description) == sum)
        // From RFC 9923's test vectors: the string “foobar”.
        sum.add("foo".utf8)
        sum.add("bar".utf8)
        #expect(sum.description == "6-85944171f73967e8" && ByteSum(sum.description) == sum)
        for text in ["", "6", "6-85944171F73967E8", "+6-85944171f73967e8", "6-5944171f73967e8", "6-85944171f73967e8-"] {
            #expect(ByteSum(text) == nil)
        }
    }
}
