// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Languages as documents declare them.
extension LanguageTag {
    /// Whether both say one language in one script: what is declared as `de-AT` is in German.
    func saysSame(as other: LanguageTag) -> Bool { language == other.language && likelyScript == other.likelyScript }

    /// The tag as catalogues of messages have it, with underscores between its parts.
    var withUnderscores: String { canonical.replacing("-", with: "_") }
}
