// SPDX-License-Identifier: Apache-2.0

/// What a terminal can be sent, as the environment tells.
struct TerminalCapabilities: Sendable, Hashable {
    /// Whether lines may be drawn in place. Where not, texts and questions follow one another, and answers are typed as lines.
    var drawsScreens: Bool
    /// Whether weights may be shown: `NO_COLOR` forbids them (https://no-color.org).
    var showsWeights: Bool
    /// Whether the terminal itself puts right-to-left text in order and cannot be told to leave that.
    var ordersText: Bool

    /// What a terminal can be sent in an environment.
    ///
    /// `TERM=dumb`, or none, says that it draws nothing; screen readers are used so. Konsole, mlterm and the Terminal of macOS
    /// order text by themselves. Others show it as it comes, or heed the mode that says so
    /// (https://terminal-wg.pages.freedesktop.org/bidi/).
    init(environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        drawsScreens = !name.isEmpty && name != "dumb"
        showsWeights = drawsScreens && (environment["NO_COLOR"] ?? "").isEmpty
        ordersText =
            environment["KONSOLE_VERSION"] != nil || environment["TERM_PROGRAM"] == "Apple_Terminal" || name.hasPrefix("mlterm")
    }
}
