// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// *echar de menos*, for rules into Italian and French: *Te echo de menos* is *Ti manco* to the ones, which is turned round, and
/// *Je te jette de moins* to the others. *Me faltas* both read rightly.
enum SpanishMissing {
    /// A text in which who is missed is missing.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: " de menos"), text.contains(utf8: "ch") else { return text }
        return text.replacing(missers) { match in
            guard let verb = forms[match.5.lowercased()], let object = persons[match.4.lowercased()], match.0.mayBeginSentence
            else { return String(match.0) }
            let missing = "\(verb.person == 5 ? "les" : "le") \(tenses[verb.tense].forms[object])\(match.6 ?? "")"
            return "A \(match.1.lowercased())\(match.2) \(match.3 ?? "")\(missing)"
        }
        .replacing(missedPersons) { match in
            guard let verb = forms[match.6.lowercased()],
                let object = persons[match.5.lowercased()],
                verb.isCertain || match.2?.lowercased() == "yo" || isAlone(match.0), !match.0.clauseWordsBefore().contains("a")
            else { return String(match.0) }
            let written =
                "\(match.3 ?? "")\(match.4 ?? "")\(clitics[verb.person]) \(tenses[verb.tense].forms[object])\(match.7 ?? "")"
            return capitalized(written.lowercased(), as: match.0)
        }
        .replacing(missedThings) { match in
            guard let verb = forms[match.2.lowercased()], verb.isCertain || isAlone(match.0) else { return String(match.0) }
            let isPlural = match.5.last == "s"
            let written = "\(match.1 ?? "")\(clitics[verb.person]) \(tenses[verb.tense].forms[isPlural ? 5 : 2])\(match.3 ?? "")"
            return "\(capitalized(written.lowercased(), as: match.0)) \(match.4 == nil ? match.5 : "el")"
        }
    }

    /// Whether no noun stands before, which would miss somebody: *Mi madre te echa de menos*.
    private static func isAlone(_ clause: Substring) -> Bool {
        let before = clause.wordBefore
        return before.isEmpty || before.last?.isLetter == false || conjunctions.contains(before)
    }

    private static func capitalized(_ words: String, as clause: Substring) -> String {
        clause.first?.isUppercase == true ? words.withFirstCapital : words
    }

    private static let conjunctions: Set = ["aunque", "cuando", "pero", "porque", "que", "si", "y", "también"]
    private static let clitics = ["me", "te", "le", "nos", "os", "les"]
    private static let persons = [
        "la": 2, "las": 5, "le": 2, "les": 5, "lo": 2, "los": 5, "me": 0, "nos": 3, "os": 4, "te": 1,
    ]

    /// The six persons of a tense.
    private struct Tense {
        let forms: [String]
        /// The same of *echar*.
        let missing: [String]

        init(_ endings: String) {
            let endings = endings.split(separator: " ")
            forms = endings.map { "falt\($0)" }
            missing = endings.map { "ech\($0)" }
        }

        init(auxiliary: String) {
            let verbs = auxiliary.split(separator: " ")
            forms = verbs.map { "\($0) faltado" }
            missing = verbs.map { "\($0) echado" }
        }
    }

    private static let tenses = [
        Tense("o as a amos áis an"), Tense("aba abas aba ábamos abais aban"), Tense("aré arás ará aremos aréis arán"),
        Tense("aría arías aría aríamos aríais arían"), Tense("é aste ó amos asteis aron"),
        Tense(auxiliary: "he has ha hemos habéis han"), Tense(auxiliary: "había habías había habíamos habíais habían"),
    ]

    /// Which person of which tense a form of *echar* is; the first where it may be the third as well.
    private struct Form {
        let tense: Int
        let person: Int
        /// Whether its subject is no noun: *echaba* may be the third person.
        var isCertain: Bool { person % 3 != 2 && (person > 0 || [0, 2, 4, 5].contains(tense)) }
    }

    private static let forms: [String: Form] = Dictionary(
        tenses.enumerated().flatMap { tense in
            tense.element.missing.enumerated().map { ($0.element, Form(tense: tense.offset, person: $0.offset)) }
        }
    ) { first, _ in first }

    /// Mi madre te echa de menos, los niños no lo echaban de menos
    private static var missers: Regex<(Substring, Substring, Substring, Substring?, Substring, Substring, Substring?)> {
        #/
        \b(El|La|Los|Las|Mis?|Tus?|Sus?|Nuestr[oa]s?|Vuestr[oa]s?)((?:\ \p{Ll}+){1,2}?)
        \ (no\ )?(me|te|l[ao]s?|nos|os)\ ((?:han?|había|habían)\ echado|ech(?:an?|aban?|arán?|arían?|ó|aron))
        (\ (?:mucho|tanto))?\ de\ menos\b
        /#
    }

    /// yo no te echo mucho de menos
    private static var missedPersons:
        Regex<(Substring, Substring?, Substring?, Substring?, Substring?, Substring, Substring, Substring?)>
    {
        #/
        \b((?i:(yo|tú|nosotr[oa]s|vosotr[oa]s)\ ))?((?i:no)\ )?((?:también|siempre)\ )?(?i:(l[aeo]s?|me|nos|os|te))
        \ ((?:h\p{L}+\ )?ech\p{L}+)(\ (?:mucho|muchísimo|tanto))?\ de\ menos\b
        /#
    }

    /// Echo de menos a mi madre, echamos de menos el mar
    private static var missedThings: Regex<(Substring, Substring?, Substring, Substring?, Substring?, Substring)> {
        #/
        \b((?i:no)\ )?((?i:h\p{L}+\ e|e)ch\p{L}+)(\ (?:mucho|muchísimo|tanto))?\ de\ menos
        \ (?:(al)(?=\ )|a\ )?((?:el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|vuestr[oa]s?|est[ae]|estos|estas)\b|(?=\ |\p{Lu}))
        (?![^.,;:!?]*\by\ a\ )
        /#
    }
}
