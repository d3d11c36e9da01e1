public import Foundation
public import LanguageRecognition

extension TranslationSession {
    /// The answer to one request.
    public struct Response: Sendable {
        /// The language translated from. For a routed text that mixes languages, the one of the most letters; `und` where there is none.
        public let source: LanguageTag
        /// The language translated into.
        public let target: LanguageTag
        /// The text as it was asked for.
        public let sourceText: String
        /// The translation.
        public let targetText: String
        /// The request's identifier, unchanged.
        public let clientIdentifier: String?
        /// How the text came from source to target. Without legs where nothing was translated: for blank text, for instance.
        public let route: Route
        /// What became of each part of a text that the router took; empty otherwise. Put together they are the whole text.
        public let parts: [Part]
        private let identifying: Identifying?

        init(
            to request: Request, targetText: String, route: Route, source: LanguageTag? = nil, target: LanguageTag? = nil,
            parts: [Part] = [], identifying: Identifying?
        ) {
            self.source = source ?? route.source
            self.target = target ?? route.target
            self.sourceText = request.sourceText
            self.targetText = targetText
            self.clientIdentifier = request.clientIdentifier
            self.route = route
            self.parts = parts
            self.identifying = identifying
        }

        /// The language translated from, as Foundation names it: the one really used, which may be the nearest to the one asked for.
        public var sourceLanguage: Locale.Language { Locale.Language(source) }

        /// The language translated into, as Foundation names it: the one really used, which may be the nearest to the one asked for.
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

extension TranslationSession.Response {
    /// A response made by hand, for previews and tests.
    public init(
        sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String, targetText: String,
        clientIdentifier: String? = nil
    ) {
        let request = TranslationSession.Request(sourceText: sourceText, clientIdentifier: clientIdentifier)
        let route = Route(
            legs: [], from: LanguageTag(sourceLanguage) ?? .undetermined, to: LanguageTag(targetLanguage) ?? .undetermined)
        self.init(to: request, targetText: targetText, route: route, identifying: nil)
    }
}
