// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Directions, exceptions and limits of English, for rules into Spanish: *Turn left* was *El turno dejó*, *All except one* *Todos
/// exceptúan uno*, and *Only members can enter* *Los miembros únicos*.
enum EnglishLimits {
    /// A text in words that are read rightly.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: " left") || text.contains(utf8: " right") {
            text = text.replacing(turns) { "\($0.1) to the \($0.2)" }
        }
        if text.contains(utf8: "llowed") {
            text = text.replacing(/(^|[.!?:] )No ([a-z]+(?: [a-z]+)?) allowed\b/) { match in
                let noun = match.2.prefix(1).uppercased() + match.2.dropFirst()
                return "\(match.1)\(noun) \(noun.hasSuffix("s") ? "are" : "is") prohibited"
            }
        }
        if text.contains(utf8: "xcept ") {
            text = text.replacing(exceptions) { "\($0.1)xcept for " }
        }
        if text.contains(utf8: "nly ") {
            text = text.replacing(members) { "\($0.1)nly the \($0.2)" }
                .replacing(goods) { "\($0.1) \($0.2) only" }
        }
        if text.contains(utf8: " any ") {
            text = text.replacing(/\b([Tt]here (?:is|are|was|were))(?: not|n['’]t) any (?=[a-z])/) { "\($0.1) no " }
                .replacing(/\b(do|does|did)(?: not|n['’]t) have any (?!more\b|longer\b|of\b)(?=[a-z])/) {
                    "\(having[$0.1] ?? "have") no "
                }
        }
        if text.contains(utf8: " longer than ") || text.contains(utf8: " later than ") {
            text = text.replacing(/\b([Nn])o longer than\b/) { "\($0.1)ot more than" }
                .replacing(/\b([Nn])o later than\b/) { "\($0.1)ot later than" }
        }
        if text.contains(utf8: " ever ") {
            text = text.replacing(/\b([Ii])f (I|he|it|she|they|we|you|[a-z]+(?: [a-z]+)?) ever (?=[a-z])/) {
                "\($0.1)f at some time \($0.2) "
            }
        }
        return text
    }

    private static let having: [Substring: Substring] = ["did": "had", "do": "have", "does": "has"]

    /// Turn left; not *Turn right away*, *Go right ahead*
    private static var turns: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Bb]ear|[Gg]o|[Kk]eep|[Mm]ove|[Ss]croll|[Ss]teer|[Ss]wipe|[Tt]urn|[Tt]urns|[Tt]urned|[Ss]lide)\ (left|right)
        (?=$|[.,;:!?)]|\ (?:after|and|at|before|behind|for|here|if|in|into|on|onto|or|then|there|to|until|when)\b(?!\ time))
        /#
    }

    /// except one, except the children: rules take it for a verb.
    private static var exceptions: Regex<(Substring, Substring)> {
        /\b([Ee])xcept (?!(?:as|at|by|for|from|if|in|on|that|to|under|when|where|with)\b)(?=[\p{L}\d])/
    }

    /// Only members may enter
    private static var members: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Oo])nly\ ([a-z]{3,}s|children|people|men|women)(?=\ (?:are|can|could|have|may|must|pay|should|were|will|who)\b)
        /#
    }

    /// Use only water, we accept only cash
    private static var goods: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Aa]ccepts?|[Bb]uys?|[Cc]ontains?|[Dd]rinks?|[Ee]ats?|[Nn]eeds?|[Ss]ells?|[Ss]peaks?|[Tt]akes?|[Uu]ses?
        |[Ww]ears?)\ only\ ([a-z]{3,})(?=$|[.,;:!?)])
        /#
    }
}
