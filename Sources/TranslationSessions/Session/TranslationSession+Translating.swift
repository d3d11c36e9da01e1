// SPDX-License-Identifier: Apache-2.0

extension TranslationSession {
    /// Translates one text.
    ///
    /// For several texts of one language, `translations(from:)` is faster than as many calls of this.
    ///
    /// - Throws: `TranslationError`; `CancellationError` when the task or the session is cancelled; `CocoaError.userCancelled`
    ///   when the person declines to install what is missing, or to wait for it.
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
    /// - Throws: `TranslationError`, already when one text fails: then none is answered. `CancellationError` when the task or
    ///   the session is cancelled; `CocoaError.userCancelled` when the person declines to install what is missing, or to wait
    ///   for it.
    public func translations(from batch: [Request]) async throws -> [Response] {
        try Self.checkArguments(batch.map(\.sourceText))
        return try await queue.run { [environment, rules] use in
            let responses = OrderedResponses<Response>(count: batch.count)
            try await Self.run(batch, onFailure: .endAtOnce, under: rules, in: environment, noting: use) { index, result in
                if case .success(let response) = result { responses.set(response, at: index) }
            }
            return responses.all
        }
    }

    /// Translates texts of one language as `translations(from:)` does, and answers for each of them: the failure of one does
    /// not lose the others.
    ///
    /// - Returns: The result of each request, in their order.
    /// - Throws: What concerns all of the texts, such as that no route leads from their language to the target.
    package func results(of batch: [Request]) async throws -> [Result<Response, any Error>] {
        try Self.checkArguments(batch.map(\.sourceText))
        return try await queue.run { [environment, rules] use in
            let results = OrderedResponses<Result<Response, any Error>>(count: batch.count)
            try await Self.run(batch, onFailure: .report, under: rules, in: environment, noting: use) { results.set($1, at: $0) }
            return results.all
        }
    }

    /// Translates texts of one language, and answers each as soon as it is done.
    ///
    /// Nothing runs before the first response is asked for, and breaking off ends the work. Responses come in any order: the
    /// requests' identifiers tell them apart.
    ///
    ///     for try await response in session.translate(batch: requests) {
    ///         show(response.targetText, at: response.clientIdentifier)
    ///     }
    ///
    /// - Parameter batch: The texts, each with an identifier.
    /// - Returns: The responses, to be iterated once. Iterating throws what `translations(from:)` throws; where single texts
    ///   fail, the others are answered first. Responses given before a failure stand.
    public func translate(batch: [Request]) -> BatchResponse {
        BatchResponse(in: queue) { [queue, environment, rules] yield in
            try Self.checkArguments(batch.map(\.sourceText))
            return try queue.start { use in
                try await Self.run(batch, onFailure: .endAfterOthers, under: rules, in: environment, noting: use) { _, result in
                    if case .success(let response) = result { yield(response) }
                }
            }
        }
    }

    /// Checks what can be checked before anything runs.
    static func checkArguments(_ texts: [String]) throws(TranslationError) {
        if texts.allSatisfy(\.isBlank) { throw TranslationError(.nothingToTranslate) }
    }

    /// Runs one batch through a call.
    ///
    /// - Parameter answer: Called with the result of each request; where failures are to be reported, with theirs too.
    private static func run(
        _ batch: [Request], onFailure: FailureHandling, under rules: CallRules, in environment: TranslationEnvironment,
        noting use: UsedPairs, answer: @escaping @Sendable (Int, Result<Response, any Error>) -> Void
    ) async throws {
        // Callers are called outside the lock.
        let answers = Locked(BatchAnswers(to: batch, languageIdentifier: environment.languageIdentifier))
        var driver = CallDriver(environment: environment, use: use)
        let call = answers.withLock { $0.call(onFailure: onFailure, under: rules) }
        let failure = try await driver.run(call) { delivery in
            if let (index, result) = answers.withLock({ $0.delivered(delivery) }) { answer(index, result) }
        }
        var pieceFailure: (any Error)?
        if let call = answers.withLock({ $0.pieceCall(onFailure: onFailure, under: rules) }) {
            // They have been counted as parts of their texts.
            driver.environment.progress = nil
            pieceFailure = try await driver.run(call) { delivery in
                if let (index, result) = answers.withLock({ $0.deliveredPiece(delivery) }) { answer(index, result) }
            }
        }
        if let failure = failure ?? pieceFailure { throw failure }
    }
}

/// Responses, or their results, put in the order of their requests as they come.
final class OrderedResponses<Response: Sendable>: Sendable {
    private let responses: Locked<[Response?]>

    init(count: Int) {
        responses = Locked(Array(repeating: nil, count: count))
    }

    /// Puts a response in its place.
    func set(_ response: Response, at index: Int) {
        responses.withLock { $0[index] = response }
    }

    /// The responses that have come.
    var all: [Response] {
        responses.withLock { $0 }.compactMap(\.self)
    }
}
