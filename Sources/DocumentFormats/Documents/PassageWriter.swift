// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TextScanning

/// Writes a passage again with parts of its text replaced: what stays is copied from the document, what is new is escaped.
package struct PassageWriter {
    private let passage: Passage
    private let document: Document
    private var result = ""
    /// Up to where the passage's text has been written.
    private var position = 0
    /// The piece that holds the position.
    private var pieceIndex = 0
    private var hasChanged = false
    /// What else changes inside of the inline pieces, in order.
    private let inner: [DocumentEdit]
    private let writesEqual: Bool

    /// - Parameters:
    ///   - inner: What else changes inside of the inline pieces, in order: what stands in them may be passages, too.
    ///   - writesEqual: Whether a text is written that is the passage's own.
    package init(_ passage: Passage, of document: Document, inner: [DocumentEdit] = [], writesEqual: Bool = false) {
        self.writesEqual = writesEqual
        self.passage = passage
        self.document = document
        self.inner = inner
    }

    /// Replaces a part of the text, after those replaced before. Where the placeholders do not match, the part stays.
    ///
    /// - Parameter order: Which inline piece each placeholder stands for; nil for one after the other.
    package mutating func replace(_ range: Range<Int>, with text: String, order: [Int]? = nil) {
        let isInOrder = order.map { $0 == Array(0..<$0.count) } ?? true
        guard writesEqual || !isInOrder || !text.utf8.elementsEqual(slice(range).utf8) else { return }
        let inlines = passage.pieces[pieceIndex...].inlines(in: range)
        // In a passage without inline pieces the character of placeholders is one like another.
        let texts = inlines.isEmpty ? [text[...]] : Placeholder.stretches(of: text)
        guard texts.count == inlines.count + 1, order?.sorted() ?? Array(inlines.indices) == Array(inlines.indices) else {
            return keep(upTo: range.upperBound)
        }
        keep(upTo: range.lowerBound)
        for (index, text) in texts.enumerated() {
            if !text.isEmpty { result += written(String(text)) }
            if index < inlines.count { result += source(inlines[order?[index] ?? index]) }
        }
        position = range.upperBound
        hasChanged = true
    }

    /// The passage as it is written; nil where nothing was replaced.
    package mutating func finish() -> String? {
        guard hasChanged else { return nil }
        keep(upTo: passage.text.utf8.count)
        return result
    }

    /// Copies the text from the position on as the document writes it, and moves the position there.
    private mutating func keep(upTo end: Int) {
        defer { position = max(position, end) }
        while pieceIndex < passage.pieces.count {
            let piece = passage.pieces[pieceIndex]
            let part = piece.text.clamped(to: position..<max(position, end))
            if piece.text.lowerBound >= end, !piece.text.isEmpty || piece.text.lowerBound > end { return }
            if part == piece.text, piece.text.lowerBound >= position {
                result += source(piece.source)
            } else if !part.isEmpty {
                let offset = piece.source.lowerBound + part.lowerBound - piece.text.lowerBound
                result +=
                    piece.kind == .verbatim
                    ? document.source(offset..<offset + part.count) : written(slice(part))
            }
            if piece.text.upperBound > end { return }
            pieceIndex += 1
        }
    }

    /// A text as the format writes it where the result ends.
    private func written(_ text: String) -> String {
        guard let format = document.format as? any LineStartFormat else { return document.format.written(text, for: passage) }
        // Behind blanks and marks of quotations a line has hardly begun.
        let before = result.utf8.reversed().first { !$0.isBlank && $0 != UInt8(ascii: ">") }
        let outside = result.isEmpty ? byteBeforePassage : nil
        let startsLine = before.map { $0 == 0x0A || $0 == 0x0D } ?? (outside == nil)
        return format.written(text, for: passage, startsLine: startsLine, behind: result.utf8.last ?? outside)
    }

    /// The byte that adjoins the passage's start in the document, such as the end of code with which its line begins, or the mark
    /// of a heading before blanks; nil for other blanks, a mark of a quotation, or none.
    private var byteBeforePassage: UInt8? {
        let start = passage.range.lowerBound
        guard start > 0 else { return nil }
        let bytes = document.content.utf8
        let before = bytes.prefix(start).reversed()
        guard let byte = before.first else { return nil }
        // A tag ends so, too.
        let endsTag = before.dropFirst().first.map { $0.isASCIILetterOrDigit || "/\"'-".utf8.contains($0) } ?? false
        guard byte != UInt8(ascii: ">") || endsTag else { return nil }
        guard byte <= 0x20 else { return byte }
        return before.first { !$0.isBlank }.flatMap { $0 == UInt8(ascii: "#") ? $0 : nil }
    }

    /// Bytes of the document with what changes in them.
    private func source(_ range: Range<Int>) -> String {
        guard let last = inner.last, last.range.lowerBound >= range.lowerBound else { return document.source(range) }
        let first = inner.sortedFirstIndex { $0.range.lowerBound >= range.lowerBound }
        let edits = inner[first...].prefix { $0.range.upperBound <= range.upperBound }
        return document.content.applying(Array(edits), to: range)
    }

    private func slice(_ range: Range<Int>) -> String { passage.slice(range) }
}
