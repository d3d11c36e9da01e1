// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import Observation
import TranslationHosting

/// Shows the note that is named on the command line, or one in Catalan.
@main
struct TerminalNote {
    @MainActor static func main() async {
        let words = CommandLine.arguments.dropFirst().joined(separator: " ")
        let note = Note(text: words.isEmpty ? "Ens trobem dijous a la plaça, al costat de la font." : words)
        var environment = TranslationEnvironment.standard
        // Catalan into English goes by way of Spanish.
        environment.policies.allowsPivot = true
        // For people whose own languages no engine reaches, and for those who have set none.
        environment.preferredLanguages += ["en", "es"]
        let window = TerminalWindow(surface: TerminalSurface(languages: await environment.routeFinder().languages))
        window.host(in: environment) { NoteView(note: note) }
            .presentationFailed = { note.failure = $0.messageForReader }
        let screen: TerminalScreen
        do {
            screen = try ControllingTerminal.shared.openScreen { _ in ScreenFrame([]) }
        } catch {
            FileHandle.standardError.write(Data("TerminalNote: \(error)\n".utf8))
            exit(1)
        }
        follow(note, on: screen)
        for await key in screen.keys {
            if key == .character("t") { note.isTranslated = true }
            if key == .character("q") { break }
        }
        window.close()
        await screen.close()
        print(note.text)
    }

    /// Shows the note, now and whenever it changes.
    @MainActor private static func follow(_ note: Note, on screen: TerminalScreen) {
        withObservationTracking {
            note.show(on: screen)
        } onChange: {
            Task { @MainActor in follow(note, on: screen) }
        }
    }
}
