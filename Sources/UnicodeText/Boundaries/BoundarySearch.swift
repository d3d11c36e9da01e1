// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// One way through a text from boundary to boundary.
///
/// The text is named at each step, since Swift may move it between two; ICU is told then where it stands. Boundaries are
/// fetched a few dozen at a time.
struct BoundarySearch {
    /// Tells this search from others with the same finder.
    private let number: UInt64
    /// The boundaries that were fetched, as offsets into the window.
    private var found: [cunicode_boundary] = []
    private var nextIndex = 0
    /// The end of the last piece that was handed out.
    private var position = 0
    /// The last boundary that was fetched.
    private var fetched = 0
    /// The stretch of the text that ICU is shown, and how much of it the boundaries hold for.
    private var window = 0..<0
    private var trusted = 0
    private var windowIsDone = true
    private var findsWords = false

    private static let batchSize = 64

    init(number: UInt64) {
        self.number = number
    }

    /// The next piece among those fetched.
    mutating func nextFetched() -> TextPiece? {
        guard nextIndex < found.count else { return nil }
        let boundary = found[nextIndex]
        nextIndex += 1
        let start = position
        position = window.lowerBound + Int(boundary.offset)
        return TextPiece(range: start..<position, content: findsWords ? .init(wordRule: boundary.rule) : .other)
    }

    /// The next piece of the text.
    mutating func next(in text: UnsafeBufferPointer<UInt8>, with finder: BoundaryFinder) -> TextPiece? {
        while true {
            if let piece = nextFetched() { return piece }
            guard position < text.count else { return nil }
            fetch(from: text, with: finder)
        }
    }

    /// Fetches the next boundaries: none where the window has no more, so that the next call opens another.
    private mutating func fetch(from text: UnsafeBufferPointer<UInt8>, with finder: BoundaryFinder) {
        findsWords = finder.kind == .word
        if windowIsDone {
            openWindow(at: fetched, in: text, size: finder.windowSize)
        }
        let bytes = UnsafeBufferPointer(rebasing: text[window])
        var status: Int32 = 0
        if windowIsDone || finder.state != BoundaryFinder.State(search: number, position: fetched) {
            let start = Int32(fetched - window.lowerBound)
            cunicode_boundaries_set(finder.handle, bytes.baseAddress, Int32(bytes.count), start, &status)
        }
        found.removeAll(keepingCapacity: true)
        nextIndex = 0
        withUnsafeTemporaryAllocation(of: cunicode_boundary.self, capacity: Self.batchSize) { buffer in
            guard let start = buffer.baseAddress else { return }
            let count = cunicode_boundaries_next(
                finder.handle, bytes.baseAddress, Int32(bytes.count), start, Int32(Self.batchSize), &status)
            found.append(contentsOf: buffer.prefix(Int(count)))
        }
        let batchCount = found.count
        while let last = found.last, Int(last.offset) > trusted {
            found.removeLast()
        }
        if found.isEmpty, fetched == window.lowerBound {
            // Nothing can be said to end in this window, or ICU is out of memory: it is one piece.
            found = [cunicode_boundary(offset: Int32(window.count), rule: 0)]
        }
        if let last = found.last {
            fetched = window.lowerBound + Int(last.offset)
        }
        finder.state = BoundaryFinder.State(search: number, position: fetched)
        windowIsDone = batchCount == 0 || found.count < batchCount || fetched == window.upperBound
    }

    /// Chooses what ICU is shown next: what is left, or a piece that ends after a line feed, which is a boundary of every kind.
    private mutating func openWindow(at start: Int, in text: UnsafeBufferPointer<UInt8>, size: Int) {
        guard text.count - start > size else {
            window = start..<text.count
            trusted = window.count
            return
        }
        var end = start + size
        if let lineFeed = text[start..<end].lastIndex(of: UInt8(ascii: "\n")) {
            window = start..<(lineFeed + 1)
            trusted = window.count
            return
        }
        // Not inside a character, which has three bytes after its first at most.
        for _ in 0..<3 where UTF8.isContinuation(text[end]) && end > start + 1 {
            end -= 1
        }
        window = start..<end
        trusted = window.count - min(4096, window.count / 2)
    }
}
