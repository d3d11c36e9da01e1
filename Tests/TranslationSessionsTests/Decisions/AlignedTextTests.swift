// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationBatches
import TranslationSessions
import TranslationTesting

/// Attributed texts over engines that say which words became which.
@Suite("Attributes by alignment", .timeLimit(.minutes(2)))
struct AlignedTextTests {
    /// Lets neighbours among the words change places, the first with the second or the second with the third, and gives them
    /// capital letters. Each word of a text is there once.
    private static func permuted(_ text: String, from first: Int) -> String {
        var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let hasWords = { (word: String) in !word.contains { $0 == "\u{FFFC}" || $0.isWhitespace } && !word.isEmpty }
        for index in stride(from: first, to: words.count - 1, by: 2) where hasWords(words[index]) && hasWords(words[index + 1]) {
            words.swapAt(index, index + 1)
        }
        return words.map { $0.uppercased() }.joined(separator: " ")
    }

    /// Which words became which: they have the same letters.
    private static func aligned(_ source: String, _ target: String) -> TranslationAlignment {
        let words = Dictionary(ranges(of: source).map { ($0.word.uppercased(), $0.range) }) { first, _ in first }
        return TranslationAlignment(
            ranges(of: target).compactMap { word, range in words[word].map { .init(source: $0, target: range) } })
    }

    /// The words of a text with their places. Placeholders, which look all alike, are numbered.
    private static func ranges(of text: String) -> [(word: String, range: Range<Int>)] {
        var (offset, placeholderCount) = (0, 0)
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            defer { offset += word.utf8.count + 1 }
            if word.contains("\u{FFFC}") { placeholderCount += 1 }
            let number = word.contains("\u{FFFC}") ? "\(placeholderCount)" : ""
            return (word + number, offset..<offset + word.utf8.count)
        }
    }

    /// A word of small letters for a number.
    private static func word(_ number: Int) -> String {
        "wort" + String(number, radix: 16).map { String(Unicode.Scalar(UInt8(97 + ($0.hexDigitValue ?? 0)))) }.joined()
    }

    private static let script = FakeEngine.Script(
        translation: { permuted($0, from: $1.source == "de" ? 0 : 1) }, alignment: { aligned($0, $1) })

    private static func session(
        _ script: FakeEngine.Script = script, maximumTextLength: Int? = nil, over pairs: [EnginePair] = [.from("de", to: "en")]
    ) -> (engine: FakeEngine, session: TranslationSession) {
        let engine = FakeEngine(
            pairs: pairs, maximumTextLength: maximumTextLength, keepsPlaceholders: true, givesAlignments: true, script: script)
        let environment = TranslationEnvironment(
            engines: [engine], languageIdentifier: ScriptedLanguageIdentifier([:]),
            policies: TranslationPolicies(allowsPivot: true))
        return (engine, TranslationSession(from: "de", to: "en", environment: environment))
    }

    private static func text(_ words: [(word: String, link: Int?, skips: Bool)]) -> AttributedString {
        words.enumerated().reduce(into: AttributedString()) { text, item in
            var attributed = AttributedString(item.element.word)
            attributed.link = item.element.link.flatMap { URL(string: "https://example.org/\($0)") }
            if item.element.skips { attributed.skipsTranslation = true }
            text += item.offset == 0 ? attributed : AttributedString(" ") + attributed
        }
    }

    /// The words of a text, each with its link; nil where one has several.
    private static func links(of text: AttributedString) -> [String: Set<URL?>] {
        var found: [String: Set<URL?>] = [:]
        var (word, links) = ("", Set<URL?>())
        for run in text.runs {
            for character in text[run.range].characters {
                if character == " " {
                    found[word.uppercased()] = links
                    (word, links) = ("", [])
                } else {
                    word.append(character)
                    links.insert(run.link)
                }
            }
        }
        found[word.uppercased()] = links
        return found
    }

    @Test("Words that change places take their attributes along, and the text goes as if it had none")
    func movesAttributes() async throws {
        let (engine, session) = Self.session()
        let source = Self.text([("rot", 1, false), ("auto", 2, false), ("heute", nil, false)])
        let response = try await session.translate(source)
        #expect(response.targetAttributedText == Self.text([("AUTO", 2, false), ("ROT", 1, false), ("HEUTE", nil, false)]))
        #expect(engine.calls.flatMap(\.texts) == ["rot auto heute"])
    }

    @Test(
        "Over cuts, legs and fixed text each word has its attributes still",
        arguments: [(nil, 1), (40, 1), (nil, 2), (40, 2)] as [(Int?, Int)])
    func keepsAttributes(maximumTextLength: Int?, legCount: Int) async throws {
        var generator = SeededGenerator(seed: 21)
        let pairs: [EnginePair] = legCount == 1 ? [.from("de", to: "en")] : [.from("de", to: "fr"), .from("fr", to: "en")]
        let (_, session) = Self.session(maximumTextLength: maximumTextLength, over: pairs)
        for count in [1, 2, 3, 5, 8, 13, 40, 40, 40, 3_000] {
            let words = (0..<count).map { index -> (String, Int?, Bool) in
                let link = Int.random(in: 0..<4, using: &generator)
                let kind = count > 1_000 ? 5 : Int.random(in: 0..<12, using: &generator)
                let word =
                    switch kind {
                    case 0: "https://example.org/\(index)"
                    case 1: "straße\(Self.word(index))."
                    default: Self.word(index)
                    }
                return (word, link == 0 ? nil : link, kind == 2)
            }
            let source = Self.text(words)
            // A text of nothing but what skips translation is refused.
            guard words.contains(where: { !$0.2 && !$0.0.hasPrefix("http") }) else { continue }
            let response = try await session.translate(source)
            let target = try #require(response.targetAttributedText)
            #expect(String(target.characters) == response.targetText)
            #expect(response.route.legs.count == legCount)
            #expect(Self.links(of: target) == Self.links(of: source))
            if words.contains(where: \.2) { continue }
            #expect(try await session.translate(String(source.characters)).targetText == response.targetText)
        }
    }

    @Test("An engine that says it aligns and does not, or aligns what is not there, is given each stretch by itself")
    func fallsBackToStretches() async throws {
        let source = Self.text([("rot", 1, false), ("auto", 2, false)])
        let beyond = TranslationAlignment([.init(source: 0..<100, target: 0..<1)])
        let inside = TranslationAlignment([.init(source: 0..<3, target: 0..<1)])
        for (text, alignment) in [(source, nil), (source, beyond)] + [(Self.text([("öl", 1, false), ("da", 2, false)]), inside)] {
            var script = Self.script
            script.translation = { text, _ in text.lowercased() }
            script.alignment = { _, _ in alignment }
            let (engine, session) = Self.session(script)
            let response = try await session.translate(text)
            #expect(response.targetAttributedText == text)
            #expect(engine.calls.count == 2 || alignment == inside)
        }
    }

    @Test("Overlapping and doubled links break nothing, and every character stays")
    func survivesAnyAlignment() async throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<100 {
            let links = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
                let (a, b) = (Int.random(in: 0...13, using: &generator), Int.random(in: 0...13, using: &generator))
                let (c, d) = (Int.random(in: 0...13, using: &generator), Int.random(in: 0...13, using: &generator))
                return TranslationAlignment.Link(source: min(a, b)..<max(a, b), target: min(c, d)..<max(c, d))
            }
            var script = Self.script
            script.translation = { text, _ in text.uppercased() }
            script.alignment = { _, _ in TranslationAlignment(links) }
            let (_, session) = Self.session(script)
            let source = Self.text([("eins", 1, false), ("zwei", 2, false), ("und", nil, false)])
            #expect(try await session.translate(source).targetText == "EINS ZWEI UND")
        }
    }

    @Test("What an engine finds poor is marked, whatever its route, and refused where no less than usable is allowed")
    func marksPoorTranslations() async throws {
        let script = FakeEngine.Script(quality: { $0.contains("welt") ? .gist : nil })
        var world = World(script: script)
        let session = world.session(from: "de", to: "en")
        let responses = try await session.translations(from: [.init(sourceText: "hallo"), .init(sourceText: "welt")])
        #expect(responses.map(\.quality) == [.good, .gist])
        let routed = try await world.session(to: "en").translations(routing: [.init(sourceText: "guten tag welt")])
        #expect(routed.map(\.quality) == [.gist])
        #expect(routed.flatMap(\.parts).map(\.quality) == [.gist])
        world.policies.leastQuality = .usable
        let refused = await thrown { _ = try await world.session(from: "de", to: "en").translate("welt") }
        #expect((refused as? TranslationError)?.code == .qualityTooLow)
        let kept = try await world.session(to: "en").translations(routing: [.init(sourceText: "guten tag welt")])
        #expect(kept.map(\.targetText) == ["guten tag welt"])
    }
}
