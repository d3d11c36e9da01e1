// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
public import LanguageRecognition
import LanguageSegmentation
import TextScanning
import TranslationBatches
public import TranslationSessions

/// Translates documents: plans them, has their batches translated, and writes the documents again.
///
///     let translator = DocumentTranslator(to: "es", environment: environment)
///     let plan = try await translator.plan(for: Document(text))
///     let translated = try await translator.translate(plan)
///     print(translated.content)
///
/// Nothing of a document is lost: what is in no language, in the target already, or cannot be translated stays byte for byte.
public struct DocumentTranslator: Sendable {
    /// The language to translate from; nil to identify it, span by span.
    public let source: LanguageTag?
    /// The language to translate into; nil to pick one of the environment's preferred languages.
    public let target: LanguageTag?
    /// The languages to translate from where they are identified, by exact tags; nil for all.
    public let only: Set<LanguageTag>?
    /// What is preferred where several routes lead from source to target.
    public let strategy: TranslationSession.Strategy
    /// Asks the person for what is not identified; nil where that is kept as it is.
    public let questions: SourceQuestions?
    /// What translations work with.
    public let environment: TranslationEnvironment

    /// A translator.
    public init(
        from source: LanguageTag? = nil, to target: LanguageTag?, only: Set<LanguageTag>? = nil,
        strategy: TranslationSession.Strategy = .lowLatency, asking questions: SourceQuestions? = nil,
        environment: TranslationEnvironment
    ) {
        self.source = source
        self.target = target
        self.only = only
        self.strategy = strategy
        self.questions = questions
        self.environment = environment
    }

    /// Plans a document: nothing is translated yet. What the person is to be asked for is asked now.
    ///
    /// - Throws: `TranslationError` where there is no target to pick, or a question is not answered in time.
    /// - Complexity: Linear in the length of the document.
    public func plan(for document: Document) async throws -> DocumentPlan {
        let identifier = environment.languageIdentifier
        var spans =
            source == nil
            ? document.divide(identifier.spans(of: document.runningText)) { identifier.evidence(of: $0) }
            : document.passages.map { given($0.text) }
        if let questions {
            for (index, passage) in document.passages.enumerated() {
                spans[index] = try await questions.answered(spans[index], of: passage.text)
            }
        }
        return try DocumentPlan(
            for: document, spans: spans, from: source, to: target, only: only, among: environment.preferredLanguages,
            strategy: strategy, finder: await environment.routeFinder())
    }

    /// Carries out a plan. A document without text stays as it is, whatever languages it declares.
    ///
    /// - Throws: What `TextTranslator.translations(of:)` throws, and `DocumentError` where the document is meant for another
    ///   language. Without a source, a language that cannot be translated is not an error.
    public func translate(_ plan: DocumentPlan) async throws -> TranslatedDocument {
        guard !plan.document.passages.isEmpty else { return TranslatedDocument(plan: plan, passages: [], declarations: []) }
        let declarations = try plan.document.format.declarations(of: plan.target, in: plan.document.content)
        let translator = TextTranslator(
            from: source, to: plan.target, only: only, strategy: strategy, environment: environment)
        var translations = try await translator.translations(of: plan.batches)
        var broken = RepairedPassages(of: translations, in: plan.document) { environment.languageIdentifier.evidence(of: $0) }
        while !broken.isEmpty { broken.apply(try await translator.translations(of: broken.plan), to: &translations) }
        for (index, passage) in plan.document.passages.enumerated() {
            translations[index] = FootnoteMarks.settled(translations[index], of: passage, in: plan.document)
        }
        return TranslatedDocument(plan: plan, passages: translations, declarations: declarations)
    }

    /// The one span of a text whose language was given.
    private func given(_ text: String) -> [LanguageSpan] {
        guard let source, !text.isEmpty else { return [] }
        let evidence = environment.languageIdentifier.evidence(of: text)
        return [LanguageSpan(range: 0..<text.utf8.count, outcome: .language(source, probability: 1), evidence: evidence)]
    }
}

/// A document that was translated.
public struct TranslatedDocument: Sendable {
    /// What was to be done.
    public let plan: DocumentPlan
    /// The translation of each passage.
    public let passages: [TextTranslation]
    /// The document again, its passages translated.
    public let content: String

    init(plan: DocumentPlan, passages: [TextTranslation], declarations: [DocumentEdit]) {
        self.plan = plan
        self.passages = passages
        let isPlain = plan.document.format is PlainText
        let replacements = passages.enumerated().flatMap { index, passage in
            // Part by part, so that what is kept of a passage keeps its bytes. Those of plain text are the same, and its parts
            // may be cells of columns.
            guard passage.parts.isEmpty || isPlain else {
                return passage.parts.map { Document.Replacement(of: $0, in: index) }
            }
            let text =
                passage.parts.isEmpty ? passage.text : CutText(joining: passage.parts.map { ($0.sourceText, $0.targetText) }).text
            return [Document.Replacement(passage: index, range: 0..<passage.sourceText.utf8.count, text: text)]
        }
        let inner = plan.document.format.declarations(
            of: plan.target, in: plan.document,
            translated: zip(passages, plan.document.passages).map { $0.settledRanges(declaring: $1.declaredRanges) })
        self.content = plan.document.replacing(replacements, declarations: declarations + inner)
    }
}

extension Document.Replacement {
    /// The translation of a part of a passage. White space at its ends that came back stays as the document writes it: the end of
    /// a line between two languages is one still.
    fileprivate init(of part: TranslationSession.Response.Part, in passage: Int) {
        let (own, other) = (Array(part.sourceText.utf8), Array(part.targetText.utf8))
        let head = own.count == part.range.count ? zip(own, other).prefix { $0 == $1 && $0.isASCIISpace }.count : 0
        let tail =
            own.count == part.range.count
            ? zip(own[head...].reversed(), other[head...].reversed()).prefix { $0 == $1 && $0.isASCIISpace }.count : 0
        self.init(
            passage: passage, range: part.range.lowerBound + head..<part.range.upperBound - tail,
            text: String(decoding: other[head..<(other.count - tail)], as: UTF8.self))
    }
}
