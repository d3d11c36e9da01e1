// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Writes English in words that chains read rightly: *either* is *tampoco* before *or* too, *NOT* is no word to them, *May
/// contain nuts* a month, and *File not found* a command to file something.
enum EnglishRewording {
    /// A text in such words.
    static func written(_ text: String) -> String {
        var text = EnglishSwitching.written(text)
        if text.contains(utf8: "NOT"), !DatabaseConditions.stand(in: text) {
            text = text.replacing(/\b([A-Za-z]*[a-z]) NOT\b/) { "\($0.1) not" }
                .replacing(/\b(ARE|CAN|DID|DO|DOES|IS|MAY|MUST|SHALL|SHOULD|WILL) NOT\b/) { "\($0.1.lowercased()) not" }
        }
        if text.contains(utf8: "ither ") || text.contains(utf8: "ITHER ") {
            text = text.replacing(either) { _ in "" }.replacing(neither) { "\($0.1) not \($0.2) nor " }
                .replacing(/\b([Nn])either of\b/) { "\($0.1)one of" }
                .replacing(/\b([Nn])either (?=[a-z]+ (?:can|could|may|must|shall|should|will|would|is|has|was)\b)/) {
                    "\($0.1)o "
                }
        }
        if text.contains(utf8: "May ") {
            text = text.replacing(mayHappen) { "\($0.1)It may " }.replacing(/(^|[.!?:] )May (?=I |we )/) { "\($0.1)Can " }
        }
        if text.contains(utf8: "Stop ") {
            text = text.replacing(/(^|[.!?:] )Stop (?=[a-z]{2,}ing\b(?! (?:time|station|service)\b))/) { "\($0.1)You must stop " }
        }
        if text.contains(utf8: "t at all ") {
            text = text.replacing(adjectives) { "\($0.1) \($0.2) at all" }
                .replacing(/\b(\p{L}+(?: not|n['’]t)|cannot) at all (?=\p{L})/) { "\($0.1) " }
        }
        if text.contains(utf8: "ports club") {
            // To the dictionary of Spanish a sports club is *la S.D.*, a part of a team's name.
            text = text.replacing(/\b([Ss])ports (?=clubs?\b)/) { "\($0.1)port " }
        }
        if text.hasPrefix("Job ") || text.hasPrefix("JOB "),
            jobNouns.contains(text.dropFirst(4).prefix(while: \.isLetter).lowercased())
        {
            text = "job" + text.dropFirst(3)
        }
        if text.contains(utf8: " not found") {
            text = text.replacing(notFound) { "It did not find the \($0.1.lowercased())" }
        }
        return text
    }

    /// either a refund or another one, can either pay or leave; but not *either party*, which is one of two.
    private static var either: Regex<Substring> {
        #/
        \b(?:[Ee]ither|EITHER)\ (?=(?:[^\ .;!?]+\ ){1,4}(?:or|OR)\ )
        (?!(?:of|[Pp]arty|PARTY|parties|side|way|one|end|case|hand|parent|direction|sex|gender|team|man|woman|person|option)\b)
        (?!(?:her|him|it|me|them|us|you|I|he|she|they|we)\ )
        (?![a-z]+\ (?:can|could|may|must|shall|should|will|would|is|has|was)\b)
        /#
    }

    /// You must neither smoke nor drink; behind *is* words would be taken for verbs.
    private static var neither: Regex<(Substring, Substring, Substring)> {
        #/\b(can|could|do|does|may|must|shall|should|will|would)\ neither\ ([^.;,!?]{1,40}?)\ nor\ /#
    }

    /// File not found
    private static var notFound: Regex<(Substring, Substring)> {
        #/
        ^(Account|Article|Channel|Command|Configuration|Contact|Device|Directory|Document|Driver|Event|File|Folder|Host|Image|
        Item|Key|Module|Order|Package|Page|Path|Product|Profile|Record|Resource|Server|Session|Table|Template|User)\ not\ found
        (?=[.,;:!?)]|$)
        /#
    }

    /// What stands behind *Job* where it is no prophet.
    private static let jobNouns: Set = [
        "advert", "application", "applications", "centre", "description", "descriptions", "fair", "interview", "interviews",
        "offer", "offers", "opening", "openings", "opportunities", "opportunity", "search", "title", "vacancies", "vacancy",
    ]

    /// It is not at all clear: rules read *clear at all* rightly, and the *not* is lost before *at all*.
    private static var adjectives: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:am|are|be|been|is|was|were)\ not|(?:are|is|was|were)n['’]t)\ at\ all\ ([a-z]+)
        (?=$|[.,;:!?)]|\ (?:about|and|as|at|because|but|by|for|from|how|if|in|of|on|or|that|to|what|when|where|why|with)\b)
        /#
    }

    /// May contain nuts; may cause drowsiness
    private static var mayHappen: Regex<(Substring, Substring)> {
        #/
        (^|[.!?:]\ )May\ (?=(?:be|become|cause|change|contain|differ|explode|fail|have|include|irritate|lead|make|not|occur|
        require|result|stain|take|vary)\ )
        /#
    }
}
