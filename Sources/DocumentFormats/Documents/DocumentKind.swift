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
        let name = fileName.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
        let extensions = name.split(separator: ".").dropFirst()
        self = extensions.last.flatMap { Self.kinds[$0.lowercased()] } ?? .text
    }

    private static let kinds: [String: DocumentKind] = [
        "md": .markdown, "markdown": .markdown, "mdown": .markdown, "mkd": .markdown, "html": .html, "htm": .html, "xhtml": .html,
        "srt": .subrip, "vtt": .webvtt, "po": .po,
        "pot": .po, "xlf": .xliff, "xliff": .xliff,
    ]

    /// The format.
    public var format: any DocumentFormat {
        switch self {
        case .text: PlainText()
        case .markdown: Markdown()
        case .html: HTML()
        case .subrip: SubRip()
        case .webvtt: WebVTT()
        case .po: GettextPO()
        case .xliff: XLIFF()
        }
    }
}
