// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LanguageRecognition
import TranslationSessions

/// LibreTranslate's interface, as its version 1.9 speaks it (https://docs.libretranslate.com/api/operations/translate/).
struct LibreTranslateService: TranslationService {
    let key: ServerKey?
    let languages: [LanguageTag]?

    /// Small enough that a slow server answers one request before anybody gives it up.
    var requestLimits: EngineLimits { EngineLimits(maximumBatchSize: 32, maximumTextLength: 4000, maximumBatchLength: 8000) }

    private struct Language: Decodable {
        let code: String
        let targets: [String]?
    }

    private struct Settings: Decodable {
        let charLimit: Int?
    }

    private struct Body: Encodable {
        let q: [String]
        let source: String
        let target: String
        let format = "text"
        let api_key: String?
    }

    private struct Answer: Decodable {
        let translatedText: [String]
    }

    func offer(over connection: ServerConnection) async throws -> ServiceOffer {
        // One after the other, they might take longer than an offer may.
        async let limit = limit(over: connection)
        let body = try await connection.answer(to: HTTPRequest(connection.address("languages"))) { _ in nil }
        let languages = try body.decoded(as: [Language].self)
        var limits = requestLimits
        if let limit = await limit { limits.maximumTextLength = min(limit, limits.maximumTextLength ?? limit) }
        let codes = languages.map(\.code)
        var offer = ServiceOffer(from: codes, to: codes, only: self.languages, limits: limits)
        // Where every language goes into every other, one group says it all.
        let isComplete = languages.allSatisfy { language in
            guard let targets = language.targets else { return true }
            return Set(targets).union([language.code]).isSuperset(of: codes)
        }
        guard !isComplete else { return offer }
        let tags = Dictionary(offer.targets.map { ($0.value, $0.key) }) { first, _ in first }
        offer.offer.groups = languages.compactMap { language in
            guard let source = tags[language.code] else { return nil }
            return LanguageGroup(from: [source], to: (language.targets ?? codes).compactMap { tags[$0] })
        }
        return offer
    }

    /// The most characters of a text; nil where there is no limit, or it shows in an answer alone, since old servers have no
    /// such page and some keep it from strangers.
    private func limit(over connection: ServerConnection) async -> Int? {
        let page = try? await connection.answer(to: HTTPRequest(connection.address("frontend/settings"))) { _ in nil }
        return (try? page?.decoded(as: Settings.self))?.charLimit.flatMap { $0 > 0 ? $0 : nil }
    }

    func request(for texts: [String], over servicePair: ServicePair, to connection: ServerConnection) throws -> HTTPRequest {
        try .json(
            connection.address("translate"),
            Body(
                q: texts.map { FormOfAnswer(of: $0, from: servicePair.pair.source, in: servicePair.pair.target).sent },
                source: servicePair.source,
                target: servicePair.target, api_key: key?.secret))
    }

    func translations(
        in body: Data, of texts: [String], over servicePair: ServicePair
    ) throws -> [Result<String, ServerError.Code>] {
        let translations = try body.decoded(as: Answer.self).translatedText.counted(as: texts.count)
        return zip(texts, translations).map {
            .success(FormOfAnswer(of: $0, from: servicePair.pair.source, in: servicePair.pair.target).restored($1))
        }
    }

    func fault(in answer: ServerAnswer, to texts: [String]) -> ServerFault? {
        guard answer.status == 400 || answer.status == 403 else { return nil }
        let words = answer.words
        // “Invalid request: request (5) exceeds text limit (4)”, in whatever language the server speaks: of texts and of the
        // characters of one alike.
        let numbers = words.matches(of: /\((\d+)\)/).compactMap { Int($0.output.1) }
        if answer.status == 400, numbers.count == 2, numbers[0] > numbers[1] {
            return .limit(given: numbers[0], maximum: numbers[1])
        }
        if answer.status == 403 { return .refused(words: words) }
        return nil
    }
}
