// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Endings of the other gender behind a slash in Romance languages, *enfermero/a* and *candidati/e*, which engines take for
/// words: *nurse/to*, *presentados/y*. As with endings in brackets (`OptionalEndings`), the form for men stands for both.
enum SlashedEndings {
    /// A text with one form for such words; an ending that does not belong to the word before it stays.
    ///
    ///     SlashedEndings.written("Los/as interesados/as", in: "es")  // "Los interesados"
    ///
    /// - Parameter language: The language of the text, without script and region.
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String, in language: String) -> String {
        guard let pairs = pairs[language], text.utf8.contains(UInt8(ascii: "/")) else { return text }
        var result = ""
        var (end, position) = (text.startIndex, text.startIndex)
        while let slash = text[position...].firstIndex(of: "/") {
            position = text.index(after: slash)
            let ending = text[position...].prefix(longestEnding + 1).prefix(while: \.isLetter)
            var start = slash
            while start > end, text[text.index(before: start)].isLetter { start = text.index(before: start) }
            guard start < slash, 1...longestEnding ~= ending.count, standsAlone(start..<ending.endIndex, in: text),
                let form = pairs.form(of: text[start..<slash], ending)
            else { continue }
            result += text[end..<start] + form
            (end, position) = (ending.endIndex, ending.endIndex)
        }
        return result + text[end...]
    }

    private static let longestEnding = 6

    /// Whether a word with an ending is no part of a path, an address or a list: `src/foto/a`, `foto/a.png`, *rojo/a/b*.
    private static func standsAlone(_ range: Range<String.Index>, in text: String) -> Bool {
        if let last = text[..<range.lowerBound].last, last.isNumber || "/.-_@\\".contains(last) { return false }
        let rest = text[range.upperBound...].prefix(2)
        guard let next = rest.first else { return true }
        let isDot = next == "." && rest.dropFirst().first.map { $0.isLetter || $0.isNumber } == true
        return !isDot && !next.isLetter && !next.isNumber && !"/_-@\\".contains(next)
    }

    /// The endings of one language.
    private struct Pairs: Sendable {
        /// The ends of words behind which an ending goes, by the ending.
        let kept: [String: [String]]
        /// The ends of words for women for which an ending stands, by the ending.
        let replaced: [String: [String]]
        /// Whole words that stand for both.
        let words: Set<String>

        init(kept: String, replaced: String = "", words: String) {
            func table(_ list: String) -> [String: [String]] {
                list.split(separator: " ").map { $0.split(separator: "/").map(String.init) }
                    .reduce(into: [:]) { $0[$1[1], default: []].append($1[0]) }
            }
            self.kept = table(kept)
            self.replaced = table(replaced)
            self.words = Set(words: words)
        }

        /// The form of a word for both; nil where what stands behind the slash is no ending of it.
        func form(of word: Substring, _ ending: Substring) -> String? {
            // *Grupo/A* is no word with an ending, *ENFERMERO/A* is one.
            guard ending.first?.isLowercase == true || word.allSatisfy(\.isUppercase) else { return nil }
            let (small, key) = (word.lowercased(), ending.lowercased())
            if words.contains("\(small)/\(key)") { return String(word) }
            guard word.count >= leastLetters, !particles.contains(small) else { return nil }
            if kept[key]?.contains(where: small.hasSuffix) == true { return String(word) }
            return replaced[key]?.first(where: small.hasSuffix).map { String(word.dropLast($0.count)) + ending }
        }
    }

    private static let leastLetters = 3
    /// Words in the same letters that have no gender, which a slash may join with a preposition.
    private static let particles = Set(
        words: """
            abajo anche bajo come como cuando debajo dentro desde durante entre era fino hacia hasta onde para presso quando \
            sobre verso
            """)

    private static let pairs: [String: Pairs] = [
        "ca": Pairs(
            kept: "e/a es/as o/a os/as or/a ors/es at/ada ats/ades it/ida its/ides s/es", replaced: "a/e a/o",
            words: "el/la els/les un/a un/una uns/unes del/la al/la"),
        "es": Pairs(
            kept: "o/a os/as or/a ores/as ón/a ones/as és/a eses/as ín/a án/a e/a es/as", replaced: "a/o as/os",
            words: "el/la los/as los/las un/a un/una uno/a unos/as unos/unas al/la del/la algún/a ningún/a"),
        "fr": Pairs(
            kept: """
                é/e és/es t/e ts/es d/e ds/es n/e ns/es l/e ls/es u/e us/es i/e is/es er/ère ers/ères ier/ière iers/ières \
                eur/euse eurs/euses eur/rice eurs/rices teur/trice teurs/trices
                """,
            words: "un/e un/une le/la du/la tous/tes tous/toutes"),
        "gl": Pairs(
            kept: "o/a os/as or/a ores/as ón/a e/a es/as", replaced: "a/o as/os",
            words: "o/a os/as un/ha un/unha do/a dos/as no/a nos/as ao/á aos/ás"),
        "it": Pairs(
            kept: "o/a i/e e/a o/i ore/rice ori/rici tore/trice tori/trici", replaced: "a/o e/i",
            words: "il/la i/le gli/le lo/la un/a un/una uno/a uno/una del/della dei/delle al/alla ai/alle nel/nella"),
        "pt": Pairs(
            kept: "o/a os/as or/a ores/as ês/a eses/as ão/ã e/a es/as", replaced: "a/o as/os",
            words: "o/a os/as um/a um/uma uns/umas do/a dos/as no/a nos/as ao/à aos/às pelo/a"),
    ]
}
