// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

extension EngineConformance {
    /// What one call came to.
    struct Outcome: Sendable {
        var answers: [EngineAnswer] = []
        var error: (any Error)?

        /// The translations by position, of those that succeeded.
        var translations: [Int: String] {
            Dictionary(answers.compactMap { answer in (try? answer.result.get()).map { (answer.index, $0) } }) { first, _ in first
            }
        }
    }

    /// The violations found, and the calls that were made.
    final class Record: Sendable {
        private struct State {
            var violations: [EngineViolation] = []
            var limits = EngineLimits()
            var hasTimedOut = false
            var lateAnswerCount = 0
        }

        private let state = Locked(State())

        var violations: [EngineViolation] { state.withLock { $0.violations } }
        var hasTimedOut: Bool { state.withLock { $0.hasTimedOut } }

        func add(_ promise: EngineViolation.Promise, _ whatHappened: String) {
            state.withLock { state in
                let violation = EngineViolation(promise: promise, whatHappened: whatHappened)
                if !state.violations.contains(violation) { state.violations.append(violation) }
                if promise == .returnsInTime { state.hasTimedOut = true }
            }
        }

        /// What the engine takes at a time.
        var limits: EngineLimits {
            get { state.withLock { $0.limits } }
            set { state.withLock { $0.limits = newValue } }
        }

        /// Whether the engine takes a text as a whole.
        func isShortEnough(_ text: String) -> Bool {
            let limits = limits
            return text.unicodeScalars.count <= min(limits.maximumTextLength ?? .max, limits.maximumBatchLength ?? .max)
        }

        /// The texts, as many as the engine takes at once.
        func fitting(_ texts: [String]) -> [String] {
            let limits = limits
            var scalarCount = 0
            return Array(
                texts.prefix(limits.maximumBatchSize ?? .max).prefix { text in
                    scalarCount += text.unicodeScalars.count
                    return scalarCount <= limits.maximumBatchLength ?? .max
                })
        }

        func addLateAnswer() {
            state.withLock { $0.lateAnswerCount += 1 }
        }

        func noteLateAnswers() {
            let count = state.withLock { $0.lateAnswerCount }
            if count > 0 { add(.endsWithItsCall, "\(count) texts were answered after their call had returned") }
        }
    }

    /// When a call is cancelled.
    enum Cancellation: Sendable {
        case never
        case beforehand
        case afterFirstAnswer
    }

    /// Makes one call.
    func call(_ texts: [String], record: Record, cancellation: Cancellation = .never) async -> Outcome {
        struct State {
            var outcome = Outcome()
            var isOver = false
            var task: Task<Void, Never>?
        }
        let state = Locked(State())
        let cancel: @Sendable () -> Void = {
            let task = state.withLock { $0.task }
            task?.cancel()
        }
        // The call begins once it can be cancelled, or has been.
        let mayBegin = Latch()
        let task = Task { [engine, pair] in
            await mayBegin.waitRegardless()
            var failure: (any Error)?
            do {
                try await engine.translate(texts, over: pair) { answer in
                    let count = state.withLock { state in
                        if !state.isOver { state.outcome.answers.append(answer) }
                        return state.isOver ? nil : state.outcome.answers.count
                    }
                    if count == nil { record.addLateAnswer() }
                    if count == 1, cancellation == .afterFirstAnswer { cancel() }
                }
            } catch {
                failure = error
            }
            state.withLock { [failure] state in
                state.outcome.error = failure
                state.isOver = true
            }
        }
        state.withLock { $0.task = task }
        if cancellation == .beforehand { task.cancel() }
        mayBegin.open()
        do {
            try await bounded(by: deadline, grace: .seconds(5), clock: ContinuousClock()) { _ in
                await withTaskCancellationHandler {
                    await task.value
                } onCancel: {
                    task.cancel()
                }
            }
        } catch {
            record.add(.returnsInTime, "a call with \(texts.count) texts did not return within \(deadline)")
        }
        return state.withLock { $0.outcome }
    }

    /// Notes where a call did not answer each of its texts once.
    func checkCount(of outcome: Outcome, to texts: [String], during activity: String, record: Record) {
        guard !record.hasTimedOut else { return }
        if let error = outcome.error {
            record.add(.survivesAnyText, "\(activity), the call threw \(error)")
            return
        }
        var counts = [Int](repeating: 0, count: texts.count)
        for answer in outcome.answers {
            if counts.indices.contains(answer.index) {
                counts[answer.index] += 1
                checkAlignment(of: answer, to: texts[answer.index], during: activity, record: record)
            } else {
                record.add(.answersEachOnce, "\(activity), text number \(answer.index) of \(texts.count) was answered")
            }
        }
        for (index, count) in counts.enumerated() where count != 1 {
            record.add(.answersEachOnce, "\(activity), \(texts[index].shown) was answered \(count) times")
        }
    }
}

extension EngineConformance {
    /// Notes where an alignment is none of a text and its translation.
    private func checkAlignment(of answer: EngineAnswer, to text: String, during activity: String, record: Record) {
        guard let alignment = answer.alignment, let translation = try? answer.result.get() else { return }
        if !alignment.isSound(from: text, to: translation) {
            record.add(.givesAlignments, "\(activity), the alignment of \(text.shown) reached beyond it or its translation")
        }
    }
}

extension String {
    /// The text as it is shown in a message.
    var shown: String { debugDescription.count > 60 ? "\(debugDescription.prefix(60))… (\(utf8.count) bytes)" : debugDescription }
}
