// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TextScanning

/// A text is neither a language's tag nor its name.
public struct LanguageNameError: ExplainedError, Hashable {
    /// The text.
    public let text: String
    /// The languages whose names are spelt most like it, nearest first; at most three.
    public let nearest: [LanguageTag]
    /// What keeps it from being a tag; nil where it is well-formed and names nothing.
    public let tagError: LanguageTagError?

    init(text: String, nearest: [LanguageTag], tagError: LanguageTagError?) {
        self.text = text
        self.nearest = nearest
        self.tagError = tagError
    }

    /// What happened.
    public var what: String { "“\(text.prefix(80))” is not a language" }

    /// Why.
    public var why: String {
        guard let tagError, !tagError.subtag.allSatisfy(\.isLetter) else { return "no language that is known here has this name" }
        return "it is no name that is known here, and no tag: \(tagError.why)"
    }

    /// What to do about it.
    public var remedy: String {
        guard !nearest.isEmpty else { return "Name a language such as Spanish, or write its tag, such as es or sr-Latn." }
        return "Did you mean \(nearest.map(\.nameAndTag).joined(separator: ", "))?"
    }
}
