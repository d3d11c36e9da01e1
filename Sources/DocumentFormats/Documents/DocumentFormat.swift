// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import LanguageSegmentation

/// What a kind of file says about itself: which parts are text, and how a text is written in such a part.
///
/// A format detects no language; it reports the one that a document declares. What it leaves out of its passages is markup, and
/// is kept byte for byte. <doc:WritingAFormat> shows how to make one.
public protocol DocumentFormat: Sendable {
    /// The name of the format in messages, such as `plain text`.
    var name: String { get }

    /// The word that the format is asked for by, such as `text` in `--document-format text`; the name, if a format does not say.
    var identifier: String { get }

    /// What the names of its files end with, in small letters and without the dot, such as `md`; nothing, if a format does not
    /// say.
    var fileNameSuffixes: [String] { get }

    /// Whether the beginning of a file says for certain that it is in this format, where its name says nothing; false, if a
    /// format does not say.
    ///
    /// - Parameter head: The first bytes of the file, without a byte order mark.
    func isBegun(by head: ArraySlice<UInt8>) -> Bool

    /// What parts one passage from the next where they are read as one text; an empty line, if a format does not say.
    var separator: String { get }

    /// The parts of a document that are text: in order, without overlap, on boundaries of characters.
    ///
    /// A ``PassageBuilder`` puts them together.
    ///
    /// - Parameter content: The document, in time that should grow with its length alone: files come from anywhere.
    /// - Throws: `DocumentError`, naming the line, where the document is broken. Not every format can be.
    func passages(of content: String) throws(DocumentError) -> [Passage]

    /// A text as it is written in the place of a part of a passage, with whatever the format escapes there.
    ///
    /// The text holds no placeholders: what stands between two of them is written by itself.
    func written(_ text: String, for passage: Passage) -> String

    /// Where a document names the encoding that it is in, in UTF-8 offsets and in order, the place that counts first; none where
    /// it does not, or a format does not say.
    func encodingDeclarations(in content: String) -> [Range<Int>]

    /// Whether a document that names no encoding must be UTF-8, so that programs refuse it in any other; false, if a format does
    /// not say.
    var isUTF8UnlessDeclared: Bool { get }

    /// What else must change in a document in which translations into a language stand, such as a declaration of that language;
    /// nothing, if a format does not say.
    ///
    /// - Throws: `DocumentError` where the document is meant for another language.
    func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit]

    /// How parts of a document that declare a language declare another one, once all of their text is in that; nothing, if a
    /// format does not say. What a part declares for text that was left stays.
    ///
    /// - Parameters:
    ///   - language: The language that was translated into.
    ///   - document: The document as it was.
    ///   - translated: For each passage the ranges of its text that are in the language now, in order; what has no letters need
    ///     not be in them.
    func declarations(of language: LanguageTag, in document: Document, translated: [[Range<Int>]]) -> [DocumentEdit]
}

extension DocumentFormat {
    /// The name.
    public var identifier: String { name }

    /// None: its files are not known by their names.
    public var fileNameSuffixes: [String] { [] }

    /// False: its files are not known by their beginning.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool { false }

    /// An empty line, as between paragraphs.
    public var separator: String { "\n\n" }

    /// None: it names no encoding.
    public func encodingDeclarations(in content: String) -> [Range<Int>] { [] }

    /// False: its documents may be in any encoding.
    public var isUTF8UnlessDeclared: Bool { false }

    /// Nothing, as in most formats.
    public func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit] { [] }

    /// Nothing: what parts declare stays.
    public func declarations(of language: LanguageTag, in document: Document, translated: [[Range<Int>]]) -> [DocumentEdit] {
        []
    }
}

/// A format that can say in which language a part of a document is.
public protocol AnnotatedFormat: DocumentFormat {
    /// What is to be put into a document so that each part that differs from what is around it says its language.
    ///
    /// - Parameters:
    ///   - document: A document in the format.
    ///   - spans: The spans of each passage.
    func annotations(of document: Document, spans: [[LanguageSpan]]) -> [DocumentEdit]
}

/// A format in which some signs are markup only where a line begins, or behind others.
protocol LineStartFormat: DocumentFormat {
    /// A text as it is written in the place of a part of a passage.
    ///
    /// - Parameters:
    ///   - startsLine: Whether nothing stands before it on its line.
    ///   - previous: The byte right before it; nil where the passage begins with it.
    func written(_ text: String, for passage: Passage, startsLine: Bool, behind previous: UInt8?) -> String
}

/// A format in which links lead to headings by what these say.
protocol HeadingLinkFormat: DocumentFormat {
    /// What must change so that the links of a document lead to its headings as they are called now.
    ///
    /// - Parameter original: The document before its texts were replaced.
    func linkEdits(of content: String, from original: String) -> [DocumentEdit]
}
