// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing
import TranslationBatches
import TranslationSessions
import TranslationTesting

@testable import ApertiumEngine

@Suite(.needsApertium, .timeLimit(.minutes(10))) struct HostileTextTests {
    @Test(
        "Any text is translated, and what travels in placeholders comes back",
        arguments: [
            ("es-pt", "es"), ("spa-cat", "es"), ("cat-spa", "ca"), ("eng-spa", "en"), ("fr-es", "fr"), ("gl-es", "gl"),
            ("ita-spa", "it"),
            ("hbs-eng", "hr"),
        ])
    func anyTextIsTranslated(mode: String, tag: String) async throws {
        let engine = Apertium.engine()
        var mixtures = try HostileMixtures(tag: tag, seed: 21)
        let texts = (0..<100).map { _ in mixtures.next() }
        let translations = try await engine.translations(of: texts, over: mode)
        for (text, translation) in zip(texts, translations) {
            let kept = TextQueue.cutter(maximum: 10_000).cut(text).pieces.map(\.text).flatMap { EncodedPiece($0).placeholders }
            let scalars = Array(translation.unicodeScalars)
            for placeholder in kept {
                #expect(
                    scalars.contains(Array(placeholder.unicodeScalars)),
                    "\(placeholder.debugDescription) in \(text.debugDescription)")
            }
            // Line breaks are the same, one for one.
            let lineBreaks = [text, translation].map {
                Array($0.unicodeScalars.map(\.value).filter { (0x0A...0x0D).contains($0) })
            }
            #expect(lineBreaks[0] == lineBreaks[1])
        }
        await engine.releaseIdleResources()
    }

    @Test("A thousand texts are answered in their order, and as each is by itself")
    func aThousandTextsAreAnswered() async throws {
        let engine = Apertium.engine()
        let lines = try TestSentences.lines(of: "es")
        let single = try await engine.translations(of: lines, over: "es-pt")
        let texts = (0..<1000).map { "\($0). \(lines[$0 % lines.count])" }
        let translations = try await engine.translations(of: texts, over: "es-pt")
        #expect(translations == (0..<1000).map { "\($0). \(single[$0 % single.count])" })
    }

    @Test("Calls over one pair and over several may run at the same time")
    func callsOverOnePair() async throws {
        let engine = Apertium.engine()
        let lines = try TestSentences.lines(of: "es")
        let expected = try await engine.translations(of: lines, over: "es-pt")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    let translations = try await engine.translations(of: lines, over: "es-pt")
                    #expect(translations == expected)
                }
            }
            for mode in ["spa-ita", "es-gl"] {
                group.addTask {
                    let translations = try await engine.translations(of: lines, over: mode)
                    #expect(translations.count == lines.count)
                }
            }
            try await group.waitForAll()
        }
        await engine.releaseIdleResources()
    }

    @Test("Words that are not translated bear no marks, and marks of the source stay")
    func wordsThatAreNotTranslated() async throws {
        let engine = Apertium.engine()
        #expect(
            try await engine.translations(of: ["*La* casa xyzzyx #tema @ana es grande."], over: "es-pt")
                == ["*A* casa xyzzyx #tema @ana é grande."])
    }

    @Test("Words that are not known are counted, and stay as they were", arguments: Apertium.modes)
    func countsUnknownWords(mode: String) async throws {
        let pair = try Apertium.pair(mode)
        let environment = TranslationEnvironment(
            engines: [Apertium.engine()], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let session = TranslationSession(from: pair.source, to: pair.target, environment: environment)
        let text = "Zqvorkxil wqezptlo."
        let response = try #require(try await session.translations(from: [.init(sourceText: text)]).first)
        #expect(response.unknownWordCount == 2 && response.targetText == text)
    }

    @Test("Words that are not known join those before them as others do")
    func joinsUnknownWords() async throws {
        let engine = Apertium.engine()
        #expect(try await engine.translations(of: ["La casa de Iqzvor."], over: "spa-cat") == ["La casa d'Iqzvor."])
    }

    @Test("A long line is translated as its sentences are")
    func aLongLineIsTranslated() async throws {
        let engine = Apertium.engine()
        let line = Array(repeating: "La casa es grande.", count: 2000).joined(separator: " ")
        let expected = Array(repeating: "A casa é grande.", count: 2000).joined(separator: " ")
        #expect(try await engine.translations(of: [line], over: "es-pt") == [expected])
    }
}
