/// The formats that are built in, by the names that they are asked for by.
public enum DocumentKind: String, Sendable, Hashable, CaseIterable {
    /// Plain text.
    case text
    /// Markdown.
    case markdown
    /// HTML.
    case html
    /// SubRip subtitles.
    case subrip
    /// WebVTT subtitles.
    case webvtt
    /// Message catalogues of gettext.
    case po
    /// XLIFF 2.
    case xliff

    /// The kind that a file's name says it is; plain text where the name says nothing.
    public init(fileName: String) {
        let format = DocumentFormatRegistry.standard.format(ofFileNamed: fileName)
        self = format.flatMap { DocumentKind(rawValue: $0.identifier) } ?? .text
    }

    /// The format.
    public var format: any DocumentFormat {
        DocumentFormatRegistry.standard.format(identifiedBy: rawValue) ?? PlainText()
    }
}
