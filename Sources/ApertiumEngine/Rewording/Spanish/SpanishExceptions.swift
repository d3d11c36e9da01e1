// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Exceptions, limits and partial denials of Spanish in words that rules read rightly: to those into Italian *a menos que* is
/// *a patto che*, which says the opposite, and *para* somebody who gives birth.
enum SpanishExceptions {
    /// A text in such words.
    static func written(_ text: String, into target: String?) -> String {
        switch target {
        case "en": withLimits(text, into: "en")
        case "fr": withPartialDenials(withLimits(text, into: "fr"))
        case "it": withPurposes(withOnly(withAlternatives(withExceptions(withLimits(text, into: "it")))))
        case "pt": withAlternatives(text)
        default: text
        }
    }

    // MARK: Limits

    /// *Como máximo* for *a más tardar*, and less of what is denied twice.
    private static func withLimits(_ text: String, into target: String) -> String {
        var text = text
        if text.contains(utf8: " más tardar") {
            text = text.replacing(/\b([Aa]) más tardar\b/) { $0.1 == "A" ? "Como máximo" : "como máximo" }
        }
        if text.contains(utf8: "n absoluto") {
            text =
                target == "fr"
                ? text.replacing(emphasized) { $0.output.1 }
                : text.replacing(answers) {
                    "\($0.1)\($0.2 == "E" ? "D" : "d")e \(target == "en" ? "ninguna manera" : "ningún modo")"
                }
        }
        guard target != "it" else { return text }
        if text.contains(utf8: "ajo ning") {
            text = text.replacing(/\b([Bb])ajo (?:ningún (?:concepto|pretexto)|ninguna circunstancia)\b/) {
                $0.1 == "B" ? "En ningún caso" : "en ningún caso"
            }
        }
        if text.contains(utf8: "n modo alguno") {
            text = text.replacing(/\b([Ee])n modo alguno\b/) { $0.1 == "E" ? "De ningún modo" : "de ningún modo" }
        }
        guard text.contains(utf8: "asta que no ") else { return text }
        return text.replacing(delays) { "\($0.1) " }.replacing(delaysAtStart) { "\($0.1) \($0.2)" }
    }

    /// No me gusta en absoluto, without the end
    private static var emphasized: Regex<(Substring, Substring)> { #/(\b[Nn]o\ [^.,;:!?¿¡()]{1,60}?)\ en\ absoluto\b/# }

    /// En absoluto.
    private static var answers: Regex<(Substring, Substring, Substring)> { #/(^|[.,;:!?¿¡(]\ ?)([Ee])n\ absoluto(?=[.,;!?)]|$)/# }

    /// No entras hasta que no pagues; not *Espera hasta que no llueva*
    private static var delays: Regex<(Substring, Substring)> {
        #/(\b(?:[Nn]o|[Nn]adie|[Nn]unca|[Tt]ampoco|[Nn]ing\p{L}+)\ [^.;:!?¿¡()]{1,80}?\ hasta\ que)\ no\ (?=\p{L})/#
    }

    /// Hasta que no pagues, no entras
    private static var delaysAtStart: Regex<(Substring, Substring, Substring)> {
        #/\b([Hh]asta\ que)\ no\ ([^.,;:!?¿¡()]{1,60},\ (?:no|nadie|nunca|tampoco|ning\p{L}+)\ )/#
    }

    // MARK: Partial denials

    /// *Todos no votan* is *Tous ne votent pas*, of which *No todos votan* loses the *pas*.
    private static func withPartialDenials(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "o siempre ") { text = text.replacing(sometimes) { "\($0.1) \($0.2) siempre" } }
        guard text.contains(utf8: "o tod") else { return text }
        return text.replacing(some) { "\($0.1 == "N" ? "T" : "t")\($0.2) no" }
    }

    /// No siempre es, before forms that only verbs have
    private static var sometimes: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn]o)\ siempre
        \ ((?:(?:me|te|se|nos|os|les?)\ )?(?:basta|coincide|da|debe|dice|era|eres|es|estás?|estoy|existe|fue|funciona|hace|hay
        |llega|ocurre|parece|pasa|puedes?|puedo|quiere|resulta|sabe|sale|será|sería|sirve|son|soy|sucede|tengo|tienes?|va|vale
        |viene|(?!bien|h[ae]|joven|orden|quien|tan)\p{L}{2,}(?:[aeiá]mos|[aeá]n)))\b
        /#
    }

    /// No todos los perros son, no todos votan, no todo el mundo es; not *No todos los días llueve*
    private static var some: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn])o\ t(
        od[oa]s(?:\ (?:l[ao]s|[mts][iu]s|[en]st[ao]s|es[ao]s|nuestr[ao]s)\ (?!años|días|fines|horas|jueves|lunes|martes|mañanas
        |meses|miércoles|noches|sábados|semanas|tardes|veces|viernes|domingos)\p{L}+s(?:\ de\ \p{L}+|\ \p{L}+[aeo]s)?)?
        (?=\ (?:(?:me|te|se|nos|os|l[aeo]s?)\ )?(?!bien\b|tan\b|quien|en\b)\p{L}+[aeáéoió]n\b)
        |odo(?:\ el\ mundo)?(?=\ (?:(?:me|te|se|nos|os|l[aeo]s?)\ )?
        (?:cabe|debe|es|está|funciona|fue|era|ha|hace|parece|puede|quiere|sabe|sale|será|sirve|tiene|va|vale|viene|vive)\b))
        /#
    }

    // MARK: Italian and Portuguese

    private static func withExceptions(_ text: String) -> String {
        guard text.contains(utf8: " menos que ") else { return text }
        return text.replacing(/\b([Aa]) menos que (?=\p{L})/) { "\($0.1) no ser que " }
    }

    /// *Pero* for *sino*, which is *until* and fate: *No es rojo, pero verde* is *Non è rosso, ma verde*.
    private static func withAlternatives(_ text: String) -> String {
        guard text.contains(utf8: " sino ") || text.contains(utf8: " sino, ") else { return text }
        return text.replacing(merely) { "\($0.1 == "N" ? String($0.2).withFirstCapital : String($0.2)) solo" }
            .replacing(/\b([Nn]adie|[Nn]ada|otr[ao]s?(?: \p{L}+)?) sino(?= (?!que|también)\S)/) { "\($0.1) salvo" }
            .replacing(alternatives) { match in
                let words = match.0[match.1.endIndex...].clauseWordsBefore()
                guard words.contains(where: negatives.contains), !determiners.contains(words.last ?? "") else {
                    return String(match.0)
                }
                return "\(match.1), pero"
            }
    }

    /// No es sino una extensión, no hace sino llorar
    private static var merely: Regex<(Substring, Substring, Substring)> {
        #/\b([Nn])o\ (es|son|era|eran|fue|fueron|hace|hacen|hacía|hacían|hago)\ sino(?=\ (?!que|también)\S)/#
    }

    private static var alternatives: Regex<(Substring, Substring)> { #/(\S+?),?\ sino(?:\ que\b)?(?=,?\ \S)/# }

    private static let negatives: Set = ["jamás", "nadie", "ni", "ninguna", "ningún", "no", "nunca", "tampoco"]
    private static let determiners: Set = ["al", "del", "el", "ese", "este", "mal", "mi", "nuestro", "su", "triste", "tu", "un"]

    /// *Solo* for *no más que*, which is *no longer*: *Bebe solo agua* is *Beve solo acqua*.
    private static func withOnly(_ text: String) -> String {
        guard text.contains(utf8: " más que ") else { return text }
        return text.replacing(/\b([Nn])o hay más que (?=\p{L}+[aei]r(?:se|l[aeo]s?)?\b)/) { $0.1 == "N" ? "Basta " : "basta " }
            .replacing(duties) { "\($0.1 == "N" ? "S" : "s")olo deb\(debts[String($0.2)] ?? "e") " }
            .replacing(limits) { "\($0.1 == "N" ? String($0.2).withFirstCapital : String($0.2)) solo" }
    }

    /// No tienes más que llamar
    private static var duties: Regex<(Substring, Substring, Substring)> {
        /\b([Nn])o t(engo|ienes?|enemos|enéis|ienen) más que (?=\p{L}+[aei]r(?:se|l[aeo]s?)?\b)/
    }

    private static let debts = ["engo": "o", "ienes": "es", "iene": "e", "enemos": "emos", "enéis": "éis", "ienen": "en"]

    /// No es más que ruido, no bebe más que agua; not *No bebe más que yo*
    private static var limits: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn])o\ ((?:(?:me|te|se|nos|os|l[aeo]s?)\ )?(?:
        (?:eran?|eres|es|fue|fueron|había|hay|hubo|soy|somos|son)(?=\ más\ que\ (?!antes|ayer|ella|ell[ao]s|esto|eso|hoy|nadie
        |nosotr|nunca|otr|siempre|tú|usted|vosotr|yo|él)\p{Ll})
        |(?:acept|admit|beb|com|compr|conoc|d[aio]|dej|habl|hac|hag|llev|necesit|ofrec|permit|produc|qued|quer|quier|sirv|ten|tien
        |us|vend)\p{L}*(?=\ más\ que\ (?:un[ao]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|\p{Ll}+[aei]r
        |(?:agua|carne|dinero|fruta|leche|palabras|pan|problemas|ruido|té|verdura|vino))\b)))
        \ más\ que\b
        /#
    }

    /// *Por* for *para*, but where that is a verb: *Serve per aprire*.
    ///
    /// Behind a participle it has a comma before it: *diseñado por niños* would be *disegnato da bambini*.
    private static func withPurposes(_ text: String) -> String {
        guard text.contains(utf8: "ara ") else { return text }
        return text.replacing(/\b([Pp])ara (qué|quién(?:es)?)(?= sirv)/) { "\($0.1 == "P" ? "A" : "a") \($0.2)" }
            .replacing(/(\b[Nn]o p|\bP|\bp)ara de (?=\p{L}+[aei]r(?:se|me|te|l[aeo]s?)?\b)/) {
                "\($0.1.dropLast())\($0.1.last == "P" ? "C" : "c")esa de "
            }
            .replacing(/([ai]d[ao]s?) para (?!(?:que|tanto|\p{L}+[aei]r(?:se|me|te|l[aeo]s?)?)\b|[ .,;:!?)])/) { "\($0.1), por " }
            .replacing(purposes) { $0.1 == nil ? "\($0.2)or " : String($0.0) }
    }

    /// para abrir; not *para que*, which is *affinché*, nor *se para*, nor behind *tarde*, which would be an afternoon
    private static var purposes: Regex<(Substring, Substring?, Substring)> {
        #/(\b(?:[Ss]e|[Mm]e|[Tt]e|[Nn]os|[Oo]s|tarde)\ |[\-_.\/=])?\b([Pp])ara\ (?!(?:en|que|tanto)\b|[\ .,;:!?)])/#
    }

    /// diseñado, por niños; not *grado, por la que*
    private static var writtenPurposes: Regex<Substring> {
        #/
        [ai]d[ao]s?,\ por\ (?!(?:ejemplo|el\ (?:cual|que)|eso|esto|favor|l[ao]s?\ (?:cuales|cual|que)|lo|quien|supuesto|tanto)\b)
        /#
    }

    /// An Italian translation without the commas of such a text, where it has as many before *per* as the text before *por*.
    static func italian(_ translation: String, of text: String) -> String {
        guard translation.contains(utf8: ", per ") else { return translation }
        let purposes = text.ranges(of: /, por (?!ejemplo\b|favor\b)/)
        let written = Set(text.ranges(of: writtenPurposes).map(\.upperBound))
        let ranges = translation.ranges(of: /, per (?!esempio\b|favore\b)/)
        guard !written.isEmpty, purposes.count == ranges.count else { return translation }
        var result = translation
        for (purpose, range) in zip(purposes, ranges).reversed() where written.contains(purpose.upperBound) {
            result.replaceSubrange(range, with: " per ")
        }
        return result
    }
}
