// SPDX-License-Identifier: Apache-2.0

/// Random numbers that depend on the seed alone: SplitMix64 (Steele, Lea and Flood, 2014).
package struct RandomNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers of a seed.
    package init(seed: UInt64) {
        state = seed
    }

    /// The numbers of one of many streams of a seed, independent of the others for all that matters here.
    package init(seed: UInt64, stream: UInt64) {
        var mixer = RandomNumbers(seed: seed &+ stream &* 0xD134_2543_DE82_EF95)
        state = mixer.next()
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number from 0 up to, not including, `bound`.
    package mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// A number from 0 up to, not including, 1.
    package mutating func unit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }
}
