// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Persons that went through a chain into Spanish as others: of a text in which *us* was sent as *me*, the answer *Me ha dicho*
/// is *Nos ha dicho*, and *dármelo* is *dárnoslo*.
struct SpanishPersons {
    /// What each pronoun of the answer stands for, as `["me": "nos"]`.
    private let meanings: [String: String]
    /// How many of each were sent.
    private let counts: [String: Int]

    /// - Parameter sent: The pronouns that were sent, in Spanish, each with what it stands for.
    init(_ sent: [(pronoun: String, meaning: String)]) {
        meanings = Dictionary(sent.map { ($0.pronoun, $0.meaning) }) { first, _ in first }
        counts = Dictionary(sent.map { ($0.pronoun, 1) }, uniquingKeysWith: +)
    }

    /// A line of the answer with what was meant; of more pronouns than were sent, those stay that are the answer's own.
    ///
    /// - Parameter source: The line that was sent for.
    func put(in line: Substring, of source: Substring) -> String {
        var found = line.matches(of: Self.pronouns).compactMap { match -> Match? in
            if let word = match.1 { return Match(match.range, word, isEnclitic: false, objects: match.2 ?? "") }
            // *la tarte* is a word that stayed as it is.
            guard let stem = match.3, let word = match.4, !Self.isWord(stem, word), !source.contains(match.0) else { return nil }
            return Match(match.range, word, stem: stem, isEnclitic: true, objects: match.5 ?? "")
        }
        .filter { meanings[$0.pronoun] != nil }
        for (pronoun, count) in counts {
            var surplus = found.count { $0.pronoun == pronoun } - count
            // *Me quedo* is what *Je reste* became.
            found = found.filter { match in
                guard surplus > 0, match.pronoun == pronoun, !match.isEnclitic,
                    line[match.range.upperBound...].prefixMatch(of: /\ \p{Ll}+[oéí]\b/) != nil
                else { return true }
                surplus -= 1
                return false
            }
        }
        var result = ""
        var end = line.startIndex
        for match in found {
            result += line[end..<match.range.lowerBound]
            result += match.written(as: meanings[match.pronoun] ?? match.pronoun)
            end = match.range.upperBound
        }
        result += line[end...]
        return result
    }

    /// A pronoun of an answer.
    private struct Match {
        let range: Range<Substring.Index>
        /// The pronoun as it is written, which at the start of a sentence has a capital.
        let word: Substring
        /// The verb before it, in one word with it.
        let stem: Substring
        let isEnclitic: Bool
        /// *lo* of *dármelo*, ` lo` of *me lo da*.
        let objects: Substring

        init(
            _ range: Range<Substring.Index>, _ word: Substring, stem: Substring = "", isEnclitic: Bool, objects: Substring
        ) {
            self.range = range
            self.word = word
            self.stem = stem
            self.isEnclitic = isEnclitic
            self.objects = objects
        }

        var pronoun: String { word.lowercased() }

        func written(as meaning: String) -> String {
            // Le lo da is Se lo da.
            let pronoun = ["le", "les"].contains(meaning) && !objects.isEmpty ? "se" : meaning
            return "\(stem)\(word.first?.isUppercase == true ? pronoun.withFirstCapital : pronoun)\(objects)"
        }
    }

    /// me, te lo, ayudarme, dármelo, ayudándome
    private static var pronouns: Regex<(Substring, Substring?, Substring?, Substring?, Substring?, Substring?)> {
        #/
        \b(?:([Mm]e|[Tt]e)\b(\ l[aeo]s?\b)?|(\p{L}*(?:[aeiáéí]r(?=..\b)|[áéí]r(?=..l)|[áé]ndo))(me|te)(l[aeo]s?)?\b)
        /#
    }

    /// Whether a word only ends as an infinitive with a pronoun would.
    private static func isWord(_ stem: Substring, _ pronoun: Substring) -> Bool {
        words.contains(stem.lowercased() + pronoun) || stem.lowercased().hasSuffix("ier") || stem.lowercased().hasSuffix("uer")
    }

    private static let words = Set(
        words: """
            afirme alarme alerte aparte aporte arme arte baluarte comparte confirme curte departe desarme descarte deserte enferme
            encarte ensarte estandarte firme gendarme imparte inerme inerte injerte inserte liberte marte merme parte reafirme
            reparte
            """)
}
