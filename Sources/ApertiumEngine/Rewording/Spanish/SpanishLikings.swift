// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Who likes something in Spanish, whom it pleases: to rules into English *Me gusta el pan* is *It likes me the bread*.
enum SpanishLikings {
    /// An English translation with who likes before what is liked, where it has as many as the text; questions stay.
    static func english(_ translation: String, of text: String) -> String {
        guard text.contains(utf8: "gusta") || text.contains(utf8: "encanta") else { return translation }
        let pleasures = text.matches(of: pleasures)
        let likings = likings(in: translation)
        guard pleasures.count == likings.count,
            zip(pleasures, likings).allSatisfy({ objects[$0.1.lowercased()] == $1.object })
        else { return translation }
        var result = translation
        for (pleasure, liking) in zip(pleasures, likings).reversed() {
            let rest = translation[liking.range.upperBound...]
            guard rest.first(where: ".!?".contains) != "?" else { continue }
            let what =
                rest.prefixMatch(of: ends) != nil
                ? (liking.isPlural ? " them" : " it")
                : pleasure.2 != nil && rest.prefixMatch(of: /[ ](?!not\b|\p{L}+ing\b)\p{Ll}/) != nil ? " to" : ""
            result.replaceSubrange(liking.range, with: liking.clause + what)
        }
        return result
    }

    /// me gusta, le encantan, with the infinitive behind it
    private static var pleasures: Regex<(Substring, Substring, Substring?)> {
        #/
        \b([Mm]e|[Tt]e|[Ll]es?|[Nn]os|[Oo]s)\ (?:gust|encant)an?\b
        (?:\ (\p{L}*[aeií]r(?:se|me|te|nos|os)?(?:l[aeo]s?)?)\b)?
        /#
    }

    private static let objects = ["me": "me", "te": "you", "le": "him", "nos": "us", "os": "you", "les": "them"]
    private static let subjects = ["me": "I", "you": "you", "him": "he", "her": "she", "us": "we", "them": "they"]

    /// The end of a clause, where what is liked is not said.
    private static var ends: Regex<Substring> {
        #/(?:\ (?:a\ lot|at\ all|more|so\ much|too))*(?:$|[.,;:!)"»]|\ (?:and|because|but|when)\b)/#
    }

    /// A clause of a translation in which somebody is liked by what they like.
    private struct Liking {
        let range: Range<String.Index>
        /// Who it says is liked.
        let object: String
        let isPlural: Bool
        /// Who likes, and the verb.
        let clause: String
    }

    private static func likings(in translation: String) -> [Liking] {
        let ofPersons = translation.matches(of: likingsOfPersons).map { match in
            let subject = subjects[String(match.1 ?? match.5)] ?? "it"
            let written = match.0.first?.isUppercase == true ? subject.withFirstCapital : subject
            return Liking(
                range: match.range, object: String(match.5), isPlural: match.2.lowercased() == "they",
                clause: clause(written, isThird: ["he", "she"].contains(subject), match.3, match.4))
        }
        let ofNames = translation.matches(of: likingsOfNames).map { match in
            let subject = match.2.dropLast().replacing(" and to ", with: " and ")
            let isCapital = match.1.last?.isLetter != true && match.0.dropFirst(match.1.count).first == "T"
            let written = isCapital ? String(subject).withFirstCapital : String(subject)
            return Liking(
                range: match.range, object: String(match.5), isPlural: false,
                clause: match.1 + clause(written, isThird: match.5 == "him", match.3, match.4))
        }
        return (ofPersons + ofNames).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func clause(_ subject: String, isThird: Bool, _ denial: Substring?, _ verb: Substring) -> String {
        denial == nil ? "\(subject) \(verb)\(isThird ? "s" : "")" : "\(subject) \(isThird ? "does" : "do") not \(verb)"
    }

    /// It likes me, to me it likes me, they do not like you
    private static var likingsOfPersons: Regex<(Substring, Substring?, Substring, Substring?, Substring, Substring)> {
        #/
        \b(?:[Tt]o\ (me|you|him|her|us|them)\ )?([Ii]t|[Tt]hey)\ (does\ not\ |do\ not\ )?(like|love)s?\ (me|you|him|us|them)\b
        /#
    }

    /// To my mother likes him, at the start of a clause
    private static var likingsOfNames: Regex<(Substring, Substring, Substring, Substring?, Substring, Substring)> {
        #/
        (^|[.!:;]\ |\b(?:because|if|that)\ )[Tt]o\ ((?:(?!it\ |they\ |does\ |do\ )[\p{L}'’]+\ ){1,8}?)
        (does\ not\ |do\ not\ )?(like|love)s?\ (him|them)\b(?=\ \p{L})
        /#
    }
}
