// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import Reports
import Synchronization
import TextStreams
import UnicodeText

/// One line on a terminal, written over again and again, that tells how far the work is once it takes longer than a second.
///
/// Nothing is shown where standard error is not a terminal, or one that cannot take a line back (`TERM=dumb`), where quiet was
/// asked for, or where a person types what is read. Whatever else is written to a terminal takes the line away first, and it
/// waits until that has paused.
final class Progress: Sendable {
    /// The one of this process: it has one terminal.
    static let shared = Progress()

    private struct State {
        var line: ProgressLine?
        /// When the work began.
        var start = ContinuousClock.now
        /// When something was written to the terminal, or the work began: nothing is shown until a second later.
        var pause = ContinuousClock.now
        var hasLine = false
        var isTicking = false
    }

    private let state = Mutex(State())
    private let done = Atomic<Int>(0)

    /// Follows some work, which ends what was followed before.
    ///
    /// - Parameters:
    ///   - name: What is worked on.
    ///   - total: How much there is; nil where nobody knows.
    func begin(_ name: String, total: Int?, unit: ProgressLine.Unit = .bytes, _ messages: Messages) {
        guard messages.level >= .warnings, isatty(STDERR_FILENO) != 0, !Terminal.isDumb else { return }
        done.store(0, ordering: .relaxed)
        state.withLock { state in
            let now = ContinuousClock.now
            Self.clear(&state)
            (state.line, state.start, state.pause) = (ProgressLine(name, total: total, unit: unit), now, now)
            guard !state.isTicking else { return }
            state.isTicking = true
            tick()
        }
    }

    /// Follows the reading of inputs.
    ///
    /// - Returns: The inputs to read instead.
    func follow(_ inputs: [TextInput], _ messages: Messages) -> [TextInput] {
        begin(inputs, messages)
        return inputs.map { $0.reporting(add) }
    }

    /// Follows work on inputs, whose lengths are added as they are done.
    func begin(_ inputs: [TextInput], _ messages: Messages) {
        guard !inputs.contains(where: \.isTyped) else { return }
        let counts = inputs.map(\.byteCount)
        let name = inputs.count == 1 ? inputs[0].name : "\(inputs.count) files"
        begin(name, total: counts.contains(nil) ? nil : counts.reduce(0) { $0 + ($1 ?? 0) }, messages)
    }

    /// Counts what was done.
    func add(_ count: Int) { done.add(count, ordering: .relaxed) }

    /// Follows nothing any more.
    func end() {
        state.withLock { state in
            Self.clear(&state)
            state.line = nil
        }
    }

    /// Takes the line away, since something else is written to the terminal.
    func makeWay() {
        state.withLock { state in
            guard state.line != nil else { return }
            Self.clear(&state)
            state.pause = .now
        }
    }

    private func tick() {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(250)) { [self] in
            let goesOn = state.withLock { state in
                guard let line = state.line else {
                    state.isTicking = false
                    return false
                }
                let now = ContinuousClock.now
                if now - state.pause >= .seconds(1) {
                    let text = line.text(done: done.load(ordering: .relaxed), after: now - state.start)
                    state.hasLine = true
                    Self.write("\r\(Excerpt.of(text, columns: Terminal.messageWidth))\u{1B}[K")
                }
                return true
            }
            if goesOn { tick() }
        }
    }

    private static func clear(_ state: inout State) {
        guard state.hasLine else { return }
        state.hasLine = false
        write("\r\u{1B}[K")
    }

    private static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
