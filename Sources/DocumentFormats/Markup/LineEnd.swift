// SPDX-License-Identifier: Apache-2.0

/// How the lines around a passage end, which a format remembers where a text may have several.
struct LineEnd: Sendable, Hashable {
    /// A line feed, a carriage return, or both.
    let text: String

    /// A line end as it stands in the document; a line feed where the document ends without one.
    init(text: String) {
        self.text = text.isEmpty ? "\n" : text
    }

    /// What was remembered of a passage.
    init(of passage: Passage) {
        self = passage.note as? LineEnd ?? LineEnd(text: "")
    }
}
