// SPDX-License-Identifier: Apache-2.0

import CProcess
import TranslationSessions

/// Sends requests to a chain and reads its answers, both at the same time, so that a full pipe on either side stops nothing.
struct ChainConversation {
    let chain: ProcessChain
    /// How long the next answer may take.
    let timeout: Duration
    /// Ends the wait.
    let wake: WakeSignal
    private(set) var pipeline = RequestPipeline()
    private var deadline: Int64

    init(with chain: ProcessChain, timeout: Duration, wake: WakeSignal) {
        self.chain = chain
        self.timeout = timeout
        self.wake = wake
        deadline = cprocess_now() + timeout.nanoseconds
    }

    /// Adds a request.
    mutating func send(_ piece: EncodedPiece) {
        pipeline.send(piece, identifier: chain.newIdentifier())
    }

    /// Waits until something moves, and gives the answers that came of it. The time allowed starts anew with every answer.
    ///
    /// - Throws: `CancellationError` once the wake signal was given.
    mutating func receive() throws(CancellationError) -> RequestPipeline.Reception {
        var bytes: [UInt8] = []
        var failure: AnswerFailure?
        var isWoken = false
        do throws(AnswerFailure) {
            let exchange = try chain.exchange(
                writing: pipeline.unwritten, into: &bytes, deadline: deadline, timeout: timeout, wake: wake)
            pipeline.didWrite(exchange.written)
            isWoken = exchange.isWoken
        } catch {
            failure = error
        }
        if isWoken { throw CancellationError() }
        var reception = pipeline.didRead(bytes)
        reception.failure = reception.failure ?? failure
        if !reception.answers.isEmpty {
            deadline = cprocess_now() + timeout.nanoseconds
        } else if reception.failure == nil, cprocess_now() >= deadline {
            // Something always moves where a program complains without an end.
            reception.failure = .silent(timeout)
        }
        return reception
    }
}
