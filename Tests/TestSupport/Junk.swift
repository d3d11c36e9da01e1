// SPDX-License-Identifier: Apache-2.0

/// Makes hostile documents of fragments, the same for the same seed.
package struct Junk {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// This many fragments one after the other.
    package mutating func text(of fragments: [String], count: Int) -> String {
        (0..<count).map { _ in fragments[number(below: fragments.count)] }.joined()
    }

    /// A number from 0 up.
    package mutating func number(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % limit
    }
}
