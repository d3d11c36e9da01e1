// SPDX-License-Identifier: Apache-2.0

/// How the lines around a passage end, which a format remembers where a text may have several.
struct LineEnd: Sendable, Hashable {
    /// A line feed, a carriage return, or both.
    let text: String

    /// A line end as it stands in the document; a line feed where the document ends without one.
    init(text: String) {
        self.text = text.isEmpty ? "\n" : text
    }

    /// That of the first line of a document.
    init(firstOf bytes: [UInt8]) {
        let feed = bytes.firstIndex(of: 0x0A) ?? 0
        text = feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
    }

    /// What was remembered of a passage.
    init(of passage: Passage) {
        self = passage.note as? LineEnd ?? LineEnd(text: "")
    }
}
