// SPDX-License-Identifier: Apache-2.0

import CommandEngine
import Foundation
import Glibc
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("A program as an engine", .timeLimit(.minutes(5)))
struct CommandEngineTests {
    private static func engine(_ command: String, timeout: Duration = .seconds(30)) throws -> CommandTranslationEngine {
        CommandTranslationEngine(
            try #require(CommandTemplate(command)), name: "program", languages: ["de", "en"], timeout: timeout)
    }

    private static func translations(of texts: [String], by engine: CommandTranslationEngine) async throws -> [String] {
        let pair = try #require(await engine.offer().allPairs.first { $0.source == "de" && $0.target == "en" })
        let answers = Locked<[Int: String]>([:])
        try await engine.translate(texts, over: pair) { answer in
            answers.withLock { $0[answer.index] = try? answer.result.get() }
        }
        return texts.indices.map { index in answers.withLock { $0[index] ?? "" } }
    }

    @Test("It keeps the promises of engines")
    func conforms() async throws {
        let engine = try Self.engine("sed -u s/$/!/")
        let pair = try #require(await engine.offer().allPairs.first)
        let suite = EngineConformance(
            of: engine, over: pair, sentences: ["Der Zug kommt.", "Wir trinken Kaffee.", "Es regnet seit gestern."])
        #expect(await suite.violations() == [])
    }

    @Test("It reads and writes lines: line breaks, tabs and blank lines stay where they are")
    func lines() async throws {
        let texts = ["eins\nzwei\r\n\n  drei\tvier ", "", "7", "fünf"]
        let expected = ["[eins]\n[zwei]\r\n\n  [drei]\t[vier] ", "", "7", "[fünf]"]
        #expect(try await Self.translations(of: texts, by: Self.engine("sed 's/.*/[&]/'")) == expected)
    }

    @Test("A line is one line for the program, however long it is")
    func longLine() async throws {
        let texts = [String(repeating: "Wort ", count: 10_000) + "Ende\n7"]
        let expected = ["[\(texts[0].dropLast(2))]\n7"]
        #expect(try await Self.translations(of: texts, by: Self.engine("sed 's/.*/[&]/'")) == expected)
    }

    @Test("More lines than pipes hold go through, whether the program answers at once or at the end")
    func manyLines() async throws {
        let texts = (0..<20_000).map { "Zeile \($0) mit einigen Wörtern darin" }
        for command in ["cat", "sort -s -k 99"] {
            #expect(try await Self.translations(of: texts, by: Self.engine(command)) == texts)
        }
    }

    @Test(
        "Nothing is answered by a program that greets first, or ends with an error behind its answers",
        arguments: ["sh -c 'echo Loading; cat'", "sh -c 'cat; exit 3'", "sh -c 'cat; echo Bye'"])
    func answersThatCannotBeTrusted(command: String) async throws {
        let engine = try Self.engine(command)
        let pair = try #require(await engine.offer().allPairs.first)
        let answers = Locked(0)
        await #expect(throws: EngineOutage.self) {
            try await engine.translate(["eins", "zwei"], over: pair) { _ in answers.withLock { $0 += 1 } }
        }
        #expect(answers.withLock(\.self) == 0)
    }

    @Test(
        "A text that is answered by an empty line or by what is not UTF-8 fails by itself",
        arguments: [
            ("sed 's/^zwei//'", "answerEmpty"), ("sed 's/^zwei/ \\t/'", "answerEmpty"),
            ("sed 's/^zwei/\\xE9/'", "answerNotText"), ("sed 's/^zwei/\\x00/'", "answerNotText"),
        ])
    func answersWithoutText(command: String, code: String) async throws {
        let engine = try Self.engine(command)
        let pair = try #require(await engine.offer().allPairs.first)
        let answers = Locked<[Int: Result<String, any Error>]>([:])
        try await engine.translate(["eins", "drei\nzwei", "vier"], over: pair) { answer in
            answers.withLock { $0[answer.index] = answer.result }
        }
        let results = answers.withLock(\.self)
        #expect(try results[0]?.get() == "eins" && results[2]?.get() == "vier")
        let error = #expect(throws: ProgramAnswerError.self) { try results[1]?.get() }
        #expect(error?.code.description == code && error?.what.contains("“program”") == true)
    }

    @Test("What a program leaves running when it has answered all and ended is not waited for")
    func leavesChildren() async throws {
        let texts = ["eins", "zwei"]
        #expect(try await Self.translations(of: texts, by: Self.engine("sh -c 'cat; sleep 300 &'")) == texts)
    }

    @Test("A program that ends its lines as on Windows brings no carriage return into a text")
    func carriageReturns() async throws {
        let texts = ["eins\nzwei", "drei\r\nvier"]
        #expect(try await Self.translations(of: texts, by: Self.engine("sed 's/$/\\r/'")) == texts)
    }

    @Test("A program has the environment of this process")
    func environment() async throws {
        let path = try #require(ProcessInfo.processInfo.environment["PATH"])
        #expect(try await Self.translations(of: ["eins"], by: Self.engine("sh -c 'cat > /dev/null; echo \"$PATH\"'")) == [path])
    }

    @Test("Each line of a slow program is progress")
    func progress() async throws {
        let engine = try Self.engine("cat")
        let pair = try #require(await engine.offer().allPairs.first)
        let count = Locked(0)
        try await engine.translate(["eins", "zwei\ndrei"], over: pair, noteProgress: { count.withLock { $0 += 1 } }) { _ in }
        #expect(count.withLock(\.self) == 3)
    }

    @Test("The languages stand in the command, whose words no shell reads")
    func templates() async throws {
        #expect(CommandTemplate("a 'b c' \"d'e\" f\\ g ''")?.words == ["a", "b c", "d'e", "f g", ""])
        #expect(CommandTemplate(#"a "b\"c\d" '\e'"#)?.words == ["a", #"b"c\d"#, #"\e"#])
        // An accent is part of a quotation mark to Swift, and none to a shell.
        #expect(CommandTemplate("a 'b c'\u{301} d")?.words == ["a", "b c\u{301}", "d"])
        #expect(CommandTemplate("a 'b") == nil)
        #expect(CommandTemplate("  ") == nil)
        #expect(CommandTemplate("a\\") == nil)
        // Whether it is there could not be told before a pair is known.
        #expect(CommandTemplate("translate-{source} {target}") == nil)
        #expect(
            try await Self.translations(of: ["Ja"], by: Self.engine("sed 's/$/ {source} {target} $(id)/'")) == ["Ja de en $(id)"])
    }

    @Test(
        "A program that is not there, fails, or answers too few lines or too many is told apart",
        arguments: [
            ("/nonexistent/program", "misconfigured", "no program"), ("no-such-program-anywhere", "misconfigured", "no program"),
            ("sh -c 'cat; echo broken dictionary >&2; exit 3'", "malfunctioning", "broken dictionary"),
            ("sh -c 'cat > /dev/null; kill -9 $$'", "malfunctioning", "signal 9"), ("head -n 1", "malfunctioning", "each line"),
            ("sed p", "malfunctioning", "each line"), ("cat /dev/zero", "malfunctioning", "does not end"),
            ("sleep 60", "unreachable", "no answer"),
            ("sh -c 'cat; exec >&-; sleep 1; echo broken dictionary >&2; exit 3'", "malfunctioning", "broken dictionary"),
            ("sh -c 'cat; exec >&-; sleep 3; exit 3'", "malfunctioning", "status 3"),
            ("sh -c 'cat; exec >&-; sleep 60'", "malfunctioning", "did not end"),
        ])
    func failures(command: String, code: String, words: String) async throws {
        let engine = try Self.engine(command, timeout: .seconds(command.contains("sleep 60") ? 1 : 30))
        let error = await #expect(throws: EngineOutage.self) { try await Self.translations(of: ["eins", "zwei"], by: engine) }
        #expect(error?.code.description == code)
        #expect(error?.detail?.contains(words) == true, "\(error?.detail ?? "")")
    }

    @Test("Patience of less than a second is heeded, and what goes into one run of the program is limited")
    func limits() async throws {
        let engine = try Self.engine("sleep 60", timeout: .milliseconds(300))
        let limits = try await engine.offer().limits
        #expect(limits.maximumTextLength != nil && limits.maximumBatchLength != nil)
        let clock = ContinuousClock()
        let time = await clock.measure {
            await #expect(throws: EngineOutage.self) { try await Self.translations(of: ["eins"], by: engine) }
        }
        #expect(time >= .milliseconds(300))
    }

    @Test("A cancelled call ends at once, and leaves none of the program's processes")
    func cancels() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "command-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path()
        try #require(mkfifo(pipe, 0o600) == 0)
        // The pipe is open while the program's child runs, and so is ready to be read where that ends.
        let engine = try Self.engine("sh -c 'sleep 1000 > \(pipe) & wait'")
        let pair = try #require(await engine.offer().allPairs.first)
        let task = Task { try await engine.translate(["eins"], over: pair) { _ in } }
        let (opened, opening) = AsyncStream.makeStream(of: Int32.self)
        Thread.detachNewThread { opening.yield(open(pipe, O_RDONLY)) }
        let descriptor = try #require(await opened.first { _ in true })
        defer { close(descriptor) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, 10_000) == 1 && end.revents & Int16(POLLHUP) != 0)
    }
}
