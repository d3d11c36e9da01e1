// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import Synchronization
import TestSupport
import Testing
import TextStreams

@Suite("Folders in which documents are exchanged")
struct FolderTests {
    private let folder: TemporaryFolder
    private let segmenter: LanguageSegmenter
    private static let mixed = "Guten Tag, wir treffen uns am Donnerstag.\n\nNous rentrons à la maison avec les enfants.\n"

    init() throws {
        folder = try TemporaryFolder()
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    /// The document that pieces make, whether it is what it should be, and what is told of it.
    private func join(_ name: String) throws -> (bytes: [UInt8], isWhole: Bool, notices: [String]) {
        let notices = Mutex<[String]>([])
        var bytes: [UInt8] = []
        let isWhole = try PieceFolder(path: folder.path(of: name)).join(
            notices: { notice in
                let name =
                    switch notice {
                    case .pieces(let count): "\(count) pieces"
                    case .changedPieces: "changed"
                    case .lostOriginal(_, let reason): reason
                    case .input: "input"
                    }
                notices.withLock { $0.append(name) }
            }, take: { bytes += $0 })
        return (bytes, isWhole, notices.withLock { $0 })
    }

    @Test("Pieces that nobody changed are the document, and those that somebody did stand in it")
    func joinsPieces() throws {
        let input = TextInput(path: try folder.write(Self.mixed, to: "text.txt"))
        try PieceFolder(path: folder.path(of: "pieces")).write(input, segmenter: segmenter)
        #expect(folder.names(in: "pieces") == ["0001.de.txt", "0002.fr.txt", "manifest.tsv"])
        let (bytes, isWhole, notices) = try join("pieces")
        #expect(bytes.elementsEqual(Self.mixed.utf8) && isWhole && notices == ["2 pieces"])
        try folder.write("Anem a casa.\n", to: "pieces/0002.fr.txt")
        #expect(
            String(decoding: try join("pieces").bytes, as: UTF8.self)
                == "Guten Tag, wir treffen uns am Donnerstag.\n\nAnem a casa.\n")
    }

    @Test("A folder with pieces takes no XLIFF, and one with XLIFF no pieces")
    func refusesOtherKinds() throws {
        let input = TextInput(path: try folder.write(Self.mixed, to: "text.txt"))
        try PieceFolder(path: folder.path(of: "pieces")).write(input, segmenter: segmenter)
        try ExchangeFolder(path: folder.path(of: "xliff")).write(input, segmenter: segmenter)
        let names = (folder.names(in: "pieces"), folder.names(in: "xliff"))
        #expect(throws: DocumentFileError.self) {
            try ExchangeFolder(path: folder.path(of: "pieces")).write(input, segmenter: segmenter)
        }
        #expect(throws: DocumentFileError.self) {
            try PieceFolder(path: folder.path(of: "xliff")).write(input, segmenter: segmenter)
        }
        #expect(names == (folder.names(in: "pieces"), folder.names(in: "xliff")))
    }

    @Test("A document that is not UTF-8 comes back in its own bytes, unless a piece was changed or they were")
    func keepsBytes() throws {
        let latin = Array(Self.mixed.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        try PieceFolder(path: folder.path(of: "pieces")).write(
            TextInput(path: try folder.write(latin, to: "text.txt")), segmenter: segmenter)
        #expect(folder.names(in: "pieces").contains("original"))
        #expect(try join("pieces").bytes == latin)
        try folder.write([0x41], to: "pieces/original")
        let lost = try join("pieces")
        #expect(lost.bytes.elementsEqual(Self.mixed.utf8) && !lost.isWhole && lost.notices.last == "it has been changed")
        try folder.write("Anem.", to: "pieces/0002.fr.txt")
        let changed = try join("pieces")
        #expect(changed.isWhole && changed.notices.last == "changed")
    }

    @Test("Markup stays between pieces")
    func joinsDocuments() throws {
        let page = "# Guten Tag zusammen\n\n- Nous rentrons à la maison.\n"
        try PieceFolder(path: folder.path(of: "pieces")).write(
            TextInput(path: try folder.write(page, to: "page.md")), segmenter: segmenter)
        #expect(try folder.text(of: "pieces/0001.de.txt") == "Guten Tag zusammen\n")
        #expect(try join("pieces").bytes.elementsEqual(page.utf8))
    }

    @Test("What is missing or broken is named, with what to do about it, and nothing is handed on")
    func explainsErrors() throws {
        try PieceFolder(path: folder.path(of: "pieces")).write(
            TextInput(path: try folder.write(Self.mixed, to: "text.txt")), segmenter: segmenter)
        func code(of change: () throws -> Void) throws -> DocumentFileError.Code? {
            try change()
            return #expect(throws: DocumentFileError.self) { try join("pieces") }?.code
        }
        #expect(try code { try folder.write([0xFF, 0xFE, 0xFD], to: "pieces/0002.fr.txt") } == .notUTF8)
        #expect(try code { try folder.remove("pieces/0002.fr.txt") } == .missingFile)
        #expect(try code { try folder.write("dragoman pieces 2\tx", to: "pieces/manifest.tsv") } == .brokenList)
        #expect(try code { try folder.remove("pieces/manifest.tsv") } == .missingList)
        let again = #expect(throws: DocumentFileError.self) {
            try PieceFolder(path: folder.path(of: "pieces")).write(
                TextInput(path: folder.path(of: "text.txt")), segmenter: segmenter)
        }
        #expect(again?.code == .stream && again?.remedy == "Name a folder that is empty or does not exist.")
    }

    @Test("Targets in files of XLIFF go back into the document, and a document that changed takes none")
    func joinsExchanges() throws {
        let exchange = ExchangeFolder(path: folder.path(of: "exchange"))
        #expect(!exchange.exists)
        try exchange.write(TextInput(path: try folder.write(Self.mixed, to: "text.txt")), segmenter: segmenter)
        #expect(exchange.exists && folder.names(in: "exchange") == ["de.xlf", "document", "exchange.tsv", "fr.xlf"])
        #expect(try exchange.join { _, _ in Issue.record("nothing was translated") } == Self.mixed)
        let source = "<source>Guten Tag, wir treffen uns am Donnerstag.</source>"
        let german = try folder.text(of: "exchange/de.xlf")
        try folder.write(
            german.replacing(source, with: source + "<target>Bon dia, ens trobem dijous.</target>"), to: "exchange/de.xlf")
        #expect(
            try exchange.join { _, _ in Issue.record("the target fits") }
                == "Bon dia, ens trobem dijous.\n\nNous rentrons à la maison avec les enfants.\n")
        try folder.write("Something else.", to: "exchange/document")
        #expect(#expect(throws: DocumentFileError.self) { try exchange.join { _, _ in } }?.code == .documentChanged)
    }

    @Test("An element of a page whose text was translated by others declares their language, and another keeps its own")
    func declaresExchangedLanguages() throws {
        let german = "Guten Tag, wir treffen uns am Donnerstag."
        let page = "<p lang=\"de\">\(german)</p>\n<p lang=\"fr\">Nous rentrons à la maison avec les enfants.</p>\n"
        let exchange = ExchangeFolder(path: folder.path(of: "page"))
        try exchange.write(TextInput(path: try folder.write(page, to: "page.html")), segmenter: segmenter)
        let target = "<source>\(german)</source><target>Bon dia.</target>"
        let file = try folder.text(of: "page/de.xlf").replacing("<source>\(german)</source>", with: target)
        try folder.write(file.replacing("srcLang=\"de\"", with: "srcLang=\"de\" trgLang=\"ca\""), to: "page/de.xlf")
        #expect(
            try exchange.join { _, _ in Issue.record("the target fits") }
                == page.replacing("lang=\"de\"", with: "lang=\"ca\"").replacing(german, with: "Bon dia."))
    }

    @Test("A long plain text comes in parts that end with paragraphs, and joined they are the text")
    func readsParts() throws {
        let text = String(repeating: String(repeating: "Ein Satz. ", count: 20) + "\n\n", count: 50_000)
        let input = TextInput(path: try folder.write(text, to: "long.txt"))
        var reader = try DocumentReader(input, mayCut: true)
        var parts: [String] = []
        while let part = try reader.next() { parts.append(part.content) }
        #expect(parts.count > 1 && parts.dropLast().allSatisfy { $0.hasSuffix("\n\n") })
        #expect(parts.joined() == text)
    }

    @Test("An empty text is a document like any other, whether it may come in parts or not", arguments: [true, false])
    func readsEmptyText(mayCut: Bool) throws {
        var reader = try DocumentReader(TextInput(path: try folder.write("", to: "empty.txt")), mayCut: mayCut)
        #expect(try reader.next()?.content == "")
        #expect(try reader.next() == nil)
    }
}
