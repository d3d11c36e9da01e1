// SPDX-License-Identifier: Apache-2.0

/// The word that is being read: its folded scalars with room for a boundary at both ends.
///
/// It looks into memory of the scan that made it, and lives no longer.
struct WordBuffer {
    /// Room for the longest word, the boundaries, a joiner and the scalars of one expansion.
    static let capacity = FeatureHash.longestWord + 2 + 8

    /// The first scalar is the boundary.
    let scalars: UnsafeMutablePointer<UInt32>
    /// The text that it stands in.
    private let text: UnsafePointer<UInt8>
    /// How many scalars the word has, boundaries not counted.
    var count = 0
    /// How many of them are letters or ideographs.
    var letterCount = 0
    /// Where the word starts in the text.
    var start = 0
    /// The script class of its first letter.
    var scriptClass = 0
    var isIdeographic = false
    /// Whether no letter beyond ASCII is in it, as it stands in the text.
    var isASCII = true
    /// Whether Latin and Cyrillic letters stand in it side by side.
    var mixesLookalikes = false
    /// Whether a digit stands right before or after.
    var touchesDigit = false
    /// A joiner that belongs to the word if a letter follows; 0 where there is none.
    var pendingJoiner: UInt32 = 0
    /// Where it stands in the text.
    var joinerStart = 0

    init(scalars: UnsafeMutablePointer<UInt32>, text: UnsafePointer<UInt8>) {
        self.scalars = scalars
        self.text = text
        scalars[0] = FeatureHash.boundary
    }

    @inline(__always)
    mutating func append(_ scalar: UInt32) {
        count &+= 1
        scalars[count] = scalar
    }

    /// Whether a letter simply comes after those that are there.
    @inline(__always)
    func goesOn(with letter: CharacterEntry) -> Bool {
        pendingJoiner == 0 && !isIdeographic && letter.scriptClass == scriptClass && count < FeatureHash.longestWord
    }

    /// Whether the word is a letter three times or more and nothing else: `www`, `zzz`, `ааааа`. No language has such words.
    @inline(__always)
    var repeatsOneLetter: Bool {
        guard count > 2, scalars[1] == scalars[2], scalars[2] == scalars[3] else { return false }
        return (4..<max(4, count + 1)).allSatisfy { scalars[$0] == scalars[1] }
    }

    /// Whether it is of full-width letters of ASCII alone, up to its end in the text. Other letters fold to ASCII, too, but *1ª*
    /// and *2ᵉ* are words.
    func isFullWidthASCII(upTo end: Int) -> Bool {
        end - start == 3 * count
            && (0..<count).allSatisfy { scalars[$0 + 1] < 0x80 && text[start + 3 * $0] == Self.leadOfFullWidth }
    }

    /// The first byte of U+F000 to U+FFFF.
    private static let leadOfFullWidth: UInt8 = 0xEF

    @inline(__always)
    mutating func clear() {
        count = 0
        letterCount = 0
        isASCII = true
        isIdeographic = false
        mixesLookalikes = false
        touchesDigit = false
        pendingJoiner = 0
    }
}
