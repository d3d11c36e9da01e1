// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// What Spanish forbids, and what it does not ask for, in words that rules read rightly: *No tienes que pagar* is *Tu ne dois
/// pas payer* to those into French, and *Nadie debe entrar* to those into English *Nobody has to go in*.
enum SpanishObligations {
    /// A text in such words.
    static func written(_ text: String, into target: String?) -> String {
        switch target {
        case "ca": withImpersonalDuties(withoutDuties(text, into: "ca"), into: "ca")
        case "en": withImpersonalDuties(withoutNeeds(forbidden(text), into: "en"), into: "en")
        // *No hace falta* comes last: it is *il ne faut pas*, which *no hay que* says and *no hace falta* does not.
        case "fr": withImpersonalDuties(withoutNeeds(withoutDuties(text, into: "fr"), into: "fr"), into: "fr")
        case "it": withoutNeeds(withoutDuties(text, into: "it"), into: "it")
        default: text
        }
    }

    // MARK: Deber

    /// What must not be cannot be, *Nadie puede entrar*; what was not to be should not, *No debería entrar*.
    private static func forbidden(_ text: String) -> String {
        guard text.contains(utf8: " deb") else { return text }
        return text.replacing(deniedTwice) { "\($0.1 == "N" ? String($0.3).withFirstCapital : String($0.3)) \($0.2)" }
            .replacing(prohibitions) { power(in: $0.output) }
            .replacing(prohibitionsOfSome) { power(in: $0.output) }
    }

    private typealias Denial = (Substring, Substring, Substring?, Substring?, Substring, Substring)

    private static func power(in words: Denial) -> String {
        guard let power = powers[String(words.4)] else { return String(words.0) }
        guard let first = words.2, first != "se" || words.3 != nil else {
            return "\(words.1) \(words.2 == nil ? "" : "se ")\(power) \(words.5)"
        }
        return joined([first, words.3], to: words.5).map { "\(words.1) \(power) \($0)" } ?? String(words.0)
    }

    /// No debe nunca abrir
    private static var deniedTwice: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([Nn])o\ ((?:(?:se|me|te|nos|os|l[aeo]s?)\ ){0,2}deb\p{L}+)
        \ (nunca|jamás|en\ ningún\ (?:caso|momento)|bajo\ (?:ningún\ concepto|ninguna\ circunstancia))(?=\ \p{L}+[aeiíáé]r)
        /#
    }

    /// no debe, nunca se debe, en ningún caso deberá
    private static var prohibitions: Regex<Denial> {
        #/
        \b([Nn]o|[Nn]i|[Nn]unca|[Jj]amás|[Tt]ampoco|[Ee]n\ ningún\ (?:caso|momento)|[Ee]n\ modo\ alguno|[Dd]e\ ningún\ modo
        |[Dd]e\ ninguna\ manera|[Bb]ajo\ (?:ningún\ concepto|ninguna\ circunstancia))
        \ (?:(se|me|te|nos|os|l[aeo]s?)\ )?(?:(l[aeo]s?)\ )?(deb\p{L}+)
        \ ((?!(?:alquiler|lugar|placer)\b|preocupar)\p{L}*[aeiíáé]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?)\b
        /#
    }

    /// Nadie debe, ningún niño menor de 3 años debe, at the start of a clause: not *Si no hay ningún error debe*
    private static var prohibitionsOfSome: Regex<Denial> {
        #/
        ((?:^|[.,:;!?¿¡("«]\ ?|\b(?:[Qq]ue|[Yy]|[Pp]ero|[Pp]orque)\ )
        (?:[Nn]adie|[Nn]ingun[ao]|[Nn]ingún|[Nn]unca|[Tt]ampoco|[Ee]n\ ningún\ (?:caso|momento))
        (?:\ (?!(?:aunque|c[oó]mo|cu[aá]ndo|d[oó]nde|hay|no|o|pero|porque|que|quien|s[eií]|sino|siempre|s[oó]lo|y)\ |deb)
        [\p{L}\d]+){0,6}?)
        \ (?:(se|me|te|nos|os|l[aeo]s?)\ )?(?:(l[aeo]s?)\ )?(deb\p{L}+)
        \ ((?!(?:alquiler|lugar|placer)\b|preocupar)\p{L}*[aeiíáé]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?)\b
        /#
    }

    private static let powers = [
        "debo": "puedo", "debes": "puedes", "debe": "puede", "debemos": "podemos", "debéis": "podéis", "deben": "pueden",
        "deberé": "puedo", "deberás": "puedes", "deberá": "puede", "deberemos": "podemos", "deberéis": "podéis",
        "deberán": "pueden", "debía": "debería", "debías": "deberías", "debíamos": "deberíamos", "debíais": "deberíais",
        "debían": "deberían", "debiera": "debería", "debieras": "deberías", "debieran": "deberían",
    ]

    /// An infinitive with pronouns behind it, *decírselo*; nil where it has some.
    private static func joined(_ pronouns: [Substring?], to infinitive: Substring) -> String? {
        guard infinitive.last == "r" else { return nil }
        let pronouns = pronouns.compactMap(\.self)
        guard pronouns.count > 1, let vowel = infinitive.dropLast().last else { return infinitive + pronouns.joined() }
        return infinitive.dropLast(2) + (["a": "á", "e": "é", "i": "í"][vowel] ?? String(vowel)) + "r" + pronouns.joined()
    }

    // MARK: Tener que

    /// Who does not have to is not obliged to: *No estás obligado a pagar*.
    private static func withoutDuties(_ text: String, into target: String) -> String {
        text.rewritingLines { line in
            // Most lines have one of the forms, in *tiempo* and *tener*, and the expression takes its time.
            guard line.contains(utf8: " que "), line.containsAny(utf8: [" ten", " tien", " tuv"]) else { return nil }
            return String(
                line.replacing(duties) { match in
                    guard let freedom = freedom(from: match.4, into: target) else { return String(match.0) }
                    guard let first = match.2 else { return "\(match.1) \(freedom) \(match.5)" }
                    return joined([first, match.3], to: match.5).map { "\(match.1) \(freedom) \($0)" } ?? String(match.0)
                })
        }
    }

    private static var duties: Regex<Denial> {
        #/
        \b([Nn]o(?:\ (?:necesariamente|siempre))?|[Nn]adie|[Nn]unca)
        \ (?:(me|te|nos|os|l[aeo]s?)\ )?(?:(l[aeo]s?)\ )?(ten\p{L}+|tien\p{L}+|tuv\p{L}+)\ que
        \ ((?!ver\b|confundir|mezclar|olvid|perder|tocar)\p{L}*[aeiíáé]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?)\b
        /#
    }

    /// What a form of *tener que* becomes behind *no*; nil where it forbids, as *No tendría que ir* does.
    private static func freedom(from form: Substring, into target: String) -> String? {
        if form.hasPrefix("tendría") { return target == "it" ? "deber" + form.dropFirst("tendr".count) : nil }
        let state =
            form.hasPrefix("tendr")
            ? "estar" + form.dropFirst("tendr".count)
            : form.hasPrefix("tuv") ? "es" + form : states[String(form)]
        let isPlural = ["mos", "is", "n"].contains(where: form.hasSuffix)
        return state.map { "\($0) obligado\(isPlural ? "s" : "") a" }
    }

    private static let states = [
        "tengo": "estoy", "tienes": "estás", "tiene": "está", "tenemos": "estamos", "tenéis": "estáis", "tienen": "están",
        "tenía": "estaba", "tenías": "estabas", "teníamos": "estábamos", "teníais": "estabais", "tenían": "estaban",
        "tenga": "esté", "tengas": "estés", "tengamos": "estemos", "tengáis": "estéis", "tengan": "estén",
    ]

    // MARK: Hacer falta and haber que

    /// What does not need to be is not necessary, *No es necesario ir*; into English and Italian what does is.
    private static func withoutNeeds(_ text: String, into target: String) -> String {
        guard text.contains(utf8: " falta") else { return text }
        return text.replacing(needs) { match in
            let (denial, pronoun, end) = (match.1, match.2, match.4)
            // Into English *me hace falta descansar* stays: it is somebody's need.
            let isRead = target == "en" ? pronoun == nil && end == nil : denial != nil || target == "it" && end == nil
            guard isRead, let need = necessities[match.3.lowercased()] else { return String(match.0) }
            let words = match.3.first == "H" ? need.withFirstCapital : need
            return "\(denial ?? "")\(pronoun ?? "")\(words) necesario\(end ?? "")"
        }
    }

    /// A negation, a pronoun, the form, and the end of the clause: *No hace falta pan* is something else.
    private static var needs: Regex<(Substring, Substring?, Substring?, Substring, Substring?)> {
        #/
        \b([Nn]o\ )?((?:[Mm]e|[Tt]e|[Ll]es?|[Nn]os|[Oo]s)\ )?\b([Hh](?:ac|ar|ag|iz|ic)\p{L}+|ha\ hecho|había\ hecho)\ falta
        (?:(?=\ que\b|\ \p{L}*[aeiíáé]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?\b)|([.,;!?]|$))
        /#
    }

    private static let necessities = [
        "hace": "es", "hacía": "era", "hará": "será", "haría": "sería", "hizo": "fue", "haga": "sea", "hiciera": "fuera",
        "ha hecho": "ha sido", "había hecho": "había sido",
    ]

    /// What is to be done, and what is not: *Hace falta pagar* is *Il faut payer*, *No se debe tocar* is *No s'ha de tocar*.
    private static func withImpersonalDuties(_ text: String, into target: String) -> String {
        text.rewritingLines { line in
            let isTold = line.containsAny(utf8: ["ay que ", "bía que ", "brá que ", "bría que ", "haya que ", "ubo que "])
            return isTold ? withImpersonalDuties(line, into: target) : nil
        }
    }

    private static func withImpersonalDuties(_ line: Substring, into target: String) -> String {
        String(
            line.replacing(impersonalDuties) { match in
                guard match.1 == nil, let words = impersonal[match.3.lowercased()] else { return String(match.0) }
                guard let negation = match.2 else {
                    guard target == "fr" else { return String(match.0) }
                    return "\(match.3.first == "H" ? words.need.withFirstCapital : words.need) falta \(match.5)"
                }
                guard match.5 != "ver" else { return String(match.0) }
                let isNeedless = words.isNeedless || negation.contains(" ") || match.4 != nil
                return switch target {
                case "ca" where !isNeedless:
                    "\(negation) se \(words.duty) \(match.5.hasSuffix("se") ? match.5.dropLast(2) : match.5)"
                case "en" where match.3 == "hay":
                    "\(negation) \(isNeedless ? "es necesario" : "puedes") \(match.5)"
                case "fr": "\(negation) \(isNeedless ? "\(words.state) necesario" : "\(words.need) falta") \(match.5)"
                default: String(match.0)
                }
            })
    }

    /// *También hay que* is read rightly. Behind some infinitives nothing is forbidden: *no hay que pagar*.
    private static var impersonalDuties: Regex<(Substring, Substring?, Substring?, Substring, Substring?, Substring)> {
        #/
        \b([Tt]ambién\ )?(?:((?:(?:[Tt]odavía|[Aa]ún|[Yy]a)\ )?[Nn]o|[Nn]unca|[Jj]amás)\ )?
        ([Hh]ay|[Hh]abía|[Hh]ubo|[Hh]abrá|[Hh]abría|haya)\ que
        \ (?:(?=((?:pagar|esperar|firmar|preocupar|asustar|alarmar)(?:se|l[aeo]s?)?\b|hacer(?=\ n)
        |(?:ser|estar|tener|saber)\b(?=[^.;:]*\ para\b|\ muy\b))))?
        (\p{L}*[aeiíáé]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?)\b
        /#
    }

    private static let impersonal: [String: (need: String, state: String, duty: String, isNeedless: Bool)] = [
        "hay": ("hace", "es", "debe", false), "había": ("hacía", "era", "", true), "hubo": ("hizo", "fue", "", true),
        "habrá": ("hará", "será", "", true), "habría": ("haría", "sería", "debería", false), "haya": ("haga", "sea", "", true),
    ]
}
