import LanguageRecognition
import LanguageSegmentation
import SeededText

extension MixedDocument.Piece {
    /// A span as it is scored.
    init(_ span: LanguageSpan) {
        self.init(end: span.range.upperBound, tag: span.language?.canonical ?? MixedDocument.leftOut)
    }
}
