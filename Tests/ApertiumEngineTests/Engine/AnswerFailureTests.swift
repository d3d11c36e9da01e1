// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TextScanning
import TranslationSessions

@testable import ApertiumEngine

/// What the engine makes of programs that fail, played by `sed`.
@Suite(.timeLimit(.minutes(10))) struct AnswerFailureTests {
    private let texts = (0..<40).map { "texto número \($0)" }

    @Test("Programs that change nothing give back every text")
    func programsThatChangeNothingGive() async throws {
        let fake = try FakeApertium("sed -u ''", "cat -u")
        // The plan gives -z to each program; cat knows no such option, so the chain cannot work.
        await #expect(throws: ApertiumError.self) { try await fake.engine().translations(of: texts, over: "es-pt") }
        let honest = try FakeApertium("sed -u ''", "sed -u s/texto/palavra/")
        let engine = honest.engine()
        #expect(try await engine.translations(of: texts, over: "es-pt") == texts.map { $0.replacing("texto", with: "palavra") })
    }

    @Test(
        "A text that breaks the chain fails alone, and the others are translated",
        arguments: [
            // It ends without an answer; it waits for ever, or complains for ever; it answers nothing; it answers somebody
            // else; it loses a placeholder, or doubles it; it writes what nobody sent; it forgets the identifier.
            "sed -u '/MALO/Q5'", "sed -u '/MALO/{:a;N;ba}'", "sed -u '/MALO/s/.*//'", "sed -u '/MALO/s/#[0-9]*/#77777/'",
            "sed -u '/MALO/s/\\[0\\]//'", "sed -u '/MALO/s/\\[0\\]/&&/'", "sed -u '/MALO/s/^/[t]/'", "sed -u '/MALO/s/\\[#.*//'",
            "sed -u -e '/MALO/{:a;w /dev/stderr' -e 'ba}'", "sed -u '/MALO/s/^/\\xff/'", "sed -u '/MALO/{s/\\w//g;s/#/&1/}'",
        ])
    func aTextThatBreaks(program: String) async throws {
        let fake = try FakeApertium("sed -u s/texto/palavra/", program, "sed -u ''")
        let isSilent = program.contains("ba}")
        let engine = isSilent ? fake.engine(answerDeadline: Apertium.shortDeadline) : fake.engine()
        var all = texts
        all[17] = "texto MALO y / más"
        let results = try await engine.results(of: all, over: "es-pt")
        for (index, result) in results.enumerated() where index != 17 {
            #expect(try result.get() == all[index].replacing("texto", with: "palavra"))
        }
        // Without its placeholder the rest of the text is translated where that is all that was wrong.
        if program.contains("\\[0\\]") {
            #expect(try results[17].get() == "palavra MALO y / más")
        } else {
            let error = #expect(throws: ApertiumError.self) { try results[17].get() }
            #expect(error?.code == .textFailed)
            #expect(error?.description.contains("es-pt") == true)
        }
        // And the engine works as before.
        #expect(try await engine.translations(of: ["texto"], over: "es-pt") == ["palavra"])
    }

    @Test("A text that leaks a mark of the chain fails where a half of it fails, and loses nothing without a word")
    func aHalfFails() async throws {
        let fake = try FakeApertium("sed -u -e '/MALO/{/PEOR/{s/MALO/MALO+<prn>/;b}}' -e '/PEOR/Q5'")
        let results = try await fake.engine().results(of: ["texto MALO PEOR texto", "texto MALO"], over: "es-pt")
        #expect(throws: ApertiumError.self) { try results[0].get() }
        #expect(try results[1].get() == "texto MALO")
    }

    @Test("A zero byte too many is never taken for an answer")
    func aZeroByteTooMany() async throws {
        let engine = try FakeApertium("sed -u ''", "sed -u '/MALO/s/$/\\x00/'").engine()
        var all = texts
        for index in [3, 4, 17, 39] { all[index] += " MALO" }
        #expect(try await engine.translations(of: all, over: "es-pt") == all)
        #expect(try await engine.translations(of: all, over: "es-pt") == all)
    }

    @Test("A text that broke the chain once is asked again")
    func aTextThatBroke() async throws {
        let engine = try engine(endingOnceAt: "MALO", writing: "", mode: "es-pt")
        #expect(try await engine.translations(of: ["uno", "MALO", "dos"], over: "es-pt") == ["uno", "MALO", "dos"])
    }

    @Test("A billion that broke the chain once is as much as it was when it is asked again")
    func aBillionThatBroke() async throws {
        let engine = try engine(endingOnceAt: "cost", writing: "s/million/millones/;s/billion/un billón/", mode: "eng-spa")
        #expect(try await engine.translations(of: ["it cost 3 billion"], over: "eng-spa") == ["it cost 3 mil millones"])
    }

    /// An engine with a program that edits, and ends without an answer for the first time that it reads a word.
    private func engine(endingOnceAt word: String, writing edits: String, mode: String) throws -> ApertiumTranslationEngine {
        let fake = try FakeApertium("once", mode: mode)
        // It leaves a mark on the disk then, and lives on after that.
        let mark = fake.folder.path + "/mark"
        try fake.folder.writeProgram(
            "#!/bin/sh\nif [ -e '\(mark)' ]; then exec sed -z -u '\(edits)'; fi\ntouch '\(mark)'\nexec sed -z -u '/\(word)/Q5'\n",
            to: "usr/bin/once")
        return fake.engine()
    }

    @Test(
        "A chain that never answers fails the call, and says why",
        arguments: ["false", "sed -u Q3", "sed -u '{:a;N;ba}'", "sed -u 's/.*//'", "sed -u no-such-command"])
    func aChainThatNeverAnswers(program: String) async throws {
        let fake = try FakeApertium("sed -u ''", program, "sed -u ''")
        // The chain is to fail at its first answer, so that any deadline will do for the one that waits for ever, and none for
        // the others.
        let isSilent = program.contains("ba}")
        let engine = isSilent ? fake.engine(firstAnswerDeadline: .milliseconds(300)) : fake.engine()
        let error = await #expect(throws: ApertiumError.self) { try await engine.translations(of: texts, over: "es-pt") }
        #expect(error?.code == .chainFailed)
        if program.hasSuffix("Q3") { #expect(error?.why.contains("sed ended with status 3") == true) }
        if program.hasSuffix("no-such-command") { #expect(error?.why.contains("sed: -e expression") == true) }
        if isSilent { #expect(error?.why.contains("0.3 seconds") == true) }
    }

    @Test("A program that closes its output some time before it ends is told of all the same")
    func aProgramThatCloses() async throws {
        let fake = try FakeApertium("sed -u ''", "leaving", "sed -u ''")
        try fake.folder.writeProgram("#!/bin/sh\nexec >&-\nsleep 0.1\nexit 3\n", to: "usr/bin/leaving")
        let error = await #expect(throws: ApertiumError.self) {
            try await fake.engine().translations(of: texts, over: "es-pt")
        }
        #expect(error?.why.contains("leaving ended with status 3") == true)
    }

    @Test("A program that cannot be run fails the call")
    func aProgramThatCannot() async throws {
        let fake = try FakeApertium("nothing")
        try fake.folder.writeProgram("not a program", to: "usr/bin/nothing")
        let error = await #expect(throws: ApertiumError.self) { try await fake.engine().translations(of: ["a"], over: "es-pt") }
        #expect(error?.code == .chainFailed)
        #expect(error?.systemError != nil)
        #expect(error?.why.contains("usr/bin/nothing") == true)
    }

    @Test("A chain that complains much is not held up by that")
    func aChainThatComplainsMuch() async throws {
        let fake = try FakeApertium("sed -u ''", "noisy")
        try fake.folder.writeProgram(
            "#!/bin/sh\nhead -c 1000000 /dev/zero | tr '\\0' x >&2\nexec sed -z -u ''\n", to: "usr/bin/noisy")
        #expect(try await fake.engine().translations(of: texts, over: "es-pt") == texts)
    }

    @Test("Pairs that are not the engine's, or not installed, are refused")
    func pairsThatAreNot() async throws {
        let engine = try FakeApertium("sed").engine()
        let unknown = EnginePair(name: "xxx-yyy", source: "es", target: "pt-PT")
        let turned = EnginePair(name: "es-pt", source: "pt-PT", target: "es")
        let missing = try #require(engine.allPairs.first { $0.name == "spa-cat" })
        for (pair, code) in [(unknown, ApertiumError.Code.unknownPair), (turned, .unknownPair), (missing, .notInstalled)] {
            let error = await #expect(throws: ApertiumError.self) { try await engine.translate(["a"], over: pair) { _ in } }
            #expect(error?.code == code)
        }
    }

    @Test("Many texts of all sizes come back in their places")
    func manyTextsOfAllSizes() async throws {
        let fake = try FakeApertium("sed -u ''", "sed -u ''", "sed -u ''")
        let sizes = [1, 10, 100, 1000, 10_000, 100_000]
        let texts = (0..<30).map { number in
            String(repeating: "p\(number) ", count: sizes[number % sizes.count] / 4 + 1) + "fin"
        }
        #expect(try await fake.engine().translations(of: texts, over: "es-pt") == texts)
        #expect(try await fake.engine(requestSize: 50).translations(of: Array(texts[..<5]), over: "es-pt") == Array(texts[..<5]))
    }
}
