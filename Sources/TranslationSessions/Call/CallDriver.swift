// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition

/// Drives a `TranslationCall`: does what each step says and tells the call of it.
struct CallDriver: Sendable {
    /// One of the call's answers, with what is known by then.
    struct Delivery: Sendable {
        let answer: TranslationCall.Answer
        let source: LanguageTag
        let detection: Detection?
        /// The route that the text took.
        var route: Route { answer.route }
    }

    var environment: TranslationEnvironment
    /// Where the pairs are noted that the call uses.
    let use: UsedPairs

    /// Runs a call to its end.
    ///
    /// - Parameters:
    ///   - call: The call, not yet begun.
    ///   - deliver: Called with each answer as it comes, one at a time. It must be short.
    /// - Returns: What the first text failed with, where failures end the call after the others are answered.
    /// - Throws: What the call fails with; `CancellationError` once the task is cancelled.
    @discardableResult
    func run(
        _ call: TranslationCall, deliver: @escaping @Sendable (Delivery) -> Void = { _ in }
    ) async throws -> (any Error)? {
        let call = Locked(call)
        var step = call.withLock { $0.begin() }
        while true {
            try Task.checkCancellation()
            switch step {
            case .identify:
                let texts = call.withLock { $0.presentTexts }
                let detection = environment.languageIdentifier.detection(for: try sum(of: texts))
                step = call.withLock { $0.identified(detection) }
            case .chooseSource(let detection):
                let sample = call.withLock { String($0.presentTexts.first?.prefix(Self.sampleLength) ?? "") }
                let choice = try await environment.askForSource(of: sample, among: detection.hypotheses)
                step = call.withLock { $0.sourceChosen(choice) }
            case .readOffers:
                let finder = await environment.routeFinder()
                step = call.withLock { $0.offersRead(finder) }
            case .install(let route):
                try await environment.installPacks(of: route)
                step = call.withLock { $0.packsInstalled() }
            case .translate(let work):
                deliverAnswers(of: call, to: deliver)
                let error = await translate(work, of: call, deliver: deliver)
                step = call.withLock { $0.workEnded(error) }
            case .finish:
                deliverAnswers(of: call, to: deliver)
                return call.withLock(\.firstFailure)
            case .fail(let error):
                deliverAnswers(of: call, to: deliver)
                throw error
            }
        }
    }

    /// How many characters of a text a person is shown to tell its language.
    private static let sampleLength = 200

    private func sum(of texts: [String]) throws -> Evidence {
        var sum = Evidence.zero
        for text in texts {
            try Task.checkCancellation()
            sum += environment.languageIdentifier.evidence(of: text)
        }
        return sum
    }

    /// Has texts translated over one leg.
    ///
    /// - Returns: Why the engine stopped before it was done; nil where it was not stopped.
    private func translate(
        _ work: TranslationCall.LegWork, of call: Locked<TranslationCall>, deliver: @escaping @Sendable (Delivery) -> Void
    ) async -> (any Error)? {
        let engine = environment.engines[work.leg.provider.index]
        use.add(work.leg)
        let progress = LastProgress(by: environment.clock)
        do {
            try await bounded(
                by: environment.deadlines.answer, grace: environment.deadlines.stop, clock: environment.clock,
                progress: progress
            ) { stop in
                try await engine.translate(work.texts, over: work.leg.pair, noteProgress: progress.note) { answer in
                    progress.note()
                    let (reason, byteCount) = call.withLock { ($0.answered(answer, of: work.number), $0.takeAnsweredBytes()) }
                    if byteCount > 0 { environment.progress?(byteCount) }
                    deliverAnswers(of: call, to: deliver)
                    if let reason { stop(reason) }
                }
            }
            return nil
        } catch {
            if Task.isCancelled { return CancellationError() }
            if let passed = error as? DeadlinePassed {
                return TranslationError(.deadlinePassed(.answer(engine: work.leg.engine), passed.deadline))
            }
            return TranslationError(wrapping: error, of: work.leg.engine)
        }
    }

    /// Delivers the answers that have come. The lock is held meanwhile, so that none is still on its way when the call ends.
    private func deliverAnswers(of call: Locked<TranslationCall>, to deliver: (Delivery) -> Void) {
        call.withLock { call in
            guard let source = call.source else { return }
            for answer in call.takeAnswers() {
                deliver(Delivery(answer: answer, source: source, detection: call.detection))
            }
        }
    }
}
