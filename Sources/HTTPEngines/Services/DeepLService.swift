// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LanguageRecognition
import TranslationSessions

/// DeepL's interface, version 2, from its documentation (https://developers.deepl.com/docs/api-reference/translate).
struct DeepLService: TranslationService {
    let key: ServerKey?
    let languages: [LanguageTag]?

    /// 50 texts and 128 KiB in a request, of which JSON may make six bytes of one.
    var requestLimits: EngineLimits { EngineLimits(maximumBatchSize: 50, maximumTextLength: 10_000, maximumBatchLength: 20_000) }

    private struct Language: Decodable {
        let language: String
    }

    private struct Body: Encodable {
        let text: [String]
        let source_lang: String
        let target_lang: String
        let preserve_formatting = true
        let show_billed_characters = false
    }

    private struct Answer: Decodable {
        struct Translation: Decodable {
            let text: String
        }

        let translations: [Translation]
    }

    func offer(over connection: ServerConnection) async throws -> ServiceOffer {
        // One after the other, they might take longer than an offer may.
        async let sources = codes("source", over: connection)
        async let targets = codes("target", over: connection)
        return ServiceOffer(from: try await sources, to: try await targets, only: languages, limits: requestLimits)
    }

    private func codes(_ kind: String, over connection: ServerConnection) async throws -> [String] {
        let request = HTTPRequest(connection.address("v2/languages", query: [("type", kind)]), fields: authorization)
        return try await connection.answer(to: request) { _ in nil }.decoded(as: [Language].self).map(\.language)
    }

    func request(for texts: [String], over servicePair: ServicePair, to connection: ServerConnection) throws -> HTTPRequest {
        try .json(
            connection.address("v2/translate"),
            Body(text: texts, source_lang: servicePair.source, target_lang: servicePair.target), fields: authorization)
    }

    func translations(
        in body: Data, of texts: [String], over servicePair: ServicePair
    ) throws -> [Result<String, ServerError.Code>] {
        try body.decoded(as: Answer.self).translations.counted(as: texts.count).map { .success($0.text) }
    }

    private var authorization: [(name: String, value: String)] {
        key.map { [("Authorization", "DeepL-Auth-Key \($0.secret)")] } ?? []
    }
}
