// SPDX-License-Identifier: Apache-2.0

/// Draws that are the same for the same seed, on every machine and with every version of the standard library.
///
/// SplitMix64, by Guy Steele, Doug Lea and Christine Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SeededGenerator: Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number in a range that is not empty. The bias of at most range/2⁶⁴ is of no account here.
    package mutating func number(in range: ClosedRange<Int>) -> Int {
        let size = UInt64(range.upperBound - range.lowerBound) + 1
        return range.lowerBound + Int(next().multipliedFullWidth(by: size).high)
    }

    /// One of a collection's elements; the collection is not empty.
    package mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(in: 0...elements.count - 1)]
    }

    /// True as often as `share` says, from 0 to 1.
    package mutating func chance(_ share: Double) -> Bool {
        Double(next() >> 11) < share * 9_007_199_254_740_992
    }

    /// As many characters of an alphabet as asked for, drawn one by one.
    package mutating func characters(_ count: ClosedRange<Int>, of alphabet: String) -> String {
        let letters = Array(alphabet)
        return String((0..<number(in: count)).map { _ in one(of: letters) })
    }

    /// The elements in another order (Fisher and Yates).
    package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result = elements
        for index in result.indices.dropFirst().reversed() {
            result.swapAt(index, number(in: 0...index))
        }
        return result
    }
}
