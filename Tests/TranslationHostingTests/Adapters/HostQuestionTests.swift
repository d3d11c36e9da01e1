// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@testable import TranslationHosting

@Suite("A host whose person is at a surface")
struct HostQuestionTests {
    private final class SurfaceHost: ViewHost {
        private let surface: any Surface

        init(_ surface: any Surface) {
            self.surface = surface
        }

        func keep(_ view: HostedView) {}

        func ask(_ question: HostQuestion) { question.ask(at: surface) }
    }

    private static let presentation = TranslationPresentation(
        text: "hola", outcome: .failure(TranslationError.notInstalled), targets: ["en"], offersReplacement: true)

    @Test("gives every answer of the surface")
    func answers() async throws {
        let scripted = ScriptedSurface(
            .init(source: "es", permitsInstallation: true, dismissalProgress: 0.5, choices: [.target("en"), .replacement]))
        let host = SurfaceHost(scripted)
        let surface = HostSurface(host: host)
        #expect(try await surface.chooseSource(of: "hola", among: []) == "es")
        #expect(try await surface.permitInstallation(of: [Pack(name: "pack")], from: "es", to: "en"))
        #expect(try await surface.present(Self.presentation) == .target("en"))
        #expect(try await surface.present(Self.presentation) == .replacement)
        let (progress, continuation) = AsyncStream.makeStream(of: Double.self)
        continuation.yield(0.25)
        continuation.yield(0.75)
        try await surface.showInstallation(PackInstallation(packs: [], progress: progress))
        #expect(scripted.shownShares.last == 0.75 && scripted.questions.count == 4)
    }

    @Test("has every question declined where the surface fails")
    func declines() async throws {
        struct FailingSurface: Surface {
            struct Failure: Error {}
            var canAsk: Bool { true }
            func chooseSource(of: String, among: [Detection.Hypothesis]) async throws -> LanguageTag? { throw Failure() }
            func permitInstallation(of: [Pack], from: LanguageTag, to: LanguageTag) async throws -> Bool { throw Failure() }
            func showInstallation(_ installation: PackInstallation) async throws { throw Failure() }
            func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
                throw Failure()
            }
        }
        let host = SurfaceHost(FailingSurface())
        let surface = HostSurface(host: host)
        #expect(try await surface.chooseSource(of: "hola", among: []) == nil)
        #expect(try await !surface.permitInstallation(of: [], from: "es", to: "en"))
        #expect(try await surface.present(Self.presentation) == .dismissal)
    }

    @Test("tells a person what happened and what they can do, and a program's author what that one can do")
    func messageForReader() {
        let missing: any Error = TranslationError.notInstalled
        #expect(missing.messageForReader.hasSuffix("Install it, and try again."))
        #expect("\(missing)".hasSuffix("use a session that may ask to install it."))
        #expect((HostingError(.nobodyWatches) as any Error).messageForReader.hasPrefix("The translation was not shown."))
        #expect(!(CancellationError() as any Error).messageForReader.isEmpty)
        #expect((CocoaError(.userCancelled) as any Error).messageForReader.hasPrefix("What this needs is not installed"))
    }

    @Test("takes the question back from the surface when the call is cancelled")
    func takesBack() async throws {
        let latch = Latch()
        let scripted = ScriptedSurface(.init(latch: latch))
        let host = SurfaceHost(scripted)
        let surface = HostSurface(host: host)
        let call = Task { try await surface.chooseSource(of: "hola", among: []) }
        await latch.arrivals.reach(1)
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }
}
