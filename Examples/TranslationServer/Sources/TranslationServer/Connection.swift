// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import TranslationHosting

/// A client's connection: it hosts one view, whose sessions end with it, and puts their questions to the client.
@MainActor
final class Connection: ViewHost {
    private let socket: FileHandle
    private var view: HostedView?
    /// The question that the client's next line answers.
    private var question: HostReply<LanguageTag?>?
    /// Whether the client writes no more, and answers no question.
    private var hasEnded = false
    private lazy var conversation = Conversation { [weak self] in self?.say($0) }

    init(_ socket: FileHandle) {
        self.socket = socket
        host(in: .standard) { [conversation] in
            Content().translationTask(conversation.configuration) { session in
                await conversation.answer(using: session)
            }
        }
    }

    func keep(_ view: HostedView) {
        self.view = view
        view.appear()
    }

    nonisolated func ask(_ question: HostQuestion) {
        // `perform(_:)` is the default one, which calls this on the main actor.
        MainActor.assumeIsolated { put(question) }
    }

    private func put(_ question: HostQuestion) {
        switch question {
        case .source(let sample, let hypotheses, let reply):
            if hasEnded { return reply(nil) }
            let languages = hypotheses.prefix(3).map { "\($0.language)" }
            say("? Which language is “\(sample)” in? \(languages.joined(separator: ", "))")
            self.question = reply
        case .installation(_, _, _, let reply): reply(false)
        case .progress, .translating: break
        case .presentation(_, let reply): reply(.dismissal)
        }
    }

    /// A line from the client.
    func receive(_ line: String) {
        guard view != nil else { return }
        if let question {
            self.question = nil
            question(try? LanguageTag(parsing: line))
        } else {
            conversation.hear(line)
        }
    }

    /// The client writes no more. It still gets the answers that it waits for, before the connection ends.
    func finish() async {
        hasEnded = true
        question?(nil)
        question = nil
        if view != nil { await conversation.finish() }
        close()
    }

    private func close() {
        view?.disappear()
        view = nil
    }

    private func say(_ line: String) {
        do {
            try socket.write(contentsOf: Data("\(line)\n".utf8))
        } catch {
            // The client has gone.
            close()
            conversation.abandon()
        }
    }
}
