// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import Synchronization

/// The words that a program said it lacks, `lacks WORD` a line, as the file that it reads them from.
final class Lessons: Sendable {
    private let words = Mutex<[String]>([])
    private let limit: Int

    /// - Parameter limit: How many are learnt; further ones come to nothing.
    init(limit: Int = .max) {
        self.limit = limit
    }

    /// How many files were given.
    var count: Int { words.withLock(\.count) }

    func file(for diagnosis: String) -> Int32 {
        words.withLock { words in
            let lacking = diagnosis.split(separator: "\n").filter { $0.hasPrefix("lacks ") }.map { String($0.dropFirst(6)) }
            guard let next = lacking.first(where: { !words.contains($0) }), words.count < limit else { return -1 }
            words.append(next)
            let text = words.joined(separator: " ")
            return Array(text.utf8).withUnsafeBufferPointer { cprocess_make_file($0.baseAddress, $0.count) }
        }
    }
}

/// A chain of programs for the tests of the C functions.
struct TestChain {
    let identifiers: [Int32]
    let ends: cprocess_ends
    private let relay: OpaquePointer?
    private let lessons: Lessons?

    /// The number of the error that kept a chain from starting, and the place of the program that was at fault.
    struct Failure: Error, Equatable {
        let number: Int32
        let program: Int32
    }

    /// - Parameters:
    ///   - renewal: The place of a program that learns, and what it complains of when it does.
    ///   - lessons: What it has learnt, where it is to read it from a file.
    init(
        _ programs: [[String]], environment: [String] = ["LC_ALL=C.UTF-8"], renewal: (index: Int32, sign: String)? = nil,
        lessons: Lessons? = nil
    ) throws {
        var arguments = programs.flatMap { $0.map { strdup($0) } + [nil] }
        var variables = environment.map { strdup($0) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var identifiers = [Int32](repeating: 0, count: programs.count)
        var ends = cprocess_ends()
        var relay: OpaquePointer?
        var failed: Int32 = 0
        let sign = strdup(renewal?.sign ?? "")
        defer { free(sign) }
        var renewed = cprocess_renewal(
            index: renewal?.index ?? -1, sign: sign,
            amend: { lessons, diagnosis, count in
                guard let lessons else { return -1 }
                return Unmanaged<Lessons>.fromOpaque(lessons).takeUnretainedValue()
                    .file(for: String(decoding: UnsafeBufferPointer(start: diagnosis, count: count), as: UTF8.self))
            },
            context: lessons.map { Unmanaged.passUnretained($0).toOpaque() })
        let error = arguments.withUnsafeMutableBufferPointer { arguments in
            variables.withUnsafeMutableBufferPointer { variables in
                arguments.withMemoryRebound(to: UnsafePointer<CChar>?.self) { arguments in
                    variables.withMemoryRebound(to: UnsafePointer<CChar>?.self) { variables in
                        cprocess_start(
                            arguments.baseAddress, Int32(programs.count), variables.baseAddress, &renewed, &identifiers, &ends,
                            &relay, &failed)
                    }
                }
            }
        }
        guard error == 0 else { throw Failure(number: error, program: failed) }
        self.identifiers = identifiers
        self.ends = ends
        self.relay = relay
        self.lessons = lessons
    }

    /// What came of a conversation.
    struct Outcome {
        var output: [UInt8] = []
        var diagnosis: [UInt8] = []
        var hasEnded = false
        var hasExpired = false
        var inputIsClosed = false
        var error: Int32 = 0

        var text: String { String(decoding: output, as: UTF8.self) }
    }

    /// Writes all of the bytes and reads until this many bytes have come, the chain has ended, or the time is up.
    func converse(writing bytes: [UInt8] = [], until count: Int = .max, seconds: Int64 = 60) -> Outcome {
        let deadline = cprocess_now() + seconds * 1_000_000_000
        var outcome = Outcome()
        var written = 0
        var ends = ends
        var buffer = [UInt8](repeating: 0, count: 65536)
        var diagnosis = [UInt8](repeating: 0, count: 4096)
        while !outcome.hasEnded, !outcome.hasExpired, outcome.error == 0, outcome.output.count < count {
            let result = bytes[written...].withUnsafeBufferPointer { rest in
                cprocess_exchange(
                    ends, -1, rest.baseAddress, rest.count, &buffer, buffer.count, &diagnosis, diagnosis.count, deadline)
            }
            written += result.written
            outcome.output += buffer.prefix(result.received)
            outcome.diagnosis += diagnosis.prefix(result.diagnosed)
            outcome.hasEnded = result.output_ended
            outcome.hasExpired = result.expired
            outcome.error = result.error
            if result.diagnostics_ended { ends.diagnostics = -1 }
            if result.input_closed {
                outcome.inputIsClosed = true
                written = bytes.count
            }
        }
        return outcome
    }

    /// Ends the chain, and tells how its programs ended.
    func endTellingOutcomes() -> [cprocess_outcome] {
        var outcomes = [cprocess_outcome](repeating: cprocess_outcome(), count: identifiers.count)
        cprocess_end(identifiers, Int32(identifiers.count), &outcomes)
        cprocess_relay_end(relay)
        cprocess_close(ends)
        return outcomes
    }

    func end() {
        _ = endTellingOutcomes()
    }

    /// Waits until a process has ended by itself, and leaves it to whoever ends the chain.
    func awaitEnd(ofProcess index: Int) {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifiers[index]), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    }

    /// Whether no process of the chain is there any more, not even as a zombie.
    var isGone: Bool {
        identifiers.allSatisfy { $0 < 0 || kill($0, 0) == -1 && errno == ESRCH }
            && kill(-identifiers[0], 0) == -1 && errno == ESRCH
    }
}
