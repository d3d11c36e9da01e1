// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes that something *is on* or *is off* as *is active* or *is not active*: to engines *off* is far away, and *on* is above.
package enum EnglishStates {
    /// What is said to be on.
    package enum Subjects: Sendable {
        /// What programs have, and places for a name: models know the lights that are on.
        case features
        /// These, and what has a switch.
        case devices
    }

    /// A text in such words, where that is said of such a thing: not of *the milk*, nor of *the page that the user is on*.
    package static func written(_ text: String, of subjects: Subjects) -> String {
        // Most texts have *on*, and expressions take their time.
        guard text.containsAny(utf8: ["is o", "re o", "as o", "is O", "re O", "as O"]),
            text.containsAny(utf8: [" on", " off", " ON", " OFF"])
        else { return text }
        return text.replacing(states.anchorsMatchLineEndings()) { match in
            let isKnown = features.contains(match.2) || subjects == .devices && devices.contains(match.2)
            return isKnown
                ? "\(match.1)\(match.2) \(match.3) \(match.4.lowercased() == "on" ? "" : "not ")active" : String(match.0)
        }
    }

    private static var states: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        #/
        ((?:^|[.;:!?,(]\ |\b(?:[Aa]nd|[Bb]ecause|[Bb]ut|[Ii]f|[Oo]r|[Ss]o|[Tt]hat|[Uu]nless|[Ww]hen|[Ww]hether|[Ww]hile)\ )
        (?:[A-Za-z\-]+\ ){0,2})
        ([A-Za-z\-]+|\u{FFFC}|%s)\ (is|are|was|were)
        \ (on|off|ON|OFF)(?=[.,;:!?)]|$|\ (?:and|but|by\ default|if|so|when|while)\b)
        /#
    }

    private static let features = Set(
        """
        Bluetooth GPS LED VPN Wi-Fi WiFi backup feature function location mode notifications option setting sharing sync tracking
        %s \u{FFFC}
        """.split(whereSeparator: \.isWhitespace))

    private static let devices = Set(
        """
        AC TV alarm appliance camera cameras computer computers display engine fan heater heating kettle lamp lamps light lights
        machine microphone motor oven phone phones power printer pump radio router screen server sound switch system tap
        television
        """.split(whereSeparator: \.isWhitespace))
}
