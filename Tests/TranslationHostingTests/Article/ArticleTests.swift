// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Observation
import Testing
import TranslationHosting
import TranslationSessions
import TranslationTesting

@MainActor @Observable final class ReviewModel {
    var configuration: TranslationSession.Configuration?
    var reviews = ["Hallo, Welt!"]

    func translateAll(using session: TranslationSession) async {
        let requests = reviews.map { TranslationSession.Request(sourceText: $0) }
        guard let responses = try? await session.translations(from: requests) else { return }
        reviews = responses.map(\.targetText)
    }
}

/// The code of the article on hosting, compiled and run.
@MainActor @Suite("The article on hosting sessions", .timeLimit(.minutes(10)))
struct ArticleTests {
    @Test("Each line of the article's code stands in this file, in the article's order")
    func articleIsCompiled() throws {
        let code = ArticleCode(article: "HostingSessions.md", file: "Tests/TranslationHostingTests/Article/ArticleTests.swift")
        #expect(try code.check() > 50)
    }

    @Test("The article's code does what the article says")
    func articleRuns() async throws {
        let environment = HostedWorld().environment
        let model = ReviewModel()
        let view = HostedView(environment: environment) {
            Content()
                .translationTask(model.configuration) { session in
                    await model.translateAll(using: session)
                }
        }
        view.appear()

        // The view sees the change, and the action runs.
        model.configuration = .init()
        while model.reviews == ["Hallo, Welt!"] { await settle() }
        #expect(model.reviews == ["Hallo, Welt! [de→en]"])
        model.reviews = ["Hola, mundo!"]
        // Later, with other reviews: it runs again, with a new session.
        model.configuration?.invalidate()
        while model.reviews == ["Hola, mundo!"] { await settle() }
        #expect(model.reviews == ["Hola, mundo! [es→en]"])
        view.disappear()
        try await checkWindow()
    }
}

struct Original: View {
    @State private var showsTranslation = false
    let text: String

    var body: some View {
        Content()
            .translationPresentation(isPresented: $showsTranslation, text: text)
    }
}

final class Window: ViewHost {
    @MainActor private var views: [HostedView] = []

    @MainActor func keep(_ view: HostedView) {
        views.append(view)
        view.appear()
    }

    @MainActor func close() {
        for view in views { view.disappear() }
        views = []
    }

    func ask(_ question: HostQuestion) {
        switch question {
        case .source(_, let hypotheses, let reply): reply(hypotheses.first?.language)
        case .installation(_, _, _, let reply): reply(false)
        case .progress(_, let reply): reply(())
        case .translating: break
        case .presentation(_, let reply): reply(.dismissal)
        }
    }
}

/// Puts a text whose language is not clear to the article's window, which takes the likeliest.
@MainActor
private func checkWindow() async throws {
    let environment = HostedWorld().environment
    let model = ReviewModel()
    model.reviews = ["hallo hola"]
    model.configuration = .init()
    let window = Window()
    window.host(in: environment) {
        Content().translationTask(model.configuration) { session in
            await model.translateAll(using: session)
        }
    }
    while model.reviews == ["hallo hola"] { await settle() }
    #expect(model.reviews == ["hallo hola [de→en]"])
    window.close()
}
