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
        let texts = Locked(AttributedBatch(batch))
        let (sent, aligned) = texts.withLock { ($0.texts, $0.alignedTexts) }
        let first = Locked<(identifying: Identifying, delivery: CallDriver.Delivery)?>(nil)
        let findings = Locked<[Int: Findings]>([:])
        let respond = { @Sendable (index: Int, result: Result<AttributedBatch.Translation, any Error>) in
            guard let (identifying, delivery) = first.withLock(\.self) else { return }
            let findings = findings.withLock { $0[index] } ?? Findings()
            let taken = findings.route ?? delivery.route
            let route = sent[index].isBlank ? taken.withoutLegs : taken
            let response = result.map { translation in
                var response = Response(
                    to: batch[index], targetText: translation.text, source: delivery.source, target: route.target, route: route,
                    findings: findings.total, identifying: identifying)
                response.targetAttributedText = translation.attributed
                return response
            }
            answer(index, response)
        }
        var driver = CallDriver(environment: environment, use: use)
        let call = TranslationCall(sent, orAligned: aligned, for: .translation(onFailure: onFailure), under: rules)
        let failure = try await driver.run(call) { delivery in
            first.withLock { first in
                guard first == nil else { return }
                let identifier = environment.languageIdentifier
                first = (Identifying(languageIdentifier: identifier, batch: delivery.detection), delivery)
            }
            let index = delivery.answer.index
            findings.withLock { $0[index, default: Findings()].add(delivery.answer) }
            switch delivery.answer.result {
            case .success(let text):
                let isAligned = delivery.route.givesAlignments
                let alignment = delivery.answer.alignment
                if let translation = texts.withLock({
                    $0.translated(index, as: text, isAligned: isAligned, alignment: alignment)
                }) {
                    respond(index, .success(translation))
                } else {
                    // It goes once more, in pieces, and what was found of this translation is nothing of theirs.
                    findings.withLock { $0[index] = nil }
                }
            case .failure(let error): respond(index, .failure(error))
            }
        }
        // What lost its placeholders goes once more, in pieces, from the same language into the same.
        let pieces = texts.withLock(\.pieceTexts)
        guard !pieces.isEmpty, let delivery = first.withLock({ $0?.delivery }) else {
            if let failure { throw failure }
            return
        }
        var rules = rules
        rules.source = delivery.source
        rules.target = delivery.route.target
        // They have been counted as parts of their texts.
        driver.environment.progress = nil
        let pieceCall = TranslationCall(pieces, for: .translation(onFailure: onFailure), under: rules)
        let pieceFailure = try await driver.run(pieceCall) { delivery in
            let piece = delivery.answer.index
            let index = texts.withLock { $0.request(ofPiece: piece) }
            findings.withLock { $0[index, default: Findings()].add(delivery.answer) }
            switch delivery.answer.result {
            case .success(let text):
                if let translation = texts.withLock({ $0.translated(piece: piece, as: text) }) {
                    respond(index, .success(translation))
                }
            case .failure(let error): respond(index, .failure(error))
            }
        }
        if let failure = failure ?? pieceFailure { throw failure }
    }
}

/// How a text was translated: the route that it took as a whole, and what engines found of its pieces.
private struct Findings {
    private(set) var route: Route?
    private(set) var total = TranslationFindings()

    mutating func add(_ answer: TranslationCall.Answer) {
        route = route ?? answer.route
        total.add(answer.findings)
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
