// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Weekdays {
    /// Whether a word is a day in a language that writes days with small letters: a full stop or a capital marks it, and another
    /// day, a number or what is said of a shop stands beside it.
    func isRomanceDay(_ index: Int, of words: [Substring]) -> Bool {
        let word = words[index]
        if names(in: word).count > 1 { return true }
        let beside = daysBeside(index, of: words)
        let own = Self.core(of: word)
        let others = (beside.before + beside.after).filter { Self.core(of: $0) != own }
        // lun mar mié; lun o mar
        if others.count > 1 || others.contains(where: { !isWord(own) || !isWord(Self.core(of: $0)) }) { return true }
        if isBeforeDate(index, of: words) || isBracketedBehindDate(index, of: words) { return true }
        guard isMarked(word) else { return false }
        if others.contains(where: isMarked) { return true }
        // *15 mar.* is a month in Spanish.
        guard months?.isOne(own) != true || months?.isBehindDay(index, of: words) != true else { return false }
        let isCapital = own.first?.isUppercase == true
        // A full stop before a small letter is that of a short word: *Cours de yoga mer. à 18 h*; but not *à la mer. puis*.
        let following = index + 1 < words.count ? words[index + 1] : ""
        let isTheSea = index > 0 && ["la", "al"].contains(words[index - 1])
        if !isCapital || index > 0, word.last == ".", following.first?.isLowercase == true { return !isTheSea }
        if word.last == ".", !isWord(Self.core(of: word)), !isCapital { return true }
        let behind = words[(index + 1)...].drop { $0.isEmpty || joiners.contains($0) }
        let next = behind.first ?? ""
        // Sáb. cerrado; Mar : fermé; but not: Jeu : règles, Jeu ouvert à tous
        let isLabel = index == 0 && isCapital && (word.contains(":") || next == ":")
        let labelled = next == ":" ? behind.dropFirst() : behind
        let said = labelled.first ?? ""
        let isState = states.contains(Self.core(of: said).lowercased()) && labelled.count == 1
        if isState || isLabel && (!isWord(own) || said.isEmpty || said.first?.isNumber == true) { return true }
        guard next.first?.isNumber == true else { return false }
        let last = behind.dropFirst().first ?? ""
        return word.contains(".")
            || isCapital && (next.dropFirst().contains { ":h-–".contains($0) } || Self.followHours.contains(last))
            || isCapital && (months?.isOne(last) ?? false)
    }

    /// Whether a date follows a day, as in the headers of answered mail: *El jue, 13 mar 2025 a las 16:20*. One that is another
    /// word as well needs a year, and an hour behind a comma: *Vista al mar, 10 mar 2024*.
    private func isBeforeDate(_ index: Int, of words: [Substring]) -> Bool {
        let own = Self.core(of: words[index])
        let rest = words[index][own.endIndex...]
        guard rest.isEmpty || rest == ",", let length = months?.dateLength(at: index + 1, of: words) else { return false }
        guard isWord(own) else { return true }
        let end = index + 1 + length
        guard words[end - 1].first?.isNumber == true else { return false }
        return rest.isEmpty || words[end...].prefix(4).contains { $0.first?.isNumber == true && $0.contains(":") }
    }

    /// Whether a day stands in brackets right behind a date: *02/04 (qui.)*, *2 de abril (qui)*.
    private func isBracketedBehindDate(_ index: Int, of words: [Substring]) -> Bool {
        let word = words[index]
        let core = Self.core(of: word)
        guard index > 0, word[..<core.startIndex] == "(", word[core.endIndex...].contains(")") else { return false }
        if Self.isNumericDate(words[index - 1]) { return true }
        let before = Array(words[..<index].suffix(Self.longestDate))
        return before.indices.contains { months?.dateLength(at: $0, of: before) == before.count - $0 }
    }

    /// Whether a word is a date in numbers: `02/04`, `2.4.2026`.
    private static func isNumericDate(_ word: Substring) -> Bool {
        let parts = core(of: word).split(omittingEmptySubsequences: false) { "/.-".contains($0) }
        return 2...3 ~= parts.count && parts.prefix(2).allSatisfy { 1...2 ~= $0.utf8.count }
            && parts.allSatisfy { $0.utf8.count <= 4 && $0.utf8.allSatisfy(\.isASCIIDigit) }
    }

    /// The most words of a date: *2 de abril de 2026*.
    private static let longestDate = 5

    /// The days right before and right behind a word, over what joins days.
    private func daysBeside(_ index: Int, of words: [Substring]) -> (before: [Substring], after: [Substring]) {
        func row(_ rest: some Collection<Substring>) -> [Substring] {
            Array(rest.filter { !$0.isEmpty && !joiners.contains($0) }.prefix { !names(in: $0).isEmpty })
        }
        let reach = 8
        return (row(words[max(0, index - reach)..<index].reversed()), row(words[(index + 1)...].prefix(reach)))
    }

    /// Whether a day in short is another word as well: *mar*, *sex*.
    private func isWord(_ day: Substring) -> Bool { alsoWords.contains(day.lowercased()) }

    /// What stands behind the first hour of two, or is one.
    private static let followHours: Set<Substring> = ["h", "h.", "-", "–", "à"]

    /// Whether a word has a capital, or a full stop behind it.
    private func isMarked(_ word: Substring) -> Bool {
        let core = Self.core(of: word)
        return core.first?.isUppercase == true || word[core.endIndex...].first == "."
    }
}
