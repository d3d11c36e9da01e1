// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("The logic of a call")
struct TranslationCallTests {
    private struct Refusal: Error {}

    private static let rules = CallRules(
        source: "ca", target: "en", preferredLanguages: [], strategy: .lowLatency, canAsk: false, canInstall: false)

    /// A route of two legs.
    private static func finder(
        maximumBatchSize: Int? = nil, maximumTextLength: Int? = nil, maximumBatchLength: Int? = nil
    ) -> RouteFinder {
        let engine = FakeEngine(
            pairs: [], maximumBatchSize: maximumBatchSize, maximumTextLength: maximumTextLength,
            maximumBatchLength: maximumBatchLength)
        let pairs: [EnginePair] = [.from("ca", to: "es"), .from("es", to: "en")]
        return RouteFinder(
            offers: [
                ProvidedOffer(provider: Route.Provider(engine, at: 0, limits: engine.limits), offer: EngineOffer(pairs: pairs))
            ],
            policies: TranslationPolicies(allowsPivot: true))
    }

    /// Runs a call whose engine does what a closure says with each work, and returns its answers and its last step.
    private func run(
        _ call: inout TranslationCall, finder: RouteFinder,
        engine: (TranslationCall.LegWork, inout TranslationCall) -> (any Error)?
    ) -> (answers: [TranslationCall.Answer], end: TranslationCall.Step) {
        var answers: [TranslationCall.Answer] = []
        var step = call.begin()
        while true {
            switch step {
            case .readOffers: step = call.offersRead(finder)
            case .translate(let work):
                let error = engine(work, &call)
                step = call.workEnded(error)
            default:
                answers += call.takeAnswers()
                return (answers, step)
            }
            answers += call.takeAnswers()
        }
    }

    @Test("Each text is answered exactly once, over two legs, in pieces, in any order", arguments: 0..<40)
    func answersOnce(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...30, using: &generator)
        var texts = (0..<count).map { _ in ["a", "b", " "].randomElement(using: &generator) ?? "" }
        texts.append("c")
        let finder = Self.finder(
            maximumBatchSize: [nil, 1, 4].randomElement(using: &generator) ?? nil,
            maximumBatchLength: [nil, 1, 3].randomElement(using: &generator) ?? nil)
        var call = TranslationCall(texts, for: .translation(onFailure: .report), under: Self.rules)
        let (answers, end) = run(&call, finder: finder) { work, call in
            for position in work.texts.indices.shuffled(using: &generator) {
                let fails = Int.random(in: 0..<6, using: &generator) == 0
                for _ in 0...Int.random(in: 0...1, using: &generator) {
                    _ = call.answered(
                        position, of: work.number, with: fails ? .failure(Refusal()) : .success(work.texts[position] + "→"))
                }
            }
            return Int.random(in: 0..<8, using: &generator) == 0 ? Refusal() : nil
        }
        guard case .finish = end else {
            Issue.record("The call ended with \(end).")
            return
        }
        #expect(answers.map(\.index).sorted() == Array(texts.indices))
        for answer in answers {
            guard let text = try? answer.result.get() else { continue }
            #expect(text == (texts[answer.index].isBlank ? texts[answer.index] : texts[answer.index] + "→→"))
        }
    }

    @Test(
        "No text, and no texts together, are longer than the engine takes, and joined they are what they were", arguments: 0..<40)
    func heedsLengths(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["Una frase. ", "Dues paraules ", "\n\n", "x", "🇩🇪", "!", " "]
        let texts = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
            "a"
                + (0..<Int.random(in: 0...30, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
        }
        let (maximum, maximumTogether) = (Int.random(in: 2...40, using: &generator), Int.random(in: 1...80, using: &generator))
        let finder = Self.finder(maximumTextLength: maximum, maximumBatchLength: maximumTogether)
        let failing = Int.random(in: 0...1, using: &generator) == 0 ? "x" : "nothing"
        var call = TranslationCall(texts, for: .translation(onFailure: .report), under: Self.rules)
        let (answers, _) = run(&call, finder: finder) { work, call in
            let lengths = work.texts.map(\.unicodeScalars.count)
            #expect(lengths.allSatisfy { (1...maximum).contains($0) })
            #expect(lengths.count == 1 || lengths.reduce(0, +) <= maximumTogether)
            for position in work.texts.indices.shuffled(using: &generator) {
                let fails = work.texts[position].contains(failing)
                _ = call.answered(position, of: work.number, with: fails ? .failure(Refusal()) : .success(work.texts[position]))
            }
            return nil
        }
        #expect(answers.map(\.index).sorted() == Array(texts.indices))
        for answer in answers {
            let text = texts[answer.index]
            #expect((try? answer.result.get()) == (text.contains(failing) ? nil : text))
        }
    }

    @Test("A call that has been cancelled prepares no more text for the engine")
    func heedsCancellation() async {
        let step = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let text = String(repeating: "Una frase. ", count: 100_000)
            var call = TranslationCall([text], for: .translation(onFailure: .report), under: Self.rules)
            _ = call.begin()
            return call.offersRead(Self.finder())
        }.value
        guard case .finish = step else {
            Issue.record("The call goes on with \(step).")
            return
        }
    }

    @Test("Where an engine stops serving, the texts that have no answer go another way as they were given", arguments: 0..<60)
    func takesOtherRoutes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let offered: [[EnginePair]] = [
            [.from("ca", to: "en")], [.from("ca", to: "es")], [.from("es", to: "en"), .from("ca", to: "fr")],
            [.from("fr", to: "en")],
        ]
        let offers = offered.enumerated().map { index, pairs in
            ProvidedOffer(
                provider: Route.Provider(FakeEngine(name: "\(index)", pairs: []), at: index), offer: EngineOffer(pairs: pairs))
        }
        let finder = RouteFinder(offers: offers, policies: TranslationPolicies(allowsPivot: true))
        let texts =
            (0..<Int.random(in: 1...20, using: &generator)).map {
                ["un", "dos\(String(repeating: "s", count: $0))", " ", "tres"][$0 % 4]
            } + ["quatre"]
        var call = TranslationCall(texts, for: .translation(onFailure: .report), under: Self.rules)
        var (gone, needed): (Set<String>, Set<String>) = ([], [])
        let (answers, end) = run(&call, finder: finder) { work, call in
            #expect(!gone.contains(work.leg.engine))
            let goes = Int.random(in: 0...2, using: &generator) == 0
            // An engine throws that it serves no longer, or answers it to texts.
            let answersIt = Bool.random(using: &generator)
            let outage = EngineOutage(.unreachable, of: work.leg.engine)
            var reason: (any Error)?
            for position in work.texts.indices.shuffled(using: &generator) {
                var result = Result<String, any Error>.success("\(work.texts[position])→\(work.leg.pair.target)")
                if goes, Bool.random(using: &generator) {
                    guard answersIt else { continue }
                    result = .failure(outage)
                    needed.insert(work.leg.engine)
                }
                reason = call.answered(position, of: work.number, with: result) ?? reason
            }
            guard goes, !answersIt || reason != nil else { return nil }
            gone.insert(work.leg.engine)
            // What the call says is heeded late, or not at all.
            guard answersIt else { return TranslationError(wrapping: outage, of: work.leg.engine) }
            return Bool.random(using: &generator) ? reason : nil
        }
        guard case .finish = end else {
            Issue.record("The call ended with \(end).")
            return
        }
        #expect(answers.map(\.index).sorted() == Array(texts.indices))
        for answer in answers where !texts[answer.index].isBlank {
            switch answer.result {
            case .success(let text):
                #expect(text == ([texts[answer.index]] + answer.route.legs.map(\.pair.target.canonical)).joined(separator: "→"))
            case .failure(let error):
                // Nothing is left that leads there.
                let lost = gone.union(needed)
                #expect((error as? TranslationError)?.code == .engineUnavailable)
                #expect(lost.contains("0") && !lost.isDisjoint(with: ["1", "2"]) && !lost.isDisjoint(with: ["2", "3"]))
            }
        }
    }

    @Test("A text goes in the form that is for its route, also where that becomes another one")
    func goesInFormForRoute() {
        let offers = [true, false].enumerated().map { index, givesAlignments in
            ProvidedOffer(
                provider: Route.Provider(FakeEngine(name: "\(index)", pairs: [], givesAlignments: givesAlignments), at: index),
                offer: EngineOffer(pairs: [.from("ca", to: "en")]))
        }
        let finder = RouteFinder(offers: offers, policies: TranslationPolicies())
        var call = TranslationCall(
            ["ab", "a\u{FFFC}b", "ab"], orAligned: [1: "ab"], for: .translation(onFailure: .report), under: Self.rules)
        var works: [[String]] = []
        let (answers, _) = run(&call, finder: finder) { work, call in
            works.append(work.texts)
            if works.count == 1 {
                return TranslationError(wrapping: EngineOutage(.unreachable, of: work.leg.engine), of: work.leg.engine)
            }
            for (index, text) in work.texts.enumerated() { _ = call.answered(index, of: work.number, with: .success(text)) }
            return nil
        }
        #expect(works == [["ab"], ["ab", "a\u{FFFC}b"]])
        #expect(
            answers.sorted { $0.index < $1.index }.compactMap { try? $0.result.get() } == ["ab", "a\u{FFFC}b", "ab"])
    }

    @Test("What comes after its work has ended no longer counts")
    func lateAnswers() {
        var call = TranslationCall(["a"], for: .translation(onFailure: .endAtOnce), under: Self.rules)
        _ = call.begin()
        guard case .translate(let first) = call.offersRead(Self.finder()) else {
            Issue.record("There is no first leg.")
            return
        }
        #expect(call.answered(0, of: first.number, with: .success("first")) == nil)
        guard case .translate(let second) = call.workEnded(nil) else {
            Issue.record("There is no second leg.")
            return
        }
        #expect(second.texts == ["first"])
        #expect(call.answered(0, of: first.number, with: .success("late")) == nil)
        #expect(call.takeAnswers().isEmpty)
        #expect(call.answered(0, of: second.number, with: .success("second")) == nil)
        #expect(call.answered(0, of: second.number, with: .success("again")) == nil)
        #expect(call.takeAnswers().compactMap { try? $0.result.get() } == ["second"])
        guard case .finish = call.workEnded(nil) else {
            Issue.record("The call goes on.")
            return
        }
        #expect(call.answered(0, of: second.number, with: .success("later still")) == nil)
        #expect(call.takeAnswers().isEmpty)
    }

    @Test("An answer to no text stops the engine", arguments: [-1, 1, 99])
    func unknownText(position: Int) {
        var call = TranslationCall(["a"], for: .translation(onFailure: .report), under: Self.rules)
        _ = call.begin()
        guard case .translate(let work) = call.offersRead(Self.finder()) else {
            Issue.record("There is no first leg.")
            return
        }
        let error = call.answered(position, of: work.number, with: .success("")) as? TranslationError
        #expect(error?.why == "The engine “fake” answered a text that it was not given, number \(position).")
    }

    @Test("A text that failed on the first leg does not go on to the second; the others do")
    func failureOnTheWay() {
        var call = TranslationCall(["a", "b", "c"], for: .translation(onFailure: .endAfterOthers), under: Self.rules)
        var seen: [[String]] = []
        let (answers, end) = run(&call, finder: Self.finder()) { work, call in
            seen.append(work.texts)
            for (position, text) in work.texts.enumerated() {
                _ = call.answered(position, of: work.number, with: text == "b" ? .failure(Refusal()) : .success(text))
            }
            return nil
        }
        #expect(seen == [["a", "b", "c"], ["a", "c"]])
        #expect(answers.map(\.index) == [0, 2])
        guard case .finish = end else {
            Issue.record("The call ended with \(end).")
            return
        }
        #expect((call.firstFailure as? TranslationError)?.underlyingError is Refusal)
    }

    @Test("What is answered of a text counts once, however often it begins anew", arguments: 0..<40)
    func countsOnce(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var bytes = AnsweredBytes()
        var (taken, sums): (Int, [[Int]]) = (0, Array(repeating: [0], count: 3))
        for _ in 0..<60 {
            let text = Int.random(in: 0..<3, using: &generator)
            if Int.random(in: 0..<5, using: &generator) == 0 {
                bytes.beginAnew(text)
                sums[text].append(0)
            } else {
                let count = Int.random(in: 0..<9, using: &generator)
                bytes.add(count, of: text)
                sums[text][sums[text].count - 1] += count
            }
            if Bool.random(using: &generator) { taken += bytes.take() }
        }
        #expect(taken + bytes.take() == sums.reduce(0) { $0 + ($1.max() ?? 0) })
    }

    @Test("The first failure stops the engine where answers go together")
    func firstFailureStops() {
        var call = TranslationCall(["a", "b"], for: .translation(onFailure: .endAtOnce), under: Self.rules)
        _ = call.begin()
        guard case .translate(let work) = call.offersRead(Self.finder()) else {
            Issue.record("There is no first leg.")
            return
        }
        #expect(call.answered(0, of: work.number, with: .success("a")) == nil)
        #expect(call.answered(1, of: work.number, with: .failure(Refusal())) != nil)
    }

    @Test("A preparation ends once its route is installed, and begins only with a source")
    func preparation() {
        var call = TranslationCall([], for: .preparation, under: Self.rules)
        guard case .readOffers = call.begin(), case .finish = call.offersRead(Self.finder()) else {
            Issue.record("The preparation does not end.")
            return
        }
        var rules = Self.rules
        rules.source = nil
        var sourceless = TranslationCall([], for: .preparation, under: rules)
        guard case .fail(let error as TranslationError) = sourceless.begin() else {
            Issue.record("The preparation begins.")
            return
        }
        #expect(error.code == .unableToIdentifyLanguage)
    }
}

extension TranslationCall {
    /// An engine answered a text with nothing but its translation.
    fileprivate mutating func answered(
        _ index: Int, of number: Int, with result: Result<String, any Error>
    ) -> (any Error)? {
        answered(EngineAnswer(index: index, result: result), of: number)
    }
}
