// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The fields of a letter that a word processor fills in, between guillemets: *Dear «First Name», your order «Number» is ready.*
/// Engines translate them, so that they no longer fit the table that they are filled from.
package enum MergeFields {
    /// Where such fields stand in a text, in order, in UTF-8 offsets.
    ///
    /// English quotes nothing so, and several in a text are fields; one is where it is greeted. In Portuguese, which does, one
    /// has to be greeted. Other languages quote with these marks.
    ///
    /// - Parameter language: The language of the text, without script and region.
    /// - Complexity: Linear in the length of the text.
    package static func ranges(in text: String, from language: String) -> [Range<Int>] {
        guard text.contains(utf8: "«"), let greetings = greetings[language] else { return [] }
        let fields = text.matches(of: /«\p{Lu}[\p{L}\p{N}_]*(?:[ _]\p{L}[\p{L}\p{N}_]*){0,2}»/)
        let isGreeted = fields.contains { field in
            let before = text[..<field.range.lowerBound]
            let word = before.suffix(longestGreeting + 2).split(whereSeparator: \.isWhitespace).last
            return before.last == " " && word.map { greetings.contains(String($0)) } == true
        }
        guard isGreeted || language == "en" && fields.count > 1 else { return [] }
        return fields.map { text.utf8Offsets(of: text[$0.range]) }
    }

    /// In characters.
    private static let longestGreeting = 8
    /// The words before whom one greets.
    private static let greetings: [String: Set<String>] = [
        "en": Set(words: "Dear Hello Hey Hi Miss Mr Mr. Mrs Mrs. Ms Ms."),
        "pt": Set(
            words: "Cara Caro Estimada Estimado Exma. Exmo. Olá Prezada Prezado Querida Querido Sr. Sr.ª Sra. Senhor Senhora"),
    ]
}
