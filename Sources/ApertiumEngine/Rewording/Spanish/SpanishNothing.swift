// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// *nada* for rules from Spanish into French and English, to which it is *he swims* and *at all*: *No quiero nada* was
/// *Je ne veux il pas nage*.
///
/// They are given *ninguna cosa*; *rien* goes for the *aucune chose* of their answer, *nothing* and *anything* for two words.
enum SpanishNothing {
    /// A text without *nada*, but where somebody swims, and where English has *at all*: *no es nada fácil*.
    static func written(_ text: String, into target: String?) -> String {
        guard text.contains(utf8: "nada") || text.contains(utf8: "Nada") else { return text }
        var text = text.replacing(/\b([Aa])ntes (?:de|que) nada\b/) { $0.1 == "A" ? "En primer lugar" : "en primer lugar" }
            .replacing(/\b([Nn])ada más (?=\p{L}+[aei]r(?:se|l[aeo]s?)?\b)/) { $0.1 == "N" ? "Al " : "al " }
        if target == "fr" {
            text = text.replacing(emphasized) { $0.output.1 }
                .replacing(/\b([Pp])ara nada\b/) { $0.1 == "P" ? "En absoluto" : "en absoluto" }
        }
        let kept = text.matches(of: emphasized).map(\.range)
        return text.replacing(nothing) { match in
            let isNoun = match.1 != nil || match.0.startIndex == match.0.base.startIndex && match.2 == "De "
            let swims = isVerb(match.0, before: match.4)
            guard !isNoun, !swims, !kept.contains(where: { $0.contains(match.3.startIndex) }) else { return String(match.0) }
            return "\(match.2 ?? "")\(match.3)inguna cosa\(match.4 ?? "")"
        }
    }

    /// An English translation of such a text, with *nothing* or *anything* for *nada*.
    static func english(_ translation: String, of text: String) -> String {
        guard text.contains(utf8: "inguna cosa") else { return translation }
        return translation.replacing(/\b([Aa]ny|[Nn]o) thing\b/) { "\($0.1)thing" }
    }

    /// A French translation of such a text, with *rien* for *nada*.
    static func french(_ translation: String, of text: String) -> String {
        guard text.contains(utf8: "inguna cosa") else { return translation }
        // ne veux pas aucune chose, n'ai pas vu aucune chose, ne sert pas d'aucune chose
        return translation.replacing(denied) { match in
            match.3.map { "\(match.1) \(match.2)\($0.count == 2 ? "de " : $0 == "dans " ? "en " : $0)rien" }
                ?? "\(match.1) rien\(match.2.isEmpty ? "" : " \(match.2.dropLast())")"
        }
        .replacing(/\b(d|qu)['’]aucune chose\b/) { "\($0.1)e rien" }
        .replacing(/\b([Aa])ucune chose(?: (plus)(?=$|[.!?,]))?/) {
            "\($0.1 == "A" ? "R" : "r")ien\($0.2 == nil ? "" : " de plus")"
        }
    }

    /// Whether somebody swims: *nada muy bien*, *mi hijo nada*, *Juan nada los lunes*, *ella no nada nunca*.
    private static func isVerb(_ nothing: Substring, before complement: Substring?) -> Bool {
        let words = nothing.base[..<nothing.startIndex].split(separator: " ").suffix(2)
        guard let before = words.last else { return complement != nil }
        if before.lowercased() == "no" { return true }
        guard !isDenied(before: nothing) else { return false }
        let rest = nothing.base[nothing.endIndex...]
        let hasName = before.first?.isUppercase == true && [" los ", " las ", " por las ", " y "].contains(where: rest.hasPrefix)
        return complement != nil || hasName || words.count > 1 && articles.contains(words[words.startIndex].lowercased())
    }

    /// What stands before a noun.
    private static let articles = Set(
        words: """
            el la los las mi tu su nuestro nuestra vuestro vuestra un una este esta ese esa aquel aquella cada
            """)

    private static func isDenied(before word: Substring) -> Bool {
        word.clauseWordsBefore(from: ".,;:!?¿¡").contains(where: negatives.contains)
    }

    private static let negatives: Set = ["jamás", "nadie", "ni", "ninguna", "ningún", "no", "nunca", "sin", "tampoco"]

    /// What it only emphasizes: *no es nada fácil*, *no me gusta nada*, *no sirve para nada*.
    private static var emphasized: Regex<(Substring, Substring)> {
        #/
        (\b[Nn]o\ (?:(?:(?:es|era|eran|está|están|estaba|estoy|fue|parece|resulta|sea|ser|será|son|soy)(?=\ nada\ \p{Ll})
        (?!\ nada\ (?:a|al|como|con|de|del|en|más|menos|o|para|por|que|salvo|si|sin|sino|y)\b)
        |(?:l[aeo]s?|me|nos|os|se|te)\ (?:agrad|apetec|duel|gust|import|interes|molest|preocup)\p{L}*))
        |\b[Nn]o\ [^.,;:!?]{1,40}?(?=\ para\ nada\b))
        \ (?:para\ )?nada\b
        /#
    }

    /// *nada* with what tells the noun before it and the verb behind it: *la nada*, *nada hacia la orilla*.
    private static var nothing: Regex<(Substring, Substring?, Substring?, Substring, Substring?)> {
        #/
        (?:\b(la|una|esa|esta)\ |\b([Dd]e\ ))?\b([Nn])ada\b
        (\ (?:a\ (?:braza|crol|mariposa)|bien|cada|como|en|entre|hacia|hasta|mal|mejor|muy|rápido|todos)\b)?
        /#
    }

    /// A French denial with *aucune chose* behind it, with the words between and the preposition before it.
    private static var denied: Regex<(Substring, Substring, Substring, Substring?)> {
        #/
        \b([Nn](?:e\ |['’])(?:(?:en|l[aeu]|les|leur|lui|me|nous|se|te|vous|y)\ |[lmst]['’])*\p{L}+)\ pas
        \ ((?:(?!(?:avec|contre|dans|de|en|par|pour|sur|à)\ )\p{L}+\ ){0,2}?)
        (d['’]|(?:avec|contre|dans|de|en|par|pour|sur|à)\ )?aucune\ chose\b
        /#
    }
}
