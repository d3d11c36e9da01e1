// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import LanguageNaming
import TranslationHosting

/// A client's connection: it hosts one view, whose sessions end with it, and puts their questions to the client.
@MainActor
final class Connection: ViewHost {
    /// The most bytes that a line may have, so that no client fills the memory.
    nonisolated static let maximumLineLength = 1 << 20

    private let socket: FileHandle
    private let names: LanguageNames
    /// Where lines go out, one after the other. A client that does not read them keeps nobody else waiting.
    private let writing = DispatchQueue(label: "client")
    private var view: HostedView?
    /// The question that the client's next line answers.
    private var question: HostReply<LanguageTag?>?
    /// Whether the client writes no more, and answers no question.
    private var hasEnded = false
    private lazy var conversation = Conversation(names: names) { [weak self] in await self?.say($0) }

    init(_ socket: FileHandle, in environment: TranslationEnvironment, names: LanguageNames) {
        self.socket = socket
        self.names = names
        host(in: environment) { [conversation] in
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
            self.question = reply
            reply.onWithdrawal { [weak self] in
                Task { @MainActor in if self?.question === reply { self?.question = nil } }
            }
            let languages = hypotheses.prefix(3).map(\.language.label).joined(separator: ", ")
            Task {
                await say(
                    "? Which language is “\(sample)” in? \(languages.isEmpty ? "" : "Is it \(languages)? ")"
                        + "Name it, or send the next text.")
            }
        case .installation(_, _, _, let reply): reply(false)
        case .progress, .translating: break
        case .presentation(_, let reply): reply(.dismissal)
        }
    }

    /// A line from the client; nil where it was too long.
    func receive(_ line: String?) async {
        guard view != nil else { return }
        guard let line else { return await say("! A line has \(Self.maximumLineLength) bytes at most.") }
        if let question {
            self.question = nil
            let language = try? names.language(line)
            question(language)
            if language != nil { return }
        }
        await conversation.hear(line)
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

    /// Sends a line, and returns when the client has room for it.
    private func say(_ line: String) async {
        let isSent = await withCheckedContinuation { continuation in
            writing.async { [socket] in
                continuation.resume(returning: (try? socket.write(contentsOf: Data("\(line)\n".utf8))) != nil)
            }
        }
        if isSent { return }
        // The client has gone.
        close()
        conversation.abandon()
    }
}
