// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What Italian forbids, for rules into Spanish. To them what one must not do is what one has no need to, what must not be
/// done goes done, and what is not necessary does not occur: *Non bisogna bere* was *No necesita beber*.
enum ItalianObligations {
    /// A text that says so with *dovere* and *necessario*.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "on "), text.contains(utf8: "bisogn") {
            text = text.replacing(prohibitions) { "\($0.1)on si d\(needs[$0.2] ?? "eve") " }
        }
        if text.contains(utf8: "on va") || text.contains(utf8: "on andr") {
            text = text.replacing(passives) { match in
                "\(match.1)on \(duties[match.2] ?? "deve") \(match.3 ?? "")essere \(match.4)"
            }
        }
        guard text.contains(utf8: "ccorr") else { return text }
        return text.replacing(needlessness) {
            "\($0.1)on \(copulas[$0.2] ?? "è") necessario "
        }
    }

    private static let needs: [Substring: String] = ["a": "eve", "ava": "oveva", "erà": "ovrà", "erebbe": "ovrebbe"]
    private static let copulas: [Substring: String] = ["e": "è", "eva": "era", "erà": "sarà", "erebbe": "sarebbe"]
    private static let duties: [Substring: String] = [
        "va": "deve", "vanno": "devono", "andrà": "dovrà", "andranno": "dovranno", "andrebbe": "dovrebbe",
        "andrebbero": "dovrebbero",
    ]

    /// non bisogna bere, non bisogna mai aprirlo; not *non bisogna che tu venga*, nor
    /// *non bisogna essere un genio*
    private static var prohibitions: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn])on\ bisogn(a|ava|erà|erebbe)\ (?=(?:(?:mai|più|assolutamente|neanche|nemmeno|neppure|sempre|solo|però)\ )?
        (?!andare\ lontano|avere\b|essere\b|pagar)
        \p{Ll}*[aeio]r(?:e|re|si|l[aeio]|gli|[cmtv]i|ne|[cmtv]el[aeio]|sel[aeio]|sene)?\b)
        /#
    }

    /// non occorre pagare, non occorre che tu venga; not *non occorre la ricetta*
    private static var needlessness: Regex<(Substring, Substring, Substring)> {
        /\b([Nn])on occorr(e|eva|erà|erebbe) (?=che\b|\p{Ll}*[aeio]r(?:e|re|si|l[aeio]|gli|[cmtv]i|ne)\b)/
    }

    /// non va ingerito, non vanno mai aperte; not *non va subito*, *non va vestita*, *non vanno perduti*
    private static var passives: Regex<(Substring, Substring, Substring, Substring?, Substring)> {
        #/
        \b([Nn])on\ (va|vanno|andrà|andranno|andrebbe|andrebbero)\ ((?:mai|più|assolutamente|sempre|comunque|quindi|però)\ )?
        ((?!(?:aiut|dritt|fallit|gratuit|malat|marit|minut|perdut|priv|smarrit|solit|sprecat|subit|svanit|vestit)[aeio]\b)
        (?:\p{Ll}+(?:at|it|ut)
        |(?:re|ri|s|sotto|tras|dis|in|con|per|pro|pre|de|es|di|ac|as|ef|of|am|im|om|rac|ac)?
        (?:apert|aggiunt|chies|chius|clus|colt|copert|corrett|cott|dett|dirett|fatt|fes|fus|giunt|lett|mers|mess|mos|moss
        |offert|pers|porta|post|pres|prodott|protett|ridott|rott|scritt|sciolt|sospes|spent|spint|spost|tes|tint|tolt|tratt|vist))
        [aeio])\b
        /#
    }
}
