// SPDX-License-Identifier: Apache-2.0

import Foundation
package import LanguageRecognition

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

    /// Has the missing packs of a route installed: asks, shows, and returns when all are there.
    ///
    /// - Throws: `CocoaError.userCancelled` where the person declines, or no longer wants to wait; the installation then goes on.
    ///   `TranslationError.notInstalled` where it fails.
    func installPacks(of route: Route) async throws {
        let packs = route.missingPacks
        let missing = TranslationError.Cause.notInstalled(packs, route.source, route.target)
        guard let installer, !packs.isEmpty else { throw TranslationError(missing) }
        let wait: Installations.Wait? = try await withTurn(in: questions) {
            guard let wanted = await idlePacks(of: route) else { return nil }
            if !wanted.isEmpty {
                let isPermitted = try await ask {
                    try await $0.permitInstallation(of: wanted, from: route.source, to: route.target)
                }
                guard isPermitted else { throw CocoaError(.userCancelled) }
            }
            // On another surface somebody else may have been asked meanwhile, and all be there by now.
            return try await withTurn(in: installations.decisions) {
                guard let idle = await idlePacks(of: route) else { return nil }
                return installations.install(packs, beginning: wanted.filter(idle.contains), with: installer)
            }
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

    /// The packs of a route that are missing and that nobody installs; nil where the route is installed.
    private func idlePacks(of route: Route) async -> [Pack]? {
        // First which packs are not being installed, then which are installed: in this order, an installation that ends in
        // between is not missed.
        let idle = installations.idle(among: route.missingPacks)
        return await routeFinder().isInstalled(route) ? nil : idle
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
