// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// *E.g.* before what does not go through the model, of which models leave the first letter or copy it: *, e.g. ￼* became `, e.
/// ￼`. *For example* they know.
enum LostExamples {
    private static var abbreviation: Regex<(Substring, Substring)> { /\b([Ee])\.\s?g\.,?/ }

    /// Whether a translation has a part of the abbreviation or all of it, which its source has.
    ///
    /// - Complexity: Linear in the length of both.
    static func areFound(in translation: String, source: String) -> Bool {
        source.contains(utf8: ".g.") && source.firstMatch(of: abbreviation) != nil
            && translation.firstMatch(of: /(?:^|[\s(])[Ee]\.\s?(?:g\.)?(?=[\s\u{FFFC}])/) != nil
    }

    /// The source with those words in its place.
    static func wording(of source: String) -> String {
        source.replacing(abbreviation) { $0.1 == "E" ? "For example," : "for example" }
    }
}
