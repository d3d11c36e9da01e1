// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import SeededText

/// Which of the generators makes the lines.
enum NoiseSource: String, ExpressibleByArgument, CaseIterable {
    case first, second

    /// This many lines from a seed.
    func lines(_ count: Int, seed: UInt64) -> [NoiseLine] {
        switch self {
        case .first:
            var generator = NoiseGenerator(seed: seed)
            return (0..<count).map { _ in generator.next() }
        case .second:
            var generator = SecondNoiseGenerator(seed: seed)
            return (0..<count).map { _ in generator.next() }
        }
    }
}
