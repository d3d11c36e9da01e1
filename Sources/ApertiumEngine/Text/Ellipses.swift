// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Ellipses of one sign between sentences. Programs take three full stops for the end of a sentence, and `…` for a space, so that
/// words of two sentences came to stand in one: *I like dogs… Cats are nice* was *Me gustan gatos… de perros es bueno*.
enum Ellipses {
    static let sign: Unicode.Scalar = "…"

    /// Where such signs end a sentence: before a capital or at the end. None where the text has three full stops, too: nobody
    /// could tell in a translation which were a sign.
    ///
    /// - Complexity: Linear in the length of the text.
    static func sentenceEnds(in scalars: [Unicode.Scalar]) -> Set<Int> {
        guard scalars.contains(sign) else { return [] }
        var ends: Set<Int> = []
        // What comes next, looked at from the end; marks and placeholders between the two are passed over.
        var (beginsSentence, isBehindBlank) = (true, true)
        var fullStops = 0
        for index in scalars.indices.reversed() {
            let scalar = scalars[index]
            fullStops = scalar == "." ? fullStops + 1 : 0
            if fullStops == 3 { return [] }
            if scalar == sign {
                if beginsSentence, isBehindBlank, isBehindWord(index, in: scalars) { ends.insert(index) }
                (beginsSentence, isBehindBlank) = (false, false)
            } else if scalar.isLetterOrNumber {
                (beginsSentence, isBehindBlank) = (scalar.properties.isUppercase, false)
            } else if scalar.isBlank {
                isBehindBlank = true
            }
        }
        return ends
    }

    /// Whether a word stands right before a sign; not *no*, which with full stops is a number to dictionaries of English.
    private static func isBehindWord(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let word = scalars[..<index].suffix(3).reversed().prefix(while: \.isLetterOrNumber).map(\.properties.lowercaseMapping)
        return !word.isEmpty && word != ["o", "n"]
    }

    /// The words with three full stops in place of such signs.
    ///
    /// - Parameters:
    ///   - range: Where the words stand in the text.
    ///   - ends: Where the signs do.
    static func written(_ range: Range<Int>, of scalars: [Unicode.Scalar], ends: Set<Int>) -> String {
        var text = String.UnicodeScalarView()
        for index in range {
            if ends.contains(index) { text.append(contentsOf: "...".unicodeScalars) } else { text.append(scalars[index]) }
        }
        return String(text)
    }

    /// A translation with signs in place of these full stops.
    static func restored(in translation: String) -> String { translation.replacing("...", with: String(Character(sign))) }
}
