// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The marks of words between two placeholders, by which they are found in a translation.
///
/// A superblank stays where it is among the blanks, while words change places: `a [0]fast[1] tool` becomes `una
/// [0]herramienta[1] rápida`. What Apertium calls a word-bound blank goes with its word: `a [[t:p:0]]fast[[/]] tool` becomes
/// `una herramienta [[t:p:0]]rápida[[/]]` (Khanna and others, *Recent advances in Apertium*, 2021; Apertium 3.7).
enum WordMarks {
    /// What marks are used for.
    enum Use: Sendable, Hashable {
        /// For none.
        case none
        /// To find the places of placeholders, which do not travel themselves.
        case places
        /// The same from Spanish into English, whose rules put the mark of an adverb and an adjective on the adverb alone.
        case placesOfModifiedWords
        /// To check the places of superblanks.
        case comparison

        /// Whether placeholders around words travel as nothing but marks.
        var replacesPlaceholders: Bool { self == .places || self == .placesOfModifiedWords }
    }

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

    /// The placeholders that a mark names, more than one, or one more than once, where several words became one; nil where it is
    /// no such mark.
    static func indices(of mark: String) -> [Int]? {
        let indices = mark.split(separator: ";").map { part in
            let part = part.drop { $0 == " " }
            return part.hasPrefix(name) ? Int(part.dropFirst(name.count)) : nil
        }
        let known = indices.compactMap(\.self)
        return known.count == indices.count && !known.isEmpty ? known : nil
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
