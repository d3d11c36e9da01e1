// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TranslationBatches

/// Drives a `RoutedCall`: splits, and has one batch after the other translated as a call of its own.
struct RouterDriver: Sendable {
    let environment: TranslationEnvironment
    let rules: CallRules
    /// Where the pairs are noted that the call uses.
    let use: UsedPairs

    /// Splits texts and runs a call of the router on them.
    ///
    /// - Parameter deliver: Called with each answer as it comes, one at a time. It must be short.
    func run(
        _ requests: [TranslationSession.Request], only: Set<LanguageTag>?,
        deliver: @escaping @Sendable (RoutedCall.Answer) -> Void
    ) async throws {
        try await run(BatchPlan(of: try requests.map(split)), only: only, deliver: deliver)
    }

    /// Runs a call of the router to its end, on texts that are split already.
    ///
    /// - Parameter deliver: Called with each answer as it comes, one at a time. It must be short.
    func run(
        _ plan: BatchPlan, only: Set<LanguageTag>?, deliver: @escaping @Sendable (RoutedCall.Answer) -> Void
    ) async throws {
        let identifying = Identifying(languageIdentifier: environment.languageIdentifier, batch: nil)
        let call = Locked(RoutedCall(plan, only: only, under: rules, identifying: identifying))
        var step = call.withLock { $0.begin() }
        while true {
            try Task.checkCancellation()
            switch step {
            case .readOffers:
                let finder = await environment.routeFinder()
                step = call.withLock { $0.offersRead(finder) }
            case .translate(let batch, let target):
                let error = await translate(batch, into: target, of: call, deliver: deliver)
                step = call.withLock { $0.batchEnded(error) }
            case .finish:
                deliverAnswers(of: call, to: deliver)
                return
            case .fail(let error):
                deliverAnswers(of: call, to: deliver)
                throw error
            }
            deliverAnswers(of: call, to: deliver)
        }
    }

    private func split(_ request: TranslationSession.Request) throws -> BatchPlan.Source {
        try Task.checkCancellation()
        let text = request.sourceText
        let source = BatchPlan.Source(
            identifier: request.clientIdentifier, text: text, spans: environment.languageIdentifier.spans(of: text))
        if source.hasValidSpans(leavingNoGap: true) { return source }
        // Whatever an identifier of the caller's own answers, no part of the text may be lost: the whole is one span then.
        let evidence = environment.languageIdentifier.evidence(of: text)
        let span = LanguageSpan(
            range: 0..<text.utf8.count, outcome: environment.languageIdentifier.detection(for: evidence).outcome,
            evidence: evidence)
        return BatchPlan.Source(identifier: request.clientIdentifier, text: text, spans: [span])
    }

    /// Has one batch translated.
    ///
    /// - Returns: What the batch failed with as a whole.
    private func translate(
        _ batch: Batch, into target: LanguageTag, of call: Locked<RoutedCall>,
        deliver: @escaping @Sendable (RoutedCall.Answer) -> Void
    ) async -> (any Error)? {
        // The splitter has decided on the language; what the recogniser says of the whole batch goes into the answers.
        let detection = environment.languageIdentifier.detection(for: batch.items.reduce(.zero) { $0 + $1.evidence })
        var rules = rules
        rules.source = batch.language
        rules.target = target
        let batchCall = TranslationCall(batch.items.map(\.text), for: .translation(onFailure: .report), under: rules)
        var driver = CallDriver(environment: environment, use: use)
        // What goes once more was counted when it went first.
        if call.withLock(\.isRepairing) { driver.environment.progress = nil }
        do {
            try await driver.run(batchCall) { delivery in
                call.withLock { $0.answered(delivery.answer, over: delivery.route, detection: detection) }
                deliverAnswers(of: call, to: deliver)
            }
            return nil
        } catch {
            return Task.isCancelled ? CancellationError() : error
        }
    }

    /// Delivers the answers that have come. The lock is held meanwhile, so that none is still on its way when the call ends.
    private func deliverAnswers(of call: Locked<RoutedCall>, to deliver: (RoutedCall.Answer) -> Void) {
        call.withLock { call in
            for answer in call.takeAnswers() { deliver(answer) }
        }
    }
}
