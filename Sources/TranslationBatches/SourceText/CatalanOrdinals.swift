// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Ordinals of Catalan with an *a*, *la 3a planta*: engines do not get them, since a figure or a house may be written so, too.
/// With a full stop and a raised letter, as Spanish has them, they are nothing else.
enum CatalanOrdinals {
    /// A text with such ordinals behind a word that goes before a noun, and at the start of a line before a noun.
    ///
    ///     CatalanOrdinals.written("La 3a planta, porta 2a")  // "La 3.ª planta, porta 2a"
    ///
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String) -> String {
        guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0.isASCIIDigit && $1 == UInt8(ascii: "a") }) else {
            return text
        }
        return text.replacing(behindDeterminers) { "\($0.1)\($0.2).ª" }
            .replacing(atStarts.anchorsMatchLineEndings()) { "\($0.1).ª" }
    }

    /// la 3a planta, la 2a i la 3a, l'11a edició
    private static var behindDeterminers: Regex<(Substring, Substring, Substring)> {
        #/
        \b((?:[Ll]a|[Uu]na|[Aa]questa|[Ee]sta|[Aa]quella|[Cc]ada|[MmTtSs]eva|[NnVv]ostra)\ |[Ll]['’])
        ([1-9][0-9]{0,2})a(?![\p{L}\p{N}\-–\/]|\.[\p{L}\p{N}])
        /#
    }

    /// 2a edició; not *2a de Maig*
    private static var atStarts: Regex<(Substring, Substring)> {
        #/
        ^([1-9][0-9]{0,2})a(?=\ (?!(?:amb|als|com|del|dels|des|era|fins|les|per|perquè|que|sense|són)\b)\p{Ll}{3,})
        /#
    }
}
