// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Writes *turn on* and *switch off* in verbs that chains read rightly: of *Turn off the light* they make *Turno de la luz*.
enum EnglishSwitching {
    /// A text in such verbs.
    static func written(_ text: String) -> String {
        let text = EnglishStates.written(text, of: .devices)
        // Most texts have neither, and expressions take their time.
        guard text.containsAny(utf8: ["urn", "witch", "TURN", "SWITCH"]) else { return text }
        let chosen = text.replacing(either) {
            "\(verb(like: $0.1, isOn: $0.2 == "on")) or \(verb(like: $0.1, isOn: $0.2 != "on"))"
        }
        return chosen.replacing(together) { match in
            let isVerb = isVerb(match.2, match.3, behind: match.1, in: chosen, at: match.range)
            guard isVerb else { return String(match.0) }
            return (match.1.map { "\($0) " } ?? "") + verb(like: match.2, isOn: match.3.lowercased() == "on")
        }
        .replacing(apart) { "\(verb(like: $0.1, isOn: $0.3 == "on")) \($0.2)" }
    }

    /// Whether *turn* or *switch* is a verb with the word behind it: not of *your turn on Monday*, *turned on his friends*, *turn
    /// off the road*, *the Switch on sale*.
    private static func isVerb(
        _ form: Substring, _ particle: Substring, behind word: Substring?, in text: String, at range: Range<String.Index>
    ) -> Bool {
        let before = word?.lowercased() ?? ""
        let rest = text[range.upperBound...]
        let isPassive = auxiliaries.contains(before)
        let isCapital = form.first?.isUppercase == true
        let isInflected = form.hasSuffix("s") || form.hasSuffix("d") || form.hasSuffix("g")
        guard word == nil || (isInflected ? !beforeNouns.contains(before) : beforeVerbs.contains(before)),
            text[..<range.lowerBound].last != "-",
            particle.first?.isLowercase == true
                ? !isCapital || word == nil || commands.contains(before) : isCapital || particle.last?.isUppercase == true
        else { return false }
        if rest.hasPrefix(" at ") || rest.hasPrefix(" by ") { return isPassive || rest.hasPrefix(" by default") }
        // Who turned on somebody switched nothing on, and what turns on something depends on it.
        let mayBeOther =
            particle.lowercased() == "on" && form.lowercased().hasPrefix("turn") && (form.hasSuffix("s") || form.hasSuffix("ed"))
        return !mayBeOther || isPassive || rest.prefixMatch(of: device) != nil
    }

    private static let auxiliaries: Set = ["is", "are", "be", "been", "being", "was", "were", "get", "gets"]

    /// What stands before a verb that is not bent.
    private static let beforeVerbs: Set<String> = commands.union([
        "always", "and", "automatically", "can", "cannot", "could", "don", "i", "just", "may", "might", "must", "never", "not",
        "only", "or", "please", "should", "simply", "t", "then", "they", "to", "we", "will", "would", "you",
    ])
    /// What is done with a button.
    private static let commands: Set = ["choose", "click", "press", "select", "tap"]
    /// What stands before a noun.
    private static let beforeNouns: Set = [
        "a", "an", "first", "her", "his", "its", "last", "my", "next", "no", "our", "s", "second", "sharp", "that", "the",
        "their", "this", "your",
    ]

    /// What is switched on, behind the verb.
    private static var device: Regex<Substring> {
        #/
        \ (?:an?|all|both|her|his|its|the|their)\ (?:[a-z]+\ )?
        (?:alarm|computer|engine|fan|gas|heater|heating|kettle|lamps?|lights?|machine|music|oven|phone|radio|tap|television|TV|
        water)\b
        /#
    }

    /// turn off, is switched on, Turn Off, TURN OFF
    private static var together: Regex<(Substring, Substring?, Substring, Substring)> {
        #/
        \b(?:([A-Za-z]+)\ )?((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?|TURN|SWITCH)\ (on|off|On|Off|ON|OFF)\b
        (?!\ (?:each|me|them|to|us|whether|you)\b)
        (?!\ (?:[a-z]+\ ){0,2}
        (?:axis|back|exit|heel|hinge|highway|junction|left|motorway|path|right|road|roundabout|side|spot|street)\b)
        /#
    }

    /// turn on or off
    private static var either: Regex<(Substring, Substring, Substring)> {
        /\b((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?) (on|off) or (?:on|off)\b/
    }

    /// turn the radio off, turn it on again
    private static var apart: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b((?:[Tt]urn|[Ss]witch)(?:s|es|ed|ing)?)
        \ (\u{FFFC}|(?:the|your|my|our|its?|their|this|that|all|them|both)(?:\ (?!on\b|off\b|and\b)[A-Za-z\-\u{FFFC}]+){0,3}?)
        \ (on|off)(?=[.,;:!?)]|$|\ (?:again|before|if|until|when)\b)
        /#
    }

    /// *Activate* or *disable* in the form of another verb.
    private static func verb(like form: Substring, isOn: Bool) -> String {
        let ending = form.hasSuffix("ing") ? "ing" : form.hasSuffix("ed") ? "ed" : form.hasSuffix("s") ? "es" : "e"
        let verb = (isOn ? "activat" : "disabl") + ending
        if form == form.uppercased() { return verb.uppercased() }
        return form.first?.isUppercase == true ? verb.withFirstCapital : verb
    }
}
