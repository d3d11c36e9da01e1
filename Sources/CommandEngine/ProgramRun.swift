// SPDX-License-Identifier: Apache-2.0

import CProcess
import Foundation
import Glibc
import SystemFiles
import TranslationSessions

/// Why a program gave no translations.
enum ProgramFailure: Error {
    /// It could not be started: the number of the system's error.
    case notStarted(Int32)
    /// Writing to it, or reading its answer, failed: the number of the system's error.
    case refused(Int32)
    /// It ended with a status that is not 0, or by a signal; with the last it said.
    case failed(status: Int32, signal: Int32, message: String)
    /// It answered more lines than it was given, or fewer.
    case wrongCount
    /// Its lines have no end.
    case tooLong
    /// It neither read nor wrote for too long.
    case silent(Duration)
    /// It has said all, and goes on for too long.
    case unending(Duration)
    /// It was stopped.
    case stopped

    /// The outage that this is for the engine.
    func outage(of engine: String) -> EngineOutage {
        switch self {
        case .notStarted(let number):
            EngineOutage(.misconfigured, of: engine, detail: "It could not be started: \(SystemError(number).reason).")
        case .refused(let number):
            EngineOutage(
                .malfunctioning, of: engine, detail: "Communication with it failed: \(SystemError(number).reason).")
        case .failed(let status, let signal, let message):
            EngineOutage(
                .malfunctioning, of: engine,
                detail: (signal != 0 ? "It ended by signal \(signal)." : "It ended with status \(status).")
                    + (message.isEmpty ? "" : " Its last message was: “\(message)”."))
        case .wrongCount:
            EngineOutage(.malfunctioning, of: engine, detail: "It did not answer each line with one.")
        case .tooLong:
            EngineOutage(.malfunctioning, of: engine, detail: "A line of its answer does not end.")
        case .silent(let timeout):
            EngineOutage(.unreachable, of: engine, detail: "It gave no answer within \(timeout).")
        case .unending(let timeout):
            EngineOutage(.malfunctioning, of: engine, detail: "It did not end within \(timeout) after its answer.")
        case .stopped:
            EngineOutage(.unreachable, of: engine, detail: "It was stopped.")
        }
    }
}

/// Where programs are.
enum Program {
    /// The path of a program: as it is where it has a slash, else found in `PATH`; nil where it is not there.
    static func path(of name: String) -> String? {
        if name.contains("/") { return FileAccess.isExecutable(name) ? name : nil }
        let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/local/bin:/usr/bin:/bin"
        return FileAccess.program(name, in: folders.split(separator: ":"))
    }
}

/// A run of a program: its processes are gone when it is let go.
final class ProgramRun: Sendable {
    private let identifier: Int32
    private let wake: Int32
    private let timeout: Duration
    private let state: Locked<State>

    private struct State {
        var ends: cprocess_ends
        var isEnded = false
    }

    /// The most bytes of a line of an answer.
    private static let longestLine = 1 << 20
    /// The most bytes kept of what the program complains of.
    private static let diagnosticsLimit = 2048
    /// How often a program that has said all is asked whether it has ended, in nanoseconds.
    private static let endingInterval: Int64 = 2_000_000

    /// Starts a program, in the environment of this one.
    init(_ path: String, arguments: [String], timeout: Duration) throws(ProgramFailure) {
        let wake = cprocess_wake_open()
        guard wake >= 0 else { throw .notStarted(errno) }
        var identifier: Int32 = 0
        var ends = cprocess_ends()
        var failed: Int32 = 0
        var relay: OpaquePointer?  // There is none, since nothing is started anew.
        let error = CStrings.withPointers(to: [path] + arguments + [nil]) { words in
            cprocess_start(words, 1, nil, nil, &identifier, &ends, &relay, &failed)
        }
        guard error == 0 else {
            cprocess_wake_close(wake)
            throw .notStarted(error)
        }
        self.identifier = identifier
        self.wake = wake
        self.timeout = timeout
        state = Locked(State(ends: ends))
    }

    deinit {
        end()
        cprocess_wake_close(wake)
    }

    /// Ends what waits for the program, from any thread.
    func stop() {
        cprocess_wake_give(wake)
    }

    /// Kills the program, and what it started, and waits until it is gone.
    private func end() {
        let ends = state.withLock { state -> cprocess_ends? in
            defer { state.isEnded = true }
            return state.isEnded ? nil : state.ends
        }
        guard let ends else { return }
        var identifier = identifier
        cprocess_end(&identifier, 1, nil)
        cprocess_close(ends)
    }

    /// Writes lines and reads as many, on this thread, and waits until the program has ended well.
    ///
    /// What it started may go on, and hold the other end of its output, when it has answered all lines and ended.
    ///
    /// - Parameter take: Takes a line of the answer, nil for one that is not UTF-8; false where there is one too many.
    func exchange(_ lines: some Collection<String>, take: (String?) -> Bool) throws(ProgramFailure) {
        defer { end() }
        var input: [UInt8] = []
        for line in lines { input += Array(line.utf8) + [0x0A] }
        var unwritten = input[...]
        var ends = state.withLock { $0.ends }
        var output: [UInt8] = []
        var diagnostics: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 1 << 16)
        var diagnosticsBuffer = [UInt8](repeating: 0, count: Self.diagnosticsLimit)
        var answerCount = 0
        var deadline = cprocess_now() + timeout.nanoseconds
        while true {
            let hasAnswered = ends.output < 0 || answerCount == lines.count
            let hasEnded = hasAnswered && !cprocess_outcome_of(identifier).running
            // What it left in its pipes is there at once.
            let wait = hasEnded ? 0 : hasAnswered ? Self.endingInterval : timeout.nanoseconds
            let result = unwritten.withUnsafeBufferPointer { bytes in
                cprocess_exchange(
                    ends, wake, bytes.baseAddress, bytes.count, &room, room.count, &diagnosticsBuffer, diagnosticsBuffer.count,
                    min(deadline, cprocess_now() + wait))
            }
            if result.woken { throw .stopped }
            if result.error != 0 { throw .refused(result.error) }
            if result.expired {
                if hasEnded { break }
                if cprocess_now() >= deadline { throw hasAnswered ? .unending(timeout) : .silent(timeout) }
                continue
            }
            deadline = cprocess_now() + timeout.nanoseconds
            unwritten = unwritten.dropFirst(result.written)
            diagnostics = (diagnostics + diagnosticsBuffer[..<result.diagnosed]).suffix(Self.diagnosticsLimit)
            if result.diagnostics_ended { closeEnd(\.diagnostics, of: &ends) }
            if ends.input >= 0, unwritten.isEmpty || result.input_closed {
                // A program that has read enough may have closed its input; its answers count.
                unwritten = []
                closeEnd(\.input, of: &ends)
            }
            output += room[..<result.received]
            var start = 0
            while let end = output[start...].firstIndex(of: 0x0A) {
                try settle(output[start..<end], take)
                answerCount += 1
                start = end + 1
            }
            output.removeFirst(start)
            if output.count > Self.longestLine { throw .tooLong }
            if result.output_ended, result.received == 0 { closeEnd(\.output, of: &ends) }
        }
        if !output.isEmpty { try settle(output[...], take) }
        let outcome = cprocess_outcome_of(identifier)
        if outcome.status != 0 || outcome.signal != 0 {
            let last = String(decoding: diagnostics, as: UTF8.self).split(whereSeparator: \.isNewline).last ?? ""
            throw .failed(status: outcome.status, signal: outcome.signal, message: String(last))
        }
    }

    /// Hands on a line of the answer, without a carriage return at its end.
    private func settle(_ line: ArraySlice<UInt8>, _ take: (String?) -> Bool) throws(ProgramFailure) {
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        guard take(String(validating: text, as: UTF8.self)) else { throw .wrongCount }
    }

    /// Closes one of the ends for good.
    private func closeEnd(_ end: WritableKeyPath<cprocess_ends, Int32>, of ends: inout cprocess_ends) {
        close(ends[keyPath: end])
        ends[keyPath: end] = -1
        let left = ends
        state.withLock { $0.ends = left }
    }
}
