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
        guard text.containsAny(utf8: ["lus de ", "oins de ", "de plus"]) else { return translation }
        let result = withNumbers(withoutBesides(translation, of: text), of: text)
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

    /// A translation with *más* in place of the *además*, besides, that rules make of *de plus* behind a noun or an amount. Where
    /// it has more or fewer of them than such are in the text, nobody knows which is which.
    private static func withoutBesides(_ translation: String, of text: String) -> String {
        guard text.contains(utf8: " de plus"), translation.contains(utf8: "además") else { return translation }
        let count = text.matches(of: surplus).count
        guard count > 0, translation.matches(of: /\bademás\b/).count == count else { return translation }
        return translation.replacing(besides) { match in
            match.1.map { "de más de \($0)" } ?? "más"
        }
    }

    /// les chiens de plus de 10 kg, 4 % de plus, un an de plus; not *et de plus, il pleut*
    private static var surplus: Regex<Substring> {
        #/
        (?:[\d\uFFFC]|\b(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille|quelques|plusieurs)\b)
        (?:[\ \u{A0}\u{202F}]?[%€$£]|\ \p{L}+)?\ de\ plus\b(?!\ en\ plus)
        |\p{L}{2}\ de\ plus\ de\ (?=[\d\uFFFC]|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|cent|mille)\b)
        /#
    }

    /// además de 10, además que
    private static var besides: Regex<(Substring, Substring?)> {
        #/
        \bademás(?:\ de\ (\d+|\uFFFC|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien|mil)\b))?
        /#
    }

    /// plus de 24, moins de deux
    private static var numbers: Regex<(Substring, Substring)> { /\b(?:[Pp]lus|[Mm]oins) de (\d+|[a-z]+)\b/ }

    private static let words: [Substring: Substring] = [
        "deux": "dos", "trois": "tres", "quatre": "cuatro", "cinq": "cinco", "six": "seis", "sept": "siete", "huit": "ocho",
        "neuf": "nueve", "dix": "diez", "vingt": "veinte", "cent": "cien", "mille": "mil",
    ]
}
