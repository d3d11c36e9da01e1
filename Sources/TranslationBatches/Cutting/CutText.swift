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

    /// The segments, in order; together they are the text.
    package private(set) var segments: [Segment] = []
    /// How many pieces have no translation yet.
    package private(set) var openCount = 0

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

    /// The segments put together.
    package var text: String { segments.map(\.text).joined() }

    /// Puts the translation of a piece in its place. A piece has one translation; what comes later changes nothing.
    package mutating func settle(_ index: Int, with translation: String) {
        guard case .piece = segments[index] else { return }
        segments[index] = .kept(translation)
        openCount -= 1
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
        if case .kept(let before) = segments.last {
            segments[segments.count - 1] = .kept(before + text)
        } else {
            segments.append(.kept(String(text)))
        }
    }

    /// Appends a piece as it is.
    package mutating func append(piece text: String) {
        segments.append(.piece(text))
        openCount += 1
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
