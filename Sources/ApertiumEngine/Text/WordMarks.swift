// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The marks of words between two placeholders, by which they are found in a translation.
///
/// A superblank stays where it is among the blanks, while words change places: `a [0]fast[1] tool` becomes `una
/// [0]herramienta[1] rápida`. What Apertium calls a word-bound blank goes with its word: `a [[t:p:0]]fast[[/]] tool` becomes
/// `una herramienta [[t:p:0]]rápida[[/]]` (Khanna and others, *Recent advances in Apertium*, 2021; Apertium 3.7).
enum WordMarks {
    /// What a mark begins with, before the number of the placeholder; programs hand on whatever stands there.
    private static let name = "t:p:"
    /// What ends a marked word.
    static let end = "/"

    /// The programs that hand marks to analysed words, and take them off before words are generated.
    static let programs = ["apertium-wblank-attach", "apertium-wblank-detach"]

    /// The stages of a mode with these programs among them, as Apertium's own script calls it; nil where nothing generates, or
    /// one is missing.
    static func added(to stages: [[String]], hasProgram: (String) -> Bool) -> [[String]]? {
        guard stages.first?.first == "lt-proc", let generator = UnknownWordMarks.generator(of: stages), generator > 0,
            programs.allSatisfy(hasProgram)
        else { return nil }
        return stages[..<1] + [[programs[0]]] + stages[1..<generator] + [[programs[1]]] + stages[generator...]
    }

    /// Where placeholders stand that travel so.
    ///
    /// - Parameter isKept: For each scalar whether it travels inside of a placeholder.
    static func pairs(in scalars: [Unicode.Scalar], isKept: [Bool]) -> (openings: Set<Int>, closings: Set<Int>) {
        func isPlaceholder(_ index: Int) -> Bool {
            scalars[index] == Placeholder.scalar && (index == 0 || !isKept[index - 1])
                && (index + 1 == scalars.count || !isKept[index + 1])
        }
        func isWord(_ index: Int) -> Bool { scalars.indices.contains(index) && !isKept[index] && scalars[index].isWritten }
        var (openings, closings): (Set<Int>, Set<Int>) = ([], [])
        var opening: Int?
        for index in scalars.indices where isKept[index] {
            let isTag = isPlaceholder(index)
            if let start = opening, isTag, isWord(index - 1), !isWord(index + 1) {
                openings.insert(start)
                closings.insert(index)
            }
            opening = isTag && isWord(index + 1) && !isWord(index - 1) ? index : nil
        }
        return (openings, closings)
    }

    /// The most words between an end of a piece and a placeholder that stay there.
    private static let mostWordsAtEnd = 3

    /// Whether words at an end of a piece belong to the placeholder beside them: the tag that opens before the first word, or
    /// closes behind the last one, stands around the piece.
    static func belong(_ words: Substring.UnicodeScalarView, before: Unicode.Scalar?, behind: Unicode.Scalar?) -> Bool {
        let isTag = words.contains(where: \.isWritten) && words.split(separator: " ").count <= mostWordsAtEnd
        return isTag
            && (behind == Placeholder.scalar && words.last?.isWritten == true
                || before == Placeholder.scalar && words.first?.isWritten == true)
    }

    /// Words with the mark of a placeholder on each run of them that nothing but spaces parts: programs hand it to every word
    /// that they find in it, of which dictionaries have some that are several, such as *New York*.
    static func marked(_ words: String, as index: Int) -> [UInt8] {
        var result = ""
        let scalars = words.unicodeScalars
        var position = scalars.startIndex
        while position < scalars.endIndex {
            let isRun = scalars[position].isPartOfWord
            let end =
                scalars[position...].firstIndex { isRun ? !$0.isPartOfWord && $0 != " " : $0.isPartOfWord } ?? scalars.endIndex
            let run = String(scalars[position..<end])
            let core = run[...].withoutOuterWhiteSpace
            if isRun, core.unicodeScalars.contains(where: \.isWritten) {
                result += "[[\(name)\(index)]]\(core)[[\(Self.end)]]\(run[core.endIndex...])"
            } else {
                result += run
            }
            position = end
        }
        return Array(result.utf8)
    }

    /// The placeholders that a mark names, more than one where several words became one; nil where it is no such mark.
    static func indices(of mark: String) -> Set<Int>? {
        let indices = mark.split(separator: ";").map { part in
            let part = part.drop { $0 == " " }
            return part.hasPrefix(name) ? Int(part.dropFirst(name.count)) : nil
        }
        let known = indices.compactMap(\.self)
        return known.count == indices.count && !known.isEmpty ? Set(known) : nil
    }
}

/// Where the marked words of a translation stand.
struct MarkedWords {
    /// A word that nobody marked, in bytes, which stands among marked ones: an article, or a preposition.
    private static let longestBetween = 4

    /// Where the words of each placeholder begin and end in the text, in bytes.
    private(set) var ranges: [Int: Range<Int>] = [:]
    /// All marked words, in order.
    private var words: [Range<Int>] = []
    /// The placeholders whose mark the current word has, and where it begins.
    private var current: (indices: Set<Int>, start: Int)?

    /// Whether a marked word has begun and not ended.
    var isOpen: Bool { current != nil }

    /// A marked word begins at a place in the text.
    mutating func begin(_ indices: Set<Int>, at start: Int) { current = (indices, start) }

    /// The word ends at a place in the text.
    mutating func end(at end: Int) {
        guard let (indices, start) = current else { return }
        current = nil
        guard start < end else { return }
        words.append(start..<end)
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
            guard let range = ranges[index], areTogether(in: range, bytes) else { return nil }
            places += [(range.lowerBound, index), (range.upperBound, index + 1)]
        }
        return zip(places, places.dropFirst()).allSatisfy { $0.offset <= $1.offset } ? places : nil
    }

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

extension Unicode.Scalar {
    /// Whether it is a letter or a digit, or a sign on one.
    fileprivate var isWritten: Bool {
        properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }

    /// Whether words are written with it, or with an apostrophe or hyphen inside of them.
    fileprivate var isPartOfWord: Bool { isWritten || ["'", "’", "-"].contains(self) }
}
