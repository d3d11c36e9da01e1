// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// What Catalan forbids and leaves open, for rules into Spanish: *No cal beure*, which is no need, forbids it to them (*No hay
/// que beber*), and *No has de beure*, which forbids it, is no need; *tret de* is a feature, and *si teniu cap dubte* no doubt.
enum CatalanObligations {
    /// A text that says so in words that those rules read rightly.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: " cal"), text.contains(utf8: "o ") || text.contains(utf8: "ampoc ") {
            text = text.replacing(needs) { "\($0.1)\(tenses[$0.2] ?? "fa") falta " }
        }
        if text.contains(utf8: "o "), text.containsAny(utf8: ["ha d", "han d", "has d", "hem d", "heu d", " mai d", " pas d"]) {
            text = text.replacing(prohibitions, with: withPower)
        }
        if text.contains(utf8: "bans que no ") {
            text = text.replacing(/\b([Aa]bans que) no (?!pas\b)(?=\p{L})/) { "\($0.1) " }
        }
        if text.contains(utf8: "ret d") { text = text.replacing(exceptions, with: withException) }
        if text.contains(utf8: "i "), text.contains(utf8: " cap") || text.contains(utf8: " res") { text = withSome(text) }
        if text.contains(utf8: "i mai ") {
            text = text.replacing(/\b([Ss])i mai (?!més\b|no\b)(?=\p{L}[^.!?]*(?:[.!]|$))/) { "\($0.1)i alguna vegada " }
        }
        if text.contains(utf8: " deu pas ") {
            text = text.replacing(/\b([Nn]o (?:\p{L}+ |\p{L}['’])?deu) pas (?=\p{L})/) { "\($0.1) " }
        }
        return text
    }

    /// no l'heu de tocar: no el podeu tocar; but not *no heu de pagar*, which is no need
    private static func withPower(
        _ match: Regex<(Substring, Substring, Substring, Substring, Substring?)>.Match
    ) -> String {
        let words = match.0.clauseWordsBehind
        let object = words.dropFirst().first ?? ""
        let isNeed =
            needless.contains { words.first?.hasPrefix($0) == true } || words.contains { necessities.contains($0) }
            || words.first == "fer" && ["cap", "gaire", "gran", "més", "res"].contains(object)
            || words.first == "ser" && ["així", "difícil", "gaire", "perfecta", "perfecte", "sempre", "tan"].contains(object)
        guard !isNeed, let power = powers[match.3] else { return String(match.0) }
        return "\(match.1) \(stressed(match.2))\(power) \(match.4 ?? "")"
    }

    /// Pronouns before a consonant: *el* for *l'*, *me'l* for *me l'*.
    private static func stressed(_ pronouns: Substring) -> String {
        guard let mark = pronouns.last, mark == "'" || mark == "’" else { return String(pronouns) }
        let before = pronouns.dropLast(2)
        let letter = pronouns.dropLast().suffix(1).lowercased()
        return before.hasSuffix("e ") ? "\(before.dropLast())\(mark)\(letter) " : "\(before)e\(letter) "
    }

    private static func withException(_ match: Regex<(Substring, Substring)>.Match) -> String {
        let words = match.0.clauseWordsBefore()
        let isException =
            words.isEmpty || match.0.wordBefore.hasSuffix(",") || words.suffix(4).contains { wholes.contains($0) }
        return isException ? (match.1 == "T" ? "Llevat" : "llevat") : String(match.0)
    }

    /// si teniu cap dubte o cap problema, si passa res
    private static func withSome(_ text: String) -> String {
        let written = text.replacing(conditions) { match in
            "\(match.1) \(match.2 == "res" ? "alguna cosa" : some(match.3))"
        }
        guard written != text else { return text }
        return written.replacing(/\b(alguna? [\p{L}·]+ [io]) cap\b(?= ([\p{L}·]+))/) { "\($0.1) \(some($0.2))" }
    }

    /// The word for some of what words behind it name: *dubte*, *pregunta*, *de les claus*.
    private static func some(_ words: Substring?) -> String {
        let words = (words ?? "").split { !$0.isLetter && $0 != "·" }.map { $0.lowercased() }
        let noun = words.first == "de" || words.first == "d" ? words.dropFirst().first ?? "" : words.first ?? ""
        let isFeminine = ["a", "ció", "esa", "sió", "tat", "tud", "les", "aquestes"].contains { noun.hasSuffix($0) }
        return isFeminine && !masculines.contains(noun) || feminines.contains(noun) ? "alguna" : "algun"
    }

    private static let tenses: [Substring: String] = [
        "cal": "fa", "caldria": "faria", "caldrà": "farà", "calgui": "faci", "calgués": "fes", "calia": "feia",
        "ha calgut": "ha fet", "havia calgut": "havia fet",
    ]
    private static let powers: [Substring: String] = [
        "ha": "pot", "han": "poden", "has": "pots", "hem": "podem", "heu": "podeu",
    ]
    /// What one need not do rather than must not.
    private static let needless = [
        "amoïnar", "demanar", "durar", "envejar", "esperar", "justificar", "matar", "morir", "pagar", "patir", "preocupar",
        "treballar", "témer",
    ]
    private static let necessities: Set = ["forçosament", "força", "necessàriament", "només", "obligatòriament", "sinó"]
    /// What something may be the exception of.
    private static let wholes: Set = [
        "arreu", "cada", "cap", "ningú", "qualsevol", "res", "sempre", "tot", "tota", "totes", "tothom", "tots",
    ]
    private static let feminines: Set = [
        "carn", "clau", "calor", "dent", "font", "imatge", "llei", "llum", "mort", "nit", "olor", "part", "pell", "por", "veu",
    ]
    private static let masculines: Set = [
        "clima", "dia", "dilema", "diploma", "drama", "esquema", "idioma", "mapa", "panorama", "planeta", "poema", "problema",
        "programa", "símptoma", "sistema", "tema",
    ]

    /// no cal beure, no us cal pagar; not *no cal que vingueu*
    private static var needs: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:[Nn]o|[Tt]ampoc)\ (?:(?:em|et|ens|us|li|els|hi)\ )?)(cal|calia|caldrà|caldria|calgui|calgués|ha\ calgut
        |havia\ calgut)\ (?=\p{Ll}+re?\b)
        /#
    }

    /// no has de beure, no s'ha d'obrir, no me l'heu de tocar
    private static var prohibitions: Regex<(Substring, Substring, Substring, Substring, Substring?)> {
        #/
        \b([Nn]o)\ ((?:(?:el|els|em|en|ens|es|et|hi|ho|la|les|li|me|ne|se|te|us|vos)\ |[lmnst]['’](?:hi|ho)\ )*(?:[lmnst]['’])?)
        (ha|han|has|hem|heu)\ (mai\ |pas\ )?d(?:e\ |['’])(?=\p{L}+re?\b)
        /#
    }

    /// tret de; the function asks whether it is *except*, and not *tret de sortida*
    private static var exceptions: Regex<(Substring, Substring)> {
        /\b([Tt])ret(?= (?:de|del|dels|d['’]\p{L}+)\b)(?! de (?:gràcia|pistola|sortida)\b)/
    }

    /// si teniu cap, si us passa res; with two words behind *cap*
    private static var conditions: Regex<(Substring, Substring, Substring, Substring?)> {
        #/
        \b([Ss]i\ (?:(?:el|els|em|en|ens|es|et|hi|ho|la|les|li|me|se|te|us)\ |[lmnst]['’])*
        (?!(?:bé|era|ets|fos|mai|mateix|mateixa|ningú|no|només|soc|sou|sóc|també|és)\b)\p{L}+
        (?:\ (?:mal|\p{L}+(?:[aiu]t|ada|ert|est|et|ist|re|[aei]r)))?)
        \ (cap|res)\b(?!\ (?:a|al|als|allà|allí|amunt|aquí|avall|enfora|enlloc|enllà|enrere|endavant|endins|ençà|i|on)\b)
        (?=(\ [\p{L}·]+(?:\ |['’])?[\p{L}·]*)?)
        /#
    }
}
