// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// *Apagar* in Spanish, for which the dictionary of English has *turn off* and its rules lose the *off*: *Apague las luces* was
/// *It turn the lights*.
enum SpanishSwitching {
    /// A text with *extinguir* in its place.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: "pag") else { return text }
        return text.replacing(/\b([Aa])pag(\p{L}{1,5})\b/) { match in
            endings[match.2].map { (match.1 == "A" ? "Exting" : "exting") + $0 } ?? String(match.0)
        }
    }

    /// The endings of both verbs.
    private static let endings: [Substring: String] = [
        "a": "ue", "aba": "uía", "aban": "uían", "ada": "uida", "adas": "uidas", "ado": "uido", "ados": "uidos",
        "amos": "uimos", "an": "uen", "ando": "uiendo", "ar": "uir", "ará": "uirá", "arán": "uirán", "aría": "uiría",
        "aré": "uiré", "arla": "uirla", "arlas": "uirlas", "arlo": "uirlo", "arlos": "uirlos", "aron": "uieron",
        "arse": "uirse", "as": "ues", "o": "o", "ué": "uí", "ue": "a", "uemos": "amos", "uen": "an", "ues": "as", "ó": "uió",
    ]
}
