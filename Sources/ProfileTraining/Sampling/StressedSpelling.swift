// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Text with its stress written, as some of a language's writers do and its training text does not: `ing kayang aldó` for `ing
/// kayang aldo`.
///
/// Kapampangan and Pangasinan have accents in print and in schools, and none in messages; the corpora have the latter.
enum StressedSpelling {
    private static let tags: Set<LanguageTag> = ["pam", "pag"]
    /// The share of vowels that get an accent in a text that has any.
    private static let stressedShare = 0.2
    private static let accents: [UInt8: [String]] = [
        UInt8(ascii: "a"): ["á", "à", "â"], UInt8(ascii: "e"): ["é", "è", "ê"], UInt8(ascii: "i"): ["í", "ì", "î"],
        UInt8(ascii: "o"): ["ó", "ò", "ô"], UInt8(ascii: "u"): ["ú", "ù", "û"],
    ]

    /// Whether a language is written either way.
    static func isUsed(in tag: LanguageTag) -> Bool { tags.contains(tag) }

    /// A text with accents on vowels drawn at random, as all that is drawn for training is.
    static func applied(to text: ArraySlice<UInt8>, with numbers: inout RandomNumbers) -> [UInt8] {
        var bytes: [UInt8] = []
        for byte in text {
            if let variants = accents[byte], numbers.unit() < stressedShare {
                // The acute is the most frequent by far.
                bytes += Array(variants[max(0, numbers.below(6) - 3)].utf8)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
