// SPDX-License-Identifier: Apache-2.0

/// Which row of the profile a feature of a word has.
///
/// The features of a word are its characters, its runs of three and of five characters with a boundary at both ends, and the
/// word as a whole. Scalars of 21 bits are packed three to a 64-bit number; one odd multiplier a kind of feature spreads them,
/// and the upper half, scaled to the number of rows, is the row. The trainer uses
/// the same code, so that features that share a row were learnt together; detection uses the kernel `dragoman_fetch_rows`, which
/// writes the same.
package struct FeatureHash: Sendable {
    /// Stands before the first and after the last character of a word; no scalar folds to it.
    package static let boundary: UInt32 = 1

    /// Words are cut at this many scalars; a joiner and the letter after it stay together, so there may be one more.
    package static let longestWord = 30

    /// The most features that one word can have: its scalars, as many runs of three, two fewer of five, and itself.
    package static let maximumFeatures = 3 * (longestWord + 1) - 1

    // Odd numbers with well mixed bits: the multipliers of SplitMix64, xxHash64 and MurmurHash3, all in the public domain.
    private static let single: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let triple: UInt64 = 0xBF58_476D_1CE4_E5B9
    private static let early: UInt64 = 0x94D0_49BB_1331_11EB
    private static let late: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let whole: UInt64 = 0xFF51_AFD7_ED55_8CCD

    private let rowCount: UInt64

    /// A hash onto a number of rows.
    package init(rowCount: Int) {
        self.rowCount = UInt64(rowCount)
    }

    @inline(__always)
    private func row(_ hash: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: ((hash >> 32) &* rowCount) >> 32)
    }

    /// Writes the rows of a word's features.
    ///
    /// - Parameters:
    ///   - word: The folded scalars with `boundary` before and after them.
    ///   - count: How many scalars there are, boundaries included; from 3 to `longestWord + 3`.
    ///   - rows: Room for `maximumFeatures` rows.
    /// - Returns: How many rows were written.
    @inline(__always)
    func write(_ word: UnsafePointer<UInt32>, count: Int, to rows: UnsafeMutablePointer<UInt32>) -> Int {
        var next = rows
        var spelling: UInt64 = 0
        // The last three scalars packed; two and one steps earlier.
        var packed = UInt64(word[0]) << 42
        var before = packed
        var beforeThat = packed
        for index in 1..<count {
            let scalar = UInt64(word[index])
            beforeThat = before
            before = packed
            packed = packed >> 21 | scalar << 42
            spelling = (spelling ^ scalar) &* Self.whole
            spelling ^= spelling >> 29
            if index < count - 1 {
                next[0] = row((scalar &+ 1) &* Self.single)
                next += 1
            }
            if index >= 2 {
                next[0] = row(packed &* Self.triple)
                next += 1
            }
            if index >= 4 {
                next[0] = row(beforeThat &* Self.early &+ packed &* Self.late)
                next += 1
            }
        }
        next[0] = row(spelling &* Self.whole)
        return next - rows + 1
    }
}
