// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Glibc
import NeuralEngine
import Synchronization
import TranslationSessions

/// Translates the lines of standard input with a neural model, and says how long it took.
@main
struct NeuralCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "neural", abstract: "Measures the neural engine on the lines of standard input, up to the first tab of each."
    )

    @Option(help: "The folder of models; as Scripts/neural-models fetches them where none is named.")
    var models: String?

    @Option(help: "The direction, as the folder of its model is called.")
    var pair = "enpt"

    @Option(help: "How many translations of a sentence are followed at a time.")
    var beam = 1

    @Flag(help: "One call a line, as a program that translates single sentences.")
    var oneByOne = false

    @Flag(help: "Print the translations in place of what was measured.")
    var output = false

    mutating func run() async throws {
        let start = Times()
        func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
        let cache = variable("XDG_CACHE_HOME") ?? "\(variable("HOME") ?? "")/.cache"
        let engine = NeuralTranslationEngine(models: [models ?? "\(cache)/dragoman/test-models"], beamSize: beam)
        guard let pair = await engine.offer().pairs.first(where: { $0.name == pair }) else {
            throw ValidationError("there is no model \(pair)")
        }
        var lines: [String] = []
        while let line = readLine() { lines.append(String(line.prefix { $0 != "\t" })) }
        guard let first = lines.first else { return }
        let answers = Answers()
        try await engine.translate([first], over: pair) { answers.add($0, at: 0) }
        let begun = Times()
        if oneByOne {
            for (index, line) in lines.enumerated() {
                try await engine.translate([line], over: pair) { answers.add($0, at: index) }
            }
        } else {
            try await engine.translate(lines, over: pair) { answers.add($0, at: $0.index) }
        }
        let end = Times()
        if output {
            for index in lines.indices { print(answers.text(at: index)) }
            return
        }
        let words = Double(lines.reduce(0) { $0 + $1.split(separator: " ").count })
        func shown(_ seconds: Double) -> String { String(Int(seconds * 1000)) }
        print(
            "\(Int(words)) words: \(Int(words / (end.processor - begun.processor))) a processor second,",
            "\(Int(words / (end.wall - begun.wall))) a second; first answer after \(shown(begun.wall - start.wall)) ms,",
            "\(shown(begun.processor - start.processor)) ms of processor time; at most \(Times.memory / 1024) MB")
    }
}

/// The clocks of the process.
private struct Times {
    let wall = Self.seconds(CLOCK_MONOTONIC)
    let processor = Self.seconds(CLOCK_PROCESS_CPUTIME_ID)

    /// The most memory so far, in kilobytes.
    static var memory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The translations by line.
private final class Answers: Sendable {
    private let texts = Mutex<[Int: String]>([:])

    func add(_ answer: EngineAnswer, at index: Int) {
        texts.withLock { $0[index] = (try? answer.result.get()) ?? "" }
    }

    func text(at index: Int) -> String { texts.withLock { $0[index] } ?? "" }
}
