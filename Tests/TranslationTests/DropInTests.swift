// SPDX-License-Identifier: Apache-2.0

import Observation
import Testing
// No other module of this package is imported here: that is what is tested.
import Translation

/// A view and a model as they are written for Apple's platforms.
@MainActor @Observable
private final class GreetingModel {
    var configuration: Translation.TranslationSession.Configuration?
    var texts = ["Добар дан.", "Хвала!"]
    var error: (any Error)?
    let ends = AsyncStream.makeStream(of: Void.self)

    func translate(using session: TranslationSession) async {
        do {
            let requests = texts.enumerated().map {
                TranslationSession.Request(sourceText: $1, clientIdentifier: "\($0)")
            }
            for try await response in session.translate(batch: requests) {
                guard let index = Int(response.clientIdentifier ?? "") else { continue }
                texts[index] = response.targetText
            }
        } catch {
            self.error = error
        }
        ends.continuation.yield()
    }
}

private struct GreetingView: View {
    @Environment(GreetingModel.self) var model
    @State private var isShown = false

    var body: some View {
        Content()
            .translationPresentation(isPresented: $isShown, text: "Добар дан.") { _ in }
            .translationTask(model.configuration) { session in
                await model.translate(using: session)
            }
    }
}

@MainActor @Suite("The module Translation", .timeLimit(.minutes(1)))
struct DropInTests {
    @Test("One import brings sessions, configurations, modifiers of views and Foundation's languages")
    func translatesInAView() async throws {
        let model = GreetingModel()
        let view = HostedView(environment: .standard) { GreetingView().environment(model) }
        view.appear()
        model.configuration = .init(
            source: Locale.Language(identifier: "sr"), target: Locale.Language(identifier: "sr-Latn"))
        for await _ in model.ends.stream { break }
        #expect(model.error == nil)
        #expect(model.texts == ["Dobar dan.", "Hvala!"])
        view.disappear()
    }

    @Test("Availability is asked without an environment")
    func asksAvailability() async {
        let status = await LanguageAvailability().status(
            from: Locale.Language(identifier: "sr"), to: Locale.Language(identifier: "sr-Latn"))
        switch status {
        case .installed: break
        case .supported, .unsupported: Issue.record("\(status)")
        }
    }

    @Test("Errors are caught by Apple's constants")
    func catchesErrors() async {
        let session = TranslationSession(
            installedSource: Locale.Language(identifier: "en-US"), target: Locale.Language(identifier: "en-GB"))
        do {
            _ = try await session.translate("Good morning.")
            Issue.record("a language was translated into itself")
        } catch TranslationError.unsupportedLanguagePairing {
            // This is the one.
        } catch {
            Issue.record(error)
        }
    }

    @Test("Attributed text keeps what is marked, and its attributes")
    func translatesAttributedText() async throws {
        let session = TranslationSession(
            installedSource: Locale.Language(identifier: "sr"), target: Locale.Language(identifier: "sr-Latn"))
        var text = AttributedString("Добар дан, Иване!")
        if let greeting = text.range(of: "Добар дан") { text[greeting].link = URL(string: "https://example.org") }
        if let name = text.range(of: "Иване") { text[name].skipsTranslation = true }
        let translation = try await session.translate(text).targetAttributedText
        var expected = AttributedString("Dobar dan, Иване!")
        if let greeting = expected.range(of: "Dobar dan") { expected[greeting].link = URL(string: "https://example.org") }
        if let name = expected.range(of: "Иване") { expected[name].skipsTranslation = true }
        #expect(translation == expected)
    }
}
