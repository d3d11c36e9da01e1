// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

extension ServerTranslationEngine {
    /// Translates texts, a few requests at a time.
    ///
    /// - Throws: `EngineOutage` where the server does not serve; `ServerError` where the pair is none of its;
    ///   `CancellationError`, at once. What was answered before stands.
    public func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try await translate(texts, over: pair, noteProgress: {}, answer: answer)
    }

    /// The same; each request that was answered is progress, though a long text may take many.
    public func translate(
        _ texts: [String], over pair: EnginePair, noteProgress: @escaping @Sendable () -> Void,
        answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try Task.checkCancellation()
        let offer = try await serviceOffer()
        guard let servicePair = offer.servicePair(for: pair) else { throw ServerError(.unknownPair, of: name) }
        let limits = service.requestLimits.narrowed(by: offer.offer.limits)
        let queue = Locked(
            ExchangeQueue(texts, limits: limits, sendsSentences: settings.kind == .languageModel, engine: name))
        queue.withLock { $0.takeAnswers() }.forEach(answer)
        try await withThrowingTaskGroup { group in
            for _ in 0..<settings.concurrency {
                group.addTask { [self] in
                    while let exchange = queue.withLock({ $0.next() }) {
                        try await perform(exchange, of: queue, over: servicePair)
                        noteProgress()
                        queue.withLock { $0.takeAnswers() }.forEach(answer)
                    }
                }
            }
            try await group.waitForAll()
        }
        let known = queue.withLock { $0.limits }
        if known != limits { learn(known) }
    }

    /// Makes a request and settles its texts.
    private func perform(
        _ exchange: ExchangeQueue.Exchange, of queue: Locked<ExchangeQueue>, over servicePair: ServicePair
    ) async throws {
        let (service, texts) = (service, exchange.texts)
        do {
            let request = try service.request(for: texts, over: servicePair, to: connection)
            let body = try await connection.answer(to: request) { service.fault(in: $0, to: texts) }
            let translations = try service.translations(in: body, of: texts, over: servicePair)
            queue.withLock { $0.settle(exchange, with: translations) }
        } catch let fault as ServerFault {
            guard queue.withLock({ $0.handle(fault, of: exchange) }) else {
                let outage = fault.outage(of: name)
                // One answer that makes no sense says nothing of the next.
                if case .malformed = fault { throw outage }
                note(outage)
                throw outage
            }
        }
    }
}
