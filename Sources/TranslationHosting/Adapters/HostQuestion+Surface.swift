// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

extension HostQuestion {
    /// Puts the question to a surface, for hosts whose person is at one: at the terminal, for instance.
    ///
    ///     func ask(_ question: HostQuestion) { question.ask(at: TerminalSurface()) }
    ///
    /// It returns at once. What the surface fails by declines the question; when the question is taken back, the surface takes it
    /// back too.
    public func ask(at surface: any Surface) {
        switch self {
        case .source(let sample, let hypotheses, let reply):
            Self.answer(reply, declining: nil) { try await surface.chooseSource(of: sample, among: hypotheses) }
        case .installation(let packs, let source, let target, let reply):
            Self.answer(reply, declining: false) {
                try await surface.permitInstallation(of: packs, from: source, to: target)
            }
        case .progress(let installation, let reply):
            Self.answer(reply, declining: ()) { try await surface.showInstallation(installation) }
        case .translating(let text, let reply):
            Self.answer(reply, declining: ()) { try await surface.showTranslating(of: text) }
        case .presentation(let presentation, let reply):
            Self.answer(reply, declining: .dismissal) { try await surface.present(presentation) }
        }
    }

    private static func answer<Answer: Sendable>(
        _ reply: HostReply<Answer>, declining refusal: Answer, _ question: @escaping @Sendable () async throws -> Answer
    ) {
        let task = Task {
            do { reply(try await question()) } catch { reply(refusal) }
        }
        reply.onWithdrawal { task.cancel() }
    }
}
