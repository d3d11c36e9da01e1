// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How long the command takes from start to end on one short text.
struct CommandStart {
    /// Processor time of each run, in milliseconds, in order of size.
    private let milliseconds: [Double]

    init(of command: String, runs: Int = 50) throws {
        milliseconds = try (0..<runs).map { _ in try Self.run(command) }.sorted()
    }

    var summary: String {
        let median = milliseconds[milliseconds.count / 2]
        return "detect on one text: \(median.rounded(toPlaces: 2)) ms of processor time, median of \(milliseconds.count) runs; "
            + "fastest \(milliseconds[0].rounded(toPlaces: 2)) ms"
    }

    /// Runs `detect --lines` on a line and returns the processor time of the child.
    private static func run(_ command: String) throws -> Double {
        let process = Process()
        let input = Pipe()
        process.executableURL = URL(filePath: command)
        process.arguments = ["detect", "--lines"]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        let before = childSeconds
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data("Wo ist der Bahnhof?\n".utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return (childSeconds - before) * 1_000
    }

    private static var childSeconds: Double {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
            / 1e6
    }
}
