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

    /// How many columns of a text are shown at most.
    private let width: Int
    private var position = TextPosition()
    private var start = TextPosition()
    private var ends: (first: TextPosition, last: TextPosition)?
    /// The beginning, with one space for white space.
    private var beginning = ""
    private var beginningCount = 0
    private var isCut = false

    init(width: Int) {
        self.width = width
    }

    mutating func pass(_ bytes: ArraySlice<UInt8>) {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isWhitespace = scalar.properties.isWhitespace
            if !isWhitespace { ends = (ends?.first ?? position, position) }
            position.advance(over: scalar)
            collect(isWhitespace ? " " : scalar)
        }
    }

    mutating func end() -> Appearance {
        defer {
            (start, ends) = (position, nil)
            (beginning, beginningCount, isCut) = ("", 0, false)
        }
        let (first, last) = ends ?? (start, start)
        return Appearance(first: first, last: last, excerpt: Excerpt.of(beginning, columns: width, isCut: isCut))
    }

    /// Adds a scalar to the beginning, as long as more of it may be shown.
    private mutating func collect(_ scalar: Unicode.Scalar) {
        if scalar == " ", beginning.isEmpty || beginning.utf8.last == UInt8(ascii: " ") { return }
        guard beginningCount <= width * Excerpt.maximumScalars else {
            isCut = isCut || scalar != " "
            return
        }
        beginning.unicodeScalars.append(scalar)
        beginningCount += 1
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
