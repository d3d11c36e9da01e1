import Glibc

extension LanguageDetector {
    /// Texts are handed to the cores by this many.
    private static let chunkSize = 512
    /// So many of these chunks are in hand at a time, that no core waits and few answers do.
    private static let mostChunksAtOnce = 2 * max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    /// Longer texts, in bytes, are read by themselves: they would gain nothing, and are not copied.
    private static let longestPipelined = 1_000

    /// Detects the languages of many texts on all cores.
    ///
    /// - Returns: A detection for each text, in order.
    public func detect(contentsOf texts: [String]) async -> [Detection] {
        await withTaskGroup(of: Part.self) { group in
            var chunks = stride(from: 0, to: texts.count, by: Self.chunkSize).makeIterator()
            func addTask() {
                guard let start = chunks.next() else { return }
                let chunk = texts[start..<min(start + Self.chunkSize, texts.count)]
                group.addTask { detections(of: chunk) }
            }
            for _ in 0..<Self.mostChunksAtOnce { addTask() }
            var inOrder: [Detection] = []
            inOrder.reserveCapacity(texts.count)
            var early: [Int: Part] = [:]
            for await part in group {
                addTask()
                early[part.start] = part
                while let next = early.removeValue(forKey: inOrder.count) { next.move(to: &inOrder) }
            }
            return inOrder
        }
    }

    /// Detects texts one behind the other.
    private func detections(of texts: ArraySlice<String>) -> Part {
        let detections = UnsafeMutableBufferPointer<Detection>.allocate(capacity: texts.count)
        var count = 0
        func take(_ detection: consuming Detection) {
            detections.initializeElement(at: count, to: detection)
            count += 1
        }
        var rest = texts
        while let text = rest.first {
            let short = rest.prefix { $0.utf8.count <= Self.longestPipelined }
            if short.isEmpty {
                take(detect(text))
                rest = rest.dropFirst()
            } else {
                detectPipelined(short, take)
                rest = rest.dropFirst(short.count)
            }
        }
        return Part(start: texts.startIndex, detections: detections)
    }

    /// Detects short texts, each of which is read before the one ahead of it is judged.
    private func detectPipelined(_ texts: ArraySlice<String>, _ take: (consuming Detection) -> Void) {
        // The shortest stand inside their strings, and move with them: a copy stays in place.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
        let ends = texts.map { text in
            bytes.append(contentsOf: text.utf8)
            return bytes.count
        }
        bytes.withUnsafeBufferPointer { bytes in
            var pieces = Pieces(bytes: bytes, ends: ends)
            detect(each: { pieces.next() }) { _, detection in take(detection) }
        }
    }

    /// Detects the languages of a stream of texts on all cores, in order and in flat memory.
    ///
    /// Texts are read from the stream, as answers are asked for, by a few thousand at a time.
    public func detections<Texts: AsyncSequence>(of texts: Texts) -> Detections<Texts> where Texts.Element == String {
        Detections(texts: texts, detector: self)
    }
}

/// The detections of some texts, one behind the other, to be moved to where they belong: copies would be counted one by one.
///
/// `@unchecked Sendable` is right because a part is handed from the task that made it to the one that empties it.
private struct Part: @unchecked Sendable {
    /// Where the texts begin among all.
    let start: Int
    let detections: UnsafeMutableBufferPointer<Detection>

    /// Leaves nothing behind.
    func move(to list: inout [Detection]) {
        list.append(addingCapacity: detections.count) { span in
            span.withUnsafeMutableBufferPointer { free, count in
                count = free[count...].moveInitialize(fromContentsOf: detections)
            }
        }
        detections.deallocate()
    }
}

/// Texts that stand one behind the other.
private struct Pieces {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var ends: ArraySlice<Int>
    private var start = 0

    init(bytes: UnsafeBufferPointer<UInt8>, ends: [Int]) {
        self.bytes = bytes
        self.ends = ends[...]
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard let end = ends.popFirst() else { return nil }
        defer { start = end }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }
}
