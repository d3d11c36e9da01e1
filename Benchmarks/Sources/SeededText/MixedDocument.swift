// SPDX-License-Identifier: Apache-2.0

/// A document whose languages are known.
package struct MixedDocument: Sendable, Hashable {
    /// The tag of text that is not scored.
    package static let leftOut = "und"

    /// Where it comes from: the kind of a document that was put together from labelled lines, or a name.
    package let origin: String
    /// The whole text.
    package private(set) var text = ""
    /// The pieces in order: where each ends, in UTF-8 offsets, and its language. A piece begins where the one before it ends.
    package private(set) var pieces: [Piece] = []

    /// A run of text in one language.
    package struct Piece: Sendable, Hashable {
        /// The UTF-8 offset after its last byte.
        package let end: Int
        /// The canonical tag.
        package let tag: String

        package init(end: Int, tag: String) {
            self.end = end
            self.tag = tag
        }
    }

    package init(origin: String) {
        self.origin = origin
    }

    package init(kind: MixtureKind) {
        self.init(origin: kind.rawValue)
    }

    /// Appends text in a language.
    package mutating func append(_ addition: String, in tag: String) {
        text += addition
        if let last = pieces.last, last.tag == tag {
            pieces.removeLast()
        }
        pieces.append(Piece(end: text.utf8.count, tag: tag))
    }

    /// The languages it holds.
    package var tags: Set<String> { Set(pieces.map(\.tag)).subtracting([Self.leftOut]) }
}

/// How documents mix their languages.
package enum MixtureKind: String, Sendable, CaseIterable {
    /// Each paragraph is in one of two to five languages.
    case paragraphs
    /// Each sentence of one paragraph is in one of two to five languages.
    case sentences
    /// A sentence holds two to five words of another language.
    case phrases
    /// Several paragraphs in one language.
    case monolingual
    /// One sentence.
    case lines
}
