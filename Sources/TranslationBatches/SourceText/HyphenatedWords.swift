// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words that a hyphen parts at the end of a line: *decom‐⏎pressor needs* goes to an engine as *decompressor⏎needs*, since it
/// would take the halves for words.
///
/// U+2010 is what formatters such as `man` write there, and U+00AD has no other use. Some write U+2010 for all hyphens: what else
/// the texts hold tells *well‐⏎known* then. The hyphen of ASCII may be the word's own, so that the texts have to tell always.
struct HyphenatedWords: Sendable {
    /// A word that the end of a line parts.
    private struct PartedWord {
        let range: Range<String.Index>
        let hyphen: Unicode.Scalar
        let left: String
        let right: String
        /// Whether one of the halves has U+2010 itself.
        let isOfCompound: Bool

        /// Without the hyphen and in small letters, as other words are compared with it.
        var whole: String { (left + right).lowercased() }
        var compound: String { "\(left)-\(right)".lowercased() }
    }

    private static let hyphen: Unicode.Scalar = "\u{2010}"
    private static let softHyphen: Unicode.Scalar = "\u{AD}"
    /// What may follow the first of two compounds that have their last word in common: *pre- and post-processing*.
    private static let conjunctions: Set = ["and", "or", "to", "et", "ou", "i", "o", "e", "y", "u", "und", "oder"]
    /// Both halves of a word with the hyphen of ASCII have so many letters at least, and the first of one in capitals.
    private static let fewestLetters = 2

    /// How often the words that tell stand in the texts, in small letters, but for the halves of parted words.
    private var counts: [String: Int] = [:]
    /// Whether U+2010 stands in words inside of lines, so that it is a compound's hyphen as well.
    private var hasCompounds = false

    /// What tells the words of some texts from each other.
    ///
    /// - Complexity: Linear in the length of the texts.
    init(among texts: some Sequence<String>) {
        var halves: [String] = []
        var wanted: Set<String> = []
        for text in texts where Self.mayPart(text) {
            for word in Self.partedWords(in: text) {
                halves.append(word.right.lowercased())
                wanted.formUnion([word.whole, word.compound, word.left.lowercased(), word.right.lowercased()])
            }
        }
        guard !wanted.isEmpty else { return }
        for text in texts {
            for word in text.unicodeScalars.split(whereSeparator: { !Self.isOfWord($0) }) {
                hasCompounds = hasCompounds || word.dropFirst().dropLast().contains(Self.hyphen)
                let letters = String(Substring(word)).lowercased().replacing("\u{2010}", with: "-")
                if wanted.contains(letters) { counts[letters, default: 0] += 1 }
            }
        }
        for half in halves { counts[half, default: 0] -= 1 }
    }

    /// A text with such words whole, behind which their line ends then, with plain hyphens in its compounds, and without soft
    /// hyphens. Where a line has room for no end behind or before the word, it stays parted.
    ///
    /// - Complexity: Linear in the length of the text, but for the words that are parted, for each of which it is copied.
    func joined(_ text: String) -> String {
        guard Self.mayPart(text) else { return text }
        var bytes = Array(text.utf8)
        for word in Self.partedWords(in: text).reversed() {
            guard let whole = whole(word) else { continue }
            LineBreak.replace(text.utf8Offsets(of: text[word.range]), with: whole, in: &bytes)
        }
        var result = ""
        var previous: Unicode.Scalar?
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        for index in scalars.indices {
            var scalar = scalars[index]
            // Where a word may be broken is of no use in another language.
            if scalar == Self.softHyphen { continue }
            if scalar == Self.hyphen, previous?.isLetterOrNumber == true {
                let next = scalars.index(after: index)
                if next < scalars.endIndex, scalars[next].isLetterOrNumber { scalar = "-" }
            }
            result.unicodeScalars.append(scalar)
            previous = scalar
        }
        return result
    }

    /// What stands for a parted word; nil where nobody can tell.
    private func whole(_ word: PartedWord) -> String? {
        func isKnown(_ word: String) -> Bool { counts[word, default: 0] > 0 }
        let (joined, compound) = (word.left + word.right, "\(word.left)-\(word.right)")
        if word.hyphen == Self.softHyphen || isKnown(word.whole) && !isKnown(word.compound) { return joined }
        if isKnown(word.compound) { return compound }
        guard word.hyphen == Self.hyphen else { return nil }
        if word.isOfCompound { return compound }
        guard hasCompounds else { return joined }
        if Self.conjunctions.contains(word.right) { return nil }
        return isKnown(word.left.lowercased()) && isKnown(word.right.lowercased()) ? compound : joined
    }

    // MARK: - Finding

    /// Whether a text may have a parted word, or a hyphen that engines do not know.
    private static func mayPart(_ text: String) -> Bool { text.containsAny(utf8: ["\u{2010}", "\u{AD}", "-\n", "-\r\n"]) }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar == "-" || scalar == hyphen
    }

    /// The words of letters over the ends of lines, in order.
    private static func partedWords(in text: String) -> [PartedWord] {
        let scalars = text.unicodeScalars
        var words: [PartedWord] = []
        for lineEnd in scalars.indices where scalars[lineEnd] == "\n" {
            var line = scalars[..<lineEnd]
            if line.last == "\r" { line.removeLast() }
            guard let hyphen = line.popLast(), hyphen == "-" || hyphen == Self.hyphen || hyphen == softHyphen,
                line.last?.properties.isAlphabetic == true
            else { continue }
            let start = line.reversed().prefix(while: isOfWord).endIndex.base
            let next = scalars[scalars.index(after: lineEnd)...].drop { $0 == " " || $0 == "\t" || $0 == ">" }
            var right = next.prefix(while: isOfWord)
            while right.last?.properties.isAlphabetic == false { right.removeLast() }
            let left = line[start...]
            guard left.first?.properties.isAlphabetic == true, beginsWord(behind: scalars[..<start].last),
                goesOn(left, with: right), words.last.map({ $0.range.upperBound <= start }) ?? true,
                hyphen != "-" || left.count >= fewestLetters && right.count >= fewestLetters
            else { continue }
            words.append(
                PartedWord(
                    range: start..<right.endIndex, hyphen: hyphen, left: plain(left), right: plain(right),
                    isOfCompound: left.contains(Self.hyphen) || right.contains(Self.hyphen)))
        }
        return words
    }

    /// Whether the second half of a word begins with a small letter, or is in capitals as the first is.
    private static func goesOn(_ left: Substring.UnicodeScalarView, with right: Substring.UnicodeScalarView) -> Bool {
        guard let first = right.first else { return false }
        if first.properties.isLowercase { return true }
        return left.count >= fewestLetters && (Array(left) + right).allSatisfy(\.properties.isUppercase)
    }

    /// A part of a word with plain hyphens.
    private static func plain(_ part: Substring.UnicodeScalarView) -> String {
        String(Substring(part)).replacing("\u{2010}", with: "-")
    }

    /// Whether a word begins behind a scalar, and no path, number or name of a program goes on.
    private static func beginsWord(behind scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return true }
        switch Punctuation(scalar.value) {
        case .whiteSpace, .lineFeed, .paragraphSeparator, .openingBracket, .quotationMark, .openingQuotationMark, .dash:
            return true
        default: return scalar == "¿" || scalar == "¡"
        }
    }
}
