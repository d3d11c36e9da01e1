// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextScanning
import TranslationBatches

/// Which attributes the parts of a text have, and by an alignment those of its translation.
struct PassageFormatting: Sendable {
    /// A part of a translation with the same attributes.
    struct Run {
        var range: Range<Int>
        let attributes: AttributeContainer
    }

    /// The whole text.
    private(set) var text = ""
    /// Where each part ends, and the number of its attributes; nil for a placeholder.
    private var parts: [(end: Int, style: Int?)] = []
    /// All attributes that there are, and how many bytes have them.
    private var styles: [AttributeContainer] = []
    private var lengths: [Int] = []
    private var numbers: [AttributeContainer: Int] = [:]

    /// Appends a part of the text.
    ///
    /// - Parameter attributes: Nil for a placeholder.
    mutating func append(_ words: String, _ attributes: AttributeContainer?) {
        text += words
        let style = attributes.map { attributes in
            if let number = numbers[attributes] { return number }
            numbers[attributes] = styles.count
            styles.append(attributes)
            lengths.append(0)
            return styles.count - 1
        }
        if let style { lengths[style] += words.utf8.count }
        parts.append((text.utf8.count, style))
    }

    /// The parts of a translation with the attributes of what they come from.
    ///
    /// A part that comes from words with different attributes has those of most of them; one that was copied, those of each. What
    /// comes from none, such as a space or a word that was put in, has those of what stands around it; where these differ, those
    /// that most of the text has.
    ///
    /// - Complexity: Linear in the number of links and parts, but for finding the parts.
    func runs(of translation: String, by alignment: TranslationAlignment) -> [Run] {
        let usual = lengths.indices.max { (lengths[$0], $1) < (lengths[$1], $0) }
        let length = translation.utf8.count
        var marked: [(range: Range<Int>, style: Int)] = []
        var links = alignment.links[...]
        while let first = links.first {
            let range = first.target
            let group = links.prefix { $0.target == range }
            links = links.dropFirst(group.count)
            // Where links of an engine overlap, the first counts.
            let start = max(range.lowerBound, marked.last?.range.upperBound ?? 0)
            guard start < range.upperBound else { continue }
            if start == range.lowerBound, group.count == 1,
                translation[utf8: range].utf8.elementsEqual(text[utf8: first.source].utf8)
            {
                marked += copiedParts(of: first)
            } else if let style = style(of: group.map(\.source)) {
                marked.append((start..<range.upperBound, style))
            }
        }
        var runs: [Run] = []
        var end = 0
        var before: Int?
        for (range, style) in marked {
            append(end..<range.lowerBound, before == nil || before == style ? style : usual, to: &runs)
            append(range, style, to: &runs)
            (end, before) = (range.upperBound, style)
        }
        append(end..<length, before ?? usual, to: &runs)
        return runs
    }

    private func append(_ range: Range<Int>, _ style: Int?, to runs: inout [Run]) {
        guard !range.isEmpty else { return }
        runs.append(Run(range: range, attributes: style.map { styles[$0] } ?? AttributeContainer()))
    }

    /// The parts of what stands in the translation as it stood in the text.
    private func copiedParts(of link: TranslationAlignment.Link) -> [(range: Range<Int>, style: Int)] {
        var found: [(range: Range<Int>, style: Int)] = []
        forEachPart(of: link.source) { range, style in
            let start = link.target.lowerBound + range.lowerBound - link.source.lowerBound
            found.append((start..<start + range.count, style))
        }
        return found
    }

    /// The attributes that most of some parts of the text have; nil where they have none.
    private func style(of ranges: [Range<Int>]) -> Int? {
        var counts: [Int: Int] = [:]
        for range in ranges { forEachPart(of: range) { counts[$1, default: 0] += $0.count } }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Calls a function with each part of a range that has attributes.
    private func forEachPart(of range: Range<Int>, _ body: (Range<Int>, Int) -> Void) {
        var index = firstPart(endingAfter: range.lowerBound)
        var start = range.lowerBound
        while index < parts.count, start < range.upperBound {
            let end = min(parts[index].end, range.upperBound)
            if let style = parts[index].style { body(start..<end, style) }
            (start, index) = (end, index + 1)
        }
    }

    /// The part that an offset is in, by bisection.
    private func firstPart(endingAfter offset: Int) -> Int {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
