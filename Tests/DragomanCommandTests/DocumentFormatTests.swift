// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Formats and encodings of documents, as the command reads and writes them", .timeLimit(.minutes(5)))
struct DocumentFormatTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test(
        "Contract 4.8: an unknown structured format is refused with the list of formats; --document-format text overrules",
        arguments: [
            ["translate", "--to", "sr-Latn"], ["translate", "--to", "sr-Latn", "--dry-run"], ["split"],
            ["split", "--into", "new"],
            ["split", "--xliff", "new"], ["split", "--html", "new.html"], ["split", "--annotate"],
        ])
    func refusesUnknownFormats(command: [String]) async throws {
        try workshop.write("name,text\n1,\(TranslateTests.serbian)\n", to: "data.csv")
        try workshop.write("<resources><string name=\"a\">\(TranslateTests.serbian)</string></resources>", to: "strings")
        for (name, format) in [("data.csv", "a table (CSV)"), ("strings", "XML")] {
            let outcome = try await workshop.run(command + [name])
            #expect(outcome.status == 65 && outcome.output.isEmpty)
            #expect(outcome.messages.hasPrefix("dragoman: \(name): it is \(format), "))
            #expect(outcome.messages.contains("--document-format") && outcome.messages.contains("markdown, html, subrip"))
        }
        let piped = try await workshop.shell("cat strings | dragoman \(command.joined(separator: " "))")
        #expect(piped.status == 65)
        guard !command.contains("--annotate") else { return }
        let overruled = try await workshop.run(command + ["--document-format", "text", "data.csv"])
        #expect(overruled.status == 0)
        guard command == ["translate", "--to", "sr-Latn"] else { return }
        #expect(overruled.output == "name,text\n1,\(TranslateTests.serbianLatin)\n")
        // The others of several are still done.
        try workshop.write(TranslateTests.serbian, to: "text")
        let several = try await workshop.run(command + ["strings", "text"])
        #expect(several.output == TranslateTests.serbianLatin && several.status != 0)
    }

    @Test("Contract 4.8: a document keeps its encoding where that holds the translation, else its declaration is changed with it")
    func keepsEncoding() async throws {
        let letters = { (text: String) in
            text.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8($0.value - 0x410 + 0xC0) }
        }
        let page = { (charset: String, text: String) in "<meta charset=\"\(charset)\"><p>\(text)</p>\n" }
        let serbian = "Данас су деца у парку, а сутра ваза пада са стола."
        try workshop.write(letters(page("windows-1251", serbian)), to: "page.html")
        let outcome = try await workshop.run(["translate", "--from", "sr", "--to", "sr-Latn", "page.html"])
        #expect(outcome.output == page("windows-1251", "Danas su deca u parku, a sutra vaza pada sa stola."))
        // That encoding has no ž.
        let other = "Данас су деца у парку, а жаба пада са стола."
        try workshop.write(letters(page("windows-1251", other)), to: "other.html")
        let changed = try await workshop.run(["translate", "--from", "sr", "--to", "sr-Latn", "other.html"])
        #expect(changed.output == page("UTF-8", "Danas su deca u parku, a žaba pada sa stola."))
        let kept = try await workshop.shell(
            "dragoman split --into pieces page.html 2>/dev/null; dragoman join pieces 2>/dev/null | cmp - page.html")
        #expect(kept.status == 0)
    }

    @Test("A document on standard input is read as what its beginning says, all of it")
    func readsPipes() async throws {
        let page =
            "<!DOCTYPE html>\n<p class=\"знак\">\(TranslateTests.serbian)</p>\n"
            + String(repeating: "<!-- пауза -->\n", count: 5_000)
        try workshop.write(page, to: "page")
        let expected = page.replacing(TranslateTests.serbian, with: TranslateTests.serbianLatin)
        for script in [
            "cat page | dragoman translate --to sr-Latn", "dragoman translate --to sr-Latn < page",
            "dragoman translate --to sr-Latn <(cat page)", "dragoman translate --to sr-Latn page",
        ] {
            #expect(try await workshop.shell(script).output == expected, "\(script)")
        }
        let long = String(repeating: "\(TranslateTests.serbian)\n\n", count: 1_000)
        try workshop.write(long, to: "long")
        let piped = try await workshop.shell("cat long | dragoman split --format tsv | dragoman join | cmp - long")
        #expect(piped == .init(output: "", messages: "", status: 0))
    }
}
