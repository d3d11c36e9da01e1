// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes English in words that chains read rightly: of *Turn off the light* they make *Turno de la luz*, *either* is *tampoco*
/// before *or* too, and *NOT* is no word to them.
enum EnglishRewording {
    /// A text in such words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(" off") || text.contains(" on") {
            text = text.replacing(switchingEither) {
                "\(verb(like: $0.1, isOn: $0.2 == "on")) or \(verb(like: $0.1, isOn: $0.2 != "on"))"
            }
            .replacing(switching) { match in
                let (form, isOn) = (match.2, match.3 == "on")
                // Who turned on somebody switched nothing on, and what turns on something depends on it.
                let mayBeOther = isOn && form.lowercased().hasPrefix("turn") && (form.hasSuffix("s") || form.hasSuffix("ed"))
                guard !mayBeOther || match.1 != nil else { return String(match.0) }
                return (match.1.map { "\($0) " } ?? "") + verb(like: form, isOn: isOn)
            }
            .replacing(switchingApart) { "\(verb(like: $0.1, isOn: $0.3 == "on")) \($0.2)" }
            .replacing(states.anchorsMatchLineEndings()) { "\($0.1) \($0.2 == "on" ? "" : "not ")active" }
        }
        if text.contains(" NOT") { text = text.replacing(/\b([A-Za-z]*[a-z]) NOT\b/) { "\($0.1) not" } }
        if text.contains("ither ") || text.contains("ITHER ") {
            text = text.replacing(either) { _ in "" }
        }
        return text
    }

    /// either a refund or another one; but not *either party*, which is one of two.
    private static var either: Regex<Substring> {
        /\b(?:[Ee]ither|EITHER) (?=(?:an?|at|by|for|from|in|on|the|THE|to|with|your|\d+)\b[^.;!?]* (?:or|OR) )/
    }

    /// turn off, is switched on; but not *turned on his friends*, *turns on its axis*, *turn off the road*.
    private static var switching: Regex<(Substring, Substring?, Substring, Substring)> {
        #/
        \b(?:(is|are|be|been|being|was|were|gets?)\ )?((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?)\ (on|off)\b
        (?!\ (?:at|by|each|me|them|to|us|whether|you)\b)
        (?!\ (?:[a-z]+\ ){0,2}(?:axis|back|heel|hinge|highway|left|motorway|path|right|road|side|spot|street)\b)
        /#
    }

    /// The lights are on, the TV is off; but not *the page that the user is on*, nor *He is off*.
    private static var states: Regex<(Substring, Substring, Substring)> {
        #/
        (
        (?:^|[.;:!?,(]\ |\b(?:[Aa]nd|[Bb]ecause|[Bb]ut|[Ii]f|[Oo]r|[Ss]o|[Uu]nless|[Ww]hen|[Ww]hether|[Ww]hile)\ )
        (?!(?:[Hh]e|I|[Ss]he|[Tt]hat|[Tt]hey|[Ww]e|[Ww]hat|[Ww]hich|[Ww]ho|[Yy]ou)\ )
        (?:[A-Za-z\-\u{FFFC}]+\ ){1,3}(?:is|are|was|were)
        )
        \ (on|off)(?=[.,;:!?)]|$|\ (?:and|but|if|or|so|when|while)\b)
        /#
    }

    /// turn on or off
    private static var switchingEither: Regex<(Substring, Substring, Substring)> {
        /\b((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?) (on|off) or (?:on|off)\b/
    }

    /// turn the radio off
    private static var switchingApart: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?)
        \ ((?:the|your|my|our|its?|their|this|that|all|them|both)(?:\ [a-z\-\u{FFFC}]+){0,3})
        \ (on|off)(?=[.,;:!?)]|$)
        /#
    }

    /// *Activate* or *disable* in the form of another verb.
    private static func verb(like form: Substring, isOn: Bool) -> String {
        let ending = form.hasSuffix("ing") ? "ing" : form.hasSuffix("ed") ? "ed" : form.hasSuffix("s") ? "es" : "e"
        let verb = (isOn ? "activat" : "disabl") + ending
        return form.first?.isUppercase == true ? verb.prefix(1).uppercased() + verb.dropFirst() : verb
    }
}
