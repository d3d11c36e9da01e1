// SPDX-License-Identifier: Apache-2.0

/// Works the chain of a plan from one thread: starts it where there is none, asks it, and ends it where an answer fails.
struct ChainOperator {
    /// How long answers may take.
    struct Deadlines: Sendable {
        /// The first one of a chain that was just started.
        var first: Duration
        /// Those after it.
        var later: Duration
    }

    let plan: ChainPlan
    let deadlines: Deadlines
    /// Ends all waiting.
    let wake: WakeSignal
    /// The chain; nil before it is started and after it was ended.
    private(set) var chain: ProcessChain?
    /// What the last chain that was ended left behind.
    private var report = ChainReport(diagnostics: "", outcomes: [])

    /// The most requests that are under way at once.
    private static let maximumInFlightCount = 64
    /// The most bytes of requests that are under way at once; a single request may have more.
    private static let maximumInFlightSize = 1 << 16

    init(plan: ChainPlan, deadlines: Deadlines, wake: WakeSignal, chain: ProcessChain?) {
        self.plan = plan
        self.deadlines = deadlines
        self.wake = wake
        self.chain = chain
    }

    /// Ends the chain, for a failure or because it is no longer wanted, and waits until its processes are gone.
    mutating func endChain(for failure: AnswerFailure? = nil) {
        guard let chain else { return }
        chain.end(for: failure)
        report = chain.report
        self.chain = nil
    }

    /// Translates one piece by itself. Where a program was killed meanwhile, which is seldom the text's fault, it is asked once
    /// more.
    ///
    /// - Returns: The translation, or what is wrong with it; the chain was ended where the failure is not the text's own.
    /// - Throws: `ApertiumError` where no chain works; `CancellationError`.
    mutating func translate(_ piece: EncodedPiece) throws -> Result<ChainAnswer, AnswerFailure> {
        var answer = try ask(piece, chain: readyChain(), timeout: deadlines.later)
        if answer.answer == nil, report.tellsOfKilling {
            answer = try ask(piece, chain: readyChain(), timeout: deadlines.later)
        }
        // A translation that came before the failure stands.
        return answer.answer ?? .failure(answer.failure ?? .ended)
    }

    /// Translates pieces, many of them under way at once.
    ///
    /// - Parameters:
    ///   - next: Gives the next piece; nil when there are no more.
    ///   - answer: Takes the translations, in the order of the pieces, and what is wrong with those that failed.
    /// - Returns: The failure for which the chain was ended, nil when all pieces were translated. The pieces not answered by
    ///   then are lost.
    /// - Throws: `ApertiumError` where no chain works; `CancellationError`.
    mutating func translateAll(
        next: () -> EncodedPiece?, answer: (Result<ChainAnswer, AnswerFailure>) -> Void
    ) throws -> AnswerFailure? {
        var conversation = ChainConversation(with: try readyChain(), timeout: deadlines.later, wake: wake)
        var upcoming = next()
        while true {
            while let piece = upcoming,
                conversation.pipeline.hasRoom(for: piece, count: Self.maximumInFlightCount, size: Self.maximumInFlightSize)
            {
                conversation.send(piece)
                upcoming = next()
            }
            if conversation.pipeline.count == 0 { return nil }
            let reception = try conversation.receive()
            reception.answers.forEach(answer)
            if let failure = reception.failure {
                endChain(for: failure)
                return failure
            }
        }
    }

    /// The error of a text that could not be translated.
    func error(for failure: AnswerFailure) -> ApertiumError {
        // What the last chain left behind says nothing of a text that failed in a sound one.
        ApertiumError(
            .textFailed(mode: plan.mode, failure, failure.isOfText ? ChainReport(diagnostics: "", outcomes: []) : report))
    }

    /// A chain that has proved to answer: the one that is there, or a new one.
    ///
    /// A new chain is sent an empty request first. So the chain itself has the time to load, and is blamed if it fails, rather
    /// than the text that happens to come first.
    private mutating func readyChain() throws -> ProcessChain {
        if let chain {
            if chain.isAlive { return chain }
            endChain()
        }
        var failure: AnswerFailure?
        for _ in 0..<2 {
            let chain = try ProcessChain(plan)
            self.chain = chain
            failure = try ask(EncodedPiece(""), chain: chain, timeout: deadlines.first).failure
            if failure == nil { return chain }
        }
        throw ApertiumError(.chainFailed(mode: plan.mode, failure ?? .ended, report))
    }

    /// What came of a piece that was sent by itself: its translation, a failure for which the chain was ended, or first one and
    /// then the other.
    private mutating func ask(
        _ piece: EncodedPiece, chain: ProcessChain, timeout: Duration
    ) throws -> (answer: Result<ChainAnswer, AnswerFailure>?, failure: AnswerFailure?) {
        var conversation = ChainConversation(with: chain, timeout: timeout, wake: wake)
        conversation.send(piece)
        while true {
            let reception = try conversation.receive()
            if let failure = reception.failure { endChain(for: failure) }
            if reception.failure != nil || !reception.answers.isEmpty {
                return (reception.answers.first, reception.failure)
            }
        }
    }
}

extension RequestPipeline {
    /// Whether another request may get under way. One always may.
    fileprivate func hasRoom(for piece: EncodedPiece, count limit: Int, size sizeLimit: Int) -> Bool {
        count == 0 || (count < limit && size + piece.bytes.count <= sizeLimit)
    }
}
