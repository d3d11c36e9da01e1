import ArgumentParser
import CAllocationCounter
import DevelopmentText
import LanguageRecognition

@main
struct RecognitionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recognition", abstract: "Measures the recogniser's speed, allocations, start-up and memory.",
        discussion: """
            Texts come from the development corpora that DRAGOMAN_CORPORA names. Speeds are of one thread, by its processor time, the best of \
            several rounds, so that they hold on a busy machine.
            """)

    @Option(help: "How long a round is, in seconds.")
    var round = 0.2

    @Option(help: "How many rounds of each measurement; the best counts.")
    var rounds = 5

    @Option(help: "The dragoman command to time from start to end.")
    var command: String?

    func run() throws {
        let corpora = try DevelopmentCorpora()
        let before = ProcessMemory.current
        let cold = try Stopwatch.milliseconds { _ = try LanguageDetector().detect("Wo ist der Bahnhof?") }
        let after = ProcessMemory.current
        print(
            "first detector and detection\t\(cold.rounded(toPlaces: 2)) ms\t\(after.resident - before.resident) kB more resident")

        try measureSpeed(on: corpora)

        let end = ProcessMemory.current
        print("\nmemory\tresident \(end.resident) kB, of it files \(end.ofFiles) kB; at most \(end.peak) kB")
        if let command {
            let start = try CommandStart(of: command)
            print("\n\(command)\t\(start.summary)")
        }
    }

    private func measureSpeed(on corpora: DevelopmentCorpora) throws {
        let detector = try LanguageDetector()
        print("\nscript\tlength\tbytes a text\tMB/s\ttexts/s\tallocations a call")
        for workload in try Workload.all(from: corpora) {
            let speed = Stopwatch.speed(of: workload, round: round, rounds: rounds) { _ = detector.detect($0) }
            print("\(workload.script)\t\(workload.length)\t\(workload.bytes / workload.texts.count)\t\(speed.row)")
        }
    }
}
