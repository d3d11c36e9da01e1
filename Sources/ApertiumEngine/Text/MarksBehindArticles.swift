// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Marks that open behind an article. Where a chain makes one word of the article and the noun, or of a preposition and a day,
/// the superblank of the mark comes behind the noun: *el ￼acta anterior￼* is *l'acta ￼anterior￼* in Catalan, and Portuguese *no
/// ￼sábado, 3 de maio￼* is *el sábado ￼, 3 de mayo￼* in Spanish. The noun goes between the marks again, and so does the number
/// of a day: *del ￼10 de mayo￼* is *del 10 ￼de maig￼* in Catalan.
enum MarksBehindArticles {
    /// A translation in which such marks open where the noun begins: *l'￼acta anterior￼*, *el ￼sábado, 3 de mayo￼*.
    ///
    /// - Parameters:
    ///   - source: What was translated.
    ///   - language: Its language, without script and region.
    ///   - target: The language translated into.
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, of source: String, from language: String, into target: String) -> String {
        guard let articles = articles[language], translation.contains(utf8: " \(Placeholder.text)") else { return translation }
        var stretches = Placeholder.stretches(of: translation).map(String.init)
        let sources = Placeholder.stretches(of: source)
        guard stretches.count == sources.count else { return translation }
        let days = CalendarNames.days(in: target)
        for index in sources.indices.dropFirst() where sources[index].beginsWithWord {
            // Of several marks that open side by side the words stand before the first and behind the last.
            let before = sources[..<index].lastIndex { !$0.isEmpty } ?? 0
            let article = sources[before].dropLast().lastWord.lowercased()
            guard sources[before].last == " ", stretches[before].last == " ",
                stretches[(before + 1)..<index].allSatisfy(\.isEmpty)
            else { continue }
            let word = stretches[before].dropLast().lastWord
            let rest = stretches[index]
            let number = sources[index].prefix(while: \.isASCIIDigit)
            if !number.isEmpty {
                // Nothing else has that number where the words between the marks begin without one.
                let found = word.behindElision ?? word
                guard found.prefix(while: \.isASCIIDigit) == number, rest.first?.isNumber != true else { continue }
                draw(found, from: before, into: index, of: &stretches)
                continue
            }
            guard articles.contains(article) else { continue }
            // Of a name of several words, *￼Rio de Janeiro￼*, not one alone is what was marked.
            let isLost = rest.isEmpty ? !sources[index].contains(" ") : !rest.beginsWithWord
            // *del ￼menú Archivo￼* is one word for two, too: *du menu ￼Archivo￼* has lost one, and so has *nel menu ￼Archivio￼*.
            let isBehindArticle = smallWords.contains(stretches[before].dropLast(word.count + 2).lastWord.lowercased())
            let isShortened =
                !rest.isEmpty && (contractions.contains(article) || isBehindArticle)
                && rest.split(separator: " ").count < sources[index].split(separator: " ").count
            let isDay = days.contains { word.lowercased().hasPrefix($0.lowercased()) }
            guard let noun = word.behindElision ?? (isDay || isLost || isShortened ? word : nil), noun.first?.isLetter == true,
                !smallWords.contains(noun.lowercased())
            else { continue }
            draw(noun, from: before, into: index, of: &stretches)
        }
        return stretches.joined(separator: Placeholder.text)
    }

    /// Puts the last word before a mark behind it.
    private static func draw(_ word: Substring, from before: Int, into index: Int, of stretches: inout [String]) {
        let rest = stretches[index]
        let adjoins = rest.first.map { $0.isWhitespace || ".,;:!?)]}»”…".contains($0) } ?? true
        stretches[index] = word + (adjoins ? "" : " ") + rest
        stretches[before] = String(stretches[before][..<word.startIndex])
    }

    /// Articles, alone and with prepositions, and the preposition that is elided.
    private static let articles: [String: Set<String>] = [
        "ca": Set(words: "al als de del dels el els la les pel pels un una"),
        "es": Set(words: "al de del el la las lo los un una"),
        "fr": Set(words: "au aux de des du la le les un une"),
        "gl": Set(words: "a ao aos as da das de do dos na nas no nos o os pola polas polo polos un unha á ás ó ós"),
        "it": Set(
            words: """
                agli ai al alla alle allo dagli dai dal dalla dalle dallo degli dei del della delle dello di gli i il la le lo \
                negli nei nel nella nelle nello sugli sui sul sulla sulle sullo un una uno
                """),
        "pt": Set(
            words: "a ao aos as da das de do dos na nas no nos num numa o os pela pelas pelo pelos um uma à às"),
    ]

    /// Those of Spanish that are two words in one.
    private static let contractions: Set = ["al", "del"]

    /// What is left before a mark whose words an engine has lost.
    private static let smallWords = articles.values.reduce(into: Set(words: "e em en et i in y à")) { $0.formUnion($1) }
}

extension StringProtocol {
    /// Whether it begins with a letter or a digit.
    fileprivate var beginsWithWord: Bool { first.map { $0.isLetter || $0.isNumber } ?? false }
}

extension Substring {
    /// What stands behind the last space of it, but for marks that open there.
    fileprivate var lastWord: Substring {
        let start = lastIndex(where: \.isWhitespace).map(index(after:)) ?? startIndex
        return self[start...].drop { !$0.isLetter && !$0.isNumber }
    }

    /// The noun of *l'acta* and *dell'acqua*; nil for *aujourd'hui* and other words.
    fileprivate var behindElision: Substring? {
        guard let apostrophe = lastIndex(where: { $0 == "'" || $0 == "’" }) else { return nil }
        let elided = self[..<apostrophe]
        return 1...5 ~= elided.count && elided.allSatisfy(\.isLetter) ? self[index(after: apostrophe)...] : nil
    }
}
