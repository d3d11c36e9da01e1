// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

extension LocaleIdentifier {
    /// How far a match may be from what is desired.
    public enum Match: Sendable, Hashable {
        /// The language is the same; script, region and variants may differ as far as CLDR finds that a reader of one reads the
        /// other.
        case sameLanguage
        /// Another language will do where CLDR says that its readers read it too: Danish for Norwegian, French for Breton.
        case relatedLanguages
    }

    /// The available locale that serves readers of the desired ones best; nil where none is near enough.
    ///
    ///     LocaleIdentifier.bestMatch(for: ["pt-MZ"], among: ["pt", "pt-PT"])  // pt-PT
    ///
    /// - Parameters:
    ///   - desired: What readers want, best first.
    ///   - available: What there is. Of equally good ones the first wins.
    ///   - match: How far a match may be from what is desired.
    public static func bestMatch(
        for desired: [LocaleIdentifier], among available: [LocaleIdentifier], match: Match = .sameLanguage
    ) -> LocaleIdentifier? {
        switch match {
        case .relatedLanguages:
            return nearest(to: desired, among: available)
        case .sameLanguage:
            // CLDR finds some other languages nearer than another script of the same one, so those are not even offered.
            for wish in desired {
                if let match = nearest(to: [wish], among: available.filter { $0.language == wish.language }) {
                    return match
                }
            }
            return nil
        }
    }

    private static func nearest(to desired: [LocaleIdentifier], among available: [LocaleIdentifier]) -> LocaleIdentifier? {
        guard !desired.isEmpty, !available.isEmpty else { return nil }
        if let exact = desired.first, available.contains(exact) { return exact }
        var status: Int32 = 0
        let index = cunicode_locale_best_match(list(of: desired), list(of: available), &status)
        return index < 0 ? nil : available[Int(index)]
    }

    private static func list(of locales: [LocaleIdentifier]) -> String {
        locales.map(\.bcp47).joined(separator: " ")
    }
}
