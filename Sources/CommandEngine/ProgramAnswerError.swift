// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a program's translation of one text cannot be used. Where the program as a whole does not serve, calls throw
/// `EngineOutage`.
public struct ProgramAnswerError: ExplainedError, Sendable, Hashable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// A line of the answer is empty.
        public static let answerEmpty = Code(description: "answerEmpty")
        /// A line of the answer is not UTF-8, or holds a NUL.
        public static let answerNotText = Code(description: "answerNotText")
    }

    /// What kind of failure it is.
    public let code: Code
    /// The engine's name.
    public let engine: String

    init(_ code: Code, of engine: String) {
        self.code = code
        self.engine = engine
    }

    /// What could not be done, in a sentence.
    public var what: String { "“\(engine)” gave no translation of a text." }

    /// Why, in a sentence.
    public var why: String {
        code == .answerEmpty ? "Its answer is empty." : "Its answer is not text in UTF-8."
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        code == .answerEmpty
            ? "Use another engine or another model for this text." : "See that the program writes UTF-8, or use another engine."
    }
}
