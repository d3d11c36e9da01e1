// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

extension TrainingOptions {
    /// The most rows: in training each takes 132 bytes of memory.
    static let maximumRowCount = 100_000_000
    /// The most examples: some months of work.
    static let maximumExampleCount = 1_000_000_000_000
    /// What a profile can say of how likely a language is: whole hundredths, in 16 bits.
    static let priors = 0.01...655.35

    /// Finds out what could not be trained, before text is read for minutes.
    func check() throws(TrainingError) {
        guard (1...Self.maximumRowCount).contains(rowCount) else {
            throw TrainingError(.badOptions, "rows must be from 1 to \(Self.maximumRowCount)")
        }
        try Self.check(exampleCount: exampleCount, rate: rate)
        let unlikely = priors.filter { !Self.priors.contains($0.value) }.keys.sorted()
        guard unlikely.isEmpty else {
            let names = unlikely.map(\.canonical).joined(separator: " ")
            throw TrainingError(
                .badOptions, "priors must be from \(Self.priors.lowerBound) to \(Self.priors.upperBound): \(names)")
        }
    }

    /// Checks what training and extending have in common.
    static func check(exampleCount: Int, rate: Float) throws(TrainingError) {
        guard (1...maximumExampleCount).contains(exampleCount) else {
            throw TrainingError(.badOptions, "examples must be from 1 to \(maximumExampleCount)")
        }
        guard rate > 0, rate.isFinite else { throw TrainingError(.badOptions, "the rate must be a number above 0") }
    }
}
