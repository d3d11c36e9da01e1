// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TextScanning
import TranslationBatches

/// The state machine of one call of the router, from texts that mix languages to their rejoined translations: each event returns
/// the next step.
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

    /// Texts that go through the session together.
    private struct Work: Sendable {
        let batch: Batch
        /// Where the batch is made of pieces of sentences that lost placeholders: which piece of which repair each item is.
        var pieces: [(position: BatchPlan.Position, piece: PlaceholderRepair.Piece)]?
    }

    private var plan: BatchPlan
    private let only: Set<LanguageTag>?
    private let rules: CallRules
    private let identifying: Identifying
    private var target: LanguageTag?
    private var waiting: [Work]
    private var running: Work?
    /// The items whose placeholders were lost, each with what repairs it.
    private var repairs: [BatchPlan.Position: (item: Batch.Item, repair: PlaceholderRepair)] = [:]
    /// The pieces to translate next, of items in the running batch's language whose placeholders were lost.
    private var lost: [(position: BatchPlan.Position, piece: PlaceholderRepair.Piece)] = []
    /// What became of each span, by request; nil while that is not known.
    private var parts: [[TranslationSession.Response.Part?]]
    /// The white space after phrases that were set into a translated sentence, where it is not that of the source.
    private var tails: [BatchPlan.Position: String] = [:]
    /// How many spans of each request are not settled.
    private var openCounts: [Int]
    private var answers: [Answer] = []
    /// The lowest scores so far, by request.
    private var scores: [Int: Double] = [:]
    /// What engines found so far, by item.
    private var findings: [BatchPlan.Position: TranslationFindings] = [:]

    /// A call for the texts of a plan.
    ///
    /// - Parameters:
    ///   - plan: The texts. In which languages they have placeholders is decided anew, by what the engines keep.
    ///   - only: The languages to translate from; nil for all.
    init(_ plan: BatchPlan, only: Set<LanguageTag>?, under rules: CallRules, identifying: Identifying) {
        self.plan = plan
        self.only = only
        self.rules = rules
        self.identifying = identifying
        waiting = plan.batches.filter { only?.contains($0.language) ?? true }.map { Work(batch: $0) }
        parts = plan.sources.map { Array(repeating: nil, count: $0.spans.count) }
        openCounts = plan.sources.map(\.spans.count)
    }

    /// Begins the call.
    mutating func begin() -> Step { .readOffers }

    /// The engines have said what they offer, which settles the target.
    mutating func offersRead(_ finder: RouteFinder) -> Step {
        let languages = waiting.map(\.batch.language)
        let pick =
            rules.target
            ?? finder.preferredTarget(forAnyOf: languages, among: rules.preferredLanguages, strategy: rules.strategy)
        guard let target = pick else {
            return .fail(TranslationError(.noTarget(source: languages, tried: rules.preferredLanguages)))
        }
        self.target = target
        let written = WrittenLanguage(target)
        waiting.removeAll { WrittenLanguage($0.batch.language) == written }
        replan(with: finder, target: target)
        settleKeptSpans()
        return nextStep()
    }

    /// An item of the running batch was answered.
    ///
    /// - Parameters:
    ///   - answer: The answer, whose index is that of an item.
    ///   - detection: What the recogniser says of the batch.
    mutating func answered(_ answer: TranslationCall.Answer, over route: Route, detection: Detection?) {
        guard let running else { return }
        // The pieces of an item stand where it does.
        let item = running.batch.items[answer.index]
        if let score = answer.findings.score { scores[item.sourceIndex] = min(scores[item.sourceIndex] ?? 0, score) }
        findings[item.position, default: TranslationFindings()].add(answer.findings)
        if let piece = running.pieces?[answer.index] {
            pieceAnswered(piece.piece, of: piece.position, with: answer.result, over: route, detection: detection)
            return
        }
        switch answer.result {
        case .success(let text) where item.keepsPlaceholders(text):
            settle(item, as: .translated(route), translation: text, detection: detection)
        case .success:
            var repair = PlaceholderRepair(of: item.text)
            let step = repair.failed()
            repairs[item.position] = (item, repair)
            findings[item.position] = nil
            follow(step, of: item, over: route, detection: detection)
        case .failure(let error):
            keep(item, as: .failed(error), detection: detection)
        }
    }

    /// The running batch is done, or has failed as a whole.
    mutating func batchEnded(_ error: (any Error)?) -> Step {
        if let error {
            if error is CancellationError { return .fail(error) }
            let open = Set(lost.map(\.position))
            let items = running?.pieces?.compactMap { repairs[$0.position]?.item } ?? running?.batch.items ?? []
            for item in items where !open.contains(item.position) { keep(item, as: .failure(error), detection: nil) }
        }
        if let language = running?.batch.language { sendLostAgain(in: language) }
        running = nil
        return nextStep()
    }

    /// Whether the running batch is made of what went before and lost placeholders.
    var isRepairing: Bool { running?.pieces != nil }

    /// The answers that have come since the last time, each request's once.
    mutating func takeAnswers() -> [Answer] {
        defer { answers = [] }
        return answers
    }

    // MARK: - Sentences that go as wholes

    /// Has the sentences of languages whose engines give placeholders back go as wholes.
    private mutating func replan(with finder: RouteFinder, target: LanguageTag) {
        let going = waiting.map(\.batch.language)
        let languages = going.filter { language in
            (try? finder.route(from: language, to: target, preferring: rules.strategy))?.keepsPlaceholders == true
        }
        let placeholders: BatchPlan.PlaceholderLanguages = languages.isEmpty ? .none : .only(Set(languages))
        guard placeholders != plan.placeholders else { return }
        plan = BatchPlan(of: plan.sources, placeholders: placeholders)
        waiting = plan.batches.filter { going.contains($0.language) }.map { Work(batch: $0) }
    }

    // MARK: - Lost placeholders

    /// Does what the repair of an item says.
    private mutating func follow(_ step: PlaceholderRepair.Step, of item: Batch.Item, over route: Route, detection: Detection?) {
        switch step {
        case .accept(let text):
            repairs[item.position] = nil
            settle(item, as: .translated(route), translation: text, detection: detection)
        case .translate(let pieces): lost += pieces.map { (item.position, $0) }
        case .wait, .giveUp: break
        }
    }

    /// A piece of an item that lost placeholders was answered. Where one of them fails, the item has failed.
    private mutating func pieceAnswered(
        _ piece: PlaceholderRepair.Piece, of position: BatchPlan.Position, with result: Result<String, any Error>,
        over route: Route,
        detection: Detection?
    ) {
        guard let item = repairs[position]?.item else { return }
        switch result {
        case .success(let text):
            guard let step = repairs[position]?.repair.translated(piece, as: text) else { return }
            follow(step, of: item, over: route, detection: detection)
        case .failure(let error):
            repairs[position] = nil
            keep(item, as: .failed(error), detection: detection)
        }
    }

    /// Has the words between placeholders that were lost go once more, so that nothing of the sentences is lost.
    private mutating func sendLostAgain(in language: LanguageTag) {
        guard !lost.isEmpty else { return }
        // Engines answer in any order; what goes once more goes in the order of the texts.
        let pieces = lost.sorted {
            ($0.position.sourceIndex, $0.position.spanIndex) < ($1.position.sourceIndex, $1.position.spanIndex)
        }
        var counted: Set<BatchPlan.Position> = []
        let items = pieces.compactMap { position, piece in
            repairs[position].map { entry in
                // The first piece has the evidence of the whole item.
                let evidence = counted.insert(position).inserted ? entry.item.evidence : .zero
                return Batch.Item(
                    identifier: entry.item.identifier, text: piece.text, range: entry.item.range, evidence: evidence,
                    position: position)
            }
        }
        waiting.insert(Work(batch: Batch(language: language, items: items), pieces: pieces), at: 0)
        lost = []
    }

    private mutating func nextStep() -> Step {
        guard let target, !waiting.isEmpty else { return .finish }
        let work = waiting.removeFirst()
        running = work
        return .translate(work.batch, into: target)
    }

    /// Settles the spans that are not going to be translated, and with them the requests that have no others.
    private mutating func settleKeptSpans() {
        let going = Set(
            waiting.lazy.flatMap(\.batch.items).flatMap { item in item.ownSpans.map { BatchPlan.Position(item.sourceIndex, $0) } }
        )
        for (sourceIndex, source) in plan.sources.enumerated() {
            for (spanIndex, span) in source.spans.enumerated()
            where !going.contains(BatchPlan.Position(sourceIndex, spanIndex)) {
                keep(spanIndex, of: sourceIndex, as: outcome(ofKept: span))
            }
            if source.spans.isEmpty { answer(sourceIndex) }
        }
    }

    /// Why a span stays as it is.
    private func outcome(ofKept span: LanguageSpan) -> TranslationSession.Response.Part.Outcome {
        switch span.outcome {
        case .undetermined(let reason):
            return .noLanguage(reason)
        case .language(let tag, _):
            if only?.contains(tag) == false { return .notRequested }
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

    /// Settles the spans of an item by what its translation, which has all its placeholders, has for each.
    private mutating func settle(
        _ item: Batch.Item, as outcome: TranslationSession.Response.Part.Outcome, translation: String, detection: Detection?
    ) {
        guard let replacements = item.replacements(from: translation) else { return }
        let source = plan.sources[item.sourceIndex]
        let sentence = TranslatedSentence(item, replacements: replacements, of: source)
        for (index, tail) in sentence.tails { tails[BatchPlan.Position(item.sourceIndex, index)] = tail }
        for index in item.ownSpans {
            let span = source.spans[index]
            let part = TranslationSession.Response.Part(
                range: span.range, language: span.language, sourceText: String(source.text[utf8: span.range]),
                targetText: sentence.texts[index] ?? "", outcome: outcome, batch: detection,
                quality: findings[item.position]?.quality,
                // The sentence's words are counted with its first part.
                unknownWordCount: findings[item.position]?.unknownWordCount.map { index == item.spanIndex ? $0 : 0 })
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
        let source = LanguageShares.mainLanguage(of: plan.sources[index].spans) ?? .undetermined
        let target = target ?? .undetermined
        let route = parts.lazy.filter { $0.language == source }.compactMap(\.outcome.route).first
        let response = TranslationSession.Response(
            to: request, targetText: parts.map(\.targetText).joined(), source: source, target: target,
            route: route ?? Route(legs: [], from: source, to: target), parts: parts,
            findings: TranslationFindings(score: scores[index]), identifying: identifying)
        answers.append(Answer(index: index, response: response))
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
