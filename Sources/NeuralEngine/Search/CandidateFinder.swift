// SPDX-License-Identifier: Apache-2.0

/// Says which pieces of the target come into question for a sentence.
struct CandidateFinder: Sendable {
    let shortlist: LexicalShortlist?
    let targetCount: Int
    /// Whether source and target have one vocabulary.
    let sharesVocabulary: Bool
    /// A piece that is never chosen; nil where all may be.
    let excluded: UInt32?

    /// The candidates for a sentence, in ascending order.
    func candidates(for source: [UInt32]) -> [UInt32] {
        guard let shortlist else { return Array(0..<UInt32(targetCount)) }
        var set = PieceSet(capacity: targetCount)
        var result: [UInt32] = []
        shortlist.candidates(for: source, includesSource: sharesVocabulary, set: &set, into: &result)
        return result
    }

    /// Sees to it that the excluded piece is not chosen.
    func exclude(from candidates: [UInt32], _ scores: UnsafeMutablePointer<Float>) {
        guard let excluded, candidates.count > 1 else { return }
        // The unknown piece is one of the first.
        for index in 0..<min(candidates.count, 8) where candidates[index] == excluded { scores[index] = -.infinity }
    }
}
