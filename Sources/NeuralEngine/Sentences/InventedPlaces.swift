// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Places that models put where they do not know a name, since their training text was full of them: *Auckland* is *Rio de
/// Janeiro* to one into Portuguese, and *Curitiba* *New York City* to one from it.
enum InventedPlaces {
    /// The places, each with its names in the languages of the models.
    private static let places = [
        ["Rio de Janeiro"], ["New York", "Nova York", "Nova Iorque", "Nueva York"],
        ["San Francisco", "São Francisco", "Sao Francisco"], ["United States", "Estados Unidos", "America", "América", "US"],
        ["United Kingdom", "Reino Unido", "Britain", "Bretanha", "UK"],
    ]

    /// Whether a translation names one of them that its source does not name.
    ///
    /// - Complexity: Linear in the length of both.
    static func areFound(in translation: String, source: String) -> Bool {
        places.contains { names in
            names.contains { !translation.wordRanges(of: $0).isEmpty } && !names.contains(where: source.contains)
        }
    }
}
