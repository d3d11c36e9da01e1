// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import RecognitionEvaluation
import Testing

@testable import Reports

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The page of an evaluation")
struct EvaluationPageTests {
    private static let german = "Wo ist der Bahnhof, bitte? Ich suche ihn schon seit einer Stunde."

    /// A set in which texts in several languages all get `de`, and one gets nothing.
    private static func set(_ name: String, forms: [WrittenForm] = []) async throws -> EvaluatedSet {
        let tags: [LanguageTag] = ["de", "de", "en", "nl"]
        let texts = tags.map { LabelledText(language: $0, text: german) } + [LabelledText(language: "de", text: "12:30")]
        return await EvaluatedSet(name: name, texts: texts, detector: try LanguageDetector(), forms: forms)
    }

    /// What a page is made of, read as XML.
    private final class Reader: NSObject, XMLParserDelegate {
        var text = ""
        var elements: [String: Int] = [:]
        var attributes: [(element: String, name: String, value: String)] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements[name, default: 0] += 1
            for (key, value) in attributes { self.attributes.append((name, key, value)) }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }

    private static func read(_ page: EvaluationPage) throws -> Reader {
        let parser = XMLParser(data: Data(page.html.utf8))
        let reader = Reader()
        parser.delegate = reader
        let isWellFormed = parser.parse()
        try #require(isWellFormed, "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "")")
        return reader
    }

    @Test("It is well-formed, and every set and every run of noise appears, however it is called")
    func isWellFormed() async throws {
        let names = ["plain", "<script>alert('&')</script>", "\"quoted\" \u{1B}[1m\u{0}", "名前 😀"]
        var sets: [EvaluatedSet] = []
        for name in names { sets.append(try await Self.set(name, forms: WrittenForm.allCases)) }
        let noise = EvaluationPage.Noise(
            name: "]]> noise", evaluation: await NoiseEvaluation(of: try LanguageDetector(), on: [Self.german, "0x7f"]))
        let reader = try Self.read(EvaluationPage(sets: sets, noise: [noise], subject: "a < b & c", worst: 5))
        for name in names + ["]]> noise", "a < b & c"] {
            let written = String(String.UnicodeScalarView(name.unicodeScalars.map { $0.value < 32 ? "\u{FFFD}" : $0 }))
            #expect(reader.text.contains(written))
        }
        #expect(reader.elements["script"] == nil)
    }

    @Test("It needs nothing from elsewhere, and its links lead to its own sections")
    func isSelfContained() async throws {
        let reader = try Self.read(
            EvaluationPage(sets: [try await Self.set("sentences")], noise: [], subject: "", worst: 5))
        let identifiers = Set(reader.attributes.filter { $0.name == "id" }.map(\.value))
        #expect(identifiers.count == reader.attributes.count { $0.name == "id" })
        for (element, name, value) in reader.attributes where ["href", "src", "aria-labelledby"].contains(name) {
            #expect(identifiers.contains(value.hasPrefix("#") ? String(value.dropFirst()) : value), "\(element) \(name)=\(value)")
        }
        #expect(!reader.text.contains("url(") && !reader.text.contains("@import"))
    }

    @Test("Every drawing has a title, and every table headings for its columns and rows")
    func canBeHeard() async throws {
        let reader = try Self.read(
            EvaluationPage(sets: [try await Self.set("sentences")], noise: [], subject: "", worst: 5))
        #expect((reader.elements["svg"] ?? 0) > 4)
        let drawings = reader.attributes.count { $0.element == "svg" && ["aria-label", "aria-hidden"].contains($0.name) }
        #expect(drawings == reader.elements["svg"])
        #expect(reader.elements["caption"] == reader.elements["table"])
        #expect(reader.attributes.count { $0.element == "th" && $0.name == "scope" } == reader.elements["th"])
        #expect(reader.elements["h1"] == 1)
    }

    @Test("Without answers, without sets and without anything there is a page still")
    func bearsNothing() async throws {
        let detector = try LanguageDetector()
        let silent = await EvaluatedSet(
            name: "silent", texts: [LabelledText(language: "de", text: "12:30")], detector: detector)
        let unjudged = await EvaluatedSet(
            name: "unjudged", texts: [LabelledText(language: "tlh", text: "nuqneH")], detector: detector)
        for sets in [[silent], [unjudged], [silent, unjudged], []] {
            let reader = try Self.read(EvaluationPage(sets: sets, noise: [], subject: "", worst: 0))
            for set in sets { #expect(reader.text.contains(set.name)) }
        }
    }

    @Test("The same evaluation gives the same page")
    func isRepeatable() async throws {
        let first = EvaluationPage(sets: [try await Self.set("a")], noise: [], subject: "", worst: 5).html
        let second = EvaluationPage(sets: [try await Self.set("a")], noise: [], subject: "", worst: 5).html
        #expect(first == second)
    }

    @Test(
        "Numbers are rounded and signed",
        arguments: [(0.0, "0.0%", "±0.0"), (0.98249, "98.2%", "+98.2"), (1.0, "100.0%", "+100.0"), (-0.0124, "-1.2%", "−1.2")])
    func writesNumbers(number: Double, percent: String, change: String) {
        #expect(Decimals.percent(number) == percent)
        #expect(Decimals.change(number) == change)
    }
}
