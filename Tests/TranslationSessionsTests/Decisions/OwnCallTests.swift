// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LanguageSegmentation
import Synchronization
import Testing
import TranslationSessions
import TranslationTesting

@Suite("A surface that calls the session which asks it is told at once", .timeLimit(.minutes(5)))
struct OwnCallTests {
    /// A surface that translates its question, before it answers or when the call has ended.
    private final class TranslatingSurface: Surface {
        let session = Mutex<TranslationSession?>(nil)
        /// Ends when the call has; nil to translate at once.
        let callEnd: AsyncStream<Never>?
        let later = Mutex<Task<String?, any Error>?>(nil)
        let canAsk = true

        init(waitingFor callEnd: AsyncStream<Never>? = nil) {
            self.callEnd = callEnd
        }

        func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async throws -> LanguageTag? {
            let session = session.withLock(\.self)
            guard let callEnd else {
                _ = try await session?.translate("hallo welt")
                return "de"
            }
            let task = Task {
                for await _ in callEnd {}
                return try await session?.translate("hallo").targetText
            }
            later.withLock { $0 = task }
            return "de"
        }

        func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async throws -> Bool { false }
        func showInstallation(_ installation: PackInstallation) async throws {}
        func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice { .dismissal }
    }

    @Test("The same session is refused, with a sentence; another one serves", arguments: [true, false])
    func isTold(isSame: Bool) async throws {
        let surface = TranslatingSurface()
        let world = World(surface: surface)
        let session = world.session(to: "en")
        surface.session.withLock { $0 = isSame ? session : world.session(to: "en") }
        guard isSame else {
            #expect(try await session.translate("xyz").source == "de")
            return
        }
        let error = await #expect(throws: TranslationError.self) { try await session.translate("xyz") }
        #expect(error?.code == .calledFromOwnCall && error?.remedy.isEmpty == false)
        // It serves again when the call has ended.
        #expect(try await session.translate("hallo").targetText == "hallo [de→en]")
    }

    @Test("What a call has begun may use its session when the call has ended")
    func endsWithTheCall() async throws {
        let (callEnd, end) = AsyncStream.makeStream(of: Never.self)
        let surface = TranslatingSurface(waitingFor: callEnd)
        let session = World(surface: surface).session(to: "en")
        surface.session.withLock { $0 = session }
        _ = try await session.translate("xyz")
        end.finish()
        #expect(try await surface.later.withLock(\.self)?.value == "hallo [de→en]")
    }

    @Test("Responses and errors can be compared")
    func compares() async throws {
        let session = World().session(to: "en")
        let requests = [TranslationSession.Request](numbering: ["guten tag hola mundo", "bonjour"])
        let (first, second) = (
            try await session.translations(routing: requests), try await session.translations(routing: requests)
        )
        #expect(first == second && first[0] != first[1])
        var errors: [TranslationError?] = []
        for (source, target) in [("de", "ja"), ("de", "ja"), ("ja", "de")] as [(LanguageTag, LanguageTag)] {
            errors.append(
                await #expect(throws: TranslationError.self) {
                    try await World().session(from: source, to: target).translate("hallo")
                })
        }
        #expect(errors[0] == errors[1] && errors[0] != errors[2])
    }

    @Test("The status of a text is found off the caller's actor")
    @MainActor func isFoundElsewhere() async throws {
        struct Watching: LanguageIdentifying {
            let base: any LanguageIdentifying
            func evidence(of text: String) -> Evidence {
                #expect(!Thread.isMainThread)
                return base.evidence(of: text)
            }
            func detection(for evidence: Evidence) -> Detection { base.detection(for: evidence) }
            func spans(of text: String) -> [LanguageSpan] { base.spans(of: text) }
        }
        var environment = World().environment
        environment.languageIdentifier = Watching(base: environment.languageIdentifier)
        #expect(try await LanguageAvailability(environment: environment).status(for: "hallo welt", to: nil) == .installed)
    }
}
