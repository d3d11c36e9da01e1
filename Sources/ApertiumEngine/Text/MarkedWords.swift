// SPDX-License-Identifier: Apache-2.0

/// Where the marked words of a translation stand.
struct MarkedWords {
    /// A word that nobody marked, in bytes, which stands among marked ones: an article, or a preposition.
    private static let longestBetween = 4

    /// Where the words of each placeholder begin and end in the text, in bytes.
    var ranges: [Int: Range<Int>] = [:]
    /// All marked words, in order.
    var words: [Range<Int>] = []
    /// The words that stand for several of one placeholder, by where they begin.
    private(set) var joined: Set<Int> = []
    /// The placeholders whose mark the current word has, and where it begins.
    private var current: (indices: [Int], start: Int)?

    /// Whether a marked word has begun and not ended.
    var isOpen: Bool { current != nil }

    /// A marked word begins at a place in the text.
    mutating func begin(_ indices: [Int], at start: Int) { current = (indices, start) }

    /// The word ends at a place in the text.
    mutating func end(at end: Int) {
        guard let (indices, start) = current else { return }
        current = nil
        guard start < end else { return }
        words.append(start..<end)
        if indices.count > 1, Set(indices).count == 1 { joined.insert(start) }
        for index in indices {
            let known = ranges[index] ?? start..<end
            ranges[index] = min(known.lowerBound, start)..<max(known.upperBound, end)
        }
    }

    /// Where the opening and the closing placeholder of each pair go; nil where the words between them are lost, or scattered
    /// among others.
    func places(of openings: Set<Int>, in bytes: [UInt8]) -> [(offset: Int, index: Int)]? {
        var places: [(offset: Int, index: Int)] = []
        for index in openings.sorted() {
            guard let range = range(of: index, in: bytes) else { return nil }
            places += [(range.lowerBound, index), (range.upperBound, index + 1)]
        }
        return zip(places, places.dropFirst()).allSatisfy { $0.offset <= $1.offset } ? places : nil
    }

    /// Where the words of a placeholder stand; nil where they are lost, or scattered among others.
    func range(of index: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard let range = ranges[index], areTogether(in: range, bytes) else { return nil }
        return range
    }

    /// The first marked word of a range.
    func firstWord(in range: Range<Int>) -> Range<Int> { words.first { $0.lowerBound == range.lowerBound } ?? range }

    /// Whether the words of a placeholder stand beside it, with nothing but short words around them.
    ///
    /// - Parameters:
    ///   - index: The placeholder.
    ///   - stretch: What stands between it and the end of the text.
    func standBeside(_ index: Int, in stretch: Range<Int>, _ bytes: [UInt8]) -> Bool {
        guard let range = ranges[index], stretch.lowerBound <= range.lowerBound, range.upperBound <= stretch.upperBound else {
            return false
        }
        return [stretch.lowerBound..<range.lowerBound, range.upperBound..<stretch.upperBound].allSatisfy { rest in
            bytes[rest].split(separator: 0x20).allSatisfy { $0.count <= Self.longestBetween }
        }
    }

    /// Whether nothing but short words stands between the marked ones of a range.
    private func areTogether(in range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let inside = words.filter { range.contains($0.lowerBound) }
        return zip(inside, inside.dropFirst()).allSatisfy { word, next in
            word.upperBound > next.lowerBound
                || bytes[word.upperBound..<next.lowerBound].split(separator: 0x20).allSatisfy { $0.count <= Self.longestBetween }
        }
    }
}
