// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Contract 4.5: every identifier, path and address of a document is in its translation")
struct FixedTextTests {
    /// What stands around a text in a format, and where its translation is found.
    struct Sample: Sendable, CustomTestStringConvertible {
        let format: any DocumentFormat
        let before: String
        let after: String
        /// What the translation stands behind in the translated document.
        var mark = ""

        var testDescription: String { format.identifier }

        /// What a document's text says. Markdown is written with more backslashes than it needs.
        func unescaped(_ text: String) -> String {
            guard format.identifier == Markdown().identifier else { return text }
            return ["_", ".", "#", "+", "-", "|", "=", ":"].reduce(text) { $0.replacing("\\\($1)", with: $1) }
        }

        func escaped(_ text: String) -> String {
            format.identifier == GettextPO().identifier ? text.replacing("\\", with: "\\\\") : text
        }
    }

    static let samples = [
        Sample(format: PlainText(), before: "", after: "\n"), Sample(format: Markdown(), before: "- ", after: "\n"),
        Sample(format: HTML(), before: "<p>", after: "</p>"),
        Sample(format: SubRip(), before: "1\n00:00:01,000 --> 00:00:02,000\n", after: "\n"),
        Sample(format: WebVTT(), before: "WEBVTT\n\n00:01.000 --> 00:02.000\n", after: "\n"),
        Sample(format: GettextPO(), before: "msgid \"", after: "\"\nmsgstr \"\"\n", mark: "msgstr"),
        Sample(
            format: XLIFF(),
            before: "<xliff version='2.1' srcLang='de'><file id='f'><unit id='u'><segment><source>",
            after: "</source></segment></unit></file></xliff>", mark: "<target"),
    ]

    @Test("Random fixed text comes back in order, once, in every format", arguments: samples, 0..<12)
    func keepsRandomFixedText(sample: Sample, seed: UInt64) async throws {
        var generator = RandomFixedText(seed: seed)
        let (text, pieces) = generator.sentence(from: "Hallo welt wasser hallo welt wasser")
        let engine = FakeEngine(
            pairs: [EnginePair(name: "de-es", source: "de", target: "es")], keepsPlaceholders: seed % 2 == 0,
            script: .init(translation: { text, _ in text.uppercased() }))
        let environment = TranslationEnvironment(
            engines: [engine], languageIdentifier: ScriptedLanguageIdentifier(["de": ["hallo", "welt", "wasser"]]),
            preferredLanguages: [])
        let translator = DocumentTranslator(from: seed % 3 == 0 ? "de" : nil, to: "es", environment: environment)
        let document = try Document(sample.before + sample.escaped(text) + sample.after, format: sample.format)
        let content = try await translator.translate(try await translator.plan(for: document)).content
        let written = sample.mark.isEmpty ? nil : content.ranges(of: sample.mark).last.map { content[$0.upperBound...] }
        let translation = sample.unescaped(String(written ?? content[...]))
        let expected = pieces.map(sample.escaped)
        #expect(RandomFixedText.firstLost(of: expected, in: translation) == nil, "\(text) → \(content)")
        #expect(translation.contains("WASSER"))
    }
}
