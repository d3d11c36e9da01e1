// SPDX-License-Identifier: Apache-2.0

import CScoring

/// The likeliest languages of a detection.
///
/// Most callers ask for the best alone. So the others are ranked when they are asked for, from the sums of the text's rows,
/// where these are small enough to be kept; those of long texts are ranked at once. Until then the tables of the detector, some
/// hundred kilobytes that all its detections share, are kept too.
struct LanguageRanking: Sendable {
    static let capacity = Int(dragoman_ranked)

    private enum Source {
        case listed([Detection.Hypothesis])
        case open(LanguageSoftmax, sums: InlineArray<32, Int16>)
    }

    /// The probability of the first; 0 where there is none.
    let best: Double
    private let source: Source

    /// Those of the hypotheses there is room for, best first.
    init(_ hypotheses: [Detection.Hypothesis] = []) {
        best = hypotheses.first?.probability ?? 0
        source = .listed(Array(hypotheses.prefix(Self.capacity)))
    }

    /// The ranking that a softmax gives some sums.
    ///
    /// - Parameter first: The best of them.
    @inline(__always)
    init(_ softmax: consuming LanguageSoftmax, of sums: SIMD32<Int64>, first: borrowing LanguageSoftmax.Best) {
        best = first.probability
        if let sums = first.shortSums {
            source = .open(softmax, sums: sums)
        } else {
            source = .listed(softmax.hypotheses(of: sums))
        }
    }

    var hypotheses: [Detection.Hypothesis] {
        switch source {
        case .listed(let hypotheses): hypotheses
        case .open(let softmax, let sums):
            softmax.hypotheses(of: SIMD32<Int64>(truncatingIfNeeded: unsafeBitCast(sums, to: SIMD32<Int16>.self)))
        }
    }
}

extension LanguageRanking: Hashable {
    static func == (left: LanguageRanking, right: LanguageRanking) -> Bool { left.hypotheses == right.hypotheses }

    func hash(into hasher: inout Hasher) { hasher.combine(hypotheses) }
}
