// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What is needed in French, which to rules into Spanish fails: *Il faut le dire* is *Falla decirlo*.
enum FrenchNeeds {
    /// A translation in which it is needed, where the text says so.
    static func restored(in translation: String, of text: String) -> String {
        guard text.containsAny(utf8: [" fau", " fall"]), translation.contains(utf8: "alla") else { return translation }
        guard text.firstMatch(of: needs) != nil else { return translation }
        return translation.replacing(failures) { match in
            // *La falla* is another one.
            if let word = match.1, articles.contains(word.lowercased()) { return String(match.0) }
            let need = forms[String(match.3)] ?? "hace"
            return "\(match.1.map { "\($0) " } ?? "")\(match.2 == "F" ? need.withFirstCapital : need) falta"
        }
    }

    private static let forms = ["": "hace", "ba": "hacía", "rá": "hará", "ría": "haría"]
    private static let articles: Set = ["esta", "la", "una"]

    private static var needs: Regex<Substring> { /\b(?:fallait|faudra|faudrait|faut)\b/ }

    private static var failures: Regex<(Substring, Substring?, Substring, Substring)> {
        #/(?:\b(\p{L}+)\ )?\b([Ff])alla(ba|rá|ría|)\b/#
    }
}
