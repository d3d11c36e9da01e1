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
            .replacing(switching) { verb(like: $0.1, isOn: $0.2 == "on") }
            .replacing(switchingApart) { "\(verb(like: $0.1, isOn: $0.3 == "on")) \($0.2)" }
        }
        if text.contains(" NOT ") { text = text.replacing(/\b([A-Za-z]*[a-z]) NOT\b/) { "\($0.1) not" } }
        if text.contains("ither ") || text.contains("ITHER ") {
            text = text.replacing(/\b(?:[Ee]ither|EITHER) (?=[^.;!?]* (?:or|OR) )/) { _ in "" }
        }
        return text
    }

    /// turn off, switched on; but not *turn on the spot* and *turn off the road*, which do without the word.
    private static var switching: Regex<(Substring, Substring, Substring)> {
        /\b((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?) (on|off)\b(?! (?:at|to|the spot|your left|your right)\b)/
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
