// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Abbreviations of Portuguese that dictionaries know without the space in them: of *p. ex.* rules into Spanish made *p. p.ej.*
enum PortugueseAbbreviations {
    /// A text with *p.ex.* for *p. ex.*
    static func written(_ text: String) -> String {
        guard text.contains(utf8: "ex.") else { return text }
        return text.replacing(/\b([Pp])\.[ \u{A0}]ex\./) { "\($0.1).ex." }
    }
}
