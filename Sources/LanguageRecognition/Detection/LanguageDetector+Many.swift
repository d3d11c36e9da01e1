extension LanguageDetector {
    /// Texts are handed to the cores by this many.
    private static let chunkSize = 512

    /// Detects the languages of many texts on all cores.
    ///
    /// - Returns: A detection for each text, in order.
    public func detect(contentsOf texts: [String]) async -> [Detection] {
        await withTaskGroup(of: (Int, [Detection]).self) { group in
            for start in stride(from: 0, to: texts.count, by: Self.chunkSize) {
                let chunk = texts[start..<min(start + Self.chunkSize, texts.count)]
                group.addTask { (start, chunk.map { detect($0) }) }
            }
            var parts: [Int: [Detection]] = [:]
            for await (start, detections) in group { parts[start] = detections }
            return parts.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }

    /// Detects the languages of a stream of texts on all cores, in order and in flat memory.
    ///
    /// Texts are read from the stream, as answers are asked for, by a few thousand at a time.
    public func detections<Texts: AsyncSequence>(of texts: Texts) -> Detections<Texts> where Texts.Element == String {
        Detections(texts: texts, detector: self)
    }
}

/// The detections of a stream of texts, in order.
public struct Detections<Texts: AsyncSequence>: AsyncSequence where Texts.Element == String {
    /// What is given for each text.
    public typealias Element = Detection

    fileprivate let texts: Texts
    fileprivate let detector: LanguageDetector

    /// Reads texts and gives their detections.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// How many texts are read ahead.
        private static var window: Int { 8192 }

        private var texts: Texts.AsyncIterator
        private let detector: LanguageDetector
        private var ready: ArraySlice<Detection> = []
        /// What the stream of texts threw, to be thrown behind the last answer.
        private var failure: (any Error)?

        fileprivate init(texts: Texts.AsyncIterator, detector: LanguageDetector) {
            self.texts = texts
            self.detector = detector
        }

        /// The next detection; nil after the last. Throws what the stream of texts throws, once all texts before are answered.
        public mutating func next() async throws -> Detection? {
            if ready.isEmpty, failure == nil {
                var gathered: [String] = []
                do {
                    while gathered.count < Self.window, let text = try await texts.next(isolation: #isolation) {
                        gathered.append(text)
                    }
                } catch {
                    failure = error
                }
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
