// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TranslationSessions

/// A surface that answers as a test tells it, and keeps what it was asked and shown.
public final class ScriptedSurface: Surface {
    /// What was asked.
    public enum Question: Sendable, Hashable {
        /// Which language a text is in.
        case source(sample: String, hypotheses: [Detection.Hypothesis])
        /// Whether packs may be installed.
        case installation(packs: [Pack], source: LanguageTag, target: LanguageTag)
        /// What becomes of a translation that is shown; nil where there was none.
        case presentation(text: String, translation: String?, targets: [LanguageTag], offersReplacement: Bool)
    }

    /// How a surface answers.
    public struct Answers: Sendable {
        /// The language chosen; nil to decline.
        public var source: LanguageTag?
        /// Whether packs may be installed.
        public var permitsInstallation: Bool
        /// The share of an installation from which the person waits no longer; nil to wait to the end.
        public var dismissalProgress: Double?
        /// What the person chooses for the translations that are shown, one after the other; after the last they dismiss them.
        public var choices: [TranslationPresentation.Choice]
        /// Where the person thinks before each answer; nil where they do not.
        public var latch: Latch?

        /// Answers that decline unless told.
        public init(
            source: LanguageTag? = nil, permitsInstallation: Bool = false, dismissalProgress: Double? = nil,
            choices: [TranslationPresentation.Choice] = [], latch: Latch? = nil
        ) {
            self.source = source
            self.permitsInstallation = permitsInstallation
            self.dismissalProgress = dismissalProgress
            self.choices = choices
            self.latch = latch
        }
    }

    private struct State {
        var answers: Answers
        var questions: [Question] = []
        var shown: [Double] = []
    }

    /// Somebody is there.
    public let canAsk = true
    /// How many questions were put.
    public let asked = Counter()
    /// How often a share of an installation was shown.
    public let shares = Counter()
    private let state: Locked<State>

    /// A surface with its answers.
    public init(_ answers: Answers = Answers()) {
        state = Locked(State(answers: answers))
    }

    /// How the surface answers from now on.
    public var answers: Answers {
        get { state.withLock { $0.answers } }
        set { state.withLock { $0.answers = newValue } }
    }

    /// What was asked so far.
    public var questions: [Question] { state.withLock { $0.questions } }

    /// The shares of installations that were shown so far.
    public var shownShares: [Double] { state.withLock { $0.shown } }

    /// Answers with the scripted language.
    public func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async throws -> LanguageTag? {
        try await answer(.source(sample: sample, hypotheses: hypotheses)).source
    }

    /// Answers with the scripted permission.
    public func permitInstallation(
        of packs: [Pack], from source: LanguageTag, to target: LanguageTag
    ) async throws -> Bool {
        try await answer(.installation(packs: packs, source: source, target: target)).permitsInstallation
    }

    /// Keeps the shares, and leaves where the script says so.
    public func showInstallation(_ installation: PackInstallation) async throws {
        let dismissalProgress = answers.dismissalProgress
        for await share in installation.progress {
            state.withLock { $0.shown.append(share) }
            shares.add()
            if let dismissalProgress, share >= dismissalProgress { return }
        }
    }

    /// Answers with the next of the scripted choices.
    public func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
        _ = try await answer(
            .presentation(
                text: presentation.text, translation: try? presentation.outcome.get().targetText, targets: presentation.targets,
                offersReplacement: presentation.offersReplacement))
        return state.withLock { $0.answers.choices.isEmpty ? .dismissal : $0.answers.choices.removeFirst() }
    }

    private func answer(_ question: Question) async throws -> Answers {
        let answers = state.withLock { state in
            state.questions.append(question)
            return state.answers
        }
        asked.add()
        try await answers.latch?.wait()
        return answers
    }
}
