// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A folder of its own for one test, in which the built command runs.
///
/// Nothing is shared between tests, and the folder goes when the test ends.
final class Workshop: Sendable {
    /// What a run of the command left.
    struct Outcome: Sendable, Equatable {
        let output: String
        let messages: String
        /// The exit status; that of a process ended by a signal is 128 and the signal's number, as in shells.
        let status: Int32

        /// The lines of the output, without the empty one after the last line feed.
        var lines: [String] {
            var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            return lines
        }

        /// The fields of each line of the output.
        var rows: [[String]] {
            lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        }
    }

    /// The folder that runs are in.
    let folder: URL

    /// The command that was built together with these tests: it stands beside them.
    static let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "dragoman")

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file into the folder.
    func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file into the folder, making the folders on its way.
    func write(_ bytes: [UInt8], to name: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Reads a file of the folder.
    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    /// Runs the command to its end.
    func run(
        _ arguments: [String], input: some Collection<UInt8> = [], environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await launch(Self.command, arguments, input: file(holding: input), environment: environment)
    }

    /// Runs the command on a text.
    func run(_ arguments: [String], input: String, environment: [String: String] = [:]) async throws -> Outcome {
        try await run(arguments, input: input.utf8, environment: environment)
    }

    /// Runs the command on what comes piece by piece: each read gives one.
    func run(_ arguments: [String], pieces: [[UInt8]]) async throws -> Outcome {
        var ends: [Int32] = [-1, -1]
        // A socket of packets keeps apart what was written apart.
        let kind = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw CocoaError(.fileReadUnknown) }
        let (reader, writer) = (FileHandle(fileDescriptor: ends[0]), FileHandle(fileDescriptor: ends[1]))
        for piece in pieces { try writer.write(contentsOf: piece) }
        try writer.close()
        return try await launch(Self.command, arguments, input: reader, environment: [:])
    }

    /// Runs a script of bash in which `dragoman` is the command.
    func shell(_ script: String, input: String = "") async throws -> Outcome {
        let path = "\(Self.command.deletingLastPathComponent().path):/usr/bin:/bin"
        return try await launch(
            URL(filePath: "/bin/bash"), ["-c", script], input: file(holding: input.utf8), environment: ["PATH": path])
    }

    /// A file that holds some bytes and has no name any more, to be read from its start: no run waits for its writer.
    private func file(holding bytes: some Collection<UInt8>) throws -> FileHandle {
        let url = folder.appending(path: ".\(UUID().uuidString)-in")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forReadingFrom: url)
    }

    private func launch(
        _ program: URL, _ arguments: [String], input: FileHandle, environment: [String: String]
    ) async throws -> Outcome {
        // Files rather than pipes: no run waits for its reader.
        let scratch = UUID().uuidString
        func file(_ name: String) -> URL { folder.appending(path: ".\(scratch)-\(name)") }
        try Data().write(to: file("out"))
        try Data().write(to: file("err"))
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["LC_ALL": "C.UTF-8", "NO_COLOR": ""]) { $1 }
            .merging(environment) { $1 }
        let output = try FileHandle(forWritingTo: file("out"))
        let messages = try FileHandle(forWritingTo: file("err"))
        // `Process` reads the list of open files, and crashes with more than 1,300 of them.
        defer { for handle in [input, output, messages] { try? handle.close() } }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = messages
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        let status = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
        defer { for name in ["out", "err"] { try? FileManager.default.removeItem(at: file(name)) } }
        return Outcome(
            output: String(decoding: try Data(contentsOf: file("out")), as: UTF8.self),
            messages: String(decoding: try Data(contentsOf: file("err")), as: UTF8.self), status: status)
    }
}
