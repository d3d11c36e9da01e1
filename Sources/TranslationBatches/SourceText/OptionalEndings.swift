// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Endings and prefixes in brackets, *file(s)*, *(re)start*, which engines take for a remark: they part them from their words,
/// lose them, or write them twice.
enum OptionalEndings {
    /// A text with the longer form of words with an ending for several, and the shorter of those with one for women, and the
    /// articles before them like their nouns; and words with their prefixes.
    ///
    ///     OptionalEndings.written("1 file(s), 2 folder(s)", in: "en")  // "1 files, 2 folders"
    ///     OptionalEndings.written("O(a) aluno(a), a(s) pasta(s)", in: "pt")  // "O aluno, as pastas"
    ///     OptionalEndings.written("`index(s)` of file(s)", in: "en")  // "`index(s)` of files"
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language, without script and region.
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String, in language: String) -> String {
        guard text.contains(utf8: "(") else { return text }
        guard text.contains(utf8: "`") else { return withEndings(text, in: language) }
        // What stands between backticks is code.
        var (result, start) = ("", 0)
        for code in FixedText.all(in: text, kinds: [.quotedCode]) {
            result += withEndings(String(text[utf8: start..<code.range.lowerBound]), in: language) + text[utf8: code.range]
            start = code.range.upperBound
        }
        return result + withEndings(String(text[utf8: start..<text.utf8.count]), in: language)
    }

    /// A text without code, with its endings and prefixes in full.
    private static func withEndings(_ text: String, in language: String) -> String {
        guard let first = text.firstIndex(of: "(") else { return text }
        var result = String(text[..<first])
        var rest = text[first...]
        while let bracket = rest.first {
            rest.removeFirst()
            let inside = rest.prefix(longestEnding).prefix(while: \.isLetter)
            let behind = rest[inside.endIndex...]
            let word = String(result.suffix(longestWord).reversed().prefix(while: \.isLetter).reversed())
            if behind.first == ")", !inside.isEmpty, !word.isEmpty,
                !isCall(word, behind: result.dropLast(word.count).suffix(2), before: behind.dropFirst()),
                let form = form(of: word, with: String(inside), before: behind.dropFirst(), in: language)
            {
                result.removeLast(word.count)
                result += form
                rest = behind.dropFirst()
            } else if word.isEmpty, isPrefix(inside, behind: result.unicodeScalars.last, before: behind) {
                result += inside
                rest = behind.dropFirst()
            } else {
                result.append(bracket)
            }
            let end = rest.firstIndex(of: "(") ?? rest.endIndex
            result += rest[..<end]
            rest = rest[end...]
        }
        return result
    }

    /// Whether a word with brackets is a call: with a name that is none of prose, as a whole in quotation marks, as an argument,
    /// or with a value: `len(s)`, `str_to(s)`, `'index(s)'`, `f(index(s))`, `index(s) = 1`.
    private static func isCall(_ word: String, behind before: Substring, before behind: Substring) -> Bool {
        guard word.first?.isLowercase == true, word.count > 2 else { return false }
        if FunctionNames.contains(word) || word.contains(where: \.isUppercase) { return true }
        let sign = before.last ?? " "
        let value = behind.drop { $0 == " " }
        if "_.:>$".contains(sign), before.count > 1, before.first?.isWhitespace == false { return true }
        if "\"'`“‘«".contains(sign), let next = behind.first, "\"'`”’»".contains(next) { return true }
        if sign == "(", before.count > 1, before.first?.isLetter == true, behind.first == ")" { return true }
        return value.first == "=" || value.starts(with: "->")
    }

    /// What stands for a word and the ending in brackets behind it; nil if the brackets are none of an ending, as in `f(s)`.
    private static func form(of word: String, with ending: String, before text: Substring, in language: String) -> String? {
        let small = word.lowercased()
        let smallEnding = word.first?.isUppercase == true ? ending.lowercased() : ending
        let article = articles[language]?["\(small)(\(smallEnding))"]
        if ending != smallEnding, !word.contains(where: \.isLowercase), ending.allSatisfy(\.isUppercase) {
            // O(A) ALUNO(A); but HTTP(S) and SUM(A)
            guard article != nil || small.count > 3 && small.contains(where: "aeiou".contains) else { return nil }
            return form(of: small, with: smallEnding, before: text, in: language)?.uppercased()
        }
        if let article {
            // An article stands before a word: *a(s) pasta(s)*, but *a(s) = 1*.
            let next = text.dropFirst().unicodeScalars.first
            guard text.first == " ", let next, next.properties.isAlphabetic || next == Placeholder.scalar else { return nil }
            return word.first?.isUppercase == true ? article.withFirstCapital : article
        }
        if isMasculine(small, with: ending, in: language) { return word }
        guard small.count > 2 else { return nil }
        let plural = plurals[language]?.first { $0.ending == ending && small.hasSuffix($0.singular) }
        if let plural { return word.dropLast(plural.singular.count) + plural.plural }
        // Of indices(s) the bracket is no ending.
        if ending == "s", small.hasSuffix("s") { return nil }
        return ending == "s" || ending == "es" ? word + ending : nil
    }

    /// Whether what stands in brackets makes a word one for women; not that of a function, `log(a)`.
    private static func isMasculine(_ word: String, with ending: String, in language: String) -> Bool {
        if language == "fr" {
            return frenchFeminines.contains(ending) && (word.count > 3 || ["a", "i", "u", "é"].contains(where: word.hasSuffix))
        }
        guard ending == "a" || ending == "as", languagesWithA.contains(language) else { return false }
        // The letters that an ending is put behind: cansado, doctores, presidente, inglês, español.
        return word.count > 2 && ["o", "os", "or", "ores", "e", "es", "um", "ês"].contains(where: word.hasSuffix)
            || word.count > 4 && ["l", "n", "s", "z"].contains(where: word.hasSuffix) || ["dr", "prof", "sr"].contains(word)
    }

    /// Whether what stands in brackets is a prefix of the word behind them: `(re)start`, but not `f(in)x` and `(in) time`.
    private static func isPrefix(_ inside: Substring, behind scalar: Unicode.Scalar?, before text: Substring) -> Bool {
        guard text.first == ")", prefixes.contains(inside.lowercased()) else { return false }
        let isAtStart = scalar.map { " \n\t\"'“‘«-/".unicodeScalars.contains($0) || $0 == Placeholder.scalar } ?? true
        return isAtStart && text.dropFirst().prefix(3).count { $0.isLetter && !$0.isUppercase } == 3
    }

    /// Those of English and the Romance languages that people write so.
    private static let prefixes = Set(words: "co de des dis dés im in non over pre pré re ré sub under un")

    /// As many letters as an ending has at most, and as many of a word as tell its form, so that a long run takes linear time.
    private static let (longestEnding, longestWord) = (6, 24)

    private static let languagesWithA = Set(words: "an ast ca es gl it oc pt ro")
    private static let frenchFeminines = Set(words: "e euse ice le ne se te trice ve")

    /// Articles, contractions and other short words with an ending of their own, and what is written for them.
    private static let articles = [
        "ca": ["al(s)": "als", "el(s)": "els", "un(a)": "un"],
        "es": [
            "al(la)": "al", "del(la)": "del", "el(la)": "el", "el(las)": "los", "el(los)": "los", "la(las)": "las",
            "la(s)": "las",
            "lo(a)": "lo", "lo(s)": "los", "los(as)": "los", "los(las)": "los", "mi(s)": "mis", "su(s)": "sus", "tu(s)": "tus",
            "un(a)": "un",
        ],
        "fr": [
            "au(x)": "aux", "ce(s)": "ces", "ce(tte)": "ce", "de(s)": "des", "du(des)": "des", "la(les)": "les", "le(la)": "le",
            "le(les)": "les", "le(s)": "les", "sa(ses)": "ses", "un(des)": "des", "un(e)": "un",
        ],
        "gl": galicianAndPortuguese,
        "it": [
            "del(dei)": "dei", "della(delle)": "delle", "gli(le)": "gli", "i(le)": "i", "il(i)": "i", "il(la)": "il",
            "la(le)": "le",
            "lo(gli)": "gli", "nel(nei)": "nei", "un(a)": "un",
        ],
        "pt": galicianAndPortuguese,
    ]

    private static let galicianAndPortuguese = [
        "a(s)": "as", "ao(a)": "ao", "ao(s)": "aos", "ao(à)": "ao", "aos(às)": "aos", "da(s)": "das", "do(a)": "do",
        "do(s)": "dos", "lo(a)": "lo", "lo(s)": "los", "na(s)": "nas", "no(a)": "no", "no(s)": "nos", "o(a)": "o", "o(s)": "os",
        "os(as)": "os", "seu(sua)": "seu", "um(a)": "um", "un(ha)": "un", "à(s)": "às",
    ]

    /// How words get the plural whose ending stands in brackets, where that is not just put behind them.
    private static let plurals: [String: [(singular: String, ending: String, plural: String)]] = [
        "en": [("ild", "ren", "ildren"), ("y", "ies", "ies")],
        "es": [("án", "es", "anes"), ("és", "es", "eses"), ("ín", "es", "ines"), ("ón", "es", "ones")],
        "fr": [("au", "x", "aux"), ("eu", "x", "eux")],
        "it": [
            ("co", "i", "chi"), ("go", "i", "ghi"), ("io", "i", "i"), ("o", "i", "i"), ("e", "i", "i"), ("ca", "e", "che"),
            ("ga", "e", "ghe"), ("a", "e", "e"),
        ],
        "pt": [("m", "ns", "ns"), ("ão", "ões", "ões"), ("l", "is", "is"), ("ês", "es", "eses")],
    ]
}
