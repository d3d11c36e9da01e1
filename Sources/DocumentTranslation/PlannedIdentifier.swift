import LanguageRecognition
import LanguageSegmentation
import TranslationSessions

/// Gives the spans that a plan has found already, so that no text is split twice.
struct PlannedIdentifier: SourceIdentifying {
    private let base: any SourceIdentifying
    private let planned: [String: [Span]]

    init(_ base: any SourceIdentifying, planned: [(text: String, spans: [Span])]) {
        self.base = base
        self.planned = Dictionary(planned.map { ($0.text, $0.spans) }, uniquingKeysWith: { first, _ in first })
    }

    func evidence(of text: String) -> Evidence { base.evidence(of: text) }

    func detection(for evidence: Evidence) -> Detection { base.detection(for: evidence) }

    func spans(of text: String) -> [Span] {
        // Strings that are equal by canonical equivalence may have other offsets.
        if let index = planned.index(forKey: text), planned[index].key.utf8.elementsEqual(text.utf8) {
            return planned[index].value
        }
        return base.spans(of: text)
    }
}
