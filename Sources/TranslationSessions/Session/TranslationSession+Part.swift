// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

extension TranslationSession.Response {
    /// A part of a routed text, and what became of it.
    ///
    /// The parts of a text cover it in order, with no gap and no overlap. Their target texts put together are the translation
    /// of the whole.
    public struct Part: Sendable {
        /// What became of a part.
        public enum Outcome: Sendable {
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

        package init(
            range: Range<Int>, language: LanguageTag?, sourceText: String, targetText: String, outcome: Outcome,
            batch: Detection?
        ) {
            self.range = range
            self.language = language
            self.sourceText = sourceText
            self.targetText = targetText
            self.outcome = outcome
            self.batch = batch
        }
    }
}
