// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import Foundation
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@testable import DocumentFormats

private let checker = "/usr/bin/xmllint"

@Suite("Exchange by XLIFF")
struct XLIFFExchangeTests {
    static let page = "# Bericht\n\n Wir *fuhren* nach [Rom](u \"<&\").\n\n```\nx\n```\n\nVisitamos `x` y \u{1}\u{FFFC} más.\n"

    /// The page, its spans, and the files made of it.
    private func exchange() throws -> (document: Document, files: [XLIFFExchange.File]) {
        let document = try Document(Self.page, format: Markdown())
        let evidence = Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: 1, hasContent: true)
        let spans = document.passages.map { passage in
            let language: LanguageTag = passage.text.contains("Visitamos") ? "es" : "de"
            return [
                LanguageSpan(range: 0..<passage.text.utf8.count, outcome: .language(language, probability: 1), evidence: evidence)
            ]
        }
        return (document, XLIFFExchange.files(of: document, spans: spans, named: "a \"page\" & more.md"))
    }

    /// The file with a target in each segment.
    private func translated(_ file: String, _ change: (String) -> String = { $0 }) -> String {
        file.replacing(#/<source>(.*?)<\/source>/#.dotMatchesNewlines()) { match in
            "\(match.0)<target>\(change(String(match.1)))</target>"
        }
    }

    @Test("Each language has a file, and its targets go back into the document")
    func goesRound() throws {
        let (document, files) = try exchange()
        #expect(files.map(\.language) == ["de", "es"])
        // Untouched files change nothing, nor do targets that say the same.
        for file in files {
            let (none, lost) = try XLIFFExchange.replacements(in: file.content, for: document)
            #expect(none.isEmpty && lost.isEmpty)
            let same = try XLIFFExchange.replacements(in: translated(file.content), for: document)
            #expect(same.lost.isEmpty && !same.replacements.isEmpty)
            #expect(document.replacing(same.replacements) == Self.page)
        }
        var replacements: [Document.Replacement] = []
        for file in files {
            let changed = translated(file.content) {
                $0.replacing("fuhren", with: "&lt;FUHREN&gt;").replacing("más", with: "MÁS")
            }
            replacements += try XLIFFExchange.replacements(in: changed, for: document).replacements
        }
        #expect(
            document.replacing(replacements)
                == Self.page.replacing("fuhren", with: "\\<FUHREN>").replacing("más", with: "MÁS"))
    }

    @Test("Inline elements may change places; a unit that lost or doubled one is named and left out")
    func followsCodes() throws {
        let (document, files) = try exchange()
        let file = try #require(files.first { $0.language == "es" }).content
        #expect(file.contains("Visitamos <ph id=\"1\" dataRef=\"d1\"/> y <cp hex=\"0001\"/><ph id=\"2\" dataRef=\"d2\"/> más."))
        let swapped = translated(file) { _ in "<ph id=\"2\"/><ph id=\"1\"/> y" }
        let (replacements, lost) = try XLIFFExchange.replacements(in: swapped, for: document)
        #expect(lost.isEmpty)
        #expect(document.replacing(replacements).hasSuffix("```\n\n\u{FFFC}`x` y\n"))
        for target in [
            "y", "<ph id=\"1\"/> y <ph id=\"1\"/>", "<ph id=\"1\"/><ph id=\"2\"/><ph id=\"3\"/>", "\u{FFFC}<ph id=\"1\"/>",
            "<ph id=\"\(Int.min)\"/>",
        ] {
            let (none, lost) = try XLIFFExchange.replacements(in: translated(file) { _ in target }, for: document)
            #expect(none.isEmpty && lost.map(\.cause) == [.otherElements])
        }
        let other = translated(file).replacing("unit id=\"p3", with: "unit id=\"p99")
        #expect(try XLIFFExchange.replacements(in: other, for: document).lost.map(\.cause) == [.noPlace])
        let declared = translated(file) { _ in "&x;" }.replacing("<xliff", with: "<!DOCTYPE xliff [<!ENTITY x \"y\">]><xliff")
        #expect(try XLIFFExchange.replacements(in: declared, for: document).lost.map(\.cause) == [.unknownEntity])
    }

    @Test("A segment with a second target is the file's fault, and no longer target")
    func refusesSecondTargets() throws {
        let (document, files) = try exchange()
        let twice = translated(try #require(files.first).content).replacing("</target>", with: "</target><target>x</target>")
        let error = #expect(throws: DocumentError.self) { try XLIFFExchange.replacements(in: twice, for: document) }
        #expect(error?.code == .malformed && error?.detail.contains("second <target>") == true)
        #expect(throws: DocumentError.self) { try Document(twice, format: XLIFF()) }
    }

    @Test("A unit that a tool has cut into segments is put together again, with what it has not translated")
    func joinsSegments() throws {
        let (document, files) = try exchange()
        let file = try #require(files.first { $0.language == "de" }).content
        let cut = file.replacing(
            "<source>Bericht</source>\n      </segment>",
            with:
                "<source>Be</source><target>RE</target></segment><ignorable>"
                + "<source>-</source></ignorable><segment><source>richt</source></segment>"
        )
        let (replacements, lost) = try XLIFFExchange.replacements(in: cut, for: document)
        #expect(lost.isEmpty && replacements.map(\.text) == ["RE-richt"])
    }

    // MARK: - What XLIFF 2.1 demands of a writer

    @Test("A unit that stands once more further on goes back once, and is named")
    func takesUnitsOnce() throws {
        let (document, files) = try exchange()
        let file = try #require(files.first { $0.content.components(separatedBy: "<unit ").count > 2 })
        let content = translated(file.content)
        let first = try #require(content.firstMatch(of: /(?s)<unit .*?<\/unit>/)?.output)
        let (once, _) = try XLIFFExchange.replacements(in: content, for: document)
        let twice = content.replacing("</file>", with: first + "</file>")
        let (replacements, lost) = try XLIFFExchange.replacements(in: twice, for: document)
        #expect(replacements.map(\.range) == once.map(\.range))
        #expect(lost.map(\.cause) == [.taken])
        let beside = try XLIFFExchange.replacements(in: content.replacing(first, with: first + first), for: document)
        #expect(beside.replacements.map(\.text) == replacements.map(\.text) && beside.lost.map(\.cause) == [.taken])
        let again = try XLIFFExchange.replacements(in: content, for: document, beside: once)
        #expect(again.replacements.isEmpty && again.lost.count == once.count)
    }

    private func values(_ pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.1) }
    }

    @Test("XLIFF 2.1, <xliff>, <file>: version and srcLang are there, trgLang only with targets, and the namespace is XLIFF's")
    func hasHead() throws {
        for file in try exchange().files {
            #expect(file.content.contains("version=\"2.1\" srcLang=\"\(file.language)\""))
            #expect(file.content.contains("xmlns=\"urn:oasis:names:tc:xliff:document:2.0\""))
            #expect(!file.content.contains("trgLang") && !file.content.contains("<target"))
            #expect(values(#/<file id="(.*?)"/#, in: file.content).count == 1)
        }
    }

    @Test(
        "XLIFF 2.1, <xliff>: trgLang is required where there are targets, and so an XLIFF document gets that of the files joined")
    func declaresTarget() throws {
        let document = try Document(
            """
            <xliff version="2.1" srcLang="de"><file id="f"><unit id="u"><segment><source>Bericht</source></segment></unit></file>\
            </xliff>
            """, format: XLIFF())
        let evidence = Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: 7, hasContent: true)
        let span = LanguageSpan(range: 0..<7, outcome: .language("de", probability: 1), evidence: evidence)
        let file = try #require(XLIFFExchange.files(of: document, spans: [[span]], named: "a.xlf").first).content
        let silent = translated(file) { _ in "Informe" }
        #expect(try XLIFFExchange.declarations(in: silent, for: document).isEmpty)

        let spanish = silent.replacing("srcLang", with: "trgLang=\"es\" srcLang")
        let replacements = try XLIFFExchange.replacements(in: spanish, for: document).replacements
        let declarations = try XLIFFExchange.declarations(in: spanish, for: document)
        let joined = document.replacing(replacements, declarations: declarations)
        #expect(joined.hasPrefix("<xliff trgLang=\"es\" version=\"2.1\"") && joined.contains("<target>Informe</target>"))

        // A second file may say the same, and no other; nor may one contradict the document.
        #expect(try XLIFFExchange.declarations(in: spanish, for: document, beside: declarations).isEmpty)
        let french = silent.replacing("srcLang", with: "trgLang=\"fr\" srcLang")
        let error = #expect(throws: DocumentError.self) {
            try XLIFFExchange.declarations(in: french, for: document, beside: declarations)
        }
        #expect(error?.code == .otherTarget)
        #expect(throws: DocumentError.self) {
            try XLIFFExchange.declarations(in: french, for: Document(joined, format: XLIFF()))
        }
        // Other formats declare nothing.
        #expect(try XLIFFExchange.declarations(in: french, for: Document("Bericht")).isEmpty)
    }

    @Test(
        "XLIFF 2.1, id: those of units are unique in the file, those of data and inline elements in the unit, all NMTOKENs"
    )
    func hasUniqueIdentifiers() throws {
        for file in try exchange().files {
            let units = values(#/<unit id="(.*?)"/#, in: file.content)
            #expect(!units.isEmpty && Set(units).count == units.count)
            #expect(units.allSatisfy { $0.wholeMatch(of: #/[\w.:\-]+/#) != nil })
            for unit in file.content.split(separator: "</unit>") {
                for pattern in [#/<data id="(.*?)"/#, #/<ph id="(.*?)"/#] {
                    let identifiers = values(pattern, in: String(unit))
                    #expect(Set(identifiers).count == identifiers.count)
                }
            }
        }
    }

    @Test("XLIFF 2.1, dataRef: each names a data element of its unit")
    func refersToData() throws {
        for unit in try exchange().files.flatMap({ $0.content.split(separator: "</unit>") }) {
            #expect(Set(values(#/dataRef="(.*?)"/#, in: String(unit))) == Set(values(#/<data id="(.*?)"/#, in: String(unit))))
        }
    }

    @Test("XLIFF 2.1, <unit>, <segment>: a unit holds a segment, a segment one source; originalData stands before it")
    func hasSegments() throws {
        for unit in try exchange().files.flatMap({ $0.content.split(separator: "</unit>").dropLast() }) {
            #expect(unit.matches(of: #/<segment>\s*<source>.*<\/source>\s*<\/segment>\s*$/#).count == 1)
            #expect(unit.matches(of: #/<source/#).count == 1)
            if unit.contains("originalData") { #expect(unit.contains(#/<unit [^>]*>\s*<originalData>/#)) }
        }
    }

    @Test("XLIFF 2.1, <cp>: a character that XML does not allow is one, in source and data, by its number")
    func writesControls() throws {
        let document = try Document("a \u{1} <b x='\u{2}'> c", format: HTML())
        let evidence = Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: 1, hasContent: true)
        let span = LanguageSpan(
            range: 0..<document.passages[0].text.utf8.count, outcome: .language("en", probability: 1), evidence: evidence)
        let file = try #require(XLIFFExchange.files(of: document, spans: [[span]], named: "\u{0}").first).content
        #expect(file.contains("<source>a <cp hex=\"0001\"/> <ph id=\"1\" dataRef=\"d1\"/> c</source>"))
        #expect(file.contains("<data id=\"d1\">&lt;b x='<cp hex=\"0002\"/>'&gt;</data>"))
        let same = try XLIFFExchange.replacements(in: translated(file), for: document)
        #expect(document.replacing(same.replacements) == document.content)
    }

    @Test(
        "xmllint agrees on what is well-formed", .enabled(if: FileManager.default.isExecutableFile(atPath: checker)),
        arguments: 0..<6)
    func agrees(seed: UInt64) throws {
        var junk = Junk(seed: 31 &* seed &+ 7)
        let fragments = [
            "<a>", "</a>", "<b x='1' y=\"&lt;\"/>", "text", "&amp;", "&#65;", "&#0;", "&x;", "<!-- c -->", "<!--", "-->",
            "<![CDATA[<]]>", "]]>",
            "<?p i?>", "<c/>", "<c d>", "<c d=e>", "<", ">", "&", "'", "<?1?>", "<? ?>", "<?xml version='1.0'?>", "<×/>", "<é/>",
            "<!--\u{FFFE}-->", "<?p \u{1}?>", "<!DOCTYPE r>",
        ]
        let heads = ["", "", "<!DOCTYPE r [<!-- ' -->]>", "<!DOCTYPE r [<!ENTITY x 'y'>]>", "<!DOCTYPE r [<!FOO>]>", "x"]
        for _ in 0..<30 {
            let content =
                heads[junk.number(below: heads.count)] + "<r>" + junk.text(of: fragments, count: 1 + junk.number(below: 4))
                + "</r>"
            var scanner = XMLScanner(Array(content.utf8), format: "XML")
            var isWellFormed = true
            do throws(DocumentError) { while try scanner.next() != nil {} } catch { isWellFormed = false }
            #expect(isWellFormed == (try Self.judgement(of: content)), "\(content)")
        }
    }

    private static func judgement(of content: String) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: checker)
        process.arguments = ["--noout", "-"]
        process.standardError = FileHandle.nullDevice
        let input = Pipe()
        process.standardInput = input
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(content.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
