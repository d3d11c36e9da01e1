// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Amounts of French that something exceeds or falls short of. To rules into Spanish *plus de 24 heures* behind a verb is *más 24
/// horas*, as many more, and of *plus de ￼ articles* they make *más artículos ￼*, since a superblank is no number to them.
enum FrenchAmounts {
    /// A translation into Spanish with *más de* before such amounts.
    ///
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, of text: String) -> String {
        guard text.containsAny(utf8: ["lus de ", "oins de "]) else { return translation }
        let result = withNumbers(translation, of: text)
        guard text.contains(utf8: "s de \(Placeholder.text)") else { return result }
        var stretches = Placeholder.stretches(of: result).map(String.init)
        let sources = Placeholder.stretches(of: text)
        guard stretches.count == sources.count else { return result }
        for index in sources.indices.dropLast() where sources[index].hasSuffix("lus de ") || sources[index].hasSuffix("oins de ")
        {
            guard sources[index].firstMatch(of: /\b(?:[Pp]lus|[Mm]oins) de $/) != nil,
                let amount = stretches[index].firstMatch(of: /\b(?:[Mm]ás|[Mm]enos) ((?:\p{L}+ ){0,3})$/),
                !amount.1.hasPrefix("de ")
            else { continue }
            // What is counted goes behind the placeholder again.
            let counted = amount.1.isEmpty ? "" : " " + amount.1.dropLast()
            stretches[index] = stretches[index][..<amount.1.startIndex] + "de "
            stretches[index + 1] = counted + stretches[index + 1]
        }
        return stretches.joined(separator: Placeholder.text)
    }

    /// A translation with *más de* and *menos de* before the numbers that the text has behind *plus de* and *moins de*.
    private static func withNumbers(_ translation: String, of text: String) -> String {
        guard translation.containsAny(utf8: ["ás ", "enos "]) else { return translation }
        let numbers = Set(text.matches(of: numbers).compactMap { $0.1.first?.isNumber == true ? $0.1 : words[$0.1] })
        guard !numbers.isEmpty else { return translation }
        return translation.replacing(/\b([Mm]ás|[Mm]enos) (\d+|[a-z]+)\b/) { match in
            numbers.contains(match.2) ? "\(match.1) de \(match.2)" : String(match.0)
        }
    }

    /// plus de 24, moins de deux
    private static var numbers: Regex<(Substring, Substring)> { /\b(?:[Pp]lus|[Mm]oins) de (\d+|[a-z]+)\b/ }

    private static let words: [Substring: Substring] = [
        "deux": "dos", "trois": "tres", "quatre": "cuatro", "cinq": "cinco", "six": "seis", "sept": "siete", "huit": "ocho",
        "neuf": "nueve", "dix": "diez", "vingt": "veinte", "cent": "cien", "mille": "mil",
    ]
}
