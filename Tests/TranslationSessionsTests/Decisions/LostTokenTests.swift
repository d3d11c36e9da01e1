// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Contract 4.5: numbers, brackets and signs that an engine loses come back", .timeLimit(.minutes(5)))
struct LostTokenTests {
    private struct Refusal: Error {}

    /// Translates into capitals, and loses what it can.
    private static func losing(_ lost: String...) -> FakeEngine.Script {
        FakeEngine.Script(translation: { text, _ in lost.reduce(text.uppercased()) { $0.replacing($1, with: "") } })
    }

    private func translation(of text: String, in world: World) async throws -> TranslationSession.Response {
        try await world.session(from: "de", to: "en").translations(from: [.init(sourceText: text)])[0]
    }

    @Test("What is lost goes once more as fixed text, and nothing else does")
    func goesOnceMore() async throws {
        let world = World(script: Self.losing("700", "("), keepsPlaceholders: true)
        let found = try await translation(of: "guten (tag) um 700, hallo 1200 welt", in: world)
        #expect(found.targetText == "GUTEN (TAG) UM 700, HALLO 1200 WELT")
        #expect(
            world.engine.calls.map(\.texts) == [
                ["guten (tag) um 700, hallo 1200 welt"], ["guten \u{FFFC}tag) um \u{FFFC}, hallo 1200 welt"],
            ])
    }

    @Test("What a second attempt loses goes a third time, beside fixed text of the text itself")
    func goesTwiceMore() async throws {
        let script = FakeEngine.Script(translation: { text, _ in
            // One number is lost, however many there are.
            let number = ["700", "1200"].first { text.contains($0) }
            return number.map { text.replacing($0, with: "") } ?? text
        })
        let world = World(script: script, keepsPlaceholders: true)
        let found = try await translation(of: "guten a_b 700 und 1200 tag", in: world)
        #expect(found.targetText == "guten a_b 700 und 1200 tag" && world.engine.calls.count == 3)
    }

    @Test("Where another attempt fails, or is poor, the first translation stands")
    func keepsTheFirst() async throws {
        var script = Self.losing("700")
        script.failure = { $0.contains("\u{FFFC}") ? Refusal() : nil }
        let world = World(script: script, keepsPlaceholders: true)
        #expect(try await translation(of: "guten tag um 700 uhr", in: world).targetText == "GUTEN TAG UM  UHR")
    }

    @Test("An engine that loses placeholders too is given the words between them")
    func cutsThere() async throws {
        let world = World(script: Self.losing("700", "\u{FFFC}"), keepsPlaceholders: true)
        #expect(try await translation(of: "guten tag um 700 uhr", in: world).targetText == "GUTEN TAG UM 700 UHR")
    }

    @Test("Where another attempt loses words, the first translation stands")
    func keepsWords() async throws {
        let script = FakeEngine.Script(translation: { text, _ in
            text.contains("\u{FFFC}") ? "GUTEN \u{FFFC}" : text.uppercased().replacing("700", with: "")
        })
        let world = World(script: script, keepsPlaceholders: true)
        #expect(try await translation(of: "guten tag um 700 uhr", in: world).targetText == "GUTEN TAG UM  UHR")
    }

    @Test("A number in words that becomes another goes once more in digits")
    func goesInDigits() async throws {
        let script = FakeEngine.Script(translation: { text, _ in
            text.uppercased().replacing("SIEBZIG", with: "SIXTY")
        })
        let world = World(script: script, keepsPlaceholders: true)
        #expect(try await translation(of: "um siebzig uhr", in: world).targetText == "UM 70 UHR")
        #expect(world.engine.calls.map(\.texts) == [["um siebzig uhr"], ["um 70 uhr"]])
    }

    @Test("A number that became another of its form is put right without another attempt")
    func putsDigitsRight() async throws {
        let script = FakeEngine.Script(translation: { text, _ in text.uppercased().replacing("1.283", with: "2.283") })
        let world = World(script: script, keepsPlaceholders: true)
        #expect(try await translation(of: "gut 4.7 (1.283 stimmen)", in: world).targetText == "GUT 4.7 (1.283 STIMMEN)")
        #expect(world.engine.calls.count == 1)
    }

    @Test("An engine that keeps no placeholders is asked once")
    func asksOnce() async throws {
        let world = World(script: Self.losing("700"))
        #expect(try await translation(of: "guten tag um 700 uhr", in: world).targetText == "GUTEN TAG UM  UHR")
        #expect(world.engine.calls.count == 1)
    }
}
