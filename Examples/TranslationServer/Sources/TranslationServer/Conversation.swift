// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import LanguageNaming
import Observation
import TranslationHosting

/// What a client has said, and what is to be translated for it.
@MainActor @Observable
final class Conversation {
    /// A text that waits, and the language that the client wants it in; nil for one of the server's.
    private struct Entry {
        let text: String
        let target: LanguageTag?
    }

    /// The languages; nil until there is a text.
    private(set) var configuration: TranslationSession.Configuration?
    private var target: LanguageTag?
    private var entries: [Entry] = []
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private let names: LanguageNames
    private let say: @MainActor (String) async -> Void

    init(names: LanguageNames, say: @escaping @MainActor (String) async -> Void) {
        self.names = names
        self.say = say
    }

    /// A line from the client: `into LANGUAGE`, for the texts after it, or a text to be translated.
    func hear(_ line: String) async {
        let words = line.split(separator: " ")
        if words.first == "into", words.count > 1 {
            do {
                let language = try names.language(words.dropFirst().joined(separator: " "))
                target = language
                return await say("# into \(language.label)")
            } catch {
                // A longer line may be a text that begins so.
                if words.count == 2 { return await say("! \(error.messageForReader)") }
            }
        }
        entries.append(Entry(text: line, target: target))
        if entries.count == 1 { configure() }
    }

    /// Has the view hand out a session for the language that the next text is wanted in.
    private func configure() {
        guard let next = entries.first else { return }
        configuration = configuration ?? TranslationSession.Configuration()
        configuration?.target = next.target.map { Locale.Language($0) }
        configuration?.invalidate()
    }

    /// Translates what waits for the session's language. What is wanted in another one, the next session takes up.
    func answer(using session: TranslationSession) async {
        let target = entries.first?.target
        while let next = entries.first, next.target == target {
            do {
                let response = try await session.translate(next.text)
                await say("\(response.source)→\(response.target): \(response.targetText)")
            } catch is CancellationError {
                return
            } catch {
                await say("! \(error.messageForReader)")
            }
            // They may have been abandoned meanwhile.
            if !entries.isEmpty { entries.removeFirst() }
        }
        if entries.isEmpty { tellWaiters() } else { configure() }
    }

    /// Nobody hears the answers any more.
    func abandon() {
        entries = []
        tellWaiters()
    }

    private func tellWaiters() {
        for waiter in waiters { waiter.resume() }
        waiters = []
    }

    /// Waits until each text has its answer.
    func finish() async {
        guard !entries.isEmpty else { return }
        await withCheckedContinuation { waiters.append($0) }
    }
}

extension LanguageTag {
    /// What a client reads for the language.
    var label: String { "\(displayName(in: "en")) (\(self))" }
}
