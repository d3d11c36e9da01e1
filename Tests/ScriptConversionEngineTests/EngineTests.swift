// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TextScanning
import TranslationSessions
import TranslationTesting

@testable import ScriptConversionEngine

@Suite struct EngineTests {
    let engine = ScriptConvertingEngine()

    @Test("The pairs are conversions of script, installed, and one each way")
    func thePairsAreConversions() async {
        let pairs = await engine.offer().pairs
        #expect(pairs.allSatisfy { $0.isScriptConversion && $0.isInstalled && $0.quality == .good })
        #expect(Set(pairs.map { "\($0.source)>\($0.target)" }).count == pairs.count)
        #expect(pairs.contains { $0.source == "sr" && $0.target == "sr-Latn" })
        #if OpenCC
            #expect(pairs.count == 3)
        #else
            #expect(pairs.count == 1)
        #endif
    }

    @Test("A pair of another engine is refused")
    func aPairOfAnotherEngine() async throws {
        let pair = EnginePair(name: "spa-cat", source: "es", target: "ca")
        let error = await #expect(throws: ScriptConversionError.self) {
            try await engine.translate(["a"], over: pair) { _ in }
        }
        #expect(error?.code == .unknownPair)
        #expect(error?.description.contains("spa-cat") == true)
    }

    @Test(
        "Contract 4.7: every error says what happened, why, and what to do, in a sentence each",
        arguments: [ScriptConversionError.Code.unknownPair, .tablesUnavailable, .conversionFailed])
    func errorsAreWorded(code: ScriptConversionError.Code) {
        struct Reason: Error {}
        for error in [
            ScriptConversionError(code, "s2tw"), ScriptConversionError(code, "s2tw", reason: "s2tw.json not found."),
            ScriptConversionError(code, "s2tw", underlying: Reason()),
        ] {
            for sentence in [error.what, error.why, error.remedy] {
                #expect(sentence.hasSuffix(".") && !sentence.hasSuffix(".."))
                #expect(sentence.first?.isUppercase == true)
            }
        }
        #expect(ScriptConversionError(code, "s2tw", underlying: Reason()).underlyingError is Reason)
    }

    @Test("No texts have no answers")
    func noTextsHaveNoAnswers() async throws {
        #expect(try await engine.convert([], from: "sr", to: "sr-Latn") == [])
    }

    @Test("A cancelled task converts nothing more")
    func aCancelledTaskConvertsNothing() async throws {
        let pair = try #require(await engine.offer().pairs.first)
        let answered = Counter()
        let task = Task {
            try await engine.translate(Array(repeating: "Ђ", count: 1_000_000), over: pair) { _ in
                answered.add()
            }
        }
        await answered.reach(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(answered.count < 1_000_000)
    }
}
