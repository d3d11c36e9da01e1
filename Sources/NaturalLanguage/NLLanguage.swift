// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// A language, by its tag, in the shape of Apple's type of this name.
///
/// Beside the constants there are values for all languages that the recogniser knows, such as `NLLanguage("sl")`.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    /// The language tag, as it was given.
    public let rawValue: String

    /// A language by its tag.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A language by its tag.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    init(_ tag: LanguageTag) {
        self.init(rawValue: "\(tag)")
    }

    /// The tag; `und` where it is ill-formed, which no text is in.
    var tag: LanguageTag { (try? LanguageTag(parsing: rawValue)) ?? "und" }
}
