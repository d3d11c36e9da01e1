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

    /// What is in a language, in the language's hue.
    package func coloured(_ text: String, as tag: String) -> String { coloured(text, hue: Self.hue(of: tag)) }

    /// Text in one of the hues.
    package func coloured(_ text: String, hue: Int) -> String {
        isOn ? "\u{1B}[1;\(Self.hues[hue].code)m\(text)\u{1B}[22;39m" : text
    }

    /// The hue of a language, from 0 to 7: always the same one, unless what stands before it in another language has that.
    package static func hue(of tag: String, beside neighbour: Int? = nil) -> Int {
        let own: Int
        if let listed = hues.firstIndex(where: { $0.tags.contains(tag) }) {
            own = listed
        } else {
            // English, which stands beside all others, has its hue for itself.
            own = 1 + tag.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % (hues.count - 1)
        }
        return own == neighbour ? own % (hues.count - 1) + 1 : own
    }

    /// Colours with the languages that often stand beside one another and should differ: six of the terminal's own palette, and
    /// orange and violet of its 256.
    private static let hues: [(code: String, tags: Set<String>)] = [
        ("36", ["en"]), ("33", ["fr", "ar"]), ("35", ["de", "ja"]), ("32", ["es", "ko", "tr"]), ("94", ["it", "zh-Hans", "uk"]),
        ("31", ["pt", "ru"]), ("38;5;208", ["nl", "ca", "el"]), ("38;5;141", ["pl", "hi", "sv"]),
    ]
}
