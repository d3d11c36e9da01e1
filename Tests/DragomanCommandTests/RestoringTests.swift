// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("split --into and join give documents back that are not UTF-8", .timeLimit(.minutes(5)))
struct RestoringTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// Bytes that are not UTF-8, or not all of them.
    static let otherBytes: [[UInt8]] = [
        Array("Das ist f".utf8) + [0xFC] + Array("r dich, mein sch".utf8) + [0xF6] + Array("ner Freund. C'est tr".utf8) + [0xE8]
            + Array("s bien, mon ami, et merci.\n".utf8),
        Array("Guten Morgen, schöne Grüße aus München, ".utf8) + [0xFF, 0x80, 0xC3]
            + Array(" und this is the end of the story.\n".utf8),
        [0xFF, 0xFE] + "Buenos días a todos. How are you doing today?\r\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
    ]

    @Test("Where a piece was changed, or the bytes that were kept, the document comes as UTF-8", arguments: otherBytes)
    func joinsChanges(bytes: [UInt8]) async throws {
        try workshop.write(bytes, to: "other.txt")
        let outcome = try await workshop.shell(
            """
            dragoman split --quiet --into pieces other.txt && dragoman join pieces | cmp - other.txt
            cp -r pieces changed; echo >> changed/original
            dragoman join changed 2>notes | iconv -f UTF-8 -t UTF-8 | cmp -s - other.txt; echo $?; grep -c changed/original notes
            rm changed/original; dragoman join changed 2>&1 >/dev/null | grep -c changed/original
            for piece in pieces/0*.txt; do echo "Schluss jetzt." >> "$piece"; break; done
            dragoman join pieces 2>notes | iconv -f UTF-8 -t UTF-8 | grep -c "Schluss jetzt."; grep -c pieces notes
            """)
        #expect(outcome == .init(output: "1\n1\n1\n1\n1\n", messages: "", status: 0))
    }

    @Test("What is binary is refused, and leaves no folder", arguments: [[], ["--document-format", "html"]])
    func refusesBinary(options: [String]) async throws {
        let bytes = [UInt8]("\u{7F}ELF\u{2}\u{1}\u{1}\u{0}".utf8) + (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
        let outcome = try await workshop.run(["split", "--into", "pieces"] + options, input: bytes)
        #expect(outcome.status == 65 && outcome.messages.contains("standard input: it is binary, not text"))
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "pieces").path))
    }

    @Test("A folder of a document in UTF-8 has no copy of it, and one of a document that is not has its bytes")
    func copies() async throws {
        try workshop.write("Wo ist der Bahnhof, bitte?\n", to: "text")
        let outcome = try await workshop.shell(
            """
            dragoman split --into pieces text && ls pieces
            iconv -f UTF-8 -t UTF-16 text | dragoman split --quiet --into others && ls others
            iconv -f UTF-8 -t UTF-16 text | cmp - others/original
            """)
        #expect(outcome.lines == ["0001.de.txt", "manifest.tsv", "0001.de.txt", "manifest.tsv", "original"])
        #expect(outcome.messages.isEmpty)
    }

    /// Encodings, and languages that can be written in each.
    static let encodings: [(name: String, tags: [String])] = [
        ("UTF-8", ["de", "ja", "ru", "ar"]), ("ISO-8859-1", ["de", "fr", "es", "en"]),
        ("WINDOWS-1252", ["fr", "de", "pt", "en"]),
        ("WINDOWS-1251", ["ru", "en"]), ("GB18030", ["zh-Hans", "en", "de"]), ("SHIFT_JIS", ["ja", "en"]),
        ("UTF-16", ["ru", "de", "zh-Hans"]), ("UTF-16LE", ["en", "de", "fr"]), ("UTF-16BE", ["es", "el", "en"]),
    ]

    /// Formats by the extension of their files, and how texts stand in each.
    static let formats: [(name: String, document: @Sendable ([String]) -> String)] = [
        ("txt", { $0.joined(separator: "\n\n") }),
        ("md", { "# Titel\r\n\r\n" + $0.map { "* **\($0)** `code`\r\n" }.joined() }),
        ("html", { "<!DOCTYPE html>\n" + $0.map { "<p class=x>\($0)<br/>\n" }.joined() + "<script>if (a < b) {}</script>" }),
        ("srt", { $0.enumerated().map { "\($0 + 1)\n00:00:0\($0) --> 00:00:0\($0),5\n<i>\($1)</i>\n\n" }.joined() }),
        ("vtt", { "WEBVTT\n\n" + $0.enumerated().map { "00:0\($0).000 --> 00:0\($0).500\n\($1)\n\n" }.joined() }),
        ("po", { $0.map { "#: a.c:1\nmsgid \"\($0.filter { $0 != "\"" && $0 != "\\" })\"\nmsgstr \"\"\n\n" }.joined() }),
        (
            "xlf",
            {
                "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"de\"><file id=\"f\">"
                    + $0.enumerated().map {
                        "<unit id=\"u\($0)\"><segment><source>\($1.filter { $0 != "&" && $0 != "<" })</source></segment></unit>\n"
                    }.joined() + "</file></xliff>"
            }
        ),
    ]

    @Test(
        "Documents of every format come back byte for byte in every encoding, from files and pipes, with junk in them or not",
        arguments: formats.map(\.name))
    func restores(format: String) async throws {
        let document = try #require(Self.formats.first { $0.name == format }).document
        var numbers = SeededNumbers(seed: format.utf8.reduce(7) { $0 * 31 + UInt64($1) })
        var names: [String] = []
        for (encoding, tags) in Self.encodings {
            let sentences = try tags.flatMap { try TestSentences.lines(of: $0) }
            let text = document(
                ["Junk", numbers.one(of: sentences)] + (0..<numbers.number(in: 0...4)).map { _ in numbers.one(of: sentences) })
            try workshop.write(text, to: "utf8")
            let name = "\(encoding).\(format)"
            try #require(try await workshop.shell("iconv -c -f UTF-8 -t \(encoding) utf8 >\(name)").status == 0)
            names.append(name)
            // Bytes that stand for nothing in most encodings; in UTF-16 half a unit at the end, where XML allows no text.
            var bytes = Array(try Data(contentsOf: workshop.folder.appending(path: name)))
            if let place = bytes.firstRange(of: Array("Junk".utf8))?.upperBound {
                let junk = (0..<numbers.number(in: 1...9)).map { _ in
                    numbers.one(of: [0x80, 0xC3, 0xFD, 0xFF, 0x20, 0x61]) as UInt8
                }
                bytes.insert(contentsOf: junk + [0x20], at: place)
            } else if format != "xlf" {
                bytes.append(0x0A)
            }
            try workshop.write(bytes, to: "\(encoding)-junk.\(format)")
            names.append("\(encoding)-junk.\(format)")
        }
        let kind = ["txt": "text", "md": "markdown", "srt": "subrip", "vtt": "webvtt", "xlf": "xliff"][format] ?? format
        let outcome = try await workshop.shell(
            """
            for file in *.\(format); do
                encoding=${file%%.*}; encoding=${encoding%-junk}
                dragoman split --quiet --into found $file && dragoman join --quiet found | cmp - $file && echo found
                dragoman split --quiet --encoding $encoding --into named $file && \
                dragoman join --quiet named | cmp - $file && echo named
                cat $file | dragoman split --quiet --document-format \(kind) --into piped && \
                dragoman join --quiet piped | cmp - $file && echo piped
                rm -rf found named piped
            done
            """)
        #expect(outcome.output == String(repeating: "found\nnamed\npiped\n", count: names.count))
        #expect(outcome.messages.isEmpty)
    }
}
