// SPDX-License-Identifier: Apache-2.0

/// One labelled line of the development corpora.
package struct DevelopmentLine: Sendable, Hashable {
    /// The canonical language tag.
    package let tag: String
    /// Where the line is from, as SOURCES.tsv names it.
    package let source: String
    /// The line itself.
    package let text: String
}

/// A set of lines of the development corpora.
package enum DevelopmentSet: String, Sendable, CaseIterable {
    /// Lines of four words or more.
    case sentences
    /// Two to five words in a row.
    case pieces
    /// Single words of four letters or more.
    case words
}
