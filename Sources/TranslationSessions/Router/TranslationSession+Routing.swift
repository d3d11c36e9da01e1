// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import LanguageSegmentation
package import TranslationBatches

extension TranslationSession {
    /// Translates texts in any languages, each of which may mix several, and answers when all are done.
    ///
    /// Every text is split into parts of one language; the parts of one language go together, one language after the other.
    /// Parts in the target language, in none, or in one that cannot be translated stay as they are, and each response's `parts`
    /// say what became of them and why: the failure of one language does not lose the others.
    ///
    ///     let session = TranslationSession(from: nil, to: "es", environment: environment)
    ///     for response in try await session.translations(routing: requests) {
    ///         print(response.source, response.targetText)
    ///     }
    ///
    /// Without a target, one is picked for the whole call: the first of the preferred languages that is one of the texts' or
    /// that can be reached from any of them.
    ///
    /// - Parameters:
    ///   - requests: The texts. Their identifiers come back unchanged and need not be set.
    ///   - only: The languages to translate from, by exact tags; nil for all.
    /// - Returns: One response a request, in the order of the requests.
    /// - Throws: `TranslationError`: `sourceAlreadyGiven` before anything runs, where the session has a source.
    ///   `CancellationError` when the task or the session is cancelled.
    public func translations(routing requests: [Request], only: Set<LanguageTag>? = nil) async throws -> [Response] {
        try checkRouting(of: requests.map(\.sourceText))
        return try await queue.run { [environment, rules] use in
            let router = RouterDriver(environment: environment, rules: rules, use: use)
            let responses = OrderedResponses<Response>(count: requests.count)
            try await router.run(requests, only: only) { responses.set($0.response, at: $0.index) }
            return responses.all
        }
    }

    /// Translates the texts of a plan as `translations(routing:only:)` does, without splitting or scoring them again.
    ///
    /// In which languages items have placeholders is decided anew, by what the engines keep.
    package func translations(routing plan: BatchPlan, only: Set<LanguageTag>? = nil) async throws -> [Response] {
        try checkRouting(of: plan.sources.map(\.text))
        return try await queue.run { [environment, rules] use in
            let router = RouterDriver(environment: environment, rules: rules, use: use)
            let responses = OrderedResponses<Response>(count: plan.sources.count)
            try await router.run(plan, only: only) { responses.set($0.response, at: $0.index) }
            return responses.all
        }
    }

    /// Translates texts in any languages as `translations(routing:only:)` does, and answers each as soon as all its parts are
    /// done.
    ///
    /// - Parameters:
    ///   - requests: The texts, each with an identifier.
    ///   - only: The languages to translate from, by exact tags; nil for all.
    /// - Returns: The responses in any order, to be iterated once. Nothing runs before the first is asked for.
    public func translate(routing requests: [Request], only: Set<LanguageTag>? = nil) -> BatchResponse {
        BatchResponse(in: queue) { [self] yield in
            try checkRouting(of: requests.map(\.sourceText))
            return try queue.start { [environment, rules] use in
                let router = RouterDriver(environment: environment, rules: rules, use: use)
                try await router.run(requests, only: only) { yield($0.response) }
            }
        }
    }

    private func checkRouting(of texts: [String]) throws(TranslationError) {
        try Self.checkArguments(texts)
        if let source = rules.source { throw TranslationError(.sourceAlreadyGiven(source)) }
    }
}
