// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import SystemFiles
import TranslationSessions

/// The running programs of a plan.
///
/// It is used by one thread at a time, whichever holds it. Its processes are ended when it is ended or let go.
final class ProcessChain: Sendable {
    /// What it was started from.
    let plan: ChainPlan
    private let identifiers: [Int32]
    private let ends: cprocess_ends
    /// The thread of the program that learns; nil where there is none. Safe, because it is handed to C alone, and that once, by
    /// the first `end`.
    private nonisolated(unsafe) let relay: OpaquePointer?
    /// What the program has learnt. The thread refers to it.
    private let amendment: TaggerAmendment
    private let state = Locked(State())

    private struct State {
        var isEnded = false
        var nextIdentifier: UInt64 = 0
        /// The last of what the programs complained of.
        var diagnostics: [UInt8] = []
        /// Whether anything more may come of them.
        var diagnosticsEnded = false
        var outcomes: [StageOutcome] = []
        /// When the memory is to be measured again.
        var nextMeasurement: Int64 = 0
    }

    /// Starts the programs of a plan.
    ///
    /// - Throws: `ApertiumError` with the program that could not be started.
    init(_ plan: ChainPlan) throws(ApertiumError) {
        var identifiers = [Int32](repeating: 0, count: plan.programs.count)
        var ends = cprocess_ends()
        var relay: OpaquePointer?
        var failed: Int32 = 0
        let amendment = TaggerAmendment(modelAt: plan.modelPath ?? "")
        let error = CStrings.withPointers(to: plan.programs.flatMap { $0 + [nil] }) { arguments in
            CStrings.withPointers(to: plan.environment + [nil]) { environment in
                ChainPlan.stateChangeMessage.withCString { sign in
                    var renewal = cprocess_renewal(
                        index: Int32(plan.statefulProgram ?? -1), sign: sign,
                        amend: { amendment, diagnosis, count in
                            guard let amendment else { return -1 }
                            return Unmanaged<TaggerAmendment>.fromOpaque(amendment).takeUnretainedValue()
                                .file(for: UnsafeBufferPointer(start: diagnosis, count: count))
                        },
                        context: Unmanaged.passUnretained(amendment).toOpaque())
                    return cprocess_start(
                        arguments, Int32(plan.programs.count), environment, &renewal, &identifiers, &ends, &relay, &failed)
                }
            }
        }
        guard error == 0 else {
            let program = failed >= 0 ? plan.programs[Int(failed)].first : nil
            throw ApertiumError(.cannotStart(mode: plan.mode, program: program, error))
        }
        self.plan = plan
        self.identifiers = identifiers
        self.ends = ends
        self.relay = relay
        self.amendment = amendment
    }

    deinit {
        end()
    }

    /// The processes' identifiers, for tests; but for the one of a program that learns.
    var processIdentifiers: [Int32] { identifiers.filter { $0 > 0 } }

    /// An identifier that no request of this chain has had.
    func newIdentifier() -> UInt64 {
        state.withLock { state in
            defer { state.nextIdentifier += 1 }
            return state.nextIdentifier
        }
    }

    /// Whether all of its processes run.
    var isAlive: Bool {
        !state.withLock(\.isEnded) && identifiers.allSatisfy { cprocess_outcome_of($0).running }
    }

    /// The memory that its processes take, in bytes, as their proportional set size; nil where it cannot be told.
    ///
    /// The kernel goes through all of their pages, which takes longer than a short text does.
    var memory: Int? {
        let sizes = identifiers.map(cprocess_memory_of)
        return sizes.contains { $0 < 0 } ? nil : Int(sizes.reduce(0, +))
    }

    /// The memory, where it was not measured in the last half minute; else nil. Dictionaries are loaded at the start, and
    /// little comes after that.
    func memoryWhenDue() -> Int? {
        let isDue = state.withLock { state in
            let now = cprocess_now()
            guard now >= state.nextMeasurement else { return false }
            state.nextMeasurement = now + 30_000_000_000
            return true
        }
        return isDue ? memory : nil
    }

    /// How long a program may take to end that has closed its output.
    private static let endingTime: Int64 = 500_000_000

    /// Kills the processes and waits until they are gone, zombies included. Ending twice is harmless.
    ///
    /// - Parameter failure: For which it is ended. Where programs ended by themselves, the one that did not end well is waited
    ///   for a moment.
    func end(for failure: AnswerFailure? = nil) {
        let isFirst = state.withLock { state in
            defer { state.isEnded = true }
            return !state.isEnded
        }
        guard isFirst else { return }
        let count = Int32(identifiers.count)
        if failure == .ended { cprocess_await_failure(identifiers, count, cprocess_now() + Self.endingTime) }
        var outcomes = [cprocess_outcome](repeating: cprocess_outcome(), count: identifiers.count)
        cprocess_end(identifiers, count, &outcomes)
        cprocess_relay_end(relay)
        cprocess_close(ends)
        let bad = zip(plan.programs, outcomes).compactMap { StageOutcome(program: $0.first ?? "", $1) }
        state.withLock { $0.outcomes = bad }
    }

    /// What the programs said and how they ended, as far as is known: for messages.
    var report: ChainReport {
        state.withLock { ChainReport(diagnostics: String(decoding: $0.diagnostics, as: UTF8.self), outcomes: $0.outcomes) }
    }
}

extension ProcessChain {
    /// What came of an exchange.
    struct Exchange {
        /// How many bytes were written.
        var written: Int
        /// Whether the wake signal was given.
        var isWoken: Bool
    }

    /// The most bytes kept of what programs complain of.
    private static let diagnosticsLimit = 2048

    /// Waits until something can be written or read, and does once what can be done.
    ///
    /// - Parameters:
    ///   - bytes: What to write; as much is written as fits.
    ///   - buffer: Where what is read is appended.
    ///   - deadline: When to give up, by the clock of `cprocess_now`.
    ///   - timeout: The wait that ends with the deadline, for the failure to name.
    ///   - wake: Ends the wait.
    /// - Throws: `AnswerFailure` where the deadline passed or the chain has ended. What was read before is in the buffer.
    func exchange(
        writing bytes: ArraySlice<UInt8>, into buffer: inout [UInt8], deadline: Int64, timeout: Duration, wake: WakeSignal
    ) throws(AnswerFailure) -> Exchange {
        var ends = ends
        if state.withLock({ $0.isEnded }) { throw .ended }
        if state.withLock({ $0.diagnosticsEnded }) { ends.diagnostics = -1 }
        let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { room in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.diagnosticsLimit) { diagnostics in
                let result = bytes.withUnsafeBufferPointer { bytes in
                    cprocess_exchange(
                        ends, wake.descriptor, bytes.baseAddress, bytes.count, room.baseAddress, room.count,
                        diagnostics.baseAddress, diagnostics.count, deadline)
                }
                buffer.append(contentsOf: room[..<result.received])
                note(diagnostics[..<result.diagnosed], ended: result.diagnostics_ended)
                return result
            }
        }
        if result.woken { return Exchange(written: result.written, isWoken: true) }
        if result.error != 0 { throw .refused(result.error) }
        if result.input_closed || (result.output_ended && result.received == 0) { throw .ended }
        if result.expired { throw .silent(timeout) }
        return Exchange(written: result.written, isWoken: false)
    }

    private func note(_ diagnostics: Slice<UnsafeMutableBufferPointer<UInt8>>, ended: Bool) {
        guard !diagnostics.isEmpty || ended else { return }
        let bytes = Array(diagnostics)
        state.withLock { state in
            state.diagnostics = Array((state.diagnostics + bytes).suffix(Self.diagnosticsLimit))
            state.diagnosticsEnded = state.diagnosticsEnded || ended
        }
    }
}
