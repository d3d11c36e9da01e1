// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationBatches

/// The state machine of one call on a session, from its arguments to its last answer: each event returns the next step.
///
/// It awaits nothing and knows no task and no clock; `CallDriver` drives it. `answered` alone returns no step, since it comes
/// while one is under way.
struct TranslationCall: Sendable {
    /// What is to be done next, and the event that tells of it.
    enum Step: Sendable {
        /// Identify the language of all the texts together; then `identified`.
        case identify
        /// Ask the person for the source; then `sourceChosen`.
        case chooseSource(Detection)
        /// Ask the engines what they offer; then `offersRead`.
        case readOffers
        /// Have packs installed, with the person's permission; then `packsInstalled`.
        case install(Route)
        /// Have texts translated over a leg; `answered` for each, then `workEnded`.
        case translate(LegWork)
        /// Nothing: all is answered, but for texts that failed where `firstFailure` says so.
        case finish
        /// End with an error.
        case fail(any Error)
    }

    /// Texts on their way over one leg.
    struct LegWork: Sendable {
        /// Tells this work from what the call has done before.
        let number: Int
        let leg: Route.Leg
        let texts: [String]
    }

    /// The answer to one of the call's texts.
    struct Answer: Sendable {
        let index: Int
        let result: Result<String, any Error>
        /// The route that the text took, or was to take.
        let route: Route
        /// What engines found of it.
        var findings = TranslationFindings()
        /// Which parts of what was sent became which of the translation; nil where that is not known of all, or not wanted.
        var alignment: TranslationAlignment?
    }

    /// The source as it is known by now.
    private(set) var source: LanguageTag?
    /// What was identified; nil where nothing had to be.
    private(set) var detection: Detection?
    /// The way that was found: another than at first where an engine has stopped serving meanwhile.
    private(set) var route: Route?
    /// What finds ways; nil before the engines have said what they offer.
    private var finder: RouteFinder?

    private let rules: CallRules
    private let purpose: CallPurpose
    /// The texts as they came out of the last leg.
    private var texts: [String]
    /// The texts as they were given.
    private let originals: [String]
    /// The texts that go and have no answer yet.
    private var open: Set<Int> = []
    /// What goes in place of some texts where all legs give alignments: the same without placeholders for their formatting.
    private let alignedTexts: [Int: String]
    private let isBlank: [Bool]
    /// The texts that are the same as one before, by the index of that one.
    private var repetitions: [Int: [Int]] = [:]
    private var hasInstalled = false
    private var answers: [Answer] = []
    /// What engines found so far, by text.
    private var findings: [Int: TranslationFindings] = [:]
    /// The texts whose alignment is wanted.
    private var alignedIndices: Set<Int> = []
    /// The alignments over the legs so far, of texts that have one.
    private var alignments: [Int: TranslationAlignment] = [:]
    /// What the first text failed with, where the others were to be answered all the same.
    private(set) var firstFailure: (any Error)?
    private var progress = LegProgress(leg: 0)
    private var answeredBytes = AnsweredBytes()
    /// The way that the texts without an answer are to go, since an engine has said that it serves no longer.
    private var detour: (route: Route, finder: RouteFinder)?
    /// The places of the engines without which no way leads to the target.
    private var neededEngines: Set<Int> = []
    private var workNumber = 0
    private var isWorking = false

    /// A call with its texts; none for a preparation.
    ///
    /// - Parameter alignedTexts: What goes in place of some texts, by their indices, where all legs give alignments. Those of
    ///   their translations are wanted.
    init(_ texts: [String], orAligned alignedTexts: [Int: String] = [:], for purpose: CallPurpose, under rules: CallRules) {
        self.texts = texts
        originals = texts
        self.alignedTexts = alignedTexts
        self.purpose = purpose
        self.rules = rules
        self.source = rules.source
        self.isBlank = texts.map(\.isBlank)
    }

    /// The texts that are translated, and identified where need be: those with something in them.
    var presentTexts: [String] { texts.indices.filter { !isBlank[$0] }.map { texts[$0] } }

    /// Checks the arguments, before anything runs.
    mutating func begin() -> Step {
        switch purpose {
        case .translation where !isBlank.contains(false):
            return .fail(TranslationError(.nothingToTranslate))
        case .preparation where source == nil:
            return .fail(TranslationError(.nothingToIdentify))
        case .translation, .preparation:
            return source == nil ? .identify : .readOffers
        }
    }

    /// The texts were identified together.
    mutating func identified(_ detection: Detection) -> Step {
        self.detection = detection
        source = detection.language
        if source != nil { return .readOffers }
        return rules.canAsk ? .chooseSource(detection) : .fail(TranslationError(.unidentified(detection.hypotheses)))
    }

    /// The person chose a source, or declined.
    mutating func sourceChosen(_ choice: LanguageTag?) -> Step {
        source = choice
        return choice == nil ? .fail(TranslationError(.unidentified(detection?.hypotheses ?? []))) : .readOffers
    }

    /// The engines have said what they offer.
    mutating func offersRead(_ finder: RouteFinder) -> Step {
        let route: Route
        do {
            route = try findRoute(with: finder)
        } catch {
            return .fail(error)
        }
        self.route = route
        self.finder = finder
        guard route.isInstalled else {
            guard rules.canInstall, !hasInstalled else {
                return .fail(TranslationError(.notInstalled(route.missingPacks, route.source, route.target)))
            }
            return .install(route)
        }
        guard case .translation = purpose else { return .finish }
        answers += texts.indices.filter { isBlank[$0] }.map { Answer(index: $0, result: .success(texts[$0]), route: route) }
        setOut(with: texts.indices.filter { !isBlank[$0] }, over: route)
        return nextStep()
    }

    /// The packs that were asked for have been installed; what the engines offer must be read anew.
    mutating func packsInstalled() -> Step {
        hasInstalled = true
        return .readOffers
    }

    /// An engine answered one of the texts it works on.
    ///
    /// - Parameters:
    ///   - given: The answer, whose index is that of a text in the step's `LegWork`.
    ///   - number: Which work. What comes after its work has ended no longer counts.
    /// - Returns: Why the engine should stop, where it should.
    mutating func answered(_ given: EngineAnswer, of number: Int) -> (any Error)? {
        guard isWorking, number == workNumber, let leg = currentLeg else { return nil }
        guard progress.running.indices.contains(given.index) else {
            return TranslationError(.engineBrokePromise(engine: leg.engine, .unknownIndex(given.index)))
        }
        // Of several answers to one text the first counts.
        guard let piece = progress.running[given.index] else { return nil }
        progress.running[given.index] = nil
        if piece.lossCount > 0 { return answeredAgain(given, for: piece) }
        // What has lost placeholders was counted as a whole.
        if piece.words == nil { answeredBytes.add(piece.text.utf8.count, of: piece.index) }
        findings[piece.index, default: TranslationFindings()].add(TranslationFindings(given))
        switch given.result {
        case .success where (given.quality ?? .good) < rules.leastQuality:
            guard progress.drop(piece.index) else { return nil }
            return fail(piece.index, with: TranslationError(.poorTranslation(engine: leg.engine)))
        case .success(let text):
            if let whole = progress.settle(piece, text, alignment: given.alignment) { pass(piece.index, as: whole) }
        case .failure(let error):
            let error = TranslationError(wrapping: error, of: leg.engine)
            if findDetour(around: leg, because: error) { return error }
            // A text of which one piece failed has failed.
            guard progress.drop(piece.index) else { return nil }
            return fail(piece.index, with: error)
        }
        return nil
    }

    /// An engine answered a piece that went once more for what its translation lacked: that stands where this attempt fails.
    private mutating func answeredAgain(_ given: EngineAnswer, for piece: LegProgress.Piece) -> (any Error)? {
        let isTaken = (given.quality ?? .good) >= rules.leastQuality
        let whole =
            if isTaken, case .success(let text) = given.result {
                progress.settle(piece, text, alignment: given.alignment)
            } else {
                progress.settleWithFirst(piece)
            }
        if let whole { pass(piece.index, as: whole) }
        return nil
    }

    /// The engine has returned from the step's `LegWork`, or thrown.
    mutating func workEnded(_ error: (any Error)?) -> Step {
        guard let leg = currentLeg else { return .finish }
        if takeDetour(around: leg, because: error) { return nextStep() }
        for (index, whole) in progress.settleRepeated() { pass(index, as: whole) }
        let unanswered = progress.running.compactMap { $0?.index }.filter { progress.drop($0) }
        isWorking = false
        if let error {
            guard case .translation(.report) = purpose, !(error is CancellationError) else { return .fail(error) }
            for index in unanswered { _ = fail(index, with: error) }
        } else if !unanswered.isEmpty {
            let breach = TranslationError(.engineBrokePromise(engine: leg.engine, .unanswered(count: unanswered.count)))
            for index in unanswered { if let reason = fail(index, with: breach) { return .fail(reason) } }
        }
        return nextStep()
    }

    /// How many bytes were answered since the last time, as `TranslationEnvironment.progress` is told.
    mutating func takeAnsweredBytes() -> Int { answeredBytes.take() }

    /// The answers that have come since the last time, each text's once.
    mutating func takeAnswers() -> [Answer] {
        defer { answers = [] }
        return answers
    }

    // MARK: - Texts that are the same

    /// Notes which texts are the same as one before: they go once, and have the same translation.
    ///
    /// - Returns: The texts that go.
    private mutating func findRepetitions(among indices: [Int], over route: Route) -> [Int] {
        (repetitions, alignedIndices) = ([:], [])
        var firsts: [[UInt8]: Int] = [:]
        return indices.filter { index in
            // To Swift, composed and decomposed letters are equal; to engines they are not.
            let first = firsts[Array(texts[index].utf8), default: index]
            firsts[Array(texts[index].utf8)] = first
            if first != index { repetitions[first, default: []].append(index) }
            if route.givesAlignments, alignedTexts[index] != nil { alignedIndices.insert(first) }
            return first == index
        }
    }

    private var currentLeg: Route.Leg? {
        guard let legs = route?.legs, legs.indices.contains(progress.leg) else { return nil }
        return legs[progress.leg]
    }

    /// Looks for a way around an engine that has stopped serving in the middle of the call, one that works now.
    ///
    /// - Returns: Whether there is one for the texts that have no answer.
    private mutating func findDetour(around leg: Route.Leg, because error: TranslationError) -> Bool {
        guard let outage = error.underlyingError as? EngineOutage, !open.isEmpty else { return false }
        guard detour == nil else { return true }
        // An engine may say it of each of thousands of texts.
        guard !neededEngines.contains(leg.provider.index), let route, let source else { return false }
        if let finder = finder?.without(leg.provider, because: outage),
            let other = try? finder.route(from: source, to: rules.target ?? route.target, preferring: rules.strategy),
            other.isInstalled
        {
            detour = (other, finder)
        } else {
            neededEngines.insert(leg.provider.index)
        }
        return detour != nil
    }

    /// Has the texts that have no answer go the way around an engine, where it has stopped serving and there is such a way.
    ///
    /// - Parameter error: What the engine has thrown; it may have said before, of a text, that it serves no longer.
    /// - Returns: Whether they go there.
    private mutating func takeDetour(around leg: Route.Leg, because error: (any Error)?) -> Bool {
        if error is CancellationError { return false }
        if let error = error as? TranslationError { _ = findDetour(around: leg, because: error) }
        guard let (route, finder) = detour else { return false }
        isWorking = false
        (self.route, self.finder, detour) = (route, finder, nil)
        setOut(with: open.flatMap { [$0] + (repetitions[$0] ?? []) }.sorted(), over: route)
        return true
    }

    /// Begins the first leg of a route, with texts as that route takes them.
    private mutating func setOut(with indices: [Int], over route: Route) {
        for index in indices {
            texts[index] = route.givesAlignments ? alignedTexts[index] ?? originals[index] : originals[index]
            (findings[index], alignments[index]) = (nil, nil)
            answeredBytes.beginAnew(index)
        }
        let going = findRepetitions(among: indices, over: route)
        open = Set(going)
        begin(leg: 0, with: going)
    }

    private func findRoute(with finder: RouteFinder) throws(TranslationError) -> Route {
        let source = source ?? .undetermined
        if let target = rules.target { return try finder.route(from: source, to: target, preferring: rules.strategy) }
        guard let (_, route) = finder.preferredTarget(for: source, among: rules.preferredLanguages, strategy: rules.strategy)
        else {
            // Where no way leads from the language at all, naming a target would not help.
            if finder.outages.isEmpty, finder.targets(from: source).isEmpty { throw TranslationError(.unknownSource(source)) }
            throw TranslationError(.noTarget(source: [source], tried: rules.preferredLanguages))
        }
        return route
    }

    /// The next texts for the leg's engine, the next leg, or the end.
    private mutating func nextStep() -> Step {
        while let leg = currentLeg {
            var untouched: [(Int, LegProgress.Whole)] = []
            let work = progress.takeWork { untouched.append(($0, $1)) }
            for (index, whole) in untouched { pass(index, as: whole) }
            if !work.isEmpty {
                workNumber += 1
                isWorking = true
                return .translate(LegWork(number: workNumber, leg: leg, texts: work))
            }
            begin(leg: progress.leg + 1, with: progress.passed.sorted())
        }
        return .finish
    }

    private mutating func begin(leg number: Int, with indices: [Int]) {
        guard let legs = route?.legs, legs.indices.contains(number) else {
            progress = LegProgress(leg: number)
            return
        }
        // What one engine turned into white space is not sent to the next.
        for index in indices where texts[index].isBlank { answer(index, with: .success(texts[index])) }
        progress = LegProgress(
            leg: number, limits: LegProgress.Limits(of: legs[number]),
            texts: indices.filter { !texts[$0].isBlank }.map { ($0, texts[$0]) }, aligned: alignedIndices)
    }

    /// A text has come out of the current leg.
    private mutating func pass(_ index: Int, as whole: LegProgress.Whole) {
        if progress.leg > 0 {
            alignments[index] = alignments[index].flatMap { before in whole.alignment.map { before.followed(by: $0) } }
        } else {
            alignments[index] = whole.alignment
        }
        if progress.leg == (route?.legs.count ?? 0) - 1 {
            answer(index, with: .success(whole.text))
        } else {
            texts[index] = whole.text
            progress.passed.append(index)
        }
    }

    /// Notes that a text failed.
    ///
    /// - Returns: Why the call should end at once, where it should.
    private mutating func fail(_ index: Int, with error: any Error) -> (any Error)? {
        guard case .translation(let handling) = purpose else { return error }
        switch handling {
        case .endAtOnce:
            return error
        case .endAfterOthers:
            open.remove(index)
            firstFailure = firstFailure ?? error
        case .report:
            answer(index, with: .failure(error))
        }
        return nil
    }

    /// Answers a text, and those that are the same.
    private mutating func answer(_ index: Int, with result: Result<String, any Error>) {
        guard let route else { return }
        open.remove(index)
        let alignment = alignments.removeValue(forKey: index)
        let hasFailed = (try? result.get()) == nil
        let found = hasFailed ? nil : findings[index]
        answers += ([index] + (repetitions[index] ?? [])).map {
            Answer(index: $0, result: result, route: route, findings: found ?? TranslationFindings(), alignment: alignment)
        }
    }
}

extension LegProgress.Limits {
    fileprivate init(of leg: Route.Leg) {
        self.init(
            textScalars: leg.provider.limits.maximumTextLength, texts: leg.provider.limits.maximumBatchSize,
            scalars: leg.provider.limits.maximumBatchLength, keepsPlaceholders: leg.provider.keepsPlaceholders,
            language: leg.pair.source.language, target: leg.pair.target.language,
            writesLatin: leg.pair.target.likelyScript == "Latn")
    }
}

extension String {
    /// Whether there is nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
