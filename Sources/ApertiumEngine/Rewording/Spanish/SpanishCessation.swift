// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What ceases in Spanish: *dejar de* is *leave to* to rules, *laisser de* and *lasciare di*, which say that something begins or
/// is let be.
///
/// *Cesar de* is *cesser de* and *cessare di*. Into English *leave to* is *stop* in the answer: *Dejó de llover* is *It stopped
/// raining*. So is *would have to* for *debería*, which is *should*.
enum SpanishCessation {
    /// A text with *cesar de*.
    static func written(_ text: String, into target: String?) -> String {
        guard target == "fr" || target == "it", text.contains(utf8: "ej") else { return text }
        return text.replacing(cessations) { match in
            let ending = match.2
            // *Cesad* is no word to the rules into Italian; they read *dejad* rightly.
            guard target == "fr" || ending != "ad" else { return String(match.0) }
            return "\(match.1 == "D" ? "C" : "c")es\(ending) de "
        }
    }

    /// An English translation that says what stops and what should be, where it has as many such words as the text.
    static func english(_ translation: String, of text: String) -> String {
        var result = translation
        if text.contains(utf8: "ej"), translation.contains(utf8: " to ") {
            // *Dejó de fumar* is *quit* already.
            let count = text.matches(of: cessations).count { !text[$0.range.upperBound...].hasPrefix("fumar") }
            if count > 0, count == result.matches(of: departures).count {
                result = result.replacing(departures) { match in
                    guard let form = stops[match.2] else { return String(match.0) }
                    return "\(match.1 == "L" ? "S" : "s")\(form) \(participle(of: match.3))"
                }
            }
        }
        guard text.contains(utf8: "ebería") else { return result }
        // *No debería abrir* is *It would not have to open*, and with *se* it has two spaces.
        let duties = result.ranges(of: /\bwould (?:not )?have to\b/)
        guard duties.count == text.ranges(of: /\b[Dd]ebería(?:s|mos|is|n)?\b/).count else { return result }
        return result.replacing(/\bwould (not )?have to {1,2}(?=\S)/) { "should \($0.1 ?? "")" }
    }

    /// Deja de llorar, dejando de ser; not *deja de lado*
    private static var cessations: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Dd])ej(ar|a|as|o|an|ad|amos|áis|é|ó|aste|aron|aba|abas|aban|aré|arás|ará|aremos|aréis|arán|aría|arías|arían|e|es|en
        |emos|éis|ara|aras|aran|ado|ando)\ de\ (?=\p{L}*[aeií]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?\b)
        /#
    }

    /// leaves to cry
    private static var departures: Regex<(Substring, Substring, Substring, Substring)> {
        /\b([Ll])(eave|eaves|eft|eaving) to (\p{Ll}+)\b/
    }

    private static let stops: [Substring: String] = ["eave": "top", "eaves": "tops", "eft": "topped", "eaving": "topping"]

    /// The form of an English verb with -ing.
    private static func participle(of verb: Substring) -> String {
        if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
        if verb.hasSuffix("e"), verb != "be", !["ee", "oe", "ye"].contains(where: verb.hasSuffix) {
            return verb.dropLast() + "ing"
        }
        let isShort = verb.wholeMatch(of: /[^aeiou]*(?:qu)?[aeiou][^aeiouwxy]/) != nil
        return (isShort || doubled.contains(verb) ? "\(verb)\(verb.suffix(1))" : "\(verb)") + "ing"
    }

    private static let doubled: Set<Substring> = [
        "admit", "begin", "commit", "control", "forget", "occur", "permit", "prefer", "refer", "submit", "transfer", "upset",
    ]
}
