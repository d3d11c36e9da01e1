import LanguageRecognition

extension LanguageTag {
    /// The tag of no language in particular.
    static let undetermined: LanguageTag = "und"
}
