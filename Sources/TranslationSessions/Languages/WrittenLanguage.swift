package import LanguageRecognition

/// A language in a script: what stays of a tag when region, variants and private use are left aside.
///
/// Tags with the same written language name one language to translators: `en-US` and `en-GB`, `sr` and `sr-RS`, but not `sr` and
/// `sr-Latn`.
package struct WrittenLanguage: Hashable, Sendable {
    let language: String
    let script: String?

    /// The language and the script of a tag, the likely script where none stands. Asks ICU.
    package init(_ tag: LanguageTag) {
        language = tag.language
        script = tag.likelyScript
    }
}
