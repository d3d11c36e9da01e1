import ArgumentParser
import LanguageRecognition
import SeededText

@main
struct NoiseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "noise", abstract: "Prints lines that are in no language, or tells how many of them are given one.",
        discussion:
            "Each line is KIND<TAB>TEXT; all kinds come equally often. The same seed gives the same lines on every machine.")

    @Option(help: "Where the draws start.")
    var seed: UInt64 = 1

    @Option(help: "How many lines.")
    var count = 5_000

    @Flag(help: "Detect the lines with the embedded profile, and print the share of each kind that got a language.")
    var measure = false

    func run() throws {
        var generator = NoiseGenerator(seed: seed)
        if measure {
            print(try NoiseMeasure(of: (0..<count).map { _ in generator.next() }).report)
        } else {
            for _ in 0..<count {
                let line = generator.next()
                print("\(line.kind.rawValue)\t\(line.text)")
            }
        }
    }
}
