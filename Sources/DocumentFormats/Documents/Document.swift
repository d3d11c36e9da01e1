// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TextScanning
public import UnicodeText

/// A document: its content, and which parts of it are text.
///
///     let document = try Document(content, format: Markdown())
///     let translated = document.replacing(document.passages.map { translate($0.text) })
public struct Document: Sendable {
    /// Everything that stands in the file, as UTF-8.
    public let content: String
    /// The format.
    public let format: any DocumentFormat
    /// The parts that are text, in order.
    public let passages: [Passage]
    /// The encoding that the file is in; nil for UTF-8, and where it is not known.
    public var charset: Charset?

    /// A document in a format.
    ///
    /// - Throws: `DocumentError` where the content is broken, naming the line. Plain text, Markdown, HTML and subtitles never
    ///   are.
    /// - Complexity: Linear in the length of the content.
    public init(_ content: String, format: any DocumentFormat) throws(DocumentError) {
        var content = content
        // Offsets below count in UTF-8, which is only fast in text that is stored so.
        content.makeContiguousUTF8()
        self.content = content
        self.format = format
        self.passages = try format.passages(of: content)
    }

    /// A document in plain text.
    public init(_ content: String) {
        var content = content
        content.makeContiguousUTF8()
        self.content = content
        format = PlainText()
        passages = PlainText().passages(of: content)
    }

    /// The document with lines of code as text, for who tells the languages of all of it. Only plain text leaves them out, since
    /// they must not be translated; what is in no language there says so itself.
    package var readingCode: Document {
        guard format is PlainText, let document = try? Document(content, format: PlainText(readsCode: true)) else { return self }
        return document
    }

    /// The piece of the content at UTF-8 offsets.
    public func source(_ range: Range<Int>) -> String {
        String(content[utf8: range])
    }
}
