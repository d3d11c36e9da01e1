// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// *personne* that is nobody, for rules into Spanish, to which it is a person: *Je n'ai rien dit à personne* was *a persona*, and
/// *Presque personne ne sait* *Casi persona no sabe*.
enum FrenchNobody {
    /// A text with *aucune personne*, which before a verb needs no *ne* in Spanish.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: "ersonne") else { return text }
        return text.replacing(subjects) { match in
            let before = match.1.map { $0.prefix(while: \.isLetter).lowercased() } ?? ""
            guard !determiners.contains(before) else { return String(match.0) }
            let isCapital = match.2 == "P"
            return "\(match.1 ?? "")\(isCapital ? "A" : "a")ucune personne \(match.3 ?? "")"
        }
        .replacing(objects) { match in
            guard !determiners.contains(match.2.lowercased()) else { return String(match.0) }
            return "\(match.1)\(match.2) aucune personne"
        }
    }

    /// presque personne ne, que personne n'a; at the start of a sentence rules know it, but before a pronoun.
    private static var subjects: Regex<(Substring, Substring?, Substring, Substring?)> {
        #/
        (?:\b(\p{L}+['’]?\ ?))?
        \b(P(?=ersonne\ (?:ne\ (?:en|l[ae]s?|leur|lui|me|nous|se|te|vous|y)\ |ne\ [lmst]['’]|n['’]y\ ))|p)ersonne
        \ (?:ne\ |n['’](y\ )?)
        /#
    }

    /// ne … à personne
    private static var objects: Regex<(Substring, Substring, Substring)> {
        #/(\b[Nn](?:e\ |['’])[^.,;:!?]{0,60}?\b)(\p{L}+)\ personne\b(?!\ (?:ne\b|n['’]))/#
    }

    private static let determiners: Set = [
        "aucune", "autre", "certaine", "cette", "chaque", "d", "de", "deuxième", "en", "grande", "jeune", "la", "leur", "ma",
        "même", "notre", "par",
        "première", "propre", "quel", "quelle", "sa", "seule", "ta", "telle", "tierce", "toute", "une", "vieille", "votre",
    ]
}
