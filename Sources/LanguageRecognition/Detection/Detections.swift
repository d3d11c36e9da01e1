// SPDX-License-Identifier: Apache-2.0

/// The detections of a stream of texts, in order.
///
/// One text is read and answered, then two, then four, and so on: at most 8192, which are held in memory with their detections.
public struct Detections<Texts: AsyncSequence>: AsyncSequence where Texts.Element == String {
    /// What is given for each text.
    public typealias Element = Detection

    let texts: Texts
    let detector: LanguageDetector

    /// Reads texts and gives their detections.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// How many texts are read ahead at most.
        private static var largestWindow: Int { 8192 }

        private var texts: Texts.AsyncIterator
        private let detector: LanguageDetector
        /// How many texts are read before they are answered: few at first, so that a slow stream has its first answers soon.
        private var window = 1
        private var ready: ArraySlice<Detection> = []
        private var hasEnded = false
        /// What the stream of texts threw, to be thrown after the last answer.
        private var failure: (any Error)?

        fileprivate init(texts: Texts.AsyncIterator, detector: LanguageDetector) {
            self.texts = texts
            self.detector = detector
        }

        /// The next detection; nil after the last. Throws what the stream of texts throws, once all texts before are answered.
        public mutating func next() async throws -> Detection? {
            if ready.isEmpty, !hasEnded {
                var gathered: [String] = []
                do {
                    while gathered.count < window, let text = try await texts.next(isolation: #isolation) {
                        gathered.append(text)
                    }
                    hasEnded = gathered.count < window
                } catch {
                    (failure, hasEnded) = (error, true)
                }
                window = Swift.min(2 * window, Self.largestWindow)
                ready = await detector.detect(contentsOf: gathered)[...]
            }
            if ready.isEmpty, let thrown = failure {
                failure = nil
                throw thrown
            }
            return ready.popFirst()
        }
    }

    /// An iterator from the stream's start.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(texts: texts.makeAsyncIterator(), detector: detector)
    }
}
