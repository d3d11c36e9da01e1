// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

extension TranslationSession.Response {
    /// A part of a routed text, and what became of it.
    ///
    /// The parts of a text cover it in order, with no gap and no overlap. Their target texts put together are the translation
    /// of the whole.
    public struct Part: Sendable, Equatable {
        /// What became of a part.
        public enum Outcome: Sendable, Equatable {
            /// It was translated by this route.
            case translated(Route)
            /// It is in the target language already, or in a regional variant of it, and was kept.
            case alreadyInTarget
            /// It is in no language that could be named, and was kept.
            case noLanguage(UndeterminedReason)
            /// It is in a language that was not to be translated from (`only`), and was kept.
            case notRequested
            /// No route leads from its language to the target, as the error says, and it was kept.
            case unsupported(TranslationError)
            /// Its translation failed, and it was kept.
            case failed(any Error)

            /// Whether the same became of both. Errors that cannot be compared are equal where they are of one type and say the
            /// same.
            public static func == (first: Self, second: Self) -> Bool {
                switch (first, second) {
                case (.translated(let first), .translated(let second)): first == second
                case (.alreadyInTarget, .alreadyInTarget), (.notRequested, .notRequested): true
                case (.noLanguage(let first), .noLanguage(let second)): first == second
                case (.unsupported(let first), .unsupported(let second)): first == second
                case (.failed(let first), .failed(let second)): TranslationError.areEqual(first, second)
                default: false
                }
            }
        }

        /// Where the part stands in the request's text, in UTF-8 offsets.
        public let range: Range<Int>
        /// The language it is in; nil where there is none.
        public let language: LanguageTag?
        /// The part as it was.
        public let sourceText: String
        /// The part's translation with the white space around it, or the part as it was.
        public let targetText: String
        /// What became of it.
        public let outcome: Outcome
        /// What the recogniser says of all that was translated together with the part; nil where it was not translated. Where
        /// it names another language than `language`, the recogniser disagrees with the splitter, which decided.
        public let batch: Detection?
        /// How good the translation is: that of its route, or `gist` where an engine found it poor; nil where the part was not
        /// translated.
        public let quality: EnginePair.Quality?
        /// How many words of it engines did not know, and left as they were; nil where it was not translated, or no engine tells.
        public let unknownWordCount: Int?

        /// - Parameters:
        ///   - quality: What engines found of the translation.
        ///   - unknownWordCount: How many words they did not know.
        package init(
            range: Range<Int>, language: LanguageTag?, sourceText: String, targetText: String, outcome: Outcome,
            batch: Detection?, quality: EnginePair.Quality? = nil, unknownWordCount: Int? = nil
        ) {
            self.range = range
            self.language = language
            self.sourceText = sourceText
            self.targetText = targetText
            self.outcome = outcome
            self.batch = batch
            self.quality = outcome.route.map { min($0.quality, quality ?? .good) }
            self.unknownWordCount = outcome.route == nil ? nil : unknownWordCount
        }
    }
}

extension TranslationSession.Response.Part.Outcome {
    /// How the part was translated; nil where it was not.
    var route: Route? {
        if case .translated(let route) = self { route } else { nil }
    }
}
