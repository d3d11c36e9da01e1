// SPDX-License-Identifier: Apache-2.0

import TextStreams
import UnicodeText

/// Where what is visible of spans begins and ends, and its beginning, for people.
struct LineMeasure: SpanMeasure {
    /// What is shown of the text of a span.
    struct Appearance {
        let first: TextPosition
        let last: TextPosition
        /// The beginning, on one line.
        let excerpt: String
    }

    /// What is shown of a text of which nothing has come yet.
    private let none: Excerpt
    private var position = TextPosition()
    private var start = TextPosition()
    private var ends: (first: TextPosition, last: TextPosition)?
    private var excerpt: Excerpt

    /// - Parameter width: How many columns of a text are shown at most.
    init(width: Int) {
        none = Excerpt(columns: width)
        excerpt = none
    }

    mutating func pass(_ bytes: ArraySlice<UInt8>) {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if !scalar.properties.isWhitespace { ends = (ends?.first ?? position, position) }
            position.advance(over: scalar)
            excerpt.append(scalar)
        }
    }

    mutating func end() -> Appearance {
        defer {
            (start, ends, excerpt) = (position, nil, none)
        }
        let (first, last) = ends ?? (start, start)
        return Appearance(first: first, last: last, excerpt: excerpt.text)
    }
}

/// A place in a text as editors tell it.
struct TextPosition: CustomStringConvertible {
    /// The line, from 1; lines end at line feeds.
    var line = 1
    /// The column, from 1, in scalars of Unicode.
    var column = 1

    var description: String { "\(line):\(column)" }

    /// Moves over a scalar.
    mutating func advance(over scalar: Unicode.Scalar) {
        if scalar == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}
