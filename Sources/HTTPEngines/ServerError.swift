// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a server's translation of one text cannot be used, or there is none. Where the server as a whole does not serve, calls
/// throw `EngineOutage`.
public struct ServerError: ExplainedError, Sendable, Hashable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The pair is not one of the server's.
        public static let unknownPair = Code(description: "unknownPair")
        /// The server does not take the text.
        public static let textRefused = Code(description: "textRefused")
        /// The translation ends before the text does.
        public static let answerCut = Code(description: "answerCut")
        /// The translation is in another language.
        public static let answerInOtherLanguage = Code(description: "answerInOtherLanguage")
        /// The translation is empty.
        public static let answerEmpty = Code(description: "answerEmpty")
        /// The translation is far longer or shorter than any could be.
        public static let answerOfAbsurdLength = Code(description: "answerOfAbsurdLength")
        /// The translation lacks what had to be kept, or has it twice.
        public static let placeholderLost = Code(description: "placeholderLost")
    }

    /// What kind of failure it is.
    public let code: Code
    /// The engine's name.
    public let engine: String
    /// What is known beyond the code, such as the server's words; nil where nothing is.
    public let detail: String?

    init(_ code: Code, of engine: String, detail: String? = nil) {
        self.code = code
        self.engine = engine
        self.detail = detail
    }

    /// What could not be done, in a sentence.
    public var what: String { "“\(engine)” gave no translation of a text." }

    /// Why, in a sentence or two.
    public var why: String {
        let sentence =
            switch code {
            case .unknownPair: "The pair is not one that the server offers."
            case .textRefused: "It does not take the text."
            case .answerCut: "Its answer was cut before its end."
            case .answerInOtherLanguage: "Its answer is in another language."
            case .answerEmpty: "Its answer is empty."
            case .placeholderLost: "Its answer lacks a part that had to be kept."
            default: "Its answer is far too long or too short."
            }
        return detail.map { "\(sentence) \($0)" } ?? sentence
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch code {
        case .unknownPair: "Use one of the engine's pairs."
        case .textRefused: "Keep the text as it is, or translate it in smaller parts."
        default: "Use another engine or another model for this text."
        }
    }
}
