// SPDX-License-Identifier: Apache-2.0

/// Weights of numbered things, one of which is drawn as often as its weight says.
struct CumulativeWeights: Sendable {
    /// The sum of the weights of all things up to and including each.
    private var sums: [Double] = []

    var count: Int { sums.count }
    var isEmpty: Bool { sums.isEmpty }

    /// Weights of no things yet.
    init() {}

    init(_ weights: some Sequence<Double>) {
        for weight in weights { append(weight) }
    }

    mutating func append(_ weight: Double) { sums.append((sums.last ?? 0) + weight) }

    /// The number of a thing; there has to be one.
    func draw(with numbers: inout RandomNumbers) -> Int {
        let target = numbers.unit() * (sums.last ?? 0)
        var low = 0
        var high = sums.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] <= target { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// What identifies the weights.
    func fingerprint(seed: UInt64) -> UInt64 { sums.reduce(seed) { Fingerprint.combining($0, $1.bitPattern) } }
}
