// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LanguageRecognition
import TranslationSessions

/// Microsoft's Translator, version 3, from its documentation
/// (https://learn.microsoft.com/azure/ai-services/translator/text-translation/reference/v3/translate).
struct MicrosoftService: TranslationService {
    let key: ServerKey?
    let region: String?
    let languages: [LanguageTag]?

    /// 1,000 texts and 50,000 characters in a request; a fifth of it comes back sooner.
    var requestLimits: EngineLimits { EngineLimits(maximumBatchSize: 200, maximumTextLength: 10_000, maximumBatchLength: 10_000) }

    private struct Languages: Decodable {
        struct Language: Decodable {}

        let translation: [String: Language]
    }

    private struct Entry: Encodable {
        let text: String

        enum CodingKeys: String, CodingKey {
            case text = "Text"
        }
    }

    private struct Answer: Decodable {
        struct Translation: Decodable {
            let text: String
        }

        let translations: [Translation]
    }

    private struct Failure: Decodable {
        struct Inner: Decodable {
            let code: Int?
        }

        let error: Inner
    }

    func offer(over connection: ServerConnection) async throws -> ServiceOffer {
        let address = connection.address("languages", query: [("api-version", "3.0"), ("scope", "translation")])
        let body = try await connection.answer(to: HTTPRequest(address)) { fault(in: $0, to: []) }
        let codes = try body.decoded(as: Languages.self).translation.keys.sorted()
        return ServiceOffer(from: codes, to: codes, only: languages, limits: requestLimits)
    }

    func request(for texts: [String], over servicePair: ServicePair, to connection: ServerConnection) throws -> HTTPRequest {
        let query = [("api-version", "3.0"), ("from", servicePair.source), ("to", servicePair.target)]
        let account = [("Ocp-Apim-Subscription-Key", key?.secret), ("Ocp-Apim-Subscription-Region", region)]
        return try .json(
            connection.address("translate", query: query.map { (name: $0.0, value: $0.1) }), texts.map(Entry.init),
            fields: account.compactMap { name, value in value.map { (name: name, value: $0) } })
    }

    func translations(
        in body: Data, of texts: [String], over servicePair: ServicePair
    ) throws -> [Result<String, ServerError.Code>] {
        try body.decoded(as: [Answer].self).counted(as: texts.count).map { answer in
            guard let translation = answer.translations.first else {
                throw ServerFault.malformed(words: "A text has no translation in its answer.")
            }
            return .success(translation.text)
        }
    }

    func fault(in answer: ServerAnswer, to texts: [String]) -> ServerFault? {
        let code = (try? JSONDecoder().decode(Failure.self, from: answer.body))?.error.code
        let words = answer.words
        return switch code {
        case 403_001: .quota(words: words)
        case 408_001, 408_002, 429_000, 429_001, 429_002: .busy(retryAfter: answer.retryAfter, words: words)
        case 400_050, 400_077: .tooLong(words: words)
        default: nil
        }
    }
}
