import CScoring

/// The likeliest languages of a detection, kept without allocating.
struct LanguageRanking: Sendable {
    static let capacity = 8

    /// The languages that the columns number, shared with the profile.
    private let tags: [LanguageTag]
    private var columns = InlineArray<8, UInt16>(repeating: 0)
    private var probabilities = InlineArray<8, Double>(repeating: 0)
    let count: Int

    /// No languages.
    init(tags: [LanguageTag]) {
        self.tags = tags
        count = 0
    }

    /// The languages that the kernel ranked, with shares that are made to sum to at most one.
    init(_ shares: dragoman_ranking, tags: [LanguageTag]) {
        self.tags = tags
        columns = unsafeBitCast(shares.columns, to: InlineArray<8, UInt16>.self)
        probabilities = unsafeBitCast(shares.shares, to: InlineArray<8, Double>.self)
        count = shares.count
        // Where hints leave no language any weight, and noise is far behind, nothing is left to share out.
        let factor = shares.total > 0 ? 1 / shares.total : 0
        for place in 0..<Self.capacity { probabilities[place] *= factor }
    }

    init(_ hypotheses: [Detection.Hypothesis]) {
        let kept = hypotheses.prefix(Self.capacity)
        tags = kept.map(\.language)
        for (index, hypothesis) in kept.enumerated() {
            columns[index] = UInt16(index)
            probabilities[index] = hypothesis.probability
        }
        count = kept.count
    }

    /// The probability of the first; 0 where there is none.
    var best: Double { count > 0 ? probabilities[0] : 0 }

    /// The first language; nil where there is none.
    var bestLanguage: LanguageTag? { count > 0 ? tags[Int(columns[0])] : nil }

    var hypotheses: [Detection.Hypothesis] {
        (0..<count).map { Detection.Hypothesis(language: tags[Int(columns[$0])], probability: probabilities[$0]) }
    }
}

extension LanguageRanking: Hashable {
    static func == (left: LanguageRanking, right: LanguageRanking) -> Bool { left.hypotheses == right.hypotheses }

    func hash(into hasher: inout Hasher) { hasher.combine(hypotheses) }
}
