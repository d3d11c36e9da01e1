// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LanguageRecognition
import TranslationSessions

/// The chat interface that servers of language models share (https://platform.openai.com/docs/api-reference/chat): llama.cpp,
/// ollama, vLLM and others.
///
/// One sentence goes in a request. Lists in one request come back with their items repeated, moved or cut, even where the
/// form of the answer is prescribed.
struct ChatService: TranslationService {
    let key: ServerKey?
    let languages: [LanguageTag]?
    let model: String?
    let check: AnswerCheck

    /// The length of a long sentence; a longer one is cut.
    var requestLimits: EngineLimits { EngineLimits(maximumBatchSize: 1, maximumTextLength: 1000) }

    /// They travel as numbered marks.
    var keepsPlaceholders: Bool { true }

    /// What many models can write, where nobody says what this one can.
    static let usualLanguages: [LanguageTag] = [
        "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "nb",
        "nl", "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    private struct Models: Decodable {
        struct Model: Decodable {
            let id: String
        }

        let data: [Model]
    }

    private struct Message: Codable {
        let role: String
        let content: String?
    }

    private struct Body: Encodable {
        let model: String?
        let messages: [Message]
        let temperature = 0
        let seed = 0
        let stream = false
        let max_tokens: Int
    }

    private struct Answer: Decodable {
        struct Choice: Decodable {
            let message: Message
            let finish_reason: String?
        }

        let choices: [Choice]
    }

    private struct Failure: Decodable {
        struct Inner: Decodable {
            let type: String?
        }

        let error: Inner
    }

    func offer(over connection: ServerConnection) async throws -> ServiceOffer {
        let request = HTTPRequest(address("models", of: connection), fields: authorization)
        let models = try await connection.answer(to: request) { fault(in: $0, to: []) }.decoded(as: Models.self).data.map(\.id)
        if let model, !models.isEmpty, !models.contains(where: { $0 == model || $0.hasPrefix(model + ":") }) {
            throw ServerFault.misconfigured(
                words: "It has no model “\(model)”; it has \(models.prefix(5).joined(separator: ", ")).")
        }
        let tags = (languages ?? Self.usualLanguages).map(\.canonical)
        let limits = EngineLimits(maximumTextLength: requestLimits.maximumTextLength)
        var offer = ServiceOffer(from: tags, to: tags, only: nil, limits: limits)
        offer.offer.groups = offer.offer.groups.map {
            LanguageGroup(from: $0.sources, to: $0.targets, quality: .usable, isLanguageModel: true)
        }
        offer.model = model ?? models.first
        return offer
    }

    func request(for texts: [String], over servicePair: ServicePair, to connection: ServerConnection) throws -> HTTPRequest {
        let text = texts.joined(separator: " ")
        let marked = NumberedMarks(in: text)
        let (source, target) = (servicePair.pair.source.displayName(in: "en"), servicePair.pair.target.displayName(in: "en"))
        var task =
            "You are a translator. Translate the text from \(source) to \(target). Answer with the translation alone: no "
            + "explanation, no quotation marks around it, nothing added and nothing left out."
        if marked.count > 0 { task += " Keep marks such as \(marked.example) in it as they are, each once." }
        return try .json(
            address("chat/completions", of: connection),
            Body(
                model: servicePair.model,
                messages: [Message(role: "system", content: task), Message(role: "user", content: marked.text)],
                max_tokens: 100 + 4 * text.unicodeScalars.count),
            fields: authorization)
    }

    func translations(
        in body: Data, of texts: [String], over servicePair: ServicePair
    ) throws -> [Result<String, ServerError.Code>] {
        let answer = try body.decoded(as: Answer.self)
        guard let choice = answer.choices.first else { throw ServerFault.malformed(words: "Its answer has no message.") }
        let text = texts.joined(separator: " ")
        // A message that was refused or cut may have no content.
        switch choice.finish_reason {
        case nil, "stop": break
        case "content_filter": return [.failure(.textRefused)]
        default: return [.failure(.answerCut)]
        }
        guard let content = choice.message.content else { throw ServerFault.malformed(words: "Its answer has no message.") }
        let bare = AnswerCheck.bare(content, for: text)
        guard let translation = NumberedMarks(in: text).restored(in: bare) else { return [.failure(.placeholderLost)] }
        if let refusal = check.refusal(of: translation, for: text, into: servicePair.pair.target) { return [.failure(refusal)] }
        return [.success(translation)]
    }

    func fault(in answer: ServerAnswer, to texts: [String]) -> ServerFault? {
        let type = (try? JSONDecoder().decode(Failure.self, from: answer.body))?.error.type
        return switch (answer.status, type) {
        case (429, "insufficient_quota"): .quota(words: answer.words)
        case (400, "exceed_context_size_error"): .tooLong(words: answer.words)
        default: nil
        }
    }

    private var authorization: [(name: String, value: String)] { key.map { [("Authorization", "Bearer \($0.secret)")] } ?? [] }

    /// Addresses are given with the version, as `http://127.0.0.1:8080/v1`, or without.
    private func address(_ path: String, of connection: ServerConnection) -> URL {
        let hasPath = !["", "/"].contains(connection.url.path())
        return connection.address(hasPath ? path : "v1/\(path)")
    }
}
