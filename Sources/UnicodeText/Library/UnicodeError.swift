// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// Why something could not be done with text, in words and in ICU's own terms.
///
///     do {
///         _ = try Transliterator(id: "Klingon-Latin")
///     } catch {
///         print(error.operation, error.icuName, error.remedy)
///     }
public struct UnicodeError: Error, Sendable, Hashable {
    /// What failed.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// A locale's tag is not well-formed; the subject is the part that is not.
        public static let illFormedLocale = Code(description: "illFormedLocale")
        /// A POSIX name names no language, as `C` does.
        public static let noLanguage = Code(description: "noLanguage")
        /// ICU has no transliterator of this name, or the rules for one are wrong.
        public static let unknownTransliterator = Code(description: "unknownTransliterator")
        /// A transliteration did not come to its end.
        public static let transliterationFailed = Code(description: "transliterationFailed")
        /// ICU has no charset of this name.
        public static let unknownCharset = Code(description: "unknownCharset")
        /// No charset could be guessed.
        public static let charsetDetectionFailed = Code(description: "charsetDetectionFailed")
        /// A conversion from a charset did not come to its end.
        public static let decodingFailed = Code(description: "decodingFailed")
    }

    /// What failed.
    public let code: Code
    /// What it was about: an identifier, a name, a subtag.
    public let subject: String
    /// ICU's number of the failure, such as 1; 0 where ICU itself reported none.
    public let icuCode: Int32
    /// What stands where given rules are wrong; nil where no rules were given.
    public let excerpt: String?

    init(_ code: Code, _ subject: String, icuCode: Int32 = 0, excerpt: String? = nil) {
        self.code = code
        self.subject = subject
        self.icuCode = icuCode
        self.excerpt = excerpt
    }

    /// ICU's name of the failure, such as `U_ILLEGAL_ARGUMENT_ERROR`.
    public var icuName: String { String(cString: cunicode_status_name(icuCode)) }
}
