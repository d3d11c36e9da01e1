// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Foundation
import Testing

private let folder = ProcessInfo.processInfo.environment["DRAGOMAN_DOCUMENTS"]

/// Documents that others wrote, where `DRAGOMAN_DOCUMENTS` names a folder of them.
@Suite("Documents of others", .enabled(if: folder != nil))
struct RealDocumentTests {
    /// The files of the folder in a known format, with what they hold.
    static let files: [(path: String, format: any DocumentFormat)] = {
        guard let folder, let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
        return paths.compactMap { $0 as? String }.sorted().compactMap { path in
            let format = DocumentFormatRegistry.standard.format(ofFileNamed: path)
            return format.map { ("\(folder)/\(path)", $0) }
        }
    }()

    @Test("Nothing replaced is nothing changed, and with other texts nothing changes but these", .timeLimit(.minutes(10)))
    func keepsBytes() throws {
        var (count, refused) = (0, 0)
        for (path, format) in Self.files {
            let content = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
            guard let document = try? Document(content, format: format) else {
                refused += 1
                continue
            }
            count += 1
            #expect(document.replacing(document.passages.map(\.text)).utf8.elementsEqual(content.utf8), "\(path)")
            let texts = document.passages.map { Self.changed($0.text) }
            let written = document.replacing(texts)
            let again = try Document(written, format: format)
            // Catalogues are translated then.
            if document.passages.allSatisfy(\.destinations.isEmpty) {
                #expect(again.passages.map(\.text) == texts, "\(path)")
            }
        }
        print("documents: \(count) read, \(refused) refused")
        #expect(count > 0)
    }

    @Test("The structure of Markdown is what it was, as cmark-gfm sees it", .timeLimit(.minutes(10)))
    func keepsStructure() throws {
        var count = 0
        for (path, format) in Self.files where format is Markdown {
            let content = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
            let document = try Document(content, format: format)
            let written = document.replacing(document.passages.map { Self.changed($0.text) })
            let (before, after) = (try Self.structure(of: content), try Self.structure(of: written))
            if let difference = zip(before, after).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
                Issue.record("\(path): \(before[difference...].prefix(3)), not \(after[difference...].prefix(3))")
            }
            #expect(before.count == after.count, "\(path)")
            count += 1
        }
        print("documents of Markdown: \(count)")
        #expect(count > 0)
    }

    /// A text as a translation might change it: other letters, and a word more.
    private static func changed(_ text: String) -> String {
        text.replacing("a", with: "ä").replacing("e", with: "é").replacing("и", with: "ї").replacing("の", with: "は")
    }

    /// The elements that cmark-gfm finds, with their levels and destinations, without texts, titles and ends of lines.
    private static func structure(of content: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/cmark-gfm")
        process.arguments = [
            "--to", "xml", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "tasklist", "-e", "footnotes",
        ]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        let data = Data(content.utf8)
        Thread.detachNewThread {
            try? input.fileHandleForWriting.write(contentsOf: data)
            try? input.fileHandleForWriting.close()
        }
        let xml = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return xml.matches(of: #/<\/?([a-z_]+)([^>]*)>/#).compactMap { match -> String? in
            guard !["text", "softbreak"].contains(match.1) else { return nil }
            return String(match.1) + match.2.replacing(#/ (title|sourcepos|xml:space)="[^"]*"/#, with: "")
        }
    }
}
