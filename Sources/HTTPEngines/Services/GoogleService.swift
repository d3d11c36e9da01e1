// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LanguageRecognition
import TranslationSessions

/// Google's Cloud Translation, version 2, which takes a key, from its documentation
/// (https://cloud.google.com/translate/docs/reference/rest/v2/translate). Version 3 takes none.
struct GoogleService: TranslationService {
    let key: ServerKey?
    let languages: [LanguageTag]?

    /// 128 texts in a request; 5,000 code points are what the documentation advises, and 100 KB its end.
    var requestLimits: EngineLimits { EngineLimits(maximumBatchSize: 128, maximumTextLength: 5000, maximumBatchLength: 5000) }

    private struct Languages: Decodable {
        struct Inner: Decodable {
            let languages: [Language]
        }

        struct Language: Decodable {
            let language: String
        }

        let data: Inner
    }

    private struct Body: Encodable {
        let q: [String]
        let source: String
        let target: String
        let format = "text"
    }

    private struct Answer: Decodable {
        struct Inner: Decodable {
            let translations: [Translation]
        }

        struct Translation: Decodable {
            let translatedText: String
        }

        let data: Inner
    }

    private struct Failure: Decodable {
        struct Inner: Decodable {
            let message: String?
            let errors: [Reason]?
        }

        struct Reason: Decodable {
            let reason: String?
        }

        let error: Inner
    }

    func offer(over connection: ServerConnection) async throws -> ServiceOffer {
        let request = HTTPRequest(connection.address("language/translate/v2/languages"), fields: authorization)
        let body = try await connection.answer(to: request) { fault(in: $0, to: []) }
        let codes = try body.decoded(as: Languages.self).data.languages.map(\.language)
        return ServiceOffer(from: codes, to: codes, only: languages, limits: requestLimits)
    }

    func request(for texts: [String], over servicePair: ServicePair, to connection: ServerConnection) throws -> HTTPRequest {
        try .json(
            connection.address("language/translate/v2"),
            Body(q: texts, source: servicePair.source, target: servicePair.target), fields: authorization)
    }

    func translations(
        in body: Data, of texts: [String], over servicePair: ServicePair
    ) throws -> [Result<String, ServerError.Code>] {
        try body.decoded(as: Answer.self).data.translations.counted(as: texts.count).map { .success($0.translatedText) }
    }

    func fault(in answer: ServerAnswer, to texts: [String]) -> ServerFault? {
        let failure = (try? JSONDecoder().decode(Failure.self, from: answer.body))?.error
        let reasons = failure?.errors?.compactMap(\.reason) ?? []
        let words = answer.words
        if answer.status == 403 {
            // Quotas by the minute and by the day come with one status.
            if reasons.contains(where: { ["userRateLimitExceeded", "rateLimitExceeded"].contains($0) }) {
                return .busy(retryAfter: answer.retryAfter, words: words)
            }
            return reasons.contains { ["dailyLimitExceeded", "quotaExceeded", "dailyLimitExceededUnreg"].contains($0) }
                ? .quota(words: words) : .refused(words: words)
        }
        guard answer.status == 400 else { return nil }
        let message = failure?.message?.lowercased() ?? ""
        if message.contains("api key") { return .refused(words: words) }
        return message.contains("too long") || message.contains("too large") ? .tooLong(words: words) : nil
    }

    private var authorization: [(name: String, value: String)] { key.map { [("X-Goog-Api-Key", $0.secret)] } ?? [] }
}
