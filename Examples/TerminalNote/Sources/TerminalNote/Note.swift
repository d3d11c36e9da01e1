// SPDX-License-Identifier: Apache-2.0

import Observation
import TranslationHosting

/// A text that a person reads, and may have translated in its place.
@MainActor @Observable
final class Note {
    var text: String
    var isTranslated = false
    var failure: String?

    init(text: String) {
        self.text = text
    }

    /// Shows it at a terminal.
    func show(on screen: TerminalScreen) {
        let (text, failure) = (text, failure)
        screen.show { columns in
            var lines = [ScreenLine("A note", .strong), ScreenLine()] + WrappedText.lines(of: text, columns: columns)
            if let failure { lines += [ScreenLine()] + WrappedText.lines(of: failure, columns: columns) }
            return lines
        } above: { columns in
            KeyHelp.lines(of: ["t translate", "q quit"], columns: columns)
        }
    }
}

/// The note as a view: what is attached to it.
struct NoteView: View {
    let note: Note

    var body: some View {
        Content()
            .translationPresentation(
                isPresented: Binding(get: { note.isTranslated }, set: { note.isTranslated = $0 }), text: note.text
            ) { translation in
                note.text = translation
            }
    }
}
