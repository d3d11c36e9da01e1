/// Puts weight on words for a person at a terminal.
struct Style {
    /// Whether there is a terminal that shows it.
    let isOn: Bool

    /// What matters.
    func strong(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[22m" : text }

    /// What matters less.
    func faint(_ text: String) -> String { isOn ? "\u{1B}[2m\(text)\u{1B}[22m" : text }
}
