// SPDX-License-Identifier: Apache-2.0

/// How long anything is waited for. Nothing waits without a deadline or a way to cancel it.
public struct TranslationDeadlines: Sendable, Hashable {
    /// The longest wait for an engine's next answer.
    public var answer: Duration
    /// The longest wait for an engine to say which pairs it offers. An engine that takes longer is left out.
    public var pairs: Duration
    /// The longest wait for a person's answer to a question.
    public var question: Duration
    /// The longest wait for an installation. It goes on when nobody waits any longer.
    public var installation: Duration
    /// How long what was told to stop may take to stop, before it is given up.
    public var stop: Duration

    /// Deadlines for engines on this machine and people in front of it, unless told.
    public init(
        answer: Duration = .seconds(120), pairs: Duration = .seconds(10), question: Duration = .seconds(600),
        installation: Duration = .seconds(3600), stop: Duration = .seconds(10)
    ) {
        self.answer = answer
        self.pairs = pairs
        self.question = question
        self.installation = installation
        self.stop = stop
    }
}
