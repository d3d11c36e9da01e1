// SPDX-License-Identifier: Apache-2.0

import Foundation
import TranslationSessions

/// What a program said when it had ended.
struct ProgramOutput: Sendable {
    let status: Int32
    let output: String
    let diagnostics: String

    /// The output, where the program succeeded.
    ///
    /// - Throws: `PackError` with the last of its words.
    func checked(_ program: String) throws(PackError) -> String {
        guard status == 0 else {
            let message = diagnostics.split(separator: "\n").suffix(3).joined(separator: " ")
            throw PackError(.programFailed(program, status: status, message: message))
        }
        return output
    }
}

/// A way to run the programs of Debian's package system.
struct ProgramRunner: Sendable {
    /// A program that runs, or is about to.
    private struct Running: Sendable {
        let process: Process
        var isCancelled = false
    }

    /// Runs a program with arguments in a folder.
    let run: @Sendable (_ arguments: [String], _ folder: String) async throws -> ProgramOutput

    /// The programs of this system, in a plain locale. They are ended when the task is cancelled.
    static let system = ProgramRunner { arguments, folder in
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let (output, diagnostics) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = diagnostics
        let running = Locked(Running(process: process))
        return try await withTaskCancellationHandler {
            let result = try await DedicatedThread.run {
                try running.withLock { running in
                    // What was cancelled before it began must not begin.
                    guard !running.isCancelled else { throw CancellationError() }
                    try running.process.run()
                }
                let words = Locked(Data())
                let reader = DispatchGroup()
                DispatchQueue.global().async(group: reader) {
                    let data = diagnostics.fileHandleForReading.readDataToEndOfFile()
                    words.withLock { $0 = data }
                }
                let data = output.fileHandleForReading.readDataToEndOfFile()
                reader.wait()
                let process = running.withLock { $0.process }
                process.waitUntilExit()
                return ProgramOutput(
                    status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
                    diagnostics: String(decoding: words.withLock { $0 }, as: UTF8.self))
            }
            try Task.checkCancellation()
            return result
        } onCancel: {
            running.withLock { running in
                running.isCancelled = true
                if running.process.isRunning { running.process.terminate() }
            }
        }
    }
}
