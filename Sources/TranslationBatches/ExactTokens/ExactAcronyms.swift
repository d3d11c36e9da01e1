// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The acronyms of a text, of which models write the first letters alone: `UE` for `UEFI`. That the whole one is missing says
/// nothing, for many have names in other languages.
struct ExactAcronyms: Sendable {
    private var acronyms: [(word: Substring, range: Range<Int>)] = []
    private static let fewestLetters = 2
    /// Of more letters are few acronyms: beside another word in capitals it is a word, and in a related language a word often
    /// lacks the end alone.
    private static let longestCommonLength = 5
    /// In capitals for weight: of *NOT* a translation has *NO* in its place.
    private static let negations: Set<Substring> = [
        "NADA", "NEVER", "NO", "NON", "NONE", "NOR", "NOT", "NOTHING", "NUNCA", "SIN",
    ]

    init(in text: String) {
        // Where all words are in capitals, in the text or on a line of it, nobody knows which are acronyms: of *DO NOT OPEN*
        // nothing is lost in *NO ABRA*.
        guard !Self.isInCapitals(text) else { return }
        let mayDeny = !DatabaseConditions.stand(in: text)
        var rows = Self.rowsOfWords(in: text)[...]
        var start = text.utf8.startIndex
        while let first = text.utf8[start...].firstIndex(where: \.isASCIICapital) {
            let word = text[first...].prefix(while: \.isLetter)
            start = word.isEmpty ? text.utf8.index(after: first) : word.endIndex
            while let row = rows.first, row.upperBound <= first { rows.removeFirst() }
            let isNegation = mayDeny && Self.negations.contains(word)
            guard word.utf8.count >= Self.fewestLetters, word.utf8.allSatisfy(\.isASCIICapital), !isNegation,
                rows.first.map({ !$0.contains(first) }) ?? true
            else { continue }
            acronyms.append((word, text.utf8Offsets(of: word)))
        }
        guard !acronyms.isEmpty else { return }
        var headings = text.split(whereSeparator: \.isNewline).filter(Self.isInCapitals).map { text.utf8Offsets(of: $0) }[...]
        acronyms.removeAll { acronym in
            headings = headings.drop { $0.upperBound <= acronym.range.lowerBound }
            return headings.first.map { $0.contains(acronym.range.lowerBound) } ?? false
        }
    }

    private static func isInCapitals(_ text: some StringProtocol) -> Bool {
        var wordCount = 0
        for word in text.split(whereSeparator: { !$0.isLetter }) {
            guard word.allSatisfy(\.isUppercase) else { return false }
            wordCount += 1
        }
        return wordCount > 1
    }

    /// Where words in capitals stand side by side that are no acronyms: as a whole line, three and more, or with a long one among
    /// them. Of *LISTA DE PRECIOS* nothing is lost in *LIST OF PRICES*, of *UEFI BIOS* in *BIOS UE* something is.
    private static func rowsOfWords(in text: String) -> [Range<String.Index>] {
        text.split(whereSeparator: \.isNewline).flatMap { line -> [Range<String.Index>] in
            guard zip(line.utf8, line.utf8.dropFirst()).contains(where: { $0.isASCIICapital && $1.isASCIICapital }) else {
                return []
            }
            return line.matches(of: /\b\p{Lu}+(?:\ \p{Lu}+)+\b/).map(\.range).filter { row in
                let words = line[row].split(separator: " ")
                if words.count > 2 || words.contains(where: { $0.count > longestCommonLength }) { return true }
                return ![line[..<row.lowerBound], line[row.upperBound...]].contains { $0.contains(where: \.isLetter) }
            }
        }
    }

    /// Where those stand of which a translation has a part in their place.
    func lost(in translation: String) -> [Range<Int>] {
        guard !acronyms.isEmpty else { return [] }
        let words = Set(translation.split { !$0.isLetter }.filter { $0.utf8.count > 1 && $0.utf8.allSatisfy(\.isASCIICapital) })
        let known = Set(acronyms.map(\.word))
        let cut = words.subtracting(known)
        return acronyms.filter { acronym in
            !words.contains(acronym.word)
                && cut.contains { part in
                    // INVENTARI is Catalan for INVENTARIO.
                    acronym.word.hasPrefix(part)
                        && (acronym.word.utf8.count <= Self.longestCommonLength || 2 * part.utf8.count <= acronym.word.utf8.count)
                }
        }.map(\.range)
    }
}
