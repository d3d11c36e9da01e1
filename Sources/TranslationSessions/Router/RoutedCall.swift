import LanguageRecognition
import LanguageSegmentation
import TextScanning
import TranslationBatches

/// One call of the router, from texts that mix languages to their rejoined translations: a value to which things happen and which says
/// what is to be done next.
///
/// It awaits nothing and knows no task and no clock; `RouterDriver` drives it. The batches go one after the other.
struct RoutedCall: Sendable {
    /// What is to be done next, and the event that tells of it.
    enum Step: Sendable {
        /// Ask the engines what they offer; then `offersRead`.
        case readOffers
        /// Have a batch translated into the target; `answered` for each item, then `batchEnded`.
        case translate(Batch, into: LanguageTag)
        /// Nothing: all is answered.
        case finish
        /// End with an error.
        case fail(any Error)
    }

    /// The answer to one request.
    struct Answer: Sendable {
        let index: Int
        let response: TranslationSession.Response
    }

    private var plan: BatchPlan
    private let only: Set<LanguageTag>?
    private let rules: CallRules
    private let identifying: Identifying
    private var target: LanguageTag?
    private var waiting: [Batch]
    private var running: Batch?
    /// The items of the running batch's language whose placeholders were lost.
    private var lost: [BatchPlan.Position: Batch.Item] = [:]
    /// What became of each span, by request; nil while that is not known.
    private var parts: [[TranslationSession.Response.Part?]]
    /// The white space behind phrases that were set into a translated sentence, where it is not that of the source.
    private var tails: [BatchPlan.Position: String] = [:]
    /// How many spans of each request are not settled.
    private var openCounts: [Int]
    private var answers: [Answer] = []

    /// A call for the texts of a plan.
    ///
    /// - Parameters:
    ///   - plan: The texts. What its options say of placeholders and of long items is decided anew: by what the engines keep, and by what
    ///     each takes when a text comes to its leg.
    ///   - only: The languages to translate from; nil for all.
    init(_ plan: BatchPlan, only: Set<LanguageTag>?, under rules: CallRules, identifying: Identifying) {
        self.plan = plan
        self.only = only
        self.rules = rules
        self.identifying = identifying
        waiting = plan.batches.filter { only?.contains($0.language) ?? true }
        parts = plan.sources.map { Array(repeating: nil, count: $0.spans.count) }
        openCounts = plan.sources.map(\.spans.count)
    }

    /// Begins the call.
    mutating func begin() -> Step { .readOffers }

    /// The engines have said what they offer, which settles the target.
    mutating func offersRead(_ finder: RouteFinder) -> Step {
        let languages = waiting.map(\.language)
        let pick =
            rules.target
            ?? finder.preferredTarget(forAnyOf: languages, among: rules.preferredLanguages, strategy: rules.strategy)
        guard let target = pick else {
            return .fail(TranslationError(.noTarget(source: languages, tried: rules.preferredLanguages)))
        }
        self.target = target
        let written = WrittenLanguage(target)
        waiting.removeAll { WrittenLanguage($0.language) == written }
        replan(with: finder, target: target)
        settleWhatStays()
        return nextStep()
    }

    /// An item of the running batch was answered.
    ///
    /// - Parameter detection: What the recogniser says of the batch.
    mutating func answered(_ itemIndex: Int, with result: Result<String, any Error>, over route: Route, detection: Detection?) {
        guard let item = running?.items[itemIndex] else { return }
        switch result {
        case .success(let text):
            guard let stretches = item.stretches(of: text) else {
                lost[item.position] = item
                return
            }
            settle(item, as: .translated(route), stretches: stretches, detection: detection)
        case .failure(let error):
            keep(item, as: .failed(error), detection: detection)
        }
    }

    /// The running batch is done, or has failed as a whole.
    mutating func batchEnded(_ error: (any Error)?) -> Step {
        if let error {
            if error is CancellationError { return .fail(error) }
            for item in running?.items ?? [] where lost[item.position] == nil {
                keep(item, as: .failure(error), detection: nil)
            }
        }
        // Once for all batches of a language, as planning anew takes all texts.
        if let language = running?.language, waiting.first?.language != language { sendLostAgain(in: language) }
        running = nil
        return nextStep()
    }

    /// The answers that have come since the last time, each request's once.
    mutating func takeAnswers() -> [Answer] {
        defer { answers = [] }
        return answers
    }

    // MARK: -

    /// Has the sentences of languages whose engines give placeholders back go as wholes, and all items whatever their length.
    private mutating func replan(with finder: RouteFinder, target: LanguageTag) {
        let languages = waiting.map(\.language).filter { language in
            (try? finder.route(from: language, to: target, preferring: rules.strategy))?.keepsPlaceholders == true
        }
        var options = plan.options
        options.placeholders = languages.isEmpty ? .none : .only(Set(languages))
        options.mostScalarsOfItem = nil
        guard options != plan.options else { return }
        let going = Set(waiting.map(\.language))
        plan = plan.replanned(with: options)
        waiting = plan.batches.filter { going.contains($0.language) }
    }

    /// Has the words between placeholders that were lost go once more, each stretch by itself, so that nothing of the sentences is lost.
    private mutating func sendLostAgain(in language: LanguageTag) {
        guard !lost.isEmpty else { return }
        plan = plan.separating(lost.keys)
        let spans = Set(lost.values.flatMap { item in item.ownSpans.map { BatchPlan.Position(item.sourceIndex, $0) } })
        let batches = plan.batches.filter { $0.language == language }
            .map { batch in Batch(language: language, items: batch.items.filter { spans.contains($0.position) }) }
        waiting.insert(contentsOf: batches.filter { !$0.items.isEmpty }, at: 0)
        lost = [:]
    }

    private mutating func nextStep() -> Step {
        guard let target, !waiting.isEmpty else { return .finish }
        let batch = waiting.removeFirst()
        running = batch
        return .translate(batch, into: target)
    }

    /// Settles the spans that are not going to be translated, and with them the requests that have no others.
    private mutating func settleWhatStays() {
        let going = Set(
            waiting.lazy.flatMap(\.items).flatMap { item in item.ownSpans.map { BatchPlan.Position(item.sourceIndex, $0) } })
        for (sourceIndex, source) in plan.sources.enumerated() {
            for (spanIndex, span) in source.spans.enumerated()
            where !going.contains(BatchPlan.Position(sourceIndex, spanIndex)) {
                keep(spanIndex, of: sourceIndex, as: stay(of: span))
            }
            if source.spans.isEmpty { answer(sourceIndex) }
        }
    }

    /// Why a span stays as it is.
    private func stay(of span: LanguageSpan) -> TranslationSession.Response.Part.Outcome {
        switch span.outcome {
        case .undetermined(let reason):
            return .noLanguage(reason)
        case .language(let tag, _):
            if only?.contains(tag) == false { return .noLanguage(.excludedByCandidates) }
            // A span of white space alone has nothing to translate, whatever its language.
            return target.map(WrittenLanguage.init) == WrittenLanguage(tag) ? .alreadyInTarget : .noLanguage(.empty)
        }
    }

    /// Settles the spans of an item that stays as it is, as far as they are open.
    private mutating func keep(
        _ item: Batch.Item, as outcome: TranslationSession.Response.Part.Outcome, detection: Detection?
    ) {
        for index in item.ownSpans { keep(index, of: item.sourceIndex, as: outcome, detection: detection) }
    }

    /// Settles a span that stays as it is, if it is open.
    private mutating func keep(
        _ spanIndex: Int, of sourceIndex: Int, as outcome: TranslationSession.Response.Part.Outcome, detection: Detection? = nil
    ) {
        let source = plan.sources[sourceIndex]
        let span = source.spans[spanIndex]
        let text = String(source.text[utf8: span.range])
        let part = TranslationSession.Response.Part(
            range: span.range, language: span.language, sourceText: text, targetText: text, outcome: outcome, batch: detection)
        settle(part, sourceIndex: sourceIndex, spanIndex: spanIndex)
    }

    /// Settles the spans of an item by what its translation has for each.
    private mutating func settle(
        _ item: Batch.Item, as outcome: TranslationSession.Response.Part.Outcome, stretches: [Batch.Item.Stretch],
        detection: Detection?
    ) {
        let source = plan.sources[item.sourceIndex]
        let sentence = TranslatedSentence(item, stretches: stretches, of: source)
        for (index, tail) in sentence.tails { tails[BatchPlan.Position(item.sourceIndex, index)] = tail }
        for index in item.ownSpans {
            let span = source.spans[index]
            let part = TranslationSession.Response.Part(
                range: span.range, language: span.language, sourceText: String(source.text[utf8: span.range]),
                targetText: sentence.texts[index] ?? "", outcome: outcome, batch: detection)
            settle(part, sourceIndex: item.sourceIndex, spanIndex: index)
        }
    }

    private mutating func settle(_ part: TranslationSession.Response.Part, sourceIndex: Int, spanIndex: Int) {
        guard parts[sourceIndex][spanIndex] == nil else { return }
        parts[sourceIndex][spanIndex] = part
        openCounts[sourceIndex] -= 1
        if openCounts[sourceIndex] == 0 { answer(sourceIndex) }
    }

    /// Answers a request all of whose spans are settled.
    private mutating func answer(_ index: Int) {
        let parts = parts[index].enumerated().compactMap { spanIndex, part in
            part.map { $0.ending(in: tails[BatchPlan.Position(index, spanIndex)]) }
        }
        let request = TranslationSession.Request(
            sourceText: plan.sources[index].text, clientIdentifier: plan.sources[index].identifier)
        let source = Self.mainLanguage(of: plan.sources[index].spans) ?? .undetermined
        let target = target ?? .undetermined
        let route = parts.lazy.filter { $0.language == source }.compactMap(\.route).first
        let response = TranslationSession.Response(
            to: request, targetText: parts.map(\.targetText).joined(), source: source, target: target,
            route: route ?? Route(legs: [], from: source, to: target), parts: parts, identifying: identifying)
        answers.append(Answer(index: index, response: response))
    }

    /// The language of the most letters; the first of equals.
    private static func mainLanguage(of spans: [LanguageSpan]) -> LanguageTag? {
        var letters: [(language: LanguageTag, count: Int)] = []
        for span in spans {
            guard let language = span.language else { continue }
            if let index = letters.firstIndex(where: { $0.language == language }) {
                letters[index].count += span.evidence.letterCount
            } else {
                letters.append((language, span.evidence.letterCount))
            }
        }
        return letters.reduce(nil as (language: LanguageTag, count: Int)?) { best, next in
            best.map { $0.count >= next.count } ?? false ? best : next
        }?.language
    }
}

extension TranslationSession.Response.Part {
    /// How the part was translated; nil where it was not.
    fileprivate var route: Route? {
        if case .translated(let route) = outcome { route } else { nil }
    }
}

extension TranslationSession.Response.Part.Outcome {
    /// What an error makes of a part.
    fileprivate static func failure(_ error: any Error) -> Self {
        guard let error = error as? TranslationError else { return .failed(error) }
        switch error.code {
        case .unsupportedSourceLanguage, .unsupportedTargetLanguage, .unsupportedLanguagePairing: return .unsupported(error)
        default: return .failed(error)
        }
    }
}

extension BatchPlan.Position {
    fileprivate init(_ sourceIndex: Int, _ spanIndex: Int) {
        self.init(sourceIndex: sourceIndex, spanIndex: spanIndex)
    }
}
