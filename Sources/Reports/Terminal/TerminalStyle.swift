// SPDX-License-Identifier: Apache-2.0

/// Puts weight on words for a person at a terminal.
package struct TerminalStyle: Sendable {
    /// Whether there is a terminal that shows it.
    package let isOn: Bool

    /// A style that is on or off.
    package init(isOn: Bool) {
        self.isOn = isOn
    }

    /// What matters.
    package func strong(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[22m" : text }

    /// What matters less.
    package func faint(_ text: String) -> String { isOn ? "\u{1B}[2m\(text)\u{1B}[22m" : text }

    /// What is in a language: its tag always has the same one of six colours, which the terminal's own palette shows.
    package func coloured(_ text: String, as tag: String) -> String {
        isOn ? "\u{1B}[1;\(Self.colour(of: tag))m\(text)\u{1B}[22;39m" : text
    }

    private static func colour(of tag: String) -> Int {
        if let colour = colours.firstIndex(where: { $0.tags.contains(tag) }) { return colours[colour].code }
        // English, which stands beside all others, has its colour for itself.
        let hash = tag.utf8.reduce(0) { $0 &* 31 &+ Int($1) }
        return colours[1 + hash % (colours.count - 1)].code
    }

    /// Colours with the languages that often stand beside one another and should differ.
    private static let colours: [(code: Int, tags: Set<String>)] = [
        (36, ["en"]), (33, ["fr", "ar", "nl"]), (35, ["de", "ja", "pl"]), (32, ["es", "ko", "tr"]),
        (94, ["it", "zh-Hans", "uk"]),
        (31, ["pt", "ru", "ca"]),
    ]
}
