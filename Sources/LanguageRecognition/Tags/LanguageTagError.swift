// SPDX-License-Identifier: Apache-2.0

public import TextScanning
public import UnicodeText

/// Why a text is not a language tag.
public struct LanguageTagError: ExplainedError, Hashable {
    /// What is wrong.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// A subtag is not well-formed.
        public static let illFormedSubtag = Code(description: "illFormedSubtag")
        /// A POSIX name names no language, as `C` does.
        public static let namesNoLanguage = Code(description: "namesNoLanguage")
    }

    /// What is wrong.
    public let code: Code
    /// The whole text.
    public let text: String
    /// The subtag that is wrong; empty where a subtag is missing.
    public let subtag: String
    /// What ICU's part of the work says.
    public let underlyingError: UnicodeError

    init(_ error: UnicodeError, in text: String) {
        self.code = error.code == .noLanguage ? .namesNoLanguage : .illFormedSubtag
        self.text = text
        self.subtag = error.subject
        self.underlyingError = error
    }
}

extension LanguageTagError {
    /// What happened.
    public var what: String { "“\(text.prefix(80))” is not a language tag" }

    /// Why.
    public var why: String { underlyingError.reason }

    /// What to do about it.
    public var remedy: String { underlyingError.remedy }
}
