// SPDX-License-Identifier: Apache-2.0

import Foundation
public import LanguageRecognition

extension TranslationEnvironment {
    /// Whether questions can be put to somebody.
    package var canAsk: Bool { surface.canAsk }

    /// Whether packs can be installed, given permission.
    var canInstall: Bool { canAsk && installer != nil }

    /// Asks the person which language a text is in.
    package func askForSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async throws -> LanguageTag? {
        try await withTurn(in: questions) {
            try await ask { try await $0.chooseSource(of: sample, among: hypotheses) }
        }
    }

    /// Shows the person a text with its translation, and waits for their choice.
    package func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
        try await withTurn(in: questions) {
            try await ask { try await $0.present(presentation) }
        }
    }

    /// Shows the person that a text is being translated, whenever they are not asked something: it makes way for every question,
    /// and comes back afterwards. Of several texts one is shown.
    ///
    /// It returns where the person no longer wants the translation, and is cancelled when that is there.
    package func showTranslating(of text: String) async throws {
        try await withTurn(in: notices) {
            while try await !showTranslatingUntilAsked(text) {}
        }
    }

    /// - Returns: Whether the person no longer wants the translation; else something is to be asked.
    private func showTranslatingUntilAsked(_ text: String) async throws -> Bool {
        let ticket = questions.join()
        defer { questions.leave(ticket) }
        try await questions.reachFront(with: ticket)
        return try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask { [surface, deadlines, clock] in
                try await bounded(by: nil, grace: deadlines.stop, clock: clock) { _ in try await surface.showTranslating(of: text)
                }
                return true
            }
            group.addTask { [questions] in
                try await questions.reachOthers(with: ticket)
                return false
            }
            defer { group.cancelAll() }
            return try await group.next() ?? true
        }
    }

    /// Has the missing packs of a route installed: asks, shows, and returns when all are there.
    ///
    /// - Throws: `CocoaError.userCancelled` where the person declines, or no longer wants to wait; the installation then goes on.
    ///   `TranslationError.notInstalled` where it fails.
    func installPacks(of route: Route) async throws {
        try await install(route.missingPacks, from: route.source, to: route.target) { await routeFinder().isInstalled(route) }
    }

    /// Has packs installed, whether or not a route would use them: asks, shows, and returns when all are there.
    ///
    /// - Parameters:
    ///   - packs: What to install. Installers pass over what is there.
    ///   - source: The language that is to be translated from, for the question.
    ///   - target: The language that is to be translated into.
    /// - Throws: `CocoaError.userCancelled` where the person declines, or no longer wants to wait; the installation then goes on.
    ///   `TranslationError.notInstalled` where it fails, with what failed.
    public func install(_ packs: [Pack], from source: LanguageTag, to target: LanguageTag) async throws {
        try await install(packs, from: source, to: target) { false }
    }

    /// Whether one of some packs is being installed: for who no longer waited, an installation goes on.
    public func isInstalling(_ packs: [Pack]) -> Bool { installations.idle(among: packs).count < packs.count }

    /// Has packs installed.
    ///
    /// - Parameter isInstalled: Whether all are there by now.
    private func install(
        _ packs: [Pack], from source: LanguageTag, to target: LanguageTag, unless isInstalled: () async -> Bool
    ) async throws {
        let missing = TranslationError.Cause.notInstalled(packs, source, target)
        guard let installer, !packs.isEmpty else { throw TranslationError(missing) }
        // First which packs are not being installed, then which are installed: in this order, an installation that succeeds in
        // between is not missed.
        func idlePacks() async -> [Pack]? {
            let idle = installations.idle(among: packs)
            return await isInstalled() ? nil : idle
        }
        let wait: Installations.Wait? = try await withTurn(in: questions) {
            while let wanted = await idlePacks() {
                if !wanted.isEmpty {
                    let isPermitted = try await ask { try await $0.permitInstallation(of: wanted, from: source, to: target) }
                    guard isPermitted else { throw CocoaError(.userCancelled) }
                }
                let begun: Installations.Wait? = try await withTurn(in: installations.decisionQueue) {
                    // On another surface somebody else may have been asked meanwhile, and all be there by now; or one that was
                    // under way has failed, and nobody was asked for it here.
                    guard let idle = await idlePacks(), idle.allSatisfy(wanted.contains) else { return nil }
                    return installations.install(packs, beginning: idle, with: installer)
                }
                if let begun { return begun }
            }
            return nil
        }
        guard let wait else { return }
        try await waiting(.installation, by: deadlines.installation) { [surface] in
            try await surface.showInstallation(wait.installation)
        }
        switch wait.outcome() {
        case .success: return
        case .failure(let error): throw TranslationError(missing, underlyingError: error)
        case nil: throw CocoaError(.userCancelled)
        }
    }

    /// Waits until no other call does what a queue lets through one at a time.
    private func withTurn<Success>(in queue: SerialQueue, _ body: () async throws -> Success) async throws -> Success {
        let ticket = queue.join()
        defer { queue.leave(ticket) }
        try await queue.reachFront(with: ticket)
        return try await body()
    }

    private func ask<Answer: Sendable>(
        _ question: @escaping @Sendable (any Surface) async throws -> Answer
    ) async throws -> Answer {
        try await waiting(.question, by: deadlines.question) { [surface] in try await question(surface) }
    }

    private func waiting<Success: Sendable>(
        _ wait: TranslationError.Wait, by deadline: Duration, for operation: @escaping @Sendable () async throws -> Success
    ) async throws -> Success {
        do {
            return try await bounded(by: deadline, grace: deadlines.stop, clock: clock) { _ in try await operation() }
        } catch let passed as DeadlinePassed {
            throw TranslationError(.deadlinePassed(wait, passed.deadline))
        }
    }
}
