public import LanguageSegmentation

extension HTML: AnnotatedFormat {
    /// The attributes `lang` and `dir` for the parts in another language than what is around them says, as WCAG 2.2 criterion 3.1.2 asks.
    ///
    /// A block that is in one other language throughout gets them in its start tag; text inside of a block is put into a `span`. The page
    /// itself gets the language of most of its text where its tag says none. Parts in no language get nothing.
    public func annotations(of document: Document, spans: [[LanguageSpan]]) -> [DocumentEdit] {
        var annotator = HTMLAnnotator(document)
        return annotator.edits(for: spans)
    }
}
