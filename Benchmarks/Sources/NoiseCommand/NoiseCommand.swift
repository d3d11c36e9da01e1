// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition
import SeededText

@main
struct NoiseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "noise", abstract: "Prints lines that are in no language, or tells how many of them are given one.",
        discussion:
            "Each line is KIND<TAB>TEXT; all kinds come equally often. The same seed gives the same lines on every machine.")

    @Option(help: "Who wrote the kinds: the first generator, or the second, by someone who had not seen the recogniser's rules.")
    var generator = NoiseSource.first

    @Option(help: "Where the draws start.")
    var seed: UInt64 = 1

    @Option(help: "How many lines.")
    var count = 5_000

    @Flag(help: "Detect the lines with the embedded profile, and print the share of each kind that got a language.")
    var measure = false

    func run() throws {
        let lines = generator.lines(count, seed: seed)
        if measure {
            print(try NoiseMeasure(of: lines).report)
        } else {
            for line in lines {
                print("\(line.kind)\t\(line.text)")
            }
        }
    }
}
