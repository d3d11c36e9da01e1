// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationHosting
import TranslationSessions

/// A toolkit's label, and a box around views.
private struct Label: DrawnView {
    let text: String
}

private struct Box<Inner: View>: DrawnView {
    @ViewBuilder let content: Inner

    var body: some View { content }
}

private struct Page: View {
    @State private var count = 0
    let press: PressedButton

    var body: some View {
        Box {
            Label(text: "pressed")
            if count > 0 { Label(text: "\(count) times") }
            ForEach(0..<2, id: \.self) { Label(text: "row \($0)") }
        }
        .onAppear { press.action = { count += 1 } }
    }
}

@MainActor private final class PressedButton {
    var action: () -> Void = {}
}

@MainActor @Suite("Drawn views", .timeLimit(.minutes(1)))
struct DrawnViewTests {
    @Test("A toolkit finds the views that it draws in the body's order, and anew when state has changed")
    func findsDrawnViews() async throws {
        let environment = TranslationEnvironment(
            engines: [], languageIdentifier: StandardLanguageIdentifier(detector: try LanguageDetector()))
        let press = PressedButton()
        let view = HostedView(environment: environment) { Page(press: press) }
        #expect(view.drawnViews.isEmpty)
        let (pictures, continuation) = AsyncStream.makeStream(of: [String].self)
        view.bodyEvaluated = { [unowned view] in
            continuation.yield(view.drawnViews.map { ($0 as? Label)?.text ?? "box" })
        }
        view.appear()
        var iterator = pictures.makeAsyncIterator()
        #expect(await iterator.next() == ["box", "pressed", "row 0", "row 1"])
        press.action()
        #expect(await iterator.next() == ["box", "pressed", "1 times", "row 0", "row 1"])
        view.disappear()
    }
}
