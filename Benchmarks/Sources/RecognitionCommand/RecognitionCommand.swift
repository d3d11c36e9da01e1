// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CAllocationCounter
import DevelopmentText
import LanguageRecognition

@main
struct RecognitionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recognition", abstract: "Measures the recogniser's speed, allocations, start-up and memory.",
        discussion: """
            Texts come from the development corpora that DRAGOMAN_CORPORA names. Speeds are of one thread, \
            by its processor time, the best of \
            several rounds, so that they hold on a busy machine.
            """)

    @Option(help: "How long a round is, in seconds.")
    var round = 0.2

    @Option(help: "How many rounds of each measurement; the best counts.")
    var rounds = 5

    @Option(help: "The dragoman command to time from start to end.")
    var command: String?

    @Flag(help: "Measure the speed on pairs of words alone.")
    var wordPairs = false

    @Flag(help: "Print the pairs of words instead, one per line.")
    var show = false

    func validate() throws {
        guard !show || wordPairs else { throw ValidationError("--show prints the texts of --word-pairs") }
    }

    func run() async throws {
        let corpora = try DevelopmentCorpora()
        if show {
            for text in try Workload.wordPairs(from: corpora).texts { print(text) }
            return
        }
        guard !wordPairs else { return try await measureWordPairs(of: corpora) }
        let before = ProcessMemory.current
        let cold = try Stopwatch.milliseconds { _ = try LanguageDetector().detect("Wo ist der Bahnhof?") }
        let after = ProcessMemory.current
        print(
            "first detector and detection\t\(cold.rounded(toPlaces: 2)) ms\t\(after.resident - before.resident) kB more resident")

        try measureSpeed(on: Workload.all(from: corpora))
        try await measureWordPairs(of: corpora)

        let end = ProcessMemory.current
        print("\nmemory\tresident \(end.resident) kB, of it files \(end.ofFiles) kB; at most \(end.peak) kB")
        if let command {
            let start = try CommandStart(of: command)
            print("\n\(command)\t\(start.summary)")
        }
    }

    private func measureSpeed(on workloads: [Workload]) throws {
        let detector = try LanguageDetector()
        print("\nscript\tlength\tbytes a text\tMB/s\ttexts/s\tallocations a call")
        for workload in workloads {
            let speed = Stopwatch.speed(of: workload, round: round, rounds: rounds) { _ = detector.detect($0) }
            print("\(workload.script)\t\(workload.length)\t\(workload.bytes / workload.texts.count)\t\(speed.row)")
        }
    }

    /// Pairs of words, one call a text and many texts in one call.
    private func measureWordPairs(of corpora: DevelopmentCorpora) async throws {
        let workload = try Workload.wordPairs(from: corpora)
        try measureSpeed(on: [workload])
        let detector = try LanguageDetector()
        var best = Double.infinity
        for _ in 0..<3 * rounds {
            let start = Stopwatch.processSeconds
            let detections = await detector.detect(contentsOf: workload.texts)
            best = min(best, (Stopwatch.processSeconds - start) / Double(detections.count))
        }
        print("\(workload.script)\t\(workload.length), in one call\t\t\t\(Int(1 / best))")
    }
}
