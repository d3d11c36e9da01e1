// SPDX-License-Identifier: Apache-2.0

extension TranslationSession {
    /// The responses to a batch, each as it comes.
    ///
    /// Work starts when the first response is asked for, and ends when the iterator is let go. The sequence can be iterated
    /// once; iterating it again throws `TranslationError.alreadyIterated`.
    public struct BatchResponse: AsyncSequence, Sendable {
        /// One response.
        public typealias Element = Response
        /// What ends the sequence early.
        public typealias Failure = any Error
        /// Starts the call that yields the responses.
        typealias Start = @Sendable (_ yield: @escaping @Sendable (Response) -> Void) throws -> Task<Void, any Error>

        private let work: Work

        /// - Parameter queue: Where the calls of the session are.
        init(in queue: CallQueue, _ start: @escaping Start) {
            work = Work(in: queue, start)
        }

        /// An iterator over the responses.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(work: work)
        }

        /// Gives the responses one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let work: Work
            private var run: Run?
            private var isOver = false

            fileprivate init(work: Work) {
                self.work = work
            }

            /// The next response; nil when all have come.
            ///
            /// - Throws: What ends the sequence early, once; after it comes nil.
            public mutating func next() async throws -> Response? {
                try await next(isolation: #isolation)
            }

            /// The next response, as `next()` gives it, without leaving the actor on which it is awaited.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Response? {
                guard !isOver else { return nil }
                do {
                    let run = try self.run ?? work.begin()
                    self.run = run
                    if let response = try await run.next() { return response }
                    isOver = true
                    return nil
                } catch {
                    isOver = true
                    throw error
                }
            }
        }
    }
}

/// What a sequence of responses will do, once.
private final class Work: Sendable {
    private let queue: CallQueue
    private let start: Locked<TranslationSession.BatchResponse.Start?>

    init(in queue: CallQueue, _ start: @escaping TranslationSession.BatchResponse.Start) {
        self.queue = queue
        self.start = Locked(start)
    }

    func begin() throws -> Run {
        let start = start.withLock { start in
            defer { start = nil }
            return start
        }
        guard let start else { throw TranslationError(.alreadyIterated) }
        return try Run(in: queue, start)
    }
}

/// The call behind an iterator, cancelled when the iterator is let go.
private final class Run: Sendable {
    private let queue: CallQueue
    private let responses: AsyncStream<TranslationSession.Response>
    private let task: Task<Void, any Error>

    init(in queue: CallQueue, _ start: TranslationSession.BatchResponse.Start) throws {
        self.queue = queue
        let (responses, continuation) = AsyncStream.makeStream(of: TranslationSession.Response.self)
        let task = try start { continuation.yield($0) }
        self.responses = responses
        self.task = task
        Task {
            _ = await task.result
            continuation.finish()
        }
    }

    deinit {
        task.cancel()
    }

    func next() async throws -> TranslationSession.Response? {
        let response: TranslationSession.Response? = try await withTaskCancellationHandler {
            var iterator = responses.makeAsyncIterator()
            if !Task.isCancelled, let response = await iterator.next() { return response }
            // The call is over, or its reader was cancelled: then it is waited for, so that nothing of it is left behind.
            try await task.value
            try Task.checkCancellation()
            return nil
        } onCancel: {
            task.cancel()
        }
        // Checked out here, on the actor on which the response is awaited.
        do {
            try queue.checkEnd()
        } catch {
            // A session that has ended has cancelled the call, which is waited for here, too.
            _ = await task.result
            throw error
        }
        return response
    }
}
