// SPDX-License-Identifier: Apache-2.0

/// A set of pieces, kept for use again.
struct PieceSet {
    private var words: [UInt64]
    /// How many pieces are in the set.
    private(set) var count = 0
    /// Pieces are below this.
    let capacity: Int

    /// An empty set of pieces below a number.
    init(capacity: Int) {
        words = [UInt64](repeating: 0, count: (capacity + 63) / 64)
        self.capacity = capacity
    }

    /// Inserts a piece; one that is out of bounds is passed over.
    mutating func insert(_ piece: UInt32) {
        guard Int(piece) < capacity else { return }
        let bit: UInt64 = 1 << (UInt64(piece) & 63)
        if words[Int(piece >> 6)] & bit == 0 { count += 1 }
        words[Int(piece >> 6)] |= bit
    }

    /// Appends the pieces in ascending order, and empties the set.
    mutating func drain(into result: inout [UInt32]) {
        for index in words.indices where words[index] != 0 {
            var word = words[index]
            while word != 0 {
                result.append(UInt32(index * 64 + word.trailingZeroBitCount))
                word &= word - 1
            }
            words[index] = 0
        }
        count = 0
    }
}
