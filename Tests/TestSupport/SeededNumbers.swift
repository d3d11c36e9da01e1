// SPDX-License-Identifier: Apache-2.0

/// Random numbers from a seed, the same in every run: SplitMix64.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Numbers that begin at a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number of a range.
    public mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// One of the elements, of which there is at least one.
    public mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(in: 0...elements.count - 1)]
    }
}
