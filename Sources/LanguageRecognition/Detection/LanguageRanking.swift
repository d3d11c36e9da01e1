/// The likeliest languages of a detection, kept without allocating.
struct LanguageRanking: Sendable {
    static let capacity = 8

    /// The languages that the columns number, shared with the profile.
    private let tags: [LanguageTag]
    private var columns = InlineArray<8, UInt16>(repeating: 0)
    private var probabilities = InlineArray<8, Double>(repeating: 0)
    private(set) var count = 0
    /// The probability of the last: most languages do not reach it.
    private var least = 0.0

    /// No languages yet.
    init(tags: [LanguageTag]) {
        self.tags = tags
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

    /// Puts a language in its place; among equals the first to come stays ahead.
    @inline(__always)
    mutating func insert(column: Int, probability: Double) {
        if count == Self.capacity, probability <= least { return }
        var place = count
        while place > 0, probabilities[place - 1] < probability {
            if place < Self.capacity {
                columns[place] = columns[place - 1]
                probabilities[place] = probabilities[place - 1]
            }
            place -= 1
        }
        guard place < Self.capacity else { return }
        columns[place] = UInt16(truncatingIfNeeded: column)
        probabilities[place] = probability
        count = min(count + 1, Self.capacity)
        least = probabilities[count - 1]
    }

    /// Adds to the probability of a language that several columns answer for.
    mutating func add(column: Int, probability: Double) {
        var sum = probability
        if let place = (0..<count).first(where: { Int(columns[$0]) == column }) {
            sum += probabilities[place]
            for next in place..<count - 1 {
                columns[next] = columns[next + 1]
                probabilities[next] = probabilities[next + 1]
            }
            count -= 1
        }
        insert(column: column, probability: sum)
    }

    /// Multiplies all probabilities.
    mutating func scale(by factor: Double) {
        for index in 0..<count { probabilities[index] *= factor }
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
