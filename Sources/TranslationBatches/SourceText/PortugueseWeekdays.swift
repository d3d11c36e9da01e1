// SPDX-License-Identifier: Apache-2.0

/// Days of the week by their numbers, in Portuguese: *2.ª a 6.ª feira* is *segunda a sexta-feira*.
enum PortugueseWeekdays {
    /// A text with such days in words.
    static func written(_ text: String) -> String {
        guard text.contains("ª"), text.contains("feira") else { return text }
        return text.replacing(ranges) { match in
            "\(days[match.1] ?? "") \(match.2) \(days[match.3] ?? "")-feira"
        }.replacing(single) { "\($0.1)\(days[$0.2] ?? "")-feira" }
    }

    private static let days: [Substring: String] = ["2": "segunda", "3": "terça", "4": "quarta", "5": "quinta", "6": "sexta"]
    private static var ranges: Regex<(Substring, Substring, Substring, Substring)> {
        /\b([2-6])\.?ª (a|à|e|ou) ([2-6])\.?ª[ -]feiras?\b/
    }
    /// à 2.ª feira, 3ª-feira; but not *a 5.ª feira do livro*, which is a fair
    private static var single: Regex<(Substring, Substring, Substring)> {
        /\b((?:à|às|na|nas|até|toda|todas\ as)\ |(?=[2-6]\.?ª-))([2-6])\.?ª[ -]feiras?\b(?!\ d)/
    }
}
