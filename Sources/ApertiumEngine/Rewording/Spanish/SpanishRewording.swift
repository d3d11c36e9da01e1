// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes Spanish in words that rules into English and French read rightly: *Apenas hubo* is somebody who grieved to those into
/// English, and *taza y media* a cup and a stocking.
enum SpanishRewording {
    /// A text in such words.
    static func written(_ text: String, into target: String?) -> String {
        var text = text
        if text.contains(utf8: " y medi") { text = text.replacing(measures, with: withHalf) }
        guard target == "en" else { return text }
        if text.contains(utf8: "or poco ") {
            text = text.replacing(/\b([Pp])or poco (?=(?:me|no|nos|se|te)\b)/) { $0.1 == "P" ? "Casi " : "casi " }
        }
        guard text.contains(utf8: "penas h") else { return text }
        return text.replacing(/\b([Aa])penas (?=(?:hubo|había) (?!\p{L}+(?:[ai]do|cho|rto|sto)\b)\p{L})/) {
            $0.1 == "A" ? "Casi no " : "casi no "
        }
    }

    /// taza y media, un minuto y medio, 8 años y medio, with the word before it
    private static var measures: Regex<(Substring, Substring?, Substring, Substring?)> {
        #/
        (?:\b((?:[Hh]ace\ )?\p{L}+|\d{1,9})\ )?
        \b((?:taza|cucharada|cucharadita|semana|botella)(?=s?\ y\ media)
          |(?:minuto|segundo|día|año|siglo|litro|kilo|metro|kilómetro|vaso)(?=s?\ y\ medio))
        (s)?\ y\ medi[oa]\b(?!\ (?!a\b|al\b|antes|con|cuando|de|después|desde|en|hasta|más|menos|para|por|que|sin|y\b)\p{L})
        /#
    }

    /// A measure with its half in figures; the same words where it is not known how many there are.
    private static func withHalf(_ match: Regex<(Substring, Substring?, Substring, Substring?)>.Match) -> String {
        let before = match.1?.lowercased() ?? ""
        let count = counts[before] ?? (before.allSatisfy(\.isNumber) ? Int(before) : nil)
        if let count, (match.3 != nil) == (count > 1) { return "\(count)½ \(match.2)s" }
        guard count == nil, match.3 == nil, !determiners.contains(before), !before.hasPrefix("hace "), let word = match.1 else {
            return String(match.0)
        }
        return "\(word) 1½ \(match.2)s"
    }

    private static let counts = [
        "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
    ]
    /// What stands before a measure that is no verb: *el minuto y medio de silencio*.
    private static let determiners: Set = [
        "cada", "de", "el", "esa", "ese", "esta", "este", "hace", "la", "mi", "otra", "otro", "primer", "primera", "su", "último",
        "última", "del", "al",
    ]
}
