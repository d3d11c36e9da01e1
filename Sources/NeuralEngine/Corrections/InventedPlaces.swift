// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Places that models put where they do not know a name, since their training text was full of them: *Auckland* is *Rio de
/// Janeiro* to one into Portuguese, and *Curitiba* *New York City* to one from it.
enum InventedPlaces {
    /// The cities, each with its names in the languages of the models.
    private static let cities = [
        ["Rio de Janeiro"], ["New York", "Nova York", "Nova Iorque", "Nueva York"],
        ["San Francisco", "São Francisco", "Sao Francisco"],
    ]
    /// The countries.
    private static let countries = [
        ["United States", "Estados Unidos", "America", "América", "US"],
        ["United Kingdom", "Reino Unido", "Britain", "Bretanha", "UK"],
    ]

    /// Whether a translation names one of them that its source does not name.
    ///
    /// - Complexity: Linear in the length of both.
    static func areFound(in translation: String, source: String) -> Bool {
        (cities + countries).contains { names in
            names.contains { !translation.wordRanges(of: $0).isEmpty } && !names.contains(where: source.contains)
        }
    }

    /// A translation with the name that its source has in the place of such a city; nil where it is not certain which one that
    /// is.
    ///
    ///     InventedPlaces.corrected("Rio de Janeiro (GMT)", source: "London (GMT)")  // "London (GMT)"
    static func corrected(_ translation: String, source: String) -> String? {
        guard source.split(separator: " ").count <= mostWords, !hints.contains(where: source.contains) else { return nil }
        let invented: [Range<String.Index>] = cities.joined().flatMap { translation.wordRanges(of: $0) }
        guard invented.count == 1, let place = invented.first else { return nil }
        let words = Set(translation.split { !$0.isLetter })
        let lost = names(in: source).filter { !$0.split(separator: " ").allSatisfy(words.contains) }
        guard lost.count == 1, let name = lost.first else { return nil }
        return String(translation[..<place.lowerBound] + name + translation[place.upperBound...])
    }

    /// Longer texts have more names, of which one cannot tell which was lost.
    private static let mostWords = 4
    /// What means one of these cities.
    private static let hints = ["Francisco", "NYC", "Rio", "York", "Nova"]

    /// Words with a capital in a row, without those of a label, acronyms, and what begins a sentence.
    private static func names(in source: String) -> [Substring] {
        var names: [Substring] = []
        var isOpen = false
        var before = source.startIndex
        for word in source.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }) {
            let between = source[before..<word.startIndex]
            before = word.endIndex
            if between.contains(":") { names = [] }
            guard word.first?.isUppercase == true, word.contains(where: \.isLowercase) else {
                // *Visit Leeds*, and not *Visit us*
                if isOpen, names.count == 1, word.first?.isLowercase == true, names[0].startIndex == source.startIndex,
                    !names[0].contains(" ")
                {
                    names = []
                }
                isOpen = false
                continue
            }
            if isOpen, between == " ", let last = names.popLast() {
                names.append(source[last.startIndex..<word.endIndex])
            } else {
                names.append(word)
            }
            isOpen = true
        }
        return names
    }
}
