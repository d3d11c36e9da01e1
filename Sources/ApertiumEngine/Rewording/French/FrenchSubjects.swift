// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Subjects of French beside pronouns, for rules into Spanish. *Tu* is silenced to them there, *Tu le sais* is *Callado lo sé*;
/// with *toi* it is *Tú lo sé*, whose verb only has the wrong person. *Nous le savons* has its subject twice, *Nos lo sabemos*.
enum FrenchSubjects {
    /// A text with *toi* for *tu* before pronouns and denials.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: "u "), text.containsAny(utf8: ["tu ", "Tu "]) || text.contains(utf8: "-tu") else { return text }
        let plain =
            text.contains(utf8: "-tu")
            ? text.replacing(inversions) { match in
                let isCapital = match.1.first?.isUppercase == true
                return "\(isCapital ? "Toi" : "toi") \(match.1.lowercased())\(match.2)"
            } : text
        return plain.replacing(silenced) { "\($0.1)\($0.2)oi " }
    }

    /// A translation with the persons of such a text, and without subjects that are there twice.
    ///
    /// - Parameter text: The text as `written` left it.
    static func restored(in translation: String, of text: String) -> String {
        var result = translation
        if text.contains(utf8: "oi "), result.contains(utf8: "ú ") {
            result = result.replacing(seconds) { match in
                guard let verb = secondPerson(of: match.4, isOther: match.2 != nil || !match.3.isEmpty) else {
                    return String(match.0)
                }
                let clause = "\(match.2 ?? "")\(match.3)\(verb)"
                return match.1.first == "T" ? clause.withFirstCapital : clause
            }
        }
        if text.contains(utf8: "ous "), result.containsAny(utf8: ["os ", "Os "]) {
            let isReflexive = text.firstMatch(of: reflexives) != nil
            result = result.replacing(doubled) { match in
                // *Nous nous le disons* is *Nos lo decimos*; *Nos me* is nothing.
                guard !isReflexive || ["me", "nos", "os", "te"].contains(match.3) else { return String(match.0) }
                return match.1.first?.isUppercase == true ? String(match.2).withFirstCapital : String(match.2)
            }
        }
        return result
    }

    /// *sabes* for *sé*, and a form of the second person as it is; nil for others.
    ///
    /// - Parameter isOther: Whether it is a verb in any case, as behind a pronoun: *Tú no puede*.
    private static func secondPerson(of verb: Substring, isOther: Bool) -> String? {
        if let known = forms[verb] { return known }
        if verb.last == "s" { return verb == "es" ? "eres" : String(verb) }
        return ["ía", "aba"].contains(where: verb.hasSuffix) || isOther && (verb.last == "a" || verb.last == "e")
            ? verb + "s" : nil
    }

    /// Tu ne, si tu l'as; not *s'est tu*
    private static var silenced: Regex<(Substring, Substring, Substring)> {
        #/
        (^|[^\p{L}\-])([Tt])u\ (?=(?:en|l[ae]|les|leur|lui|me|ne|nous|se|te|vous|y)\ |[lmnst]['’])
        /#
    }

    /// t'appelles-tu
    private static var inversions: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?i:(?:[Nn]e\ )?(?:(?:en|l[ae]|les|leur|lui|me|te|y)\ |[lmt]['’])+))(\p{L}+?)(?:-t)?-tu\b
        /#
    }

    private static var reflexives: Regex<Substring> { /\b(?:[Nn]ous (?:ne )?nous|[Vv]ous (?:ne )?vous)\b/ }

    /// Tú no lo sé
    private static var seconds: Regex<(Substring, Substring, Substring?, Substring, Substring)> {
        /\b([Tt]ú) ((?:ya )?no )?((?:(?:l[aeo]s?|me|nos|os|se|te) ){0,2})(\p{L}+)\b/
    }

    /// Nos te agradecemos, os lo habéis visto
    private static var doubled: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([Nn]os|[Oo]s)\ ((?:no\ )?(l[aeo]s?|me|nos|os|se|te)\ (?:(?:l[aeo]s?|se)\ )?\p{L}+(?:[aei]mos|áis|ais|éis|eis|ís))\b
        /#
    }

    private static let forms = Dictionary(
        """
        abro abres acabo acabas aparezco apareces caigo caes descubro descubres mantengo mantienes merezco mereces ofrezco
        ofreces produzco produces reconozco reconoces sufro sufres traigo traes valgo vales aprendo aprendes bebo bebes
        comprendo comprendes conduzco conduces conozco conoces construyo construyes contesto contestas corro corres creo crees
        debo debes devuelvo devuelves digo dices doy das duermo duermes elijo eliges entiendo entiendes era eras escojo
        escoges escribo escribes espero esperas estoy estás fui fuiste hago haces he has iba ibas leo lees meto metes muero
        mueres oigo oyes parezco pareces parto partes permito permites pido pides pierdo pierdes pongo pones prefiero
        prefieres puedo puedes quiero quieres recibo recibes respondo respondes río ríes salgo sales sea seas sé sabes siento
        sientes sigo sigues sirvo sirves soy eres tengo tienes termino terminas tomo tomas traduzco traduces vendo vendes
        vengo vienes veo ves vivo vives voy vas vuelvo vuelves
        """.split { $0 == " " || $0 == "\n" }.pairs
    ) { first, _ in first }
}

extension [Substring] {
    /// Each second element with the one before it.
    fileprivate var pairs: [(Substring, String)] {
        stride(from: 0, to: count - 1, by: 2).map { (self[$0], String(self[$0 + 1])) }
    }
}
