extension TranslationSession {
    /// Translates one text.
    ///
    /// For several texts of one language, `translations(from:)` is faster than as many calls of this.
    ///
    /// - Throws: `TranslationError`; `CancellationError` when the task or the session is cancelled; `CocoaError.userCancelled` when the
    ///   person declines to install what is missing, or to wait for it.
    public func translate(_ string: String) async throws -> Response {
        let responses = try await translations(from: [Request(sourceText: string)])
        guard let response = responses.first else { throw TranslationError(.nothingToTranslate) }
        return response
    }

    /// Translates texts of one language, and answers when all are done.
    ///
    /// Without a source, the language of all the texts together is identified; which of them clearly disagree, their responses'
    /// `identification` says. Blank texts come back as they are.
    ///
    /// - Parameter batch: The texts. Their identifiers come back unchanged and need not be set.
    /// - Returns: One response a request, in the order of the requests.
    /// - Throws: `TranslationError`, already when one text fails: then none is answered. `CancellationError` when the task or the session
    ///   is cancelled; `CocoaError.userCancelled` when the person declines to install what is missing, or to wait for it.
    public func translations(from batch: [Request]) async throws -> [Response] {
        try Self.checkArguments(batch.map(\.sourceText))
        return try await queue.run { [environment, rules] use in
            let responses = OrderedResponses(count: batch.count)
            try await Self.run(batch, onFailure: .endAtOnce, under: rules, in: environment, noting: use) {
                responses.set($1, at: $0)
            }
            return responses.all
        }
    }

    /// Translates texts of one language, and answers each as soon as it is done.
    ///
    /// Nothing runs before the first response is asked for, and breaking off ends the work. Responses come in any order: the requests'
    /// identifiers tell them apart.
    ///
    ///     for try await response in session.translate(batch: requests) {
    ///         show(response.targetText, at: response.clientIdentifier)
    ///     }
    ///
    /// - Parameter batch: The texts, each with an identifier.
    /// - Returns: The responses, to be iterated once. Iterating throws what `translations(from:)` throws; where single texts fail, the
    ///   others are answered first. Responses given before a failure stand.
    public func translate(batch: [Request]) -> BatchResponse {
        BatchResponse { [queue, environment, rules] yield in
            try Self.checkArguments(batch.map(\.sourceText))
            return try queue.start { use in
                try await Self.run(batch, onFailure: .endLast, under: rules, in: environment, noting: use) { yield($1) }
            }
        }
    }

    /// Checks what can be checked before anything runs.
    static func checkArguments(_ texts: [String]) throws(TranslationError) {
        if texts.allSatisfy(\.isBlank) { throw TranslationError(.nothingToTranslate) }
    }

    /// Runs one batch through a call.
    ///
    /// - Parameter answer: Called with the response to each request that did not fail.
    private static func run(
        _ batch: [Request], onFailure: FailureHandling, under rules: CallRules, in environment: TranslationEnvironment,
        noting use: PairUse, answer: @escaping @Sendable (Int, Response) -> Void
    ) async throws {
        let call = TranslationCall(batch.map(\.sourceText), for: .translation(onFailure: onFailure), under: rules)
        let shared = Locked<Identifying?>(nil)
        try await CallDriver(environment: environment, use: use).run(call) { delivery in
            guard let text = try? delivery.answer.result.get() else { return }
            let identifying = shared.withLock { shared in
                let identifying = shared ?? Identifying(identifier: environment.identifier, batch: delivery.detection)
                shared = identifying
                return identifying
            }
            let request = batch[delivery.answer.index]
            let route = request.sourceText.isBlank ? delivery.route.withoutLegs : delivery.route
            let response = Response(
                to: request, targetText: text, source: delivery.source, target: route.target, route: route,
                identifying: identifying)
            answer(delivery.answer.index, response)
        }
    }
}
