// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import Observation

/// What a client has said, and what is to be translated for it.
@MainActor @Observable
final class Conversation {
    /// The languages; nil until there is a text.
    private(set) var configuration: TranslationSession.Configuration?
    private var target: LanguageTag?
    private var texts: [String] = []
    private let say: (String) -> Void

    init(say: @escaping (String) -> Void) {
        self.say = say
    }

    /// A line from the client: `into LANGUAGE`, or a text to be translated.
    func hear(_ line: String) {
        let words = line.split(separator: " ")
        if words.count == 2, words[0] == "into", let tag = try? LanguageTag(parsing: String(words[1])) {
            target = tag
        } else {
            texts.append(line)
        }
        guard !texts.isEmpty else { return }
        // Either makes the configuration another one, so that the view hands out a new session.
        configuration = configuration ?? TranslationSession.Configuration()
        configuration?.target = target.map { Locale.Language($0) }
        configuration?.invalidate()
    }

    /// Translates what waits. What a session could not answer before it ended, the next one takes up.
    func answer(using session: TranslationSession) async {
        while let text = texts.first {
            do {
                let response = try await session.translate(text)
                say("\(response.source)→\(response.target): \(response.targetText)")
            } catch is CancellationError {
                return
            } catch {
                say("! \(error)")
            }
            texts.removeFirst()
        }
    }
}
