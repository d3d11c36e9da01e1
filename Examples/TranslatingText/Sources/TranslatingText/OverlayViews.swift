// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

/// Shows a translation over a text.
struct TranslateTextView: View {
    @State private var showsTranslation = false
    let text = "Demà al matí anirem a la platja amb els nens."

    var body: some View {
        VStack {
            Text(verbatim: text)
            Button("Translate") { showsTranslation.toggle() }
        }
        .translationPresentation(isPresented: $showsTranslation, text: text)
        .navigationTitle("Translate text")
    }
}

/// Shows a translation over a text, and puts it in the text's place where the person wants that.
struct ReplaceTextView: View {
    @State private var showsTranslation = false
    @State private var text = "La biblioteca tanca els dies de festa."

    var body: some View {
        VStack {
            Text(verbatim: text)
            Button("Translate") { showsTranslation.toggle() }
        }
        .translationPresentation(isPresented: $showsTranslation, text: text) { translation in
            text = translation
        }
        .navigationTitle("Replace text")
    }
}
