// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The article on coming from SwiftUI")
struct ComingFromSwiftUITests {
    private static let package = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    @Test("All its code stands in the examples, which Scripts/examples compiles and runs, or in these tests")
    func codeIsFromExamples() throws {
        let article = try Self.lines(of: "Sources/TranslationHosting/TranslationHosting.docc/ComingFromSwiftUI.md")
        let examples = ["TranslatingText", "HikeReviews", "TerminalViews"].map { "Examples/\($0)/Sources/\($0)" }
        let sources = try (examples + ["Tests/TranslationTests"]).flatMap { path in
            let folder = Self.package.appending(path: path)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
                try String(contentsOf: $0, encoding: .utf8)
            }
        }
        var block: [String]?
        var count = 0
        for line in article {
            if line.hasPrefix("```") {
                if let code = block?.joined(separator: "\n") {
                    #expect(sources.contains { $0.contains(code) }, "\(code)")
                    count += 1
                }
                block = line == "```swift" ? [] : nil
            } else {
                block?.append(line)
            }
        }
        #expect(count > 8)
    }

    @Test("Each page of the demos' sample is there")
    func demosAreComplete() throws {
        let program = try Self.lines(of: "Examples/TranslatingText/Sources/TranslatingText/main.swift").joined()
        for title in [
            "Translate Text", "Replace Text", "Single String", "Batch All at Once", "Batch as a Sequence",
            "Language Availability", "Prepare for Translation",
        ] {
            #expect(program.contains("Page(\"\(title)\"") || program.contains("\"\(title)\", showing:"))
        }
    }

    private static func lines(of path: String) throws -> [String] {
        try String(contentsOf: package.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
    }
}
