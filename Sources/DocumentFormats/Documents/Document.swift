/// A document: its content, and which parts of it are text.
///
///     let document = Document(content, format: PlainText())
///     let translated = document.replacing(document.passages.map { translate($0.text) })
public struct Document: Sendable {
    /// Everything that stands in the file, as UTF-8.
    public let content: String
    /// The format.
    public let format: any DocumentFormat
    /// The parts that are text, in order.
    public let passages: [Passage]

    /// A document in a format.
    ///
    /// - Complexity: Linear in the length of the content.
    public init(_ content: String, format: any DocumentFormat = PlainText()) {
        var content = content
        // Offsets below count in UTF-8, which is only fast in text that is stored so.
        content.makeContiguousUTF8()
        self.content = content
        self.format = format
        self.passages = format.passages(of: content)
    }

    /// The document with other texts in the place of its passages, and everything else as it was, byte for byte.
    ///
    /// A text that equals its passage's leaves the bytes of the passage alone, however they were escaped.
    ///
    /// - Parameter texts: One for each passage, in order.
    public func replacing(_ texts: [String]) -> String {
        precondition(texts.count == passages.count, "as many texts as passages")
        var result = ""
        result.reserveCapacity(content.utf8.count)
        var end = content.startIndex
        for (passage, text) in zip(passages, texts) where !text.utf8.elementsEqual(passage.text.utf8) {
            let start = content.utf8.index(content.startIndex, offsetBy: passage.range.lowerBound)
            result += content[end..<start]
            result += format.written(text, for: passage)
            end = content.utf8.index(start, offsetBy: passage.range.count)
        }
        return result + content[end...]
    }
}
