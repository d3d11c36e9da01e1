// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// A part of a document that is text.
///
/// Its text is what a reader reads: escapes are undone, and a line that the format wraps is one line. What stands inside and
/// must not be translated, such as a tag, code or a link, is one `Placeholder` in it.
///
///     // Markdown: See **the** `ls` page &amp; more
///     passage.text      // See ￼the￼ ￼ page & more
public struct Passage: Sendable, Hashable {
    /// Some bytes of the document, and the part of the text that they stand for.
    public struct Piece: Sendable, Hashable {
        /// How the two go together.
        public enum Kind: Sendable, Hashable {
            /// They are the same bytes.
            case verbatim
            /// The document writes the text in another way: as an escape, or over the end of a line.
            case escape
            /// The document's bytes are kept, and the text has a placeholder.
            case inline
        }

        /// How document and text go together.
        public let kind: Kind
        /// The bytes of the document, in UTF-8 offsets.
        public let source: Range<Int>
        /// The part of the passage's text, in UTF-8 offsets.
        public let text: Range<Int>

        /// Some bytes of a document with what they stand for.
        public init(_ kind: Kind, source: Range<Int>, text: Range<Int>) {
            self.kind = kind
            self.source = source
            self.text = text
        }
    }

    /// A phrase of which the document says a language.
    struct DeclaredPhrase: Sendable, Hashable {
        /// Where it stands in the document, in UTF-8 offsets.
        let source: Range<Int>
        let language: LanguageTag
    }

    /// A place where a translation of the passage is written, other than where the passage stands.
    public struct Destination: Sendable, Hashable {
        /// What the translation replaces; empty where it is put in.
        public let range: Range<Int>
        /// What is written before it.
        public let before: String
        /// What is written after it.
        public let after: String
        /// Whether the translation itself is written there; else only that there is one, as a mark.
        public let hasText: Bool
        /// The bytes of the document of which a copy is written there, in which all passages that share the place are replaced;
        /// nil where what is written is the passage alone.
        public let copied: Range<Int>?
        /// Whether what is written before and after it are quotation marks of YAML, which only what could be syntax needs.
        var isQuotedWhereNeeded = false

        /// A place in a document, in UTF-8 offsets.
        ///
        /// - Parameters:
        ///   - range: What the translation replaces; empty where it is put in.
        ///   - before: What is written before it.
        ///   - after: What is written after it.
        ///   - copied: The bytes of which a copy is written there, with the passage in them replaced. Neighbours with equal
        ///     destinations are replaced in one copy; what stands around them comes with it.
        public init(range: Range<Int>, before: String = "", after: String = "", copying copied: Range<Int>? = nil) {
            self.range = range
            self.before = before
            self.after = after
            self.copied = copied
            hasText = true
        }

        /// A place where a mark is put in if there is a translation; several passages may share it.
        public init(at offset: Int, mark: String) {
            range = offset..<offset
            before = mark
            after = ""
            copied = nil
            hasText = false
        }
    }

    /// Where it stands in the document, in UTF-8 offsets.
    public private(set) var range: Range<Int>
    /// What it says, with the format's escapes undone.
    public private(set) var text: String
    /// What it is made of, in order: the pieces cover the document's bytes in the range, and the text.
    public private(set) var pieces: [Piece]
    /// Where a translation is written; empty for the passage's own place.
    public internal(set) var destinations: [Destination]
    /// What the format remembers for writing it again, such as how its lines end, in a type of the format's own; nil for nothing.
    public var note: (any Hashable & Sendable)? { storedNote?.value }
    private let storedNote: Note?
    /// The language that the document says it is in; nil where it does not say.
    public var declaredLanguage: LanguageTag?
    /// How the document writes characters that nobody sees, such as `&#160;` and `&rlm;`, and those that could be markup to the
    /// next program, such as `&#123;` and `\$`, by the character.
    var references: [Unicode.Scalar: String] = [:]
    /// Phrases in it of which the document says another language than of the passage.
    var declaredPhrases: [DeclaredPhrase] = []
    /// Whether it is text of a message with branches, in which braces are syntax.
    var isInBranches = false
    /// Which message with plural forms it is a form of: all of these are written, or none; nil for none.
    var pluralMessage: Int?
    /// Whether it is text of a message with character references, in which `&` and `<` are written as such.
    var isInMarkup = false
    /// Whether it is text of a message in which an apostrophe is written twice.
    var doublesApostrophes = false
    /// The key by which an item of a menu is chosen, whose mark the text does not have.
    var accelerator: Accelerator?

    /// A passage made of pieces that cover it.
    public init(
        range: Range<Int>, text: String, pieces: [Piece], destinations: [Destination] = [],
        note: (any Hashable & Sendable)? = nil
    ) {
        self.range = range
        self.text = text
        self.pieces = pieces
        self.destinations = destinations
        storedNote = note.map(Note.init)
    }

    /// A passage that the document may write in another way, without inline pieces.
    public init(range: Range<Int>, text: String) {
        let kind: Piece.Kind = range.count == text.utf8.count ? .verbatim : .escape
        let piece = Piece(kind, source: range, text: 0..<text.utf8.count)
        self.init(range: range, text: text, pieces: [piece])
    }

    /// The passage with the content of another one, and in all else as it is.
    func holding(_ other: Passage) -> Passage {
        var passage = self
        (passage.range, passage.text, passage.pieces) = (other.range, other.text, other.pieces)
        passage.references.merge(other.references) { first, _ in first }
        return passage
    }

    /// How many inline pieces stand in a range of the text.
    public func placeholderCount(in range: Range<Int>) -> Int {
        inlines(in: range).count
    }

    /// Where the document has the inline pieces of a range of the text.
    package func inlines(in range: Range<Int>) -> [Range<Int>] {
        pieces[...].inlines(in: range)
    }
}

/// What a format remembers of a passage.
private struct Note: Sendable, Hashable {
    let value: any Hashable & Sendable

    static func == (first: Note, second: Note) -> Bool { AnyHashable(first.value) == AnyHashable(second.value) }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension ArraySlice<Passage.Piece> {
    /// Where the document has the inline pieces of a range of the text; no piece after the range is looked at.
    package func inlines(in range: Range<Int>) -> [Range<Int>] {
        let rest = drop { $0.text.lowerBound < range.lowerBound }
        return rest.prefix { $0.text.lowerBound < range.upperBound }.filter { $0.kind == .inline }.map(\.source)
    }
}

/// Finds where places in a passage's text stand in the document; asked in order, it reads the passage once.
struct SourceMap {
    private let pieces: [Passage.Piece]
    private var index = 0

    init(_ passage: Passage) {
        pieces = passage.pieces
    }

    /// Where in the document the text from an offset on begins. Inside an escape it is the escape's end.
    mutating func source(of offset: Int) -> Int {
        while index < pieces.count - 1, pieces[index].text.upperBound <= offset { index += 1 }
        guard index < pieces.count else { return 0 }
        let piece = pieces[index]
        if offset <= piece.text.lowerBound { return piece.source.lowerBound }
        if offset >= piece.text.upperBound { return piece.source.upperBound }
        return piece.kind == .verbatim
            ? piece.source.lowerBound + offset - piece.text.lowerBound : piece.source.upperBound
    }
}
