// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Cuts texts into pieces that an engine takes. This is the one place where texts are cut for their length.
///
/// A piece ends between sentences where that is possible, else between words, else between characters.
package struct TextCutter: Sendable {
    /// How long a piece may be.
    package enum Length: Sendable, Hashable {
        /// At most this many Unicode scalars, at least 1. A single character may have more.
        case scalars(Int)
        /// At most this many bytes of UTF-8, at least 1. A single character may have more.
        case bytes(Int)
    }

    /// What is a piece of its own, however short.
    package enum Unit: Sendable, Hashable {
        /// Nothing: a text that is short enough is one piece.
        case text
        /// Each line, and each of the columns in it and of what signs part, so that no word moves from one to the other.
        case line
        /// The same, but a line that its sentence goes on behind is one with the next.
        case wrappedLine
        /// Each sentence, which may go on over the end of a line, and each column.
        case sentence
    }

    private let maximum: Length?
    private let cutsWords: Bool
    private let unit: Unit

    /// A cutter for one engine.
    ///
    /// - Parameters:
    ///   - maximum: How long a piece may be; nil for any length.
    ///   - cutsWords: Whether a word that is longer is cut between characters. Else it is a piece by itself, longer than others
    ///     may be.
    ///   - unit: What is a piece of its own. What has no letter is not a piece where that is more than the whole text.
    package init(maximum: Length?, cutsWords: Bool = true, unit: Unit = .text) {
        self.maximum = maximum
        self.cutsWords = cutsWords
        self.unit = unit
    }

    /// Cuts a text. One that is short enough is a piece as it is; the pieces of others neither begin nor end with white space.
    ///
    /// - Complexity: Linear in the length of the text.
    package func cut(_ text: String) -> CutText {
        var result = CutText()
        guard unit != .text else {
            if fits(text[...]) {
                result.append(piece: text)
            } else {
                for range in ranges(in: text[...]) { result.append(text[utf8: range], needsLetters: false) }
            }
            return result
        }
        var start = text.startIndex
        for separator in UnitSeparators.ranges(in: text, between: unit) {
            appendCell(text[start..<separator.lowerBound], to: &result)
            result.append(kept: text[separator])
            start = separator.upperBound
        }
        if start == text.startIndex { appendLine(text[...], to: &result) } else { appendCell(text[start...], to: &result) }
        return result
    }

    /// Appends what stands beside separators. A single capital names something there or is a mark, and is no word.
    private func appendCell(_ cell: Substring, to result: inout CutText) {
        if cell.isCapital || cell.withoutOuterWhiteSpace.isGrade { return result.append(kept: cell) }
        appendLine(cell, to: &result)
    }

    private func appendLine(_ line: Substring, to result: inout CutText) {
        guard unit == .sentence || !fits(line) else { return result.append(line, needsLetters: true) }
        for range in ranges(in: line) {
            let start = line.utf8.index(line.startIndex, offsetBy: range.lowerBound)
            result.append(line[start..<line.utf8.index(start, offsetBy: range.count)], needsLetters: true)
        }
    }

    private func fits(_ text: Substring) -> Bool {
        switch maximum {
        case .scalars(let count): text.unicodeScalars.count <= count
        case .bytes(let count): text.utf8.count <= count
        case nil: true
        }
    }

    // MARK: - Where a piece ends

    /// How many bytes the first piece of a text has.
    func firstLength(of text: String) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            let limit = limit(from: 0, in: bytes)
            return limit == bytes.count ? limit : cut(in: 0..<limit, of: bytes)
        }
    }

    /// The pieces of a text in UTF-8 offsets, which cover it in order.
    private func ranges(in text: Substring) -> [Range<Int>] {
        let lines = unit == .sentence ? WrappedLines(text) : nil
        var itemStarts = (lines?.itemStarts ?? [])[...]
        var text = text
        return text.withUTF8 { bytes in
            var ranges: [Range<Int>] = []
            var start = 0
            while start < bytes.count {
                let limit = limit(from: start, in: bytes)
                while let item = itemStarts.first, item <= start { itemStarts.removeFirst() }
                // No sentence is looked for beyond the next item.
                let reach = min(limit, itemStarts.first ?? limit)
                var sentence = unit == .sentence ? SentenceEnd.first(after: start, upTo: reach, in: bytes) : nil
                while let end = sentence, lines?.starts.contains(end) == true {
                    sentence = SentenceEnd.first(after: end, upTo: reach, in: bytes)
                }
                if reach < limit { sentence = sentence ?? reach }
                let end = sentence ?? (limit == bytes.count ? limit : cut(in: start..<limit, of: bytes))
                ranges.append(start..<end)
                start = end
            }
            return ranges
        }
    }

    /// How far a piece may reach.
    private func limit(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch maximum {
        case .bytes(let count):
            return min(start + max(1, count), bytes.count)
        case .scalars(let count):
            var left = max(1, count)
            return bytes[start...].firstIndex { byte in
                if !UTF8.isContinuation(byte) { left -= 1 }
                return left < 0
            } ?? bytes.count
        case nil:
            return bytes.count
        }
    }

    /// The last place in a range at which a piece may end; after it where a word is not to be cut.
    private func cut(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        func isBoundary(_ offset: Int) -> Bool {
            var boundaries = CharacterBoundaries(in: bytes, from: range.lowerBound)
            return boundaries.last(upTo: offset) == offset
        }
        let sentence = SentenceEnd.last(upTo: range.upperBound, from: range.lowerBound, in: bytes)
        if let sentence, isBoundary(sentence) { return sentence }
        if let space = range.last(where: { endsWord(at: $0, in: bytes) }) { return space + 1 }
        guard cutsWords else {
            let space = bytes[range.upperBound...].indices.first { endsWord(at: $0, in: bytes) }
            return space.map { $0 + 1 } ?? bytes.count
        }
        var boundaries = CharacterBoundaries(in: bytes, from: range.lowerBound)
        let end = boundaries.last(upTo: range.upperBound)
        // Where one character is longer than the limit, it is a piece.
        return end > range.lowerBound ? end : boundaries.next()
    }

    private func endsWord(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[offset].isASCIISpace && CharacterBoundaries.endsCharacter(atSpace: offset, in: bytes)
    }
}
