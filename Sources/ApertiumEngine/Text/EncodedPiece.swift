// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TextScanning
import TranslationBatches
import UnicodeText

/// A piece as it travels through a chain: superblanks `[0]`, `[1]`, … stand for what must not reach it, placeholders among it
/// that `StandInWords` has not made words of.
///
/// Superblanks are Apertium's own: programs hand on what is in brackets, and take it for the end of a word. They count the
/// blanks between words and keep a superblank at its place among them, so that words may move past it where the languages differ
/// in their order: `red/blue house` becomes `casa/azul roja`.
///
/// Two placeholders around words, as tags stand around them, travel as marks of these words, which go with them wherever they go
/// (`WordMarks`), or as superblanks with such marks between them, by which they are found where superblanks stay behind
/// (`ComparedMarks`).
struct EncodedPiece: Sendable, Hashable {
    /// A word longer than this, in characters, becomes a placeholder: programs take time that grows with the square of a word's
    /// length.
    static let longestWord = 1000

    /// The piece in words that go through the chain and what travels as placeholders, by turns.
    let segments: [PlaceholderRepair.Segment]

    /// On which sides a placeholder has no space.
    struct Attachments: OptionSet, Sendable, Hashable {
        let rawValue: Int
        static let before = Attachments(rawValue: 1)
        static let after = Attachments(rawValue: 2)
        /// An apostrophe stands right before, as in `l'[0]`: a word was elided, whose translation may not be.
        static let elision = Attachments(rawValue: 4)
    }

    /// What the placeholders stand for.
    let placeholders: [String]

    /// Where the placeholders adjoin text.
    let attachments: [Attachments]

    /// The indices of placeholders that open words which travel with marks. The placeholder after each closes these words.
    let openings: Set<Int>

    /// The indices of placeholders that open words with marks, and travel as superblanks. The placeholder after each closes them.
    let comparedOpenings: Set<Int>

    /// What marks of words are used for.
    let marks: WordMarks.Use

    /// Placeholders with marked words between them and an end of the piece.
    struct Edges: Sendable, Hashable {
        /// That behind the first words.
        var first: Int?
        /// That before the last words.
        var last: Int?
    }

    /// The placeholders whose words stay at the ends.
    let edges: Edges

    /// Whether three full stops travel for ellipses that end sentences.
    let sendsFullStops: Bool

    /// What the chain reads, without the identifier and the zero byte at the end.
    let bytes: [UInt8]

    /// Encodes a piece: one that neither begins nor ends with white space.
    ///
    /// - Parameters:
    ///   - marks: What marks of words are used for, which the chain hands on.
    ///   - keepsAcronyms: Whether acronyms that are words too travel as placeholders.
    ///   - keepsPercentages: Whether numbers with a percent sign do: from Italian the sign is lost otherwise.
    init(_ piece: String, marks: WordMarks.Use = .none, keepsAcronyms: Bool = false, keepsPercentages: Bool = true) {
        let scalars = Array(piece.unicodeScalars)
        var isKept = Self.keptCharacters(of: scalars, keepsPercentages: keepsPercentages)
        if keepsAcronyms { for range in Acronyms.ranges(in: scalars) { Self.mark(range, in: &isKept) } }
        let marksWords = marks.replacesPlaceholders
        if marksWords { for range in StraightQuotes.ranges(in: scalars) { Self.mark(range, in: &isKept) } }
        var segments: [PlaceholderRepair.Segment] = []
        var placeholders: [String] = []
        var attachments: [Attachments] = []
        var openings: Set<Int> = []
        var edges = Edges()
        var bytes: [UInt8] = []
        let pairs: (openings: Set<Int>, closings: Set<Int>) =
            marks == .none ? ([], []) : WordMarks.pairs(in: scalars, isKept: isKept)
        let ellipses = Ellipses.sentenceEnds(in: scalars)
        var start = 0
        while start < scalars.count {
            let end = isKept[start...].firstIndex(of: !isKept[start]) ?? scalars.count
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[start..<end])
            let string = String(text)
            if isKept[start] {
                if pairs.openings.contains(start) { openings.insert(placeholders.count) }
                if !marksWords || !pairs.openings.contains(start) && !pairs.closings.contains(start) {
                    bytes += "[\(placeholders.count)]".utf8
                }
                placeholders.append(string)
                attachments.append(Self.attachments(of: start..<end, in: scalars))
                segments.append(.placeholder(string))
            } else {
                // Dictionaries have composed letters only: of a decomposed é they would read the e as a word of its own.
                let written = ellipses.isEmpty ? string : Ellipses.written(start..<end, of: scalars, ends: ellipses)
                let words = Self.withWordsApart(written.normalized(.nfc))
                let escaped = words.replacing("/", with: "\\/")
                let last = placeholders.count - 1
                let isEdge =
                    marksWords && (start == 0 || end == scalars.count) && !openings.contains(last)
                    && WordMarks.belong(
                        words.unicodeScalars[...], before: start > 0 ? scalars[start - 1] : nil,
                        behind: end < scalars.count ? scalars[end] : nil)
                if isEdge, start == 0 { edges.first = 0 } else if isEdge { edges.last = last }
                bytes += isEdge || openings.contains(last) ? WordMarks.marked(escaped, as: max(last, 0)) : Array(escaped.utf8)
                segments.append(.words(string))
            }
            start = end
        }
        self.segments = segments
        self.placeholders = placeholders
        self.attachments = attachments
        self.openings = marksWords ? openings : []
        comparedOpenings = marksWords ? [] : openings
        self.marks = marks
        self.edges = edges
        sendsFullStops = !ellipses.isEmpty
        self.bytes = bytes
    }

    /// Words with an empty blank before the full stop of *no.*, which dictionaries of English take for *number*: where it is an
    /// answer, and where it ends a sentence. Another stands in Spanish *si no* before a word, which they take for *otherwise*,
    /// and in English *what I*, whose *I* rules take for a number.
    private static func withWordsApart(_ words: String) -> String {
        guard
            words.contains(utf8: "o. ") || words.hasSuffix("o.") || words.contains(utf8: "i no ")
                || words.containsAny(utf8: ["hat I ", "hatever I "])
        else { return words }
        var parts = words.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices where parts[index].hasSuffix("No.") || parts[index] == "no." {
            let opening = parts[index].dropLast(3)
            guard opening.allSatisfy({ "\"“‘«(¿¡".contains($0) }) else { continue }
            let begins = index == 0 || !opening.isEmpty || parts[index - 1].last.map { ".!?:)”\"".contains($0) } ?? false
            let ends = index + 1 == parts.count || parts[index + 1].first?.isUppercase == true
            if ends, begins || parts[index] == "no." { parts[index] = parts[index].dropLast() + "[]." }
        }
        for index in parts.indices.dropLast(2)
        where ["Si", "si"].contains(parts[index]) && parts[index + 1] == "no" && parts[index + 2].first?.isLetter == true {
            parts[index] += "[]"
        }
        for index in parts.indices.dropLast(2)
        where ["What", "what", "Whatever", "whatever"].contains(parts[index]) && parts[index + 1] == "I" {
            parts[index] += "[]"
        }
        return parts.joined(separator: " ")
    }

    /// For each character whether it travels inside a placeholder.
    private static func keptCharacters(of scalars: [Unicode.Scalar], keepsPercentages: Bool) -> [Bool] {
        var isKept = scalars.map(Reserved.contains)
        for range in fixedRanges(of: scalars) { mark(range, in: &isKept) }
        for range in halvesOfDays(in: scalars) { mark(range, in: &isKept) }
        for range in [LetterNames.ranges, LetterAbbreviations.ranges, CodeNames.ranges].flatMap({ $0(scalars) }) {
            mark(range, in: &isKept)
        }
        var start = 0
        while start < scalars.count {
            let isSpace = scalars[start].isBlank
            let end = scalars[start...].firstIndex { $0.isBlank != isSpace } ?? scalars.count
            if isSpace {
                // Runs of spaces would be made one, and of the ends of lines a translation has as many.
                if end - start > 1 || scalars[start] != " " { mark(start..<end, in: &isKept) }
            } else if end - start > longestWord || isNumberWithPlaceholder(scalars[start..<end]) {
                mark(start..<end, in: &isKept)
            } else {
                for range in markedNumbers(in: scalars[start..<end]) {
                    // Of a date or a share a chain makes one word, which an article before it agrees with.
                    let isWord = isDateOrShare(scalars[range], keepsPercentages: keepsPercentages)
                    if !isWord { mark(range, in: &isKept) } else { for index in range { isKept[index] = false } }
                }
            }
            start = end
        }
        return isKept
    }

    /// Where `AM` and `PM` stand behind a number, and small ones right behind it or at an end: the first is a verb to
    /// dictionaries of English. Before another word it may be one, as in Romanian *la 8 am plecat*.
    private static func halvesOfDays(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        scalars.indices.dropFirst().compactMap { index in
            let isJoined = scalars[index - 1].isASCIIDigit
            let isParted =
                index > 1 && DayPeriod.isSpace(scalars[index - 1]) && scalars[index - 2].isASCIIDigit
            guard isJoined || isParted else { return nil }
            // With full stops it is no verb.
            let word = String(String.UnicodeScalarView(scalars[index...].prefix(3))).utf8
            guard let period = DayPeriod.leading(word), word.distance(from: word.startIndex, to: period.end) == 2 else {
                return nil
            }
            let end = index + 2
            return isJoined || scalars[index].value < 0x61 || endsPhrase(scalars[end...]) ? index..<end : nil
        }
    }

    /// Whether a time of day ends before some text: at punctuation, or before a word of English that goes on behind one.
    private static func endsPhrase(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        guard rest.first == " " else { return true }
        let word = rest.dropFirst().prefix { $0.properties.isAlphabetic || $0 == "-" || $0 == "–" }
        return followers.contains(String(String.UnicodeScalarView(word)).lowercased())
    }

    private static let followers = Set([
        "-", "–", "and", "at", "but", "every", "for", "in", "local", "on", "or", "sharp", "the", "till", "to", "today",
        "tomorrow", "until", "when", "with",
    ]).union(CalendarNames.days(in: "en").map { $0.lowercased() })

    /// Where fixed text stands. Sessions keep it from all engines; who asks this one directly is served alike.
    private static func fixedRanges(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        var (index, offset) = (0, 0)
        func advance(to end: Int) -> Int {
            while offset < end {
                offset += UTF8.width(scalars[index])
                index += 1
            }
            return index
        }
        return FixedText.ranges(in: String(text)).map { range in
            let start = advance(to: range.lowerBound)
            return start..<advance(to: range.upperBound)
        }
    }

    /// Whether a word is a number that a dash joins with a placeholder, as in `2019–{year}`: words beside it would come between
    /// the two.
    private static func isNumberWithPlaceholder(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.contains { $0 == "-" || $0 == "–" } && word.contains(Placeholder.scalar) && word.contains(where: \.isASCIIDigit)
            && word.allSatisfy { $0.isASCIIDigit || $0 == "-" || $0 == "–" || $0 == Placeholder.scalar }
    }

    /// The numbers in a word that hold or adjoin a reserved character or a percent sign, such as `3/4`, `$100`, `10^6` and `20%`.
    /// In two parts they could be separated: `3[0]4` was answered with `3 4[0]`, and from Italian percent signs were lost.
    private static func markedNumbers(in word: ArraySlice<Unicode.Scalar>) -> [Range<Int>] {
        var numbers: [Range<Int>] = []
        var start = word.startIndex
        while let first = word[start...].firstIndex(where: { $0.isPartOfNumber }) {
            var end = word[first...].firstIndex { !$0.isPartOfNumber } ?? word.endIndex
            start = end
            // What ends the number may be the sentence's.
            while end > first, word[end - 1] == "." || word[end - 1] == "," { end -= 1 }
            let number = word[first..<end]
            if number.contains(where: \.isASCIIDigit), number.contains(where: { $0 == "%" || Reserved.contains($0) }) {
                numbers.append(first..<end)
            }
        }
        return numbers
    }

    /// Whether a number with marks is one word to a chain: `28/02/2026`, `3/4`, and `20%` where that is not kept.
    private static func isDateOrShare(_ number: ArraySlice<Unicode.Scalar>, keepsPercentages: Bool) -> Bool {
        let digits = number.last == "%" && !keepsPercentages ? number.dropLast() : number
        return digits.last?.isASCIIDigit == true && digits.first?.isASCIIDigit == true
            && digits.allSatisfy { $0.isASCIIDigit || $0 == "/" || $0 == "." || $0 == "," }
    }

    private static func attachments(of range: Range<Int>, in scalars: [Unicode.Scalar]) -> Attachments {
        var attachments: Attachments = []
        if range.lowerBound > 0, scalars[range.lowerBound - 1] != " " { attachments.insert(.before) }
        if range.upperBound < scalars.count, scalars[range.upperBound] != " " { attachments.insert(.after) }
        if range.lowerBound > 0, ["'", "’"].contains(scalars[range.lowerBound - 1]) { attachments.insert(.elision) }
        return attachments
    }

    private static func mark(_ range: Range<Int>, in isKept: inout [Bool]) {
        for index in range { isKept[index] = true }
    }
}

extension Unicode.Scalar {
    /// Whether it parts words: a space, or what ends a line.
    var isBlank: Bool { self == " " || endsLine }

    /// Whether numbers are written with it, or it is a reserved character that may adjoin them.
    fileprivate var isPartOfNumber: Bool {
        isASCIIDigit || self == "." || self == "," || self == "%" || (isASCII && Reserved.contains(self))
    }
}

extension EncodedPiece {
    /// The words before each placeholder that opens marked words, and those that it opens.
    var markedWords: [Int: (before: String, within: String)] {
        var result: [Int: (before: String, within: String)] = [:]
        let all = openings.union(comparedOpenings)
        var count = 0
        var (before, opening): (String, Int?) = ("", nil)
        for segment in segments {
            switch segment {
            case .placeholder:
                opening = all.contains(count) ? count : nil
                count += 1
            case .words(let text):
                if let opening { result[opening] = (before, text) }
                before = text
                opening = nil
            }
        }
        return result
    }

    /// Whether anything is left outside of the placeholders that can be translated.
    var hasWords: Bool {
        segments.contains { segment in
            guard case .words(let text) = segment else { return false }
            return text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        }
    }

    /// The request of a piece: its bytes, an empty blank, the request's identifier, and the zero byte that makes every program
    /// answer.
    ///
    /// Without a blank at the end some programs wait for more.
    func request(identifier: UInt64) -> [UInt8] {
        bytes + "[]".utf8 + Self.end(identifier: identifier) + [0]
    }

    /// What a request ends with, and its answer.
    static func end(identifier: UInt64) -> [UInt8] { Array("[#\(identifier)]".utf8) }
}
