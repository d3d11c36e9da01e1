// SPDX-License-Identifier: Apache-2.0

/// Abbreviations that a name or a number follows, so that their full stop ends no sentence.
///
/// Only such as seldom end one are listed: titles before names, and what stands before numbers. `SentenceEnd.isEnd` does without
/// them, since it must agree with the splitter, for which a boundary too many costs nothing; a translation in two halves does.
package enum Abbreviation {
    /// In small letters, without the full stop.
    private static let known: Set<String> = [
        // Titles: English, Spanish, Portuguese, French, German, Italian, Dutch, Swedish, Polish, Russian.
        "dr", "mr", "mrs", "ms", "prof", "rev", "hon", "gen", "capt", "lt", "sgt", "st", "messrs",
        "sr", "sra", "srta", "dra", "profa", "mme", "mlle", "hr", "fr", "dott", "sig", "avv", "ing", "mevr", "dhr", "inż", "им",
        "проф",
        // Before numbers and works.
        "nr", "fig", "vol", "núm", "bzw", "vgl", "cf", "vs", "ca", "см", "стр",
    ]

    /// The longest that is listed, in bytes.
    private static let longest = 16

    /// Whether the last word before the white space before an offset is one of them, with its full stop.
    ///
    /// - Parameters:
    ///   - offset: Where the next word begins.
    ///   - bytes: Well-formed UTF-8.
    ///   - start: What stands before this offset is not looked at.
    package static func ends(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var end = offset
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A { end -= 1 }
        guard end > start, end < offset, bytes[end - 1] == UInt8(ascii: ".") else { return false }
        end -= 1
        var first = end
        while first > start, end - first < longest, bytes[first - 1] > 0x40 { first -= 1 }
        guard first < end else { return false }
        return known.contains(String(decoding: bytes[first..<end], as: UTF8.self).lowercased())
    }

    /// Whether a word is one of them, with its full stop.
    static func isOne(_ word: some StringProtocol) -> Bool {
        word.last == "." && word.utf8.count <= longest && known.contains(word.dropLast().lowercased())
    }
}
