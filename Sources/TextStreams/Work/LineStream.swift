// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Work on the lines of texts of any length on all cores, in order and in flat memory.
///
///     let lines = LineStream { block in
///         block.withUnsafeBufferPointer { ByteLines($0).map { detector.detect(utf8: $0).language } }
///     }
///     try lines.run(TextInput(path: "reviews.txt")) { languages in … }
///
/// Lines come in blocks of about 256 KiB; a line that is longer makes a block of its own. Lines that come slowly, as from a
/// person or another program, are worked on as they come.
public struct LineStream<Results: Sendable>: Sendable {
    private let jobs: Int
    private let includesText: Bool
    private let notices: InputNotice.Handler
    private let work: @Sendable ([UInt8]) -> Results

    /// Work that is done with each block of lines.
    ///
    /// - Parameters:
    ///   - jobs: How many blocks are worked on at once.
    ///   - includesText: Whether results hold text of the lines, so that a notice tells of bytes in it that are not UTF-8.
    ///   - notices: What is told of the encoding of the inputs.
    ///   - work: What becomes of a block of lines, in UTF-8; `ByteLines` gives them one by one.
    public init(
        jobs: Int = Processors.count, includesText: Bool = false, notices: @escaping InputNotice.Handler = { _ in },
        work: @escaping @Sendable ([UInt8]) -> Results
    ) {
        self.jobs = jobs
        self.includesText = includesText
        self.notices = notices
        self.work = work
    }

    /// Does the work for all lines of one input.
    ///
    /// - Parameter deliver: Takes the results of one block after the other.
    /// - Returns: How many bytes of UTF-8 the input had.
    /// - Throws: `TextStreamError` where the input cannot be read or is not text, and what `deliver` throws.
    @discardableResult
    public func run(
        _ input: TextInput, deliver: (Results) throws(TextStreamError) -> Void
    ) throws(TextStreamError) -> Int {
        var reader = try BlockReader(input, pace: .asItComes, includesText: includesText, notices: notices)
        var byteCount = 0
        // Twice as many blocks as cores are kept, so that no core waits for the slowest.
        let ordered = OrderedWork(jobs: jobs, window: 2 * jobs, work: work)
        try ordered.run(
            isReady: { reader.isReady },
            isLast: { reader.isAtEnd },
            next: { () throws(TextStreamError) in
                let block = try reader.next()
                byteCount += block?.count ?? 0
                return block
            },
            deliver: deliver)
        return byteCount
    }
}

/// The lines of a block of bytes, in order. A line ends at a line feed alone; a carriage return before it is left out.
public struct ByteLines: Sequence, IteratorProtocol {
    private let block: UnsafeBufferPointer<UInt8>
    private var start = 0

    /// The lines of a block, which must stay where it is while they are read.
    public init(_ block: UnsafeBufferPointer<UInt8>) {
        self.block = block
    }

    /// The next line, without what ends it; nil after the last. Nothing is copied.
    public mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard start < block.count, let base = block.baseAddress else { return nil }
        var end = block.count
        if let found = memchr(base + start, 0x0A, block.count - start) { end = UnsafeRawPointer(found) - UnsafeRawPointer(base) }
        let hasReturn = end > start && block[end - 1] == UInt8(ascii: "\r")
        defer { start = end + 1 }
        return UnsafeBufferPointer(rebasing: block[start..<(hasReturn ? end - 1 : end)])
    }
}
