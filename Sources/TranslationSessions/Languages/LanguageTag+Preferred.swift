import Foundation
public import LanguageRecognition

extension LanguageTag {
    /// The languages that the person prefers, best first: those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
    ///
    /// Foundation's `Locale.preferredLanguages` looks at none of them on Linux.
    public static func preferredLanguages() -> [LanguageTag] {
        PreferredLanguages(environment: ProcessInfo.processInfo.environment).tags
    }
}
