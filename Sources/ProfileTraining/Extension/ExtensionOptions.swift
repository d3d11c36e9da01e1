// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Which languages to add to which profile, and how.
public struct ExtensionOptions: Sendable {
    /// A file of text of a language that is to be added.
    public struct Text: Sendable, Hashable {
        /// The language.
        public let language: LanguageTag
        /// The file: text in UTF-8, a sentence or message a line, plain or compressed by gzip, xz or zstd.
        public let path: String

        /// Text of a language.
        public init(language: LanguageTag, path: String) {
            self.language = language
            self.path = path
        }
    }

    /// The profile that languages are added to. Its replay stands beside it.
    public var profile: String
    /// The text of the new languages; a language may have several files.
    public var texts: [Text]
    /// The seed of all random choices.
    public var seed: UInt64 = 1
    /// How many examples are learnt from, of which a part is text of the new languages and the rest what the replay holds.
    public var exampleCount = defaultExampleCount
    /// How far the first step of gradient descent goes, before what rows and columns have learnt already slows it down.
    public var rate: Float = 0.3

    /// How many examples are learnt from unless others are asked for.
    public static let defaultExampleCount = 1_000_000

    /// The options for adding languages to a profile.
    public init(profile: String, texts: [Text]) {
        self.profile = profile
        self.texts = texts
    }
}
