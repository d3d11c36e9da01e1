// SPDX-License-Identifier: Apache-2.0

import CScoring

// What training asks a detector for.

extension LanguageDetector {
    /// How many features count for a text: those of its main script's words.
    package func featureCount(of evidence: Evidence) -> Int {
        evidence.counts.featureCount(inLatin: mainScript(of: evidence.counts) == latinScriptClass)
    }

    /// Maps the sums that count to scores and hands on a pointer to one score a column.
    package func withScores<Result>(of evidence: Evidence, _ body: (UnsafePointer<Float>) -> Result) -> Result {
        let sums = evidence.sums(inLatin: mainScript(of: evidence.counts) == latinScriptClass)
        var lanes = SIMD32<Float>.zero
        for lane in lanes.indices { lanes[lane] = Float(sums[lane]) }
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: profile.stride) { scores in
            withUnsafeBytes(of: &lanes) { raw in
                // Both buffers have a length that is never zero, and so an address.
                guard let lanes = raw.assumingMemoryBound(to: Float.self).baseAddress, let target = scores.baseAddress else {
                    preconditionFailure("a buffer without memory")
                }
                dragoman_score(profile.matrix.base, profile.stride, lanes, target)
                return body(UnsafePointer(target))
            }
        }
    }

    /// The columns of the languages that may answer for a text, by its main script.
    package func columns(for evidence: Evidence) -> [Int] {
        mainScript(of: evidence.counts).map { selection.matrices[$0].candidates.map(\.column) } ?? []
    }

    /// The column of noise that a text is compared with, by its main script.
    package func noiseColumn(for evidence: Evidence) -> Int { profile.noiseColumns[mainScript(of: evidence.counts) ?? 0] }
}
