// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text on its way to an engine, without the fixed text in it.
///
/// In the pieces for an engine that keeps placeholders, one stands for each piece of fixed text; for another the text is cut
/// around it. What stands at the ends of the text goes to neither. The paragraphs of a text for an engine that keeps placeholders
/// are pieces of their own, so that what one of them loses changes no other.
package struct ShieldedText: Sendable {
    /// The text in pieces that an engine takes; what is fixed is kept between them.
    package private(set) var cut = CutText()
    /// What the placeholders of a piece stand for, in order, by the index of its segment. A placeholder that the text had before
    /// stands for itself.
    package private(set) var fixed: [Int: [String]] = [:]

    /// A text to be translated; nil where there is something to translate in it, no fixed text, and for an engine that keeps
    /// placeholders no second paragraph.
    ///
    /// - Parameters:
    ///   - keepsPlaceholders: Whether the engine gives placeholders back.
    ///   - cutter: Cuts it to what the engine takes.
    ///   - names: Where names of people stand in it that are fixed text, in order, in UTF-8 offsets.
    ///   - values: What in it needs no engine, in order.
    /// - Complexity: Linear in the length of the text.
    package init?(
        _ text: String, keepsPlaceholders: Bool, cutter: TextCutter, names: [Range<Int>] = [],
        values: [KnownValue] = []
    ) {
        guard !text.isNumber, !text.isCapital else {
            cut.append(kept: text)
            return
        }
        let named = Self.ranges(FixedText.ranges(in: text), and: names)
        let ranges = Self.ranges(named, and: values.map(\.range))
        if keepsPlaceholders {
            let kept = KeptLines.ranges(in: text, besides: values)
            guard !ranges.isEmpty || !kept.isEmpty else { return nil }
            if kept.isEmpty {
                mark(text, ranges, cutter: cutter, values: values)
            } else {
                mark(text, ranges[...], between: kept, cutter: cutter, values: values[...])
            }
        } else {
            guard !ranges.isEmpty else { return nil }
            part(text, ranges, cutter: cutter, values: values)
        }
    }

    /// A range of a text as it is in the translation.
    private static func written(_ range: Range<Int>, of text: String, _ values: [KnownValue]) -> String {
        var (written, start) = ("", range.lowerBound)
        for value in values where value.range.lowerBound >= start && value.range.upperBound <= range.upperBound {
            written += text[utf8: start..<value.range.lowerBound] + value.translation
            start = value.range.upperBound
        }
        return written + text[utf8: start..<range.upperBound]
    }

    /// Ranges with those of others that none of them overlaps, in order.
    private static func ranges(_ ranges: [Range<Int>], and others: [Range<Int>]) -> [Range<Int>] {
        guard !others.isEmpty else { return ranges }
        var (all, rest) = ([Range<Int>](), ranges[...])
        for other in others {
            while let first = rest.first, first.upperBound <= other.lowerBound { all.append(rest.removeFirst()) }
            if rest.first.map({ $0.lowerBound >= other.upperBound }) ?? true { all.append(other) }
        }
        return all + rest
    }

    /// Marks the stretches of a text between what is kept of it.
    private mutating func mark(
        _ text: String, _ ranges: ArraySlice<Range<Int>>, between kept: [(range: Range<Int>, written: String)],
        cutter: TextCutter, values: ArraySlice<KnownValue>
    ) {
        var (ranges, values, start) = (ranges, values, 0)
        for (range, written) in kept + [(text.utf8.count..<text.utf8.count, "")] {
            let stretch = start..<range.lowerBound
            func moved(_ inner: Range<Int>) -> Range<Int> { inner.lowerBound - start..<inner.upperBound - start }
            let inner = ranges.drop { $0.lowerBound < start }.prefix { $0.upperBound <= stretch.upperBound }
            let known = values.drop { $0.range.lowerBound < start }.prefix { $0.range.upperBound <= stretch.upperBound }
            (ranges, values) = (ranges[inner.endIndex...], values[known.endIndex...])
            mark(
                String(text[utf8: stretch]), inner.map(moved), cutter: cutter,
                values: known.map { KnownValue(range: moved($0.range), translation: $0.translation) })
            cut.append(kept: written)
            start = range.upperBound
        }
    }

    private mutating func mark(_ text: String, _ ranges: [Range<Int>], cutter: TextCutter, values: [KnownValue]) {
        func written(_ range: Range<Int>) -> String { Self.written(range, of: text, values) }
        let (middle, kept) = MarkedText.withoutKeptEnds(of: 0..<text.utf8.count, ranges.map { ($0, nil) }[...], in: text)
        let marked = MarkedText(of: text, range: middle, without: Array(kept))
        guard marked.text.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
            return cut.append(kept: written(0..<text.utf8.count))
        }
        let own = Dictionary(uniqueKeysWithValues: marked.inlines.map { ($0.placeholderIndex, written($0.range)) })
        var index = 0
        cut.append(kept: written(0..<middle.lowerBound))
        for segment in cutter.cut(marked.text).segments {
            switch segment {
            case .kept(let text): cut.append(kept: text)
            case .piece(let text):
                let places = (0..<Placeholder.count(in: text)).map { own[index + $0] }
                index += places.count
                append(text[...], places[...])
            }
        }
        cut.append(kept: written(middle.upperBound..<text.utf8.count))
    }

    /// Appends a piece without the count that it begins with: *2 × red lamps*, which models put behind the words.
    ///
    /// - Parameter places: What its placeholders stand for; nil for those that the text had before.
    private mutating func append(_ piece: Substring, _ places: ArraySlice<String?>) {
        var (piece, places) = (piece, places)
        if piece.unicodeScalars.first == Placeholder.scalar, case let count?? = places.first, count.hasSuffix("×") {
            let rest = piece.unicodeScalars.dropFirst()
            cut.append(kept: count + String(rest.prefix { $0 == " " }))
            (piece, places) = (Substring(rest.drop { $0 == " " }), places.dropFirst())
        }
        let segment = cut.segments.count
        cut.append(piece, needsLetters: false)
        if !places.isEmpty { fixed[cut.pieces(from: segment).last?.index ?? segment] = places.map { $0 ?? Placeholder.text } }
    }

    private mutating func part(_ text: String, _ ranges: [Range<Int>], cutter: TextCutter, values: [KnownValue]) {
        var start = 0
        for range in ranges + [text.utf8.count..<text.utf8.count] {
            for segment in cutter.cut(String(text[utf8: start..<range.lowerBound])).segments {
                switch segment {
                case .kept(let text): cut.append(kept: text)
                case .piece(let text): cut.append(text[...], needsLetters: true)
                }
            }
            cut.append(kept: Self.written(range, of: text, values))
            start = range.upperBound
        }
    }

    /// A piece with placeholders for more of its text.
    ///
    /// - Parameters:
    ///   - ranges: Where that stands, in order, in UTF-8 offsets.
    ///   - fixed: What the placeholders stand for that the piece has; nil where they stand for themselves.
    /// - Returns: The piece, and what its placeholders stand for.
    package static func marked(
        _ piece: String, without ranges: [Range<Int>], fixed: [String]?
    ) -> (text: String, fixed: [String]) {
        let marked = MarkedText(of: piece, range: 0..<piece.utf8.count, without: ranges.map { ($0, nil) })
        var own = (fixed ?? Array(repeating: Placeholder.text, count: Placeholder.count(in: piece)))[...]
        var texts: [String] = []
        var start = 0
        for range in ranges {
            let before = Placeholder.count(in: piece[utf8: start..<range.lowerBound])
            texts += own.prefix(before)
            own = own.dropFirst(before)
            // A placeholder inside of the range goes with it.
            let inside = String(piece[utf8: range])
            let count = Placeholder.count(in: inside)
            texts.append(filled(inside, with: Array(own.prefix(count))))
            own = own.dropFirst(count)
            start = range.upperBound
        }
        return (marked.text, texts + own)
    }

    /// A translation with what its placeholders stand for, which it has each once.
    package static func filled(_ translation: String, with fixed: [String]) -> String {
        zip(Placeholder.stretches(of: translation), fixed + [""]).reduce(into: "") { $0 += $1.0 + $1.1 }
    }
}

extension String {
    /// Whether there is no more in it than a capital letter of ASCII, which in a cell or above a note is a name. `O`, `E` and `Y`
    /// are words between two buttons in Spanish, Portuguese and Italian.
    fileprivate var isCapital: Bool {
        let letters = utf8.lazy.filter { $0.isASCIILetterOrDigit || $0 >= 0x80 }.prefix(2)
        return letters.count == 1 && letters.first.map { $0.isASCIICapital && !"OEY".utf8.contains($0) } == true
    }

    /// Whether there is nothing in it but numbers: prices and ordinals too, in which few Latin letters follow a digit (`1st`,
    /// `2ª`). Letters of other scripts are words, such as those that count days and people.
    fileprivate var isNumber: Bool {
        guard unicodeScalars.contains(where: { $0.properties.numericType != nil }) else { return false }
        return split(whereSeparator: \.isWhitespace).allSatisfy { word in
            let letters = word.unicodeScalars.drop { !$0.properties.isAlphabetic }
            return letters.isEmpty
                || word.unicodeScalars[..<letters.startIndex].contains { $0.properties.numericType != nil }
                    && letters.count { $0.properties.isAlphabetic } <= 2
                    && letters.allSatisfy { !$0.properties.isAlphabetic || $0.value < 0x250 }
        }
    }
}
