// SPDX-License-Identifier: Apache-2.0

import SystemFiles

extension LanguageDetector {
    /// How many texts a task detects.
    private static let chunkSize = 512
    /// How many of these chunks are in work at a time: enough that no core is idle, few enough that little has to be put in
    /// order.
    private static let maximumChunksAtOnce = 2 * AvailableCores.count
    /// The length in bytes up to which texts are pipelined: longer ones gain nothing by it, and would have to be copied.
    private static let longestPipelined = 1_000

    /// Detects the languages of many texts on all cores.
    ///
    /// - Returns: A detection for each text, in order.
    public func detect(contentsOf texts: [String]) async -> [Detection] {
        await withTaskGroup(of: DetectedChunk.self) { group in
            var chunks = stride(from: 0, to: texts.count, by: Self.chunkSize).makeIterator()
            func addTask() {
                guard let start = chunks.next() else { return }
                let chunk = texts[start..<min(start + Self.chunkSize, texts.count)]
                group.addTask { detections(of: chunk) }
            }
            for _ in 0..<Self.maximumChunksAtOnce { addTask() }
            var inOrder: [Detection] = []
            inOrder.reserveCapacity(texts.count)
            var early: [Int: DetectedChunk] = [:]
            for await part in group {
                addTask()
                early[part.start] = part
                while let next = early.removeValue(forKey: inOrder.count) { next.move(to: &inOrder) }
            }
            return inOrder
        }
    }

    /// Detects texts one after the other.
    private func detections(of texts: ArraySlice<String>) -> DetectedChunk {
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
        return DetectedChunk(start: texts.startIndex, detections: detections)
    }

    /// Detects short texts, each of which is read before the one ahead of it is judged.
    private func detectPipelined(_ texts: ArraySlice<String>, _ take: (consuming Detection) -> Void) {
        // The shortest strings hold their text in themselves, so that it moves when they are moved. A copy stays where it is.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
        let ends = texts.map { text in
            bytes.append(contentsOf: text.utf8)
            return bytes.count
        }
        bytes.withUnsafeBufferPointer { bytes in
            var packed = PackedTexts(bytes: bytes, ends: ends)
            detect(each: { packed.next() }) { _, detection in take(detection) }
        }
    }

    /// Detects the languages of a stream of texts on all cores, in order and in flat memory.
    ///
    /// Texts are read from the stream as answers are asked for: one at first, then two, then four, up to 8192 at a time, which
    /// are held in memory.
    public func detections<Texts: AsyncSequence>(of texts: Texts) -> Detections<Texts> where Texts.Element == String {
        Detections(texts: texts, detector: self)
    }
}

/// The detections of a chunk of texts, in memory of its own, so that they can be moved into the list of all: to copy them would
/// count the references of each.
///
/// `@unchecked Sendable` is right because a chunk is handed from the task that made it to the one that empties it.
private struct DetectedChunk: @unchecked Sendable {
    /// Where the texts begin among all.
    let start: Int
    let detections: UnsafeMutableBufferPointer<Detection>

    /// Moves the detections to the end of a list and frees the memory.
    func move(to list: inout [Detection]) {
        list.append(addingCapacity: detections.count) { span in
            span.withUnsafeMutableBufferPointer { free, count in
                count = free[count...].moveInitialize(fromContentsOf: detections)
            }
        }
        detections.deallocate()
    }
}

/// Texts one after the other in one buffer.
private struct PackedTexts {
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
