// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import ApertiumEngine

/// What becomes of chains of real programs: killed, stopped, cancelled, let go.
@Suite(.needsApertium, .serialized, .timeLimit(.minutes(10))) struct EndingTests {
    private func texts(_ count: Int, tag: String = "es") throws -> [String] {
        let lines = try TestSentences.lines(of: tag)
        return (0..<count).map { "\($0): \(lines[$0 % lines.count])" }
    }

    /// Whether a translation is that of the text of a number.
    private func isNumbered(_ translation: String, _ number: Int) -> Bool { translation.hasPrefix("\(number): ") }

    @Test(
        "A program killed or stopped while it works costs no text",
        arguments: [("first", SIGKILL), ("middle", SIGKILL), ("last", SIGKILL), ("middle", SIGSTOP)])
    func aProgramKilledOrStopped(place: String, signal: Int32) async throws {
        let (engine, path) =
            try signal == SIGSTOP ? Apertium.linkedEngine(deadline: Apertium.shortDeadline) : Apertium.linkedEngine()
        let texts = try texts(400)
        let answers = Answers()
        let found = Locked<[Int32]>([])
        // The signal is given while an answer is told: then the call works with this chain, however late other tests let it run.
        try await engine.translate(texts, over: Apertium.pair("spa-cat", of: engine)) { answer in
            answers.add(answer)
            guard answers.count == 51 else { return }
            let chain = Processes.chain(withArgument: path)
            found.withLock { $0 = chain }
            let places = ["first": chain.first, "middle": chain.dropFirst(chain.count / 2).first, "last": chain.last]
            if let victim = places[place] ?? nil { kill(victim, signal) }
        }
        let chain = found.withLock { $0 }
        // Its tagger may have been started anew just then.
        #expect(chain.count >= 9)
        for (number, result) in try answers.results(count: texts.count).enumerated() {
            #expect(isNumbered(try result.get(), number))
        }
        // Where the signal came after the last answer, the chain is found out at its next use.
        await engine.releaseIdleResources()
        #expect(chain.allSatisfy { !Processes.exists($0) })
    }

    @Test("A program killed while its chain is idle costs the next call nothing but time")
    func aProgramKilledWhile() async throws {
        let (engine, path) = try Apertium.linkedEngine()
        #expect(try await engine.translations(of: ["La casa."], over: "es-pt") == ["A casa."])
        let chain = Processes.chain(withArgument: path)
        kill(chain[2], SIGKILL)
        #expect(try await engine.translations(of: ["La casa."], over: "es-pt") == ["A casa."])
        #expect(chain.allSatisfy { !Processes.exists($0) })
    }

    @Test("A cancelled call ends with CancellationError, and its processes with it")
    func aCancelledCallEnds() async throws {
        let (engine, path) = try Apertium.linkedEngine()
        let texts = try texts(50_000)
        let answers = Answers()
        let pair = try Apertium.pair("spa-cat", of: engine)
        let call = Task { try await engine.translate(texts, over: pair) { answers.add($0) } }
        await answers.counter.reach(21)
        let chain = Processes.chain(withArgument: path)
        // Its tagger may be started anew just now.
        #expect(chain.count >= 9)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(chain.allSatisfy { !Processes.exists($0) })
        #expect(Processes.chain(withArgument: path) == [])
        #expect(answers.count < texts.count)
        #expect(try await engine.translations(of: ["La casa."], over: "spa-cat") == ["La casa."])
    }

    @Test("A call that is cancelled while the chain hangs ends at once")
    func aCallThatIsCancelled() async throws {
        let fake = try FakeApertium("sed -u ''", "sed -u '/MALO/{:a;N;ba}'")
        let engine = fake.engine(answerDeadline: .seconds(3600))
        let pair = try Apertium.pair("es-pt", of: engine)
        let answers = Answers()
        let call = Task { try await engine.translate(["bueno", "MALO"], over: pair) { answers.add($0) } }
        await answers.counter.reach(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(try await engine.translations(of: ["bueno"], over: "es-pt") == ["bueno"])
    }

    @Test("Who waits for a chain can be cancelled, and who comes after gets it")
    func whoWaitsForAChain() async throws {
        let fake = try FakeApertium("slow")
        // At one word it waits for a line of a pipe.
        let pipe = try fake.folder.makePipe("go")
        try fake.folder.writeProgram(
            """
            #!/bin/sh
            exec sed -z -u "/LENTO/{h;s|.*|read line <'\(fake.folder.path)/go'|e;x;}"

            """, to: "usr/bin/slow")
        let engine = fake.engine()
        let pair = try Apertium.pair("es-pt", of: engine)
        let answers = Answers()
        let first = Task { try await engine.translate(["uno", "LENTO"], over: pair) { answers.add($0) } }
        await answers.counter.reach(1)
        // They wait for the chain when these statements end.
        let second = Task.immediate { try await engine.translate(["dos"], over: pair) { _ in } }
        let third = Task.immediate { try await engine.translations(of: ["tres"], over: "es-pt") }
        try #require(engine.pool.waiterCount == 2)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        try pipe.write(contentsOf: [0x0A])
        try await first.value
        #expect(try answers.results(count: 2).map { try $0.get() } == ["uno", "LENTO"])
        #expect(try await third.value == ["tres"])
    }

    @Test("A text whose programs are killed from outside, alone too, is translated after all")
    func aTextWhoseProgramsAreKilled() async throws {
        let fake = try FakeApertium("killed")
        let (first, second) = (fake.folder.path + "/first", fake.folder.path + "/second")
        // At one word it is killed, twice in all.
        let command =
            "if [ ! -e \(first) ]; then touch \(first); kill -9 \\$PPID; "
            + "elif [ ! -e \(second) ]; then touch \(second); kill -9 \\$PPID; fi"
        try fake.folder.writeProgram(
            """
            #!/bin/sh
            exec sed -z -u "/MUERE/{h;s|.*|\(command)|e;x;}"

            """, to: "usr/bin/killed")
        #expect(try await fake.engine().translations(of: ["uno", "MUERE", "dos"], over: "es-pt") == ["uno", "MUERE", "dos"])
    }

    @Test("Releasing what is idle ends its processes, and later calls work")
    func releasingWhatIsIdleEnds() async throws {
        let (engine, path) = try Apertium.linkedEngine()
        for mode in ["es-pt", "pt-es"] { _ = try await engine.translations(of: ["casa"], over: mode) }
        let processes = engine.pool.idleProcesses.values.flatMap(\.self)
        // Of each chain all but the tagger, which comes and goes.
        #expect(processes.count == 12 && processes.allSatisfy(Processes.isRunning))
        await engine.releaseIdleResources()
        #expect(processes.allSatisfy { !Processes.exists($0) })
        #expect(Processes.chain(withArgument: path) == [])
        #expect(try await engine.translations(of: ["La casa."], over: "es-pt") == ["A casa."])
    }

    @Test("An engine that is let go leaves no process")
    func anEngineThatIsLet() async throws {
        var (engine, path): (ApertiumTranslationEngine?, String) = try Apertium.linkedEngine()
        _ = try await engine?.translations(of: ["casa"], over: "es-pt")
        let chain = Processes.chain(withArgument: path)
        #expect(chain.count == 7)
        engine = nil
        #expect(chain.allSatisfy { !Processes.exists($0) })
    }

    @Test("Without reuse a call leaves no process")
    func withoutReuseACallLeaves() async throws {
        let fake = try FakeApertium("sed -u ''")
        let engine = fake.engine(reusesChains: false)
        #expect(try await engine.translations(of: ["casa"], over: "es-pt") == ["casa"])
        #expect(engine.pool.idleProcesses.isEmpty)
        #expect(Processes.chain(withArgument: fake.folder.path) == [])
    }

    @Test("Chains are ended for the memory of others, the least recently used first")
    func chainsAreEnded() async throws {
        let (engine, _) = try Apertium.linkedEngine()
        let tight = ApertiumTranslationEngine(
            configuration: ApertiumConfiguration(installations: engine.configuration.installations, memoryBudget: 230_000_000))
        for mode in ["es-pt", "pt-es", "es-pt", "ita-spa"] { _ = try await tight.translations(of: ["casa"], over: mode) }
        // The last was taken to need 200 MB before it was measured, and the first two need more than the rest.
        let idle = tight.pool.idleProcesses
        #expect(idle["ita-spa"] != nil)
        #expect(idle["pt-es"] == nil)
        #expect(idle.count <= 2)
    }

    @Test("When the process dies its chains end by themselves")
    func whenTheProcessDies() async throws {
        let folder = try TemporaryFolder()
        let record = folder.path + "/processes"
        await #expect(processExitsWith: .signal(SIGKILL)) { [record = record as String] in
            let engine = Apertium.engine()
            for mode in ["es-pt", "spa-cat"] { _ = try await engine.translations(of: ["casa"], over: mode) }
            let processes = engine.pool.idleProcesses.values.flatMap(\.self)
            try processes.map(String.init).joined(separator: "\n").write(toFile: record, atomically: true, encoding: .utf8)
            kill(getpid(), SIGKILL)
        }
        let processes = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n").compactMap { Int32($0) }
        #expect(processes.count == 16)
        for process in processes { try await Processes.end(of: process) }
    }

    @Test("Calls that end well, fail, or are cancelled leave no descriptor open")
    func callsThatEndWellFail() async throws {
        await #expect(processExitsWith: .success) {
            /// All but the runtime's timers: it opens one for each kind of clock when that is first waited for.
            func openDescriptors() -> [String] {
                (0..<1024).compactMap { Processes.openFile(ofDescriptor: $0) }.filter { $0 != "anon_inode:[timerfd]" }
            }
            let fake = try FakeApertium("sed -u ''", "sed -u '/MALO/Q5'")
            let pair = try Apertium.pair("es-pt", of: fake.engine())
            func callAll() async throws {
                let engine = fake.engine()
                _ = try await engine.results(of: ["bueno", "MALO", "bueno"], over: "es-pt")
                let answered = Counter()
                let call = Task {
                    try await engine.translate(Array(repeating: "bueno", count: 5000), over: pair) { _ in answered.add() }
                }
                await answered.reach(1)
                call.cancel()
                _ = try? await call.value
                await engine.releaseIdleResources()
            }
            // The first rounds open what the runtime keeps for itself.
            for _ in 0..<5 { try await callAll() }
            let before = openDescriptors()
            for _ in 0..<20 { try await callAll() }
            let after = openDescriptors()
            #expect(after.count <= before.count, "before: \(before), now: \(after)")
        }
    }
}
