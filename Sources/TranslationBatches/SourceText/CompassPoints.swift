// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Points of the compass in short, where wind comes from there: *viento del NO a 20 km/h* would say that there is none, and
/// *SE 10 km/h* is a pronoun.
enum CompassPoints {
    /// A text with such points in full.
    ///
    /// - Parameter language: The language of the text: Spanish, Portuguese, Italian or French.
    static func written(_ text: String, in language: String) -> String {
        guard let names = names[language], text.containsAny(utf8: ["NO", "SO", "SE", "NE"]) else { return text }
        return text.replacing(
            /\b(NO|SO|SE|NE)(?= (?:a |à |de )?\d{1,3}(?:[-–]\d{1,3})? ?(?:km\/h|nudos|nós|nodi|nœuds|kn|m\/s)\b)/
        ) { match in
            names[String(match.1)] ?? String(match.0)
        }.replacing(/\b([Vv]ientos?|[Vv]entos?|[Vv]ents?|[Vv]enti) (del?|de|do|da|du) (NO|SO|SE|NE)\b/) { match in
            "\(match.1) \(match.2) \(names[String(match.3)] ?? String(match.3))"
        }
    }

    private static let names = [
        "es": ["NO": "noroeste", "SO": "suroeste", "SE": "sureste", "NE": "noreste"],
        "pt": ["NO": "noroeste", "SO": "sudoeste", "SE": "sudeste", "NE": "nordeste"],
        "it": ["NO": "nord-ovest", "SO": "sud-ovest", "SE": "sud-est", "NE": "nord-est"],
        "fr": ["NO": "nord-ouest", "SO": "sud-ouest", "SE": "sud-est", "NE": "nord-est"],
    ]
}
