// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Short words of prices in Spanish, in full: of *c/u* engines make *c/or*, and of *3 uds.* so many persons that are addressed.
enum SpanishAbbreviations {
    /// A text with *cada uno* for *c/u*, and with units for *ud.* and *uds.* behind numbers and slashes: *Ud.* is *usted*.
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        var text = text
        if text.containsAny(utf8: ["c/u", "C/U", "C/u"]) {
            text = text.replacing(/\b(?:c\/u|C\/[uU])\b(?![\/-])/) { _ in "cada uno" }
        }
        guard text.containsAny(utf8: ["ud", "UD"]) else { return text }
        return text.replacing(
            #/
            \b(\d{1,6}[\ \u{A0}]?|[€$]\ ?\/\ ?|\d\/)(?:(uds|UDS)|ud|UD)\b(?:\.(?=[\ \u{A0}]?[a-zà-ú\d(€$,;:)\/]|\)))?
            /#
        ) { match in
            let isCounted = !match.1.contains("/") && match.1.filter(\.isNumber) != "1"
            return "\(match.1)\(match.2 != nil || isCounted ? "unidades" : "unidad")"
        }
    }
}
