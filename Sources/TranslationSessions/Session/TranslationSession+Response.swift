// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition

extension TranslationSession {
    /// One text to be translated.
    public struct Request: Sendable, Hashable {
        /// The text.
        public var sourceText: String {
            didSet { attributed = nil }
        }
        var attributed: AttributedString?
        /// What the response to this request will carry, unchanged. It need not be unique, but links a streamed response to its
        /// request.
        public var clientIdentifier: String?

        /// A request for the translation of a text.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            self.sourceText = sourceText
            self.clientIdentifier = clientIdentifier
        }
    }
}

extension TranslationSession {
    /// The answer to one request.
    public struct Response: Sendable {
        /// The language of the text, as it was given, identified or chosen. For a routed text that mixes languages, the one of
        /// the most letters; `und` where there is none.
        public let source: LanguageTag
        /// The language translated into: what the engine really writes, which may be the nearest to what was asked for. For a
        /// routed text, the target of the whole call.
        public let target: LanguageTag
        /// The text as it was asked for.
        public let sourceText: String
        /// The translation.
        public let targetText: String
        /// The text as it was asked for, where it has attributes.
        public internal(set) var sourceAttributedText: AttributedString?
        /// The translation with the attributes of its text, where that has some.
        public internal(set) var targetAttributedText: AttributedString?
        /// The request's identifier, unchanged.
        public let clientIdentifier: String?
        /// How the text came from source to target, with the tags that the engines have for them. Without legs where nothing was
        /// translated: for blank text, for instance.
        public let route: Route
        /// What became of each part of a text that the router took; empty otherwise. Put together they are the whole text.
        public let parts: [Part]
        /// How sure the engines are of the translation, as in `EngineAnswer.score`: the lowest of all legs and parts; nil where
        /// no engine of the route knows.
        public let score: Double?
        /// How good the translation is: as its route, or `gist` where an engine found it poor. For a routed text, as the poorest
        /// part that was translated. `good` where nothing was.
        public let quality: EnginePair.Quality
        /// How many words engines did not know, and left as they were, each once a leg; nil where no engine of the route tells.
        public let unknownWordCount: Int?
        private let identifying: Identifying?

        init(
            to request: Request, targetText: String, source: LanguageTag, target: LanguageTag, route: Route, parts: [Part] = [],
            findings: TranslationFindings = TranslationFindings(), identifying: Identifying?
        ) {
            self.source = source
            self.target = target
            self.sourceText = request.sourceText
            sourceAttributedText = request.attributedSourceText
            self.targetText = targetText
            self.clientIdentifier = request.clientIdentifier
            self.route = route
            self.parts = parts
            score = findings.score
            quality =
                ([route.quality] + parts.compactMap(\.quality) + (findings.quality.map { [$0] } ?? [])).min() ?? route.quality
            let counts = parts.compactMap(\.unknownWordCount)
            unknownWordCount = findings.unknownWordCount ?? (counts.isEmpty ? nil : counts.reduce(0, +))
            self.identifying = identifying
        }

        /// The language of the text, as Foundation names it.
        public var sourceLanguage: Locale.Language { Locale.Language(source) }

        /// The language translated into, as Foundation names it.
        public var targetLanguage: Locale.Language { Locale.Language(target) }

        /// What the recogniser makes of this text, whatever source it was translated from; nil for a response made by hand.
        ///
        /// It shows which texts of a mixed batch were translated from a language they are not in.
        ///
        /// - Complexity: Each reading detects the language of the text anew. Until then nothing is detected for it alone.
        public var identification: Identification? {
            identifying?.identification(of: sourceText, translatedFrom: source)
        }
    }
}

extension TranslationSession.Response: Equatable {
    /// Whether both say the same of the same text. What a recogniser would make of it is not asked.
    public static func == (first: Self, second: Self) -> Bool {
        first.source == second.source && first.target == second.target && first.sourceText == second.sourceText
            && first.targetText == second.targetText && first.clientIdentifier == second.clientIdentifier
            && first.sourceAttributedText == second.sourceAttributedText
            && first.targetAttributedText == second.targetAttributedText
            && first.route == second.route && first.parts == second.parts && first.score == second.score
            && first.quality == second.quality && first.unknownWordCount == second.unknownWordCount
    }
}

extension TranslationSession.Response {
    /// A response made by hand, for previews and tests.
    public init(
        sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String, targetText: String,
        clientIdentifier: String? = nil
    ) {
        let request = TranslationSession.Request(sourceText: sourceText, clientIdentifier: clientIdentifier)
        let source = LanguageTag(sourceLanguage) ?? .undetermined
        let target = LanguageTag(targetLanguage) ?? .undetermined
        self.init(
            to: request, targetText: targetText, source: source, target: target, route: Route(legs: [], from: source, to: target),
            identifying: nil)
    }
}
