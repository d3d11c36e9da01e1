// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationBatches
import TranslationSessions
import TranslationTesting

@Suite("The conformance suite for engines", .timeLimit(.minutes(10)))
struct EngineConformanceTests {
    private static let pair = EnginePair.from("de", to: "en")
    private static let sentences = ["Hallo Welt.", "Guten Tag.", "Wie geht es dir?", "Heute ist das Wetter schön."]

    private func violations(of engine: any TranslationEngine, deadline: Duration = .seconds(30)) async -> [EngineViolation] {
        await EngineConformance(of: engine, over: Self.pair, sentences: Self.sentences, deadline: deadline).violations()
    }

    @Test("An engine that keeps its promises passes", arguments: [nil, 1, 7])
    func passes(maximumBatchSize: Int?) async {
        #expect(await violations(of: FakeEngine(pairs: [Self.pair], maximumBatchSize: maximumBatchSize)) == [])
    }

    @Test("An engine that answers in any order passes")
    func passesShuffled() async {
        #expect(await violations(of: FakeEngine(pairs: [Self.pair], script: .init(order: .shuffled(seed: 7)))) == [])
    }

    @Test("An engine that fails on hostile texts alone passes")
    func passesWithFailures() async {
        let script = FakeEngine.Script(failure: { Self.sentences.contains($0) ? nil : Refusal() })
        #expect(await violations(of: FakeEngine(pairs: [Self.pair], script: script)) == [])
    }

    @Test("A pair that is not on offer is found")
    func findsMissingPair() async {
        #expect(await violations(of: FakeEngine(pairs: [])).map(\.promise) == [.offersPair])
    }

    @Test("A pair that is not installed is found")
    func findsUninstalledPair() async {
        let pair = EnginePair.from("de", to: "en", pack: "de-en", isInstalled: false)
        let suite = EngineConformance(of: FakeEngine(pairs: [pair]), over: pair, sentences: Self.sentences)
        #expect(await suite.violations().map(\.promise) == [.offersPair])
    }

    @Test("A broken promise is found", arguments: Flaw.allCases)
    func findsFlaw(flaw: Flaw) async {
        let promises = Set(await violations(of: FlawedEngine(flaw: flaw, pair: Self.pair)).map(\.promise))
        #expect(promises.contains(flaw.promise), "found: \(promises)")
    }

    @Test("An engine that does not return is given up at the deadline")
    func findsHang() async {
        let script = FakeEngine.Script(latch: { _ in Latch() })
        let violations = await violations(of: FakeEngine(pairs: [Self.pair], script: script), deadline: .milliseconds(50))
        #expect(violations.map(\.promise) == [.returnsInTime])
    }

    @Test("A violation says what happened")
    func violationsAreWorded() async {
        let violations = await violations(of: FlawedEngine(flaw: .answersTwice, pair: Self.pair))
        #expect(violations.first?.description == "answersEachOnce: with sentences, \"Hallo Welt.\" was answered 2 times")
    }
}

private struct Refusal: Error {}

/// What can be wrong with an engine.
enum Flaw: CaseIterable {
    case answersTwice, forgetsOne, answersAnother, mixesUp, throwsOnControlCharacters, fillsBlanks, answersLate,
        ignoresCancellation
    case losesPlaceholders, swallowsCancellation, diesOfRelease, translatesToNothing, throwsWithoutTexts, diesOfCancellation,
        misaligns

    var promise: EngineViolation.Promise {
        switch self {
        case .answersTwice, .forgetsOne, .answersAnother: .answersEachOnce
        case .mixesUp: .keepsAnswersApart
        case .losesPlaceholders: .keepsPlaceholders
        case .throwsOnControlCharacters: .survivesAnyText
        case .fillsBlanks: .keepsBlanks
        case .answersLate: .endsWithItsCall
        case .ignoresCancellation, .swallowsCancellation: .heedsCancellation
        case .diesOfRelease: .worksAfterRelease
        case .translatesToNothing: .translatesSentences
        case .throwsWithoutTexts: .acceptsNoTexts
        case .diesOfCancellation: .recovers
        case .misaligns: .givesAlignments
        }
    }
}

/// An engine with one thing wrong.
private struct FlawedEngine: TranslationEngine {
    let flaw: Flaw
    let pair: EnginePair
    let isDead = Latch()
    /// Answers a text of the last call.
    let lateAnswer = Locked<(@Sendable (EngineAnswer) -> Void)?>(nil)

    var name: String { "flawed" }
    var keepsPlaceholders: Bool { true }

    func offer() async -> EngineOffer { EngineOffer(pairs: [pair]) }

    func releaseIdleResources() async {
        if flaw == .diesOfRelease { isDead.open() }
    }

    func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        if flaw == .throwsWithoutTexts && texts.isEmpty { throw Refusal() }
        if flaw == .throwsOnControlCharacters && texts.contains(where: { $0.contains("\0") }) { throw Refusal() }
        if isDead.isOpen { throw Refusal() }
        for (index, text) in texts.enumerated() {
            if flaw == .diesOfCancellation, Task.isCancelled { isDead.open() }
            if flaw == .swallowsCancellation, Task.isCancelled { return }
            if flaw != .ignoresCancellation { try Task.checkCancellation() }
            if flaw == .forgetsOne && index == 1 { continue }
            let result: Result<String, any Error> =
                switch flaw {
                case .mixesUp where texts.count > 1: .success(texts[(index + 1) % texts.count] + "!")
                case .fillsBlanks: .success(text + "?")
                case .translatesToNothing: .success("")
                case .losesPlaceholders: .success(text.replacing("\u{FFFC}", with: "") + "!")
                default: .success(text + (text.allSatisfy(\.isWhitespace) ? "" : "!"))
                }
            let beyond = TranslationAlignment.Link(source: 0..<text.utf8.count + 1, target: 0..<1)
            answer(
                EngineAnswer(
                    index: flaw == .answersAnother ? index + 1 : index, result: result,
                    alignment: flaw == .misaligns ? TranslationAlignment([beyond]) : nil))
            if flaw == .answersTwice { answer(EngineAnswer(index: index, result: result)) }
            await Task.yield()
        }
        if flaw == .answersLate {
            let late = lateAnswer.withLock { late in
                defer { late = answer }
                return late
            }
            late?(EngineAnswer(index: 0, result: .success("late")))
        }
    }
}
