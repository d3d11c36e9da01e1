// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// References to articles and days of Portuguese that models misread in short: of *art. 432.º* they make *art. 432nd*, and of
/// *até dia 10* *up to 10 days*.
enum PortugueseReferences {
    /// A text with *artigo* for *art.* before a number, *cf.* for *cfr.*, and an article before a day.
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        var text = text
        if text.containsAny(utf8: ["rt.", "rts."]) {
            text = text.replacing(/\b([Aa])rt(s)?\.[ \u{A0}]?(?=\d)/) { "\($0.1)rtigo\($0.2 ?? "") " }
        }
        if text.contains(utf8: "fr.") { text = text.replacing(/\b([Cc])fr\.(?=\s)/) { "\($0.1)f." } }
        guard text.contains(utf8: "té dia ") else { return text }
        return text.replacing(/\b([Aa])té dia (?=\d{1,2}\b)/) { "\($0.1)té o dia " }
    }
}
