// SPDX-License-Identifier: Apache-2.0

/// A word as the scanner hands it on.
package struct ScannedWord {
    /// The folded scalars, with `FeatureHash.boundary` before and after them; valid during the call only.
    let scalars: UnsafePointer<UInt32>
    /// How many scalars there are, boundaries included.
    let count: Int
    /// Where the word stands in the text, in UTF-8 offsets.
    let range: Range<Int>
    /// How many letters it has.
    let letterCount: Int
    /// The script of its letters, as the profile numbers it.
    let scriptClass: Int
    /// Whether it is written in ideographs or kana.
    let isIdeographic: Bool

    /// Whether the word can be evidence by itself, as a letter that stands alone cannot: it is a variable, a unit, a point of
    /// the compass.
    @inline(__always)
    var isEvidence: Bool { letterCount > 1 || isIdeographic }
}

/// What takes the words of a text from the scanner.
protocol WordSink {
    /// Takes the next word of the text.
    mutating func take(_ word: ScannedWord)
    /// Takes note of what is not evidence.
    mutating func discount(_ stretch: DiscountedStretch)
}
