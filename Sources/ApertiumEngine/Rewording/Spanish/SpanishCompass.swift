// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Points of the compass that dictionaries lack or take for others, in the words of the language translated into, which chains
/// leave as they are: *noroeste* was *nord-est* in Italian, the other side, and *suroeste* stayed in Italian and in French.
enum SpanishCompass {
    /// A text with such points in that language.
    static func written(_ text: String, into target: String?) -> String {
        guard let points = target.flatMap({ points[$0] }), text.containsAny(utf8: endings) else { return text }
        return text.replacing(/\b(?i:(?:nord?|su[rd])o?este)\b/) { match in
            guard let point = points[match.0.lowercased()] else { return String(match.0) }
            if match.0.allSatisfy(\.isUppercase) { return point.uppercased() }
            return match.0.first?.isUppercase == true ? point.withFirstCapital : point
        }
    }

    /// In what such words end, in small letters and in capitals.
    private static let endings = ["oeste", "deste", "reste", "OESTE", "DESTE", "RESTE"]

    /// What stands for them, by the language.
    private static let points: [String: [String: String]] = [
        "fr": ["nordeste": "nord-est", "sudoeste": "sud-ouest", "suroeste": "sud-ouest"],
        "it": [
            "nordeste": "nord-est", "noreste": "nord-est", "noroeste": "nord-ovest", "sudeste": "sud-est",
            "sudoeste": "sud-ovest",
            "sureste": "sud-est", "suroeste": "sud-ovest",
        ],
    ]
}
