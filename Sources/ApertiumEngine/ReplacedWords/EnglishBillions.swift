// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Billions of English, of which rules into Spanish make a thousand times as many, *un billón*, or *3 miles de millones dólares*.
///
/// They go as millions, with which the grammar is right, and become thousands of them in the translation:
///
///     let billions = EnglishBillions(in: "It cost 3 billion dollars.")
///     billions?.text  // "It cost 3 million dollars."
///     billions?.restored(in: "Costó 3 millones de dólares.")  // "Costó 3 mil millones de dólares."
struct EnglishBillions: ReplacedWords, Hashable {
    /// What a number stands for in the text, in its order.
    private enum Number: Sendable, Hashable {
        case million
        /// A billion that is counted: *3 billion*, *a billion*.
        case billion
        /// Billions that are not: *billions of people*, *several billion*.
        case billions
    }

    let text: String
    private let numbers: [Number]

    /// The billions of a text; nil where it has none.
    init?(in source: String) {
        guard source.contains(utf8: "illion") else { return nil }
        var numbers: [Number] = []
        text = source.replacing(/\b(?:([Ss]everal|[Ff]ew|[Mm]any|[Ss]ome)\ )?([BbMm])(illions?)\b/) { match in
            let isCounted = match.1 == nil && match.3 == "illion"
            let isBillion = match.2.lowercased() == "b"
            numbers.append(!isBillion ? .million : isCounted ? .billion : .billions)
            let first = match.2 == "B" ? "M" : match.2 == "b" ? "m" : match.2
            return (match.1.map { $0 + " " } ?? "") + first + match.3
        }
        guard numbers.contains(where: { $0 != .million }) else { return nil }
        self.numbers = numbers
    }

    func restored(in translation: String) -> String? {
        var index = 0
        let result = translation.replacing(/\b(?:([Uu])n\ )?([Mm])ill(?:ón|ones)\b/) { match -> String in
            defer { index += 1 }
            let word = String(match.0)
            guard numbers.indices.contains(index), numbers[index] != .million else { return word }
            if numbers[index] == .billions { return match.2 == "M" ? "Miles de millones" : "miles de millones" }
            return match.1 == "U" || match.1 == nil && match.2 == "M" ? "Mil millones" : "mil millones"
        }
        return index == numbers.count ? result : nil
    }
}
