public import LanguageSegmentation

/// A format that can say in which language a part of a document is.
public protocol AnnotatedFormat: DocumentFormat {
    /// What is to be put into a document so that each part that differs from what is around it says its language.
    ///
    /// - Parameter spans: The spans of each passage.
    func annotations(of document: Document, spans: [[LanguageSpan]]) -> [DocumentEdit]
}

extension Document {
    /// The document with the language and direction of the parts that differ from what is around them, and everything else as it was, byte
    /// for byte; nil where its format cannot say a language.
    ///
    /// - Parameter spans: The spans of each passage.
    /// - Complexity: Linear in the length of the document.
    public func annotated(_ spans: [[LanguageSpan]]) -> String? {
        guard let format = format as? any AnnotatedFormat else { return nil }
        return applying(format.annotations(of: self, spans: spans))
    }
}
