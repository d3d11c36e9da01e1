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
        try batch.checkArguments()
        return try await queue.run { [environment, rules] in
            let responses = Locked([Response?](repeating: nil, count: batch.count))
            try await Self.run(batch, onFailure: .endAtOnce, under: rules, in: environment) { index, result in
                guard let response = try? result.get() else { return }
                responses.withLock { $0[index] = response }
            }
            return responses.withLock { $0 }.compactMap(\.self)
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
            try batch.checkArguments()
            return try queue.start {
                try await Self.run(batch, onFailure: .endLast, under: rules, in: environment) { _, result in
                    if let response = try? result.get() { yield(response) }
                }
            }
        }
    }

    /// Runs one batch through a call.
    private static func run(
        _ batch: [Request], onFailure: FailureHandling, under rules: CallRules, in environment: TranslationEnvironment,
        answer: @escaping @Sendable (Int, Result<Response, any Error>) -> Void
    ) async throws {
        let call = TranslationCall(batch.map(\.sourceText), for: .translation(onFailure: onFailure), under: rules)
        let isIdentified = rules.source == nil
        let identifying = Locked<Identifying?>(nil)
        try await CallDriver(environment: environment).run(call) { delivery in
            let shared = identifying.withLock { shared in
                let made =
                    shared ?? Identifying(identifier: environment.identifier, batch: isIdentified ? delivery.detection : nil)
                shared = made
                return made
            }
            let index = delivery.answer.index
            answer(
                index,
                delivery.answer.result.map { text in
                    let isBlank = batch[index].sourceText.isBlank
                    let route = isBlank ? delivery.route.withoutLegs : delivery.route
                    return Response(to: batch[index], targetText: text, route: route, identifying: shared)
                })
        }
    }
}

extension [TranslationSession.Request] {
    /// Checks what can be checked before anything runs.
    func checkArguments() throws(TranslationError) {
        if allSatisfy(\.sourceText.isBlank) { throw TranslationError(.nothingToTranslate) }
    }
}
