// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Views under random events", .timeLimit(.minutes(10)))
struct RandomLifeTests {
    /// Each seed is a hundred sequences.
    @Test("No task leaks, no session outlives its view, no wait hangs, no answer comes after the end", arguments: 0..<10)
    @MainActor func randomSequences(seed: UInt64) async {
        for sequence in 0..<100 {
            let scenario = RandomScenario(seed: seed << 32 | UInt64(sequence))
            await scenario.play(steps: 15)
            #expect(scenario.violations == [], "sequence \(sequence)")
        }
    }
}
