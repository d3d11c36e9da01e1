// SPDX-License-Identifier: Apache-2.0

public import LanguageSegmentation

/// Splits a text that arrives in pieces, in flat memory, into the spans that the whole would be split into.
///
///     var stream = StreamSegmenter(segmenter)
///     for paragraph in paragraphs {
///         for span in stream.append(paragraph) { … }
///     }
///     for span in stream.finish() { … }
///
/// A span is handed out when the next one has begun. The text since the last point where it could be cut is held back meanwhile:
/// an empty line after 32 kB, a line end after 64 kB, a space, an ideographic full stop or the end of a tag after 256 kB, and any
/// two characters after a megabyte. Nothing is cut inside of a tag, which is one up to 2,000 bytes, nor inside of a character,
/// however long it is.
public struct StreamSegmenter: Sendable {
    private let segmenter: LanguageSegmenter
    private var splitter: WindowSplitter
    /// The text that has not been read yet.
    private var pending: [UInt8] = []
    /// It is looked at again when it has grown to this.
    private var nextAttemptSize = Self.firstAttemptSize

    /// How much of the text has been read, in bytes: no span that is handed out later ends before that.
    public private(set) var readCount = 0

    private static let firstAttemptSize = 2 * TextWindow.minimumLength

    /// A stream that is split by a segmenter.
    public init(_ segmenter: LanguageSegmenter) {
        self.segmenter = segmenter
        splitter = segmenter.makeSplitter()
    }

    /// Takes the next piece of the text. Pieces may end anywhere: spans do not depend on where they do.
    ///
    /// - Returns: The spans that are known by now, in order, with ranges in the whole text.
    /// - Complexity: Linear in the length of the text, over all calls.
    public mutating func append(_ piece: some StringProtocol) -> [LanguageSpan] {
        pending.append(contentsOf: piece.utf8)
        return pending.count < nextAttemptSize ? [] : read(isComplete: false)
    }

    /// Ends the text. The next piece would be the first of another text.
    ///
    /// - Returns: The spans that are left; none for an empty text.
    public mutating func finish() -> [LanguageSpan] {
        let spans = read(isComplete: true)
        self = StreamSegmenter(segmenter)
        return spans
    }

    private mutating func read(isComplete: Bool) -> [LanguageSpan] {
        var spans: [LanguageSpan] = []
        let count = pending.withUnsafeBufferPointer { bytes in
            splitter.split(bytes, isComplete: isComplete) { spans.append($0) }
        }
        pending.removeFirst(count)
        readCount += count
        // Looking at the same text again and again would cost the square of its length.
        nextAttemptSize = max(Self.firstAttemptSize, pending.count + pending.count / 4)
        return spans
    }
}
