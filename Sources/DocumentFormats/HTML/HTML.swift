// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// HTML, whole pages and pieces of them.
///
/// The text between the tags of two blocks is a passage. Tags inside of it, code, and what `translate="no"` says is not to be
/// translated are inline pieces; scripts, styles, `pre`, comments and attributes are not text. White space of any length is one
/// space, and character references are undone. Every text is HTML: there is no error.
public struct HTML: DocumentFormat {
    /// The format.
    public init() {}

    /// `HTML`.
    public var name: String { "HTML" }

    /// `html`.
    public var identifier: String { "html" }

    /// `.html`, `.htm`, `.xhtml`.
    public var fileNameSuffixes: [String] { ["html", "htm", "xhtml"] }

    /// The text between the tags of blocks.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        HTMLReader(Array(content.utf8)).passages
    }

    /// The text with character references for signs of markup and for spaces that do not break.
    public func written(_ text: String, for passage: Passage) -> String {
        MarkupEscape.escaped(text) { $0 == "\u{A0}" ? "&nbsp;" : nil }
    }
}
