// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

/// Translates what the person writes.
struct SingleStringView: View {
    @State private var sourceText = "Els trens surten cada mitja hora."
    @State private var targetText = ""
    @State private var configuration: TranslationSession.Configuration?

    var body: some View {
        VStack {
            TextField("Text", text: $sourceText)
            Button("Translate") { translate() }
            Text(verbatim: targetText)
        }
        .translationTask(configuration) { session in
            do {
                targetText = try await session.translate(sourceText).targetText
            } catch is CancellationError {
                // The page was left, or a newer press of the button has taken over.
            } catch {
                targetText = error.messageForReader
            }
        }
        .navigationTitle("Single string")
    }

    private func translate() {
        targetText = ""
        if configuration == nil {
            // Both languages are found: the text tells its own, and the person's settings the other.
            configuration = .init()
        } else {
            configuration?.invalidate()
        }
    }
}
