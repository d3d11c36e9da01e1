// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Denials and exceptions of English that engines turn round: of *hardly any risk* a model makes no risk at all, of *Be sure not
/// to drink* *Don't forget to drink*, of *Everyone apart from the children* the children too, and of *No swimming* that there is
/// none; rules make *Todo el mundo pero Ana* of *Everyone but Ana*.
enum EnglishNegatives {
    /// A text in words that engines read rightly.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "ardly any") {
            text = text.replacing(/\b([Hh])ardly any(body|one|thing)?\b/) { match in
                let rest =
                    switch match.2 {
                    case "thing": "nothing"
                    case nil: "no"
                    default: "nobody"
                    }
                return "\(match.1 == "H" ? "A" : "a")lmost \(rest)"
            }
        }
        if text.contains(utf8: "e sure not to ") {
            text = text.replacing(/(^|[.!?:] )Be sure not to\b/) { "\($0.1)Make sure not to" }
        }
        if text.contains(utf8: " apart from ") || text.contains(utf8: " but ") {
            text = text.replacing(exceptions) { "\($0.1) except " }
                .replacing(/\ball but (impossible|certain|dead|empty|forgotten|gone|lost|over|useless)\b/) { "almost \($0.1)" }
        }
        if text.contains(utf8: " afraid ") {
            text = text.replacing(/\bI['’]?(?: a)?m afraid not\b/) { _ in "Unfortunately not" }
                .replacing(
                    /(^|[.!?] )I['’]?(?: a)?m afraid(?: that)? (?=(?:I|[Hh]e|it|she|that|the|there|they|this|we|you|your)\b)/
                ) {
                    "\($0.1)Unfortunately, "
                }
        }
        if text.contains(utf8: "eep off the ") {
            text = text.replacing(/\b([Kk])eep off the\b/) { "\($0.1 == "K" ? "S" : "s")tay off the" }
        }
        if text.contains(utf8: "urn ") {
            text = text.replacing(volumes) { match in
                guard let direction = match.2 ?? match.5 else { return String(match.0) }
                let isCapital = match.1 == "T"
                let verb = direction == "down" ? "lower" : "raise"
                return "\(isCapital ? verb.withFirstCapital : verb) \(match.3)\(match.4)"
            }
        }
        if text.hasPrefix("No ") || text.contains(utf8: "\nNo ") {
            text = text.replacing(/^No ([a-z]+ing)(?: allowed)?(?=(?: here)?[.!]?$)/.anchorsMatchLineEndings()) { match in
                activities.contains(match.1) ? "\(String(match.1).withFirstCapital) is prohibited" : String(match.0)
            }
            .replacing(/^No (children|men|people|women|[a-z]+s) under (\d+)(?=[.!]?$)/.anchorsMatchLineEndings()) { match in
                "\(String(match.1).withFirstCapital) under \(match.2) are not allowed"
            }
        }
        return text
    }

    /// everyone apart from, all the files but; not *all but impossible*
    private static var exceptions: Regex<(Substring, Substring)> {
        #/
        \b((?:[Aa]ll|[Aa]nyone|[Ee]very(?:body|one|thing|where|\ [a-z]+)|[Nn]obody|[Nn]o\ one|[Nn]one
        |[Nn]othing(?!\ but\ an?\ )|[Nn]owhere)
        (?:\ of\ (?:them|us|you))?)
        \ (?:apart\ from|but(?=\ (?:a|an|five|four|her|him|it|me|my|one|the|them|this|three|two|us|water|\p{Lu}\p{Ll}+)\b))
        \ (?=\S)
        /#
    }

    /// turn down the volume, turn the music up
    private static var volumes: Regex<(Substring, Substring, Substring?, Substring, Substring, Substring?)> {
        #/
        \b([Tt])urn\ (?:(down|up)\ )?((?:the|that|your)\ )(heat|heating|music|radio|sound|television|TV|volume)(?:\ (down|up))?\b
        /#
    }

    private static let activities = Set(
        """
        ballplaying barbecuing boating camping climbing cycling dancing diving drinking eating fishing gambling hunting
        jumping littering loitering parking paddling photographing riding running shouting skateboarding skating skiing
        smoking spitting swimming talking texting trespassing vaping
        """.split(whereSeparator: \.isWhitespace))
}
