// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Lines that need no engine, and that engines get wrong: answers, days and states alone, rows of days or months, formulas of
/// letters, and single capitals, `AM` and marks of schools, as in a cell or on a button; answers and states behind a label, and
/// the labels at the head of mails. A mark of an item may stand before each.
package struct KnownLines: Sendable {
    private let words: LoneWords?
    private let formulas: LetterFormulas?
    private let rows: CalendarRows?
    private let headers: MessageHeaders?

    /// Those from one language into another, without scripts and regions.
    package init(from source: String, into target: String) {
        words = LoneWords(from: source, into: target)
        formulas = LetterFormulas(from: source, into: target)
        rows = CalendarRows(from: source, into: target)
        headers = MessageHeaders(from: source, into: target)
    }

    /// The translation of a line; nil where it needs an engine.
    package func translation(of line: String) -> String? {
        if let row = rows?.translation(of: line[...]) { return row }
        guard line.utf8.count <= Self.longest else { return nil }
        let isName = line[...].isCapital || line[...].isGrade || line == "AM" || line == "PM"
        return words?.translation(of: line) ?? formulas?.translation(of: line) ?? (isName ? line : nil)
    }

    /// The lines of a text that need no engine, the answers and states that are all that stands behind a label and a colon in
    /// one, and the labels at the head of mails, in order.
    ///
    /// - Complexity: Linear in the length of the text.
    package func values(in text: String) -> [KnownValue] {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
        }
        let known: [KnownValue] = lines.indices.compactMap { index in
            let line = lines[index]
            // Of a calendar the weeks may follow.
            if let row = rows?.translation(of: line) {
                return KnownValue(range: text.utf8Offsets(of: line), translation: row, isLine: true)
            }
            guard line.utf8.count <= Self.longest else { return nil }
            if let value = value(behindLabelIn: line, of: text) { return value }
            let words = line.withoutItemBullet
            guard words.first.map({ $0.isLetter || "¡¿".contains($0) }) == true,
                let translation = answer(words, isItem: words.startIndex > line.startIndex)
            else { return nil }
            // Of a wrapped sentence a line may have one word, and one who speaks may go on.
            let next = index + 1 < lines.count ? lines[index + 1] : ""
            let isLast = next.allSatisfy(\.isWhitespace)
            let isItem = words.startIndex > line.startIndex
            let isFirst = index == 0 || lines[index - 1].allSatisfy(\.isWhitespace)
            let isBeforeItem = next.withoutItemBullet.startIndex > next.startIndex
            guard
                isItem && (isLast || isBeforeItem) || isFirst && (isLast || words.last == "," && next.first?.isUppercase == true)
            else { return nil }
            return KnownValue(
                range: text.utf8Offsets(of: line), translation: line[..<words.startIndex] + translation, isLine: true)
        }
        guard let labels = headers?.labels(in: lines, of: text), !labels.isEmpty else { return known }
        return (known + labels).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The translation of a line that is an answer or a formula. *Segunda* is the second of a list, too, and *No.* the sign of a
    /// number, but for one who speaks.
    private func answer(_ line: Substring, isItem: Bool) -> String? {
        let spoken = isItem && line.last == "." ? words?.translation(ofAnswer: line.dropLast()).map { $0 + "." } : nil
        return words?.translation(ofAnswer: line) ?? formulas?.translation(of: String(line)) ?? spoken
    }

    /// The answer or state behind the label of a line; nil where it has none.
    private func value(behindLabelIn line: Substring, of text: String) -> KnownValue? {
        guard let words, let colon = line.lastIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        let label = line[..<colon].split(whereSeparator: \.isWhitespace)
        guard 1...Self.mostWordsOfLabel ~= label.count, value.startIndex != line.index(after: colon),
            label.last?.unicodeScalars.last.map({ $0.isLetterOrNumber || $0 == ")" || $0 == Placeholder.scalar }) == true,
            // Whoever is off, or is on Sunday, is not switched off.
            !label.contains(where: { words.isDay($0) || GivenNames.contains($0) }),
            let translation = words.translation(ofAnswer: value)
        else { return nil }
        return KnownValue(range: text.utf8Offsets(of: value), translation: translation)
    }

    private static let mostWordsOfLabel = 6

    private static let longest = 80
}
