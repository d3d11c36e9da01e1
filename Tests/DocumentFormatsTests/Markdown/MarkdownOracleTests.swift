// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DocumentFormats

private let program = "/usr/bin/cmark-gfm"

/// GitHub's own parser as the judge of where blocks of text stand.
@Suite("Blocks of Markdown, beside cmark-gfm", .enabled(if: FileManager.default.isExecutableFile(atPath: program)))
struct MarkdownOracleTests {
    static let fragments = [
        "word ", "zwei", "\n", "\n", "\n\n", "    ", "  ", "\t", "> ", ">", "- ", "* ", "+\n", "1. ", "2) ", "# ", "## ", "```\n",
        "~~~\n",
        "<div>\n", "<!-- ", " -->\n", "<?", "?>", "===\n", "---\n", "***\n", "- a\n  b\n", "`x`", "*x*", "10. x\n", "<pre>\n",
        "x</pre>\n",
    ]

    @Test("Paragraphs and headings begin and end where cmark-gfm has them", arguments: 0..<8)
    func agrees(seed: UInt64) throws {
        var junk = Junk(seed: 977 &* seed &+ 5)
        for _ in 0..<40 {
            let content = junk.text(of: Self.fragments, count: 4 + junk.number(below: 26))
            let judgement = try Self.judgement(of: content)
            #expect(blocks(of: content) == judgement, "\(content.debugDescription)")
        }
    }

    private func blocks(of content: String) -> [String] {
        let bytes = Array(content.utf8)
        let starts = SourceLines(bytes).map(\.content.lowerBound)
        func line(_ offset: Int) -> Int { starts.count { $0 <= offset } }
        return MarkdownBlockReader(bytes, from: 0).blocks.compactMap { block in
            guard let first = block.lines.first, let last = block.lines.last else { return nil }
            switch block.kind {
            case .paragraph: return "paragraph \(line(first.lowerBound))-\(line(last.lowerBound))"
            case .heading: return "heading \(line(first.lowerBound))"
            case .html, .cell, .linkTitle: return nil
            }
        }
    }

    /// The blocks with text that cmark-gfm finds.
    private static func judgement(of content: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["--to", "xml", "--sourcepos", "--unsafe"]
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(content.utf8))
        try input.fileHandleForWriting.close()
        let xml = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return xml.matches(of: #/<(paragraph|heading) sourcepos="(\d+):\d+-(\d+):\d+"[^>]*?(\/?)>/#).compactMap { match in
            guard match.4.isEmpty else { return nil }
            return match.1 == "paragraph" ? "paragraph \(match.2)-\(match.3)" : "heading \(match.2)"
        }
    }
}
