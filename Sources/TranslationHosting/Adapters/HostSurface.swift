// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions

/// The surface of a `ViewHost`: takes questions to the toolkit's thread, and takes them back when nobody waits any more.
struct HostSurface: Surface {
    /// A session that is kept keeps neither its view nor the toolkit's window.
    weak let host: (any ViewHost)?

    var canAsk: Bool { host != nil }

    func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async throws -> LanguageTag? {
        try await ask { .source(sample: sample, hypotheses: hypotheses, reply: $0) }
    }

    func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async throws -> Bool {
        try await ask { .installation(packs: packs, source: source, target: target, reply: $0) }
    }

    func showInstallation(_ installation: PackInstallation) async throws {
        // The host reads a stream of its own, so that the end is seen here whatever it does.
        let (progress, continuation) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
        let shown = PackInstallation(packs: installation.packs, progress: progress, files: installation.files)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await share in installation.progress { continuation.yield(share) }
                continuation.finish()
            }
            group.addTask { try await ask { .progress(shown, reply: $0) } }
            try await group.next()
            group.cancelAll()
        }
    }

    func showTranslating(of text: String) async throws {
        try await ask { .translating(text: text, reply: $0) }
    }

    func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
        try await ask { .presentation(presentation, reply: $0) }
    }

    /// Puts a question on the toolkit's thread, and waits for its reply.
    private func ask<Answer: Sendable>(_ question: (HostReply<Answer>) -> HostQuestion) async throws -> Answer {
        guard let host else { throw CancellationError() }
        let reply = HostReply<Answer>()
        let question = question(reply)
        return try await withTaskCancellationHandler {
            host.perform { [weak host] in
                // It may have been taken back while the toolkit was busy; and with the window gone nobody answers.
                if let host, reply.isOpen { host.ask(question) } else { reply.withdraw() }
            }
            guard let answer = await reply.value() else { throw CancellationError() }
            return answer
        } onCancel: {
            reply.withdraw()
        }
    }
}
