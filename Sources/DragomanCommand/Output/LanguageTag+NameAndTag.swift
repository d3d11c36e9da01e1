import LanguageRecognition

extension LanguageTag {
    /// What people are told of a language, such as “German (de)”.
    var nameAndTag: String { "\(displayName(in: "en")) (\(self))" }
}

extension Sequence<LanguageTag> {
    /// The names and tags of languages, with commas between.
    var nameList: String { map(\.nameAndTag).joined(separator: ", ") }
}
