// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What French forbids, for rules into Spanish, which make of it that it need not be done: *Il ne faut pas ouvrir* was *No hace
/// falta abrir*, and *Vous ne devez pas prendre* *No tenéis que tomar*.
enum FrenchObligations {
    /// A text in which it is to be avoided, or is not to be done.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: " ne fa") {
            text = text.replacing(necessities) { match in
                let verb = match.4
                let isClause = verb.first == "q"
                let avoided = match.3 == "plus" ? "cesser" : "éviter"
                return "\(match.1) \(match.2) \(avoided) \(isClause ? "" : verb.beginsWithVowel ? "d'" : "de ")\(verb)"
            }
        }
        if text.contains(utf8: " ne do") || text.contains(utf8: " ne dev") {
            text = text.replacing(denied) { "\($0.1) \(permissions[$0.2] ?? "peut")" }
                .replacing(duties) { "\($0.1) ne \($0.2 == "rien" ? "rien" : "pas") " }
        }
        if text.contains(utf8: "n aucun cas") || text.contains(utf8: "ous aucun prétexte") {
            text = text.replacing(cases) { match in
                // En aucun cas il ne faut crier is read rightly.
                guard !match.3.hasPrefix("fau") else { return String(match.0) }
                let isCapital = match.1.first?.isUppercase == true
                return "\(isCapital ? "En" : "en") aucun cas \(match.2) \(permissions[match.3] ?? match.3)"
            }
        }
        if text.contains(utf8: "éfen") {
            text = text.replacing(/(^|[.!?:] )Défense d(?=(?:e |['’])\p{L}+(?:er|ir|re|oir)\b)/) { "\($0.1)Interdiction d" }
                .replacing(/\bdéfendu d(?=(?:e |['’])\p{L}+(?:er|ir|re|oir)\b)/) { _ in "interdit d" }
        }
        return text
    }

    /// What is not permitted where it must not be done.
    private static let permissions: [Substring: Substring] = [
        "devez": "pouvez", "devons": "pouvons", "devra": "peut", "devrez": "pouvez", "devront": "peuvent", "dois": "peux",
        "doit": "peut", "doivent": "peuvent",
    ]

    /// Il ne faut pas ouvrir, il ne faudra jamais l'ouvrir, il ne faut pas que
    private static var necessities: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        #/
        \b([Ii]l)\ ne\ (fallait|faudra|faudrait|faut)\ (jamais|pas|plus)
        \ (que\ |qu['’]|(?:(?:en|la|le|les|leur|lui|me|nous|se|te|vous|y)\ |[lmst]['’])?\p{L}+(?:er|ir|re|oir)\b)
        /#
    }

    /// Vous ne devez pas prendre; plurals are read rightly.
    private static var duties: Regex<(Substring, Substring, Substring)> {
        #/
        \bne\ (dois|doit|devez|devons|devra|devras|devrez)\ (jamais|pas|rien)
        \ (?=(?:[lmst]['’]|\p{L}+\ ){0,2}\p{L}+(?:er|ir|re|oir)\b)
        /#
    }

    /// Aucun enfant ne doit, personne ne doit
    private static var denied: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:[Aa]ucune?\ \p{L}+(?:\ \p{L}+)?|[Nn]ul(?:le)?\ \p{L}+|[Pp]ersonne|[Rr]ien)\ ne)\ (devra|devront|doit|doivent)\b
        /#
    }

    /// En aucun cas vous ne devez
    private static var cases: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([Ee]n\ aucun\ cas|[Ss]ous\ aucun\ prétexte),?\ (\p{L}+(?:\ \p{L}+){0,2})\ (?:ne\ |n['’])(\p{L}+)
        /#
    }
}

extension Substring {
    fileprivate var beginsWithVowel: Bool { first.map { "aeéèêiîoôuyh".contains($0) } ?? false }
}
