// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text in segments: pieces that an engine translates, and between them what stays as it is.
///
///     var cut = cutter.cut(text)
///     for (index, piece) in cut.pieces { cut.settle(index, with: translate(piece)) }
///     cut.text  // the translation of the whole
package struct CutText: Sendable, Hashable {
    /// A segment of the text.
    package enum Segment: Sendable, Hashable {
        /// Stays as it is, or has been translated.
        case kept(String)
        /// Is to be translated.
        case piece(String)

        /// The text of the segment.
        package var text: String {
            switch self {
            case .kept(let text), .piece(let text): text
            }
        }
    }

    /// What a piece was that came back with an alignment.
    private struct AlignedPiece: Hashable {
        /// How many bytes of the text it stood for.
        let sourceLength: Int
        let alignment: TranslationAlignment
    }

    /// The segments, in order; together they are the text.
    package private(set) var segments: [Segment] = []
    /// How many pieces have no translation yet.
    package private(set) var openCount = 0
    /// How many pieces there are in all.
    private var pieceCount = 0
    /// The pieces with an alignment, by their segments.
    private var aligned: [Int: AlignedPiece] = [:]
    /// Where in its line the text ends that each translated piece stood for, and whether that is a later line.
    private(set) var replacedEnds: [Int: LinePosition] = [:]

    /// A text with nothing in it yet.
    package init() {}

    /// The pieces that have no translation yet, each with the index of its segment.
    package var pieces: [(index: Int, text: String)] {
        pieces(from: 0)
    }

    /// Those from one segment on.
    package func pieces(from first: Int) -> [(index: Int, text: String)] {
        segments.indices[first...].compactMap { index in
            if case .piece(let text) = segments[index] { (index, text) } else { nil }
        }
    }

    /// The segments put together, with cells of columns where they were.
    package var text: String { textInColumns ?? segments.map(\.text).joined() }

    /// Which parts of the text became which of the whole; nil where a piece has no translation yet, or came without an alignment,
    /// and where cells were moved to their columns. What is kept became itself.
    ///
    /// - Complexity: Linear in the number of segments and of links.
    package var alignment: TranslationAlignment? {
        guard openCount == 0, aligned.count == pieceCount, textInColumns == nil else { return nil }
        var links: [TranslationAlignment.Link] = []
        var (source, target) = (0, 0)
        for (index, segment) in segments.enumerated() {
            let length = segment.text.utf8.count
            let piece = aligned[index]
            let parts = piece?.alignment ?? TranslationAlignment(identityOf: segment.text)
            links += parts.links.map { $0.moved(bySource: source, target: target) }
            source += piece?.sourceLength ?? length
            target += length
        }
        return TranslationAlignment(links)
    }

    /// Puts the translation of a piece in its place. A piece has one translation; what comes later changes nothing.
    ///
    /// - Parameters:
    ///   - alignment: Which parts of the piece became which of the translation; nil where that is not known.
    ///   - source: What the piece stands for in the text, where that is not the piece itself.
    package mutating func settle(
        _ index: Int, with translation: String, alignment: TranslationAlignment? = nil, of source: String? = nil
    ) {
        guard case .piece(let piece) = segments[index] else { return }
        segments[index] = .kept(translation)
        replacedEnds[index] = LinePosition(source ?? piece)
        openCount -= 1
        if let alignment {
            aligned[index] = AlignedPiece(sourceLength: (source ?? piece).utf8.count, alignment: alignment)
        }
    }

    /// Appends the segments of another text.
    package mutating func append(_ other: CutText) {
        for segment in other.segments {
            switch segment {
            case .kept(let text): append(kept: text)
            case .piece(let text): append(piece: text)
            }
        }
    }

    /// Appends what stays as it is.
    package mutating func append(kept text: some StringProtocol) {
        guard !text.isEmpty else { return }
        // What was translated with an alignment stays apart.
        if case .kept(var grown) = segments.last, aligned[segments.count - 1] == nil {
            // Taken out of the list first, it grows where it is.
            segments.removeLast()
            grown += text
            segments.append(.kept(grown))
        } else {
            segments.append(.kept(String(text)))
        }
    }

    /// Appends a piece as it is.
    package mutating func append(piece text: String) {
        segments.append(.piece(text))
        openCount += 1
        pieceCount += 1
    }

    /// Appends a piece without the white space at its ends, which stays; all of it stays where there is nothing to translate.
    ///
    /// - Parameter needsLetters: Whether there is nothing to translate in what has no letter.
    package mutating func append(_ text: Substring, needsLetters: Bool) {
        let words = text.withoutOuterWhiteSpace
        guard !words.isEmpty, !needsLetters || words.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
            return append(kept: text)
        }
        append(kept: text[..<words.startIndex])
        append(piece: String(words))
        append(kept: text[words.endIndex...])
    }
}

extension TranslationAlignment.Link {
    /// The link where both texts stand behind others.
    fileprivate func moved(bySource source: Int, target: Int) -> Self {
        Self(
            source: self.source.lowerBound + source..<self.source.upperBound + source,
            target: self.target.lowerBound + target..<self.target.upperBound + target)
    }
}
