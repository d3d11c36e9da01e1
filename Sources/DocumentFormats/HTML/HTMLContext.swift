// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Where a passage of HTML stands, which says how it is written.
struct HTMLPlace: Sendable, Hashable {
    /// Whether it is the value of an attribute, and not between tags.
    var isAttribute = false
    /// Whether the page is XML, which knows five character references by name and no `&nbsp;`.
    var isXML = false
    /// Whether the page is of ASCII alone and declares no encoding: a browser would guess one for other characters.
    var isASCII = false
}

/// What stands around a passage of HTML.
struct HTMLContext {
    /// What an element says of its content, itself or by one around it.
    struct Surroundings: Hashable {
        /// What an attribute says.
        struct Declaration: Hashable {
            let value: String
            /// Where the tag begins that has the attribute.
            let tagStart: Int
        }

        /// The value of `lang`; nil where none is said.
        var language: Declaration?
        /// The value of `dir`; nil where none is said.
        var direction: Declaration?

        /// Whether both say the same, by whatever elements.
        func saySame(as other: Self) -> Bool {
            language?.value == other.language?.value && direction?.value == other.direction?.value
        }
    }

    /// From which offset on which surroundings hold, in order, the first for the start.
    var surroundings: [(offset: Int, value: Surroundings)]
    /// The innermost block around it, among the reader's blocks; nil where there is none.
    let block: Int?
    /// Whether it is the value of an attribute.
    let isAttribute: Bool
    /// Where `ruby` elements stand, which may hold no other elements than their own.
    let rubies: [Range<Int>]

    /// What holds at an offset.
    ///
    /// - Complexity: Logarithmic in how often the surroundings change: it is asked for every text between two tags.
    func surroundings(at offset: Int) -> Surroundings {
        guard !surroundings.isEmpty else { return Surroundings() }
        return surroundings[max(surroundings.sortedFirstIndex { $0.offset > offset }, 1) - 1].value
    }
}

/// What the values of `lang` in a page mean, which are few and asked about often.
struct HTMLLanguages {
    private var known: [String: LanguageTag?] = [:]

    /// The language that a value names; nil where it names none.
    mutating func tag(of value: String) -> LanguageTag? {
        if let tag = known[value] { return tag }
        let tag = LanguageTag(value)
        known[value] = .some(tag)
        return tag
    }
}

/// The start tag of a block that holds text.
struct HTMLBlock {
    let tag: HTMLTag
    /// The passages between its tags.
    var passages: Range<Int>
}
