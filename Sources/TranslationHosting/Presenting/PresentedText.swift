// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TranslationSessions

/// A text that is translated and shown to the person in front of a surface, into one language after the other as they choose.
struct PresentedText: Sendable {
    let text: String
    let offersReplacement: Bool
    let placement: TranslationPresentation.Placement

    /// Translates and shows, until the person is done.
    ///
    /// - Returns: The translation that is to take the place of the text; nil where none is.
    /// - Throws: `HostingError` where nobody is there to see it; what the surface throws; `CocoaError.userCancelled` where the
    ///   person declines to install what is missing.
    func present(in environment: TranslationEnvironment) async throws -> String? {
        guard environment.surface.canAsk else { throw HostingError(.nobodyWatches) }
        var (source, target): (LanguageTag?, LanguageTag?)
        while true {
            guard let outcome = try await translate(from: source, to: target, in: environment) else { return nil }
            let translation = try? outcome.get()
            // Who was asked once which language the text is in is not asked again, nor offered what it cannot be translated into.
            source = translation?.source ?? outcome.failure?.source ?? source
            let targets = await environment.routeFinder().targets(from: source)
            let presentation = TranslationPresentation(
                text: text, outcome: outcome, targets: targets, offersReplacement: offersReplacement, placement: placement)
            switch try await environment.present(presentation) {
            case .dismissal: return nil
            case .replacement: return offersReplacement ? translation?.targetText : nil
            case .target(let choice): target = choice
            }
        }
    }

    /// Translates with a session for this one time, and shows meanwhile that it does.
    ///
    /// - Returns: The translation or why there is none; nil where the person no longer wants it.
    private func translate(
        from source: LanguageTag?, to target: LanguageTag?, in environment: TranslationEnvironment
    ) async throws -> Result<TranslationSession.Response, any Error>? {
        let session = TranslationSession(from: source, to: target, environment: environment)
        defer { session.expire() }
        return try await withThrowingTaskGroup(of: Result<TranslationSession.Response, any Error>?.self) { group in
            group.addTask {
                do {
                    return .success(try await session.translate(text))
                } catch let error as TranslationError {
                    return .failure(error)
                }
            }
            group.addTask {
                try await environment.showTranslating(of: text)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}

extension Result<TranslationSession.Response, any Error> {
    /// Why there is no translation; nil where there is one.
    fileprivate var failure: TranslationError? {
        if case .failure(let error) = self { error as? TranslationError } else { nil }
    }
}
