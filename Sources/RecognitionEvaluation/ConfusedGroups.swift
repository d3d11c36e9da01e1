// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Groups of languages that are taken for one another, found from what was confused.
///
/// How close two languages are is the share of the texts of either that got the other, the mean of both ways. Starting from
/// languages by themselves, the two groups that are closest on average are joined, again and again, as long as the result is no
/// larger than it may be.
public struct ConfusedGroups: Sendable {
    /// The groups, those with most confusion first; the languages of each in order of their tags.
    public let groups: [[LanguageTag]]

    /// The groups that some evaluations show together.
    ///
    /// - Parameters:
    ///   - evaluations: What was judged; their texts are counted together.
    ///   - maximumLanguages: How many languages a group has at most.
    ///   - minimumCloseness: How close groups must be to be joined, from 0 to 1.
    public init(in evaluations: [Evaluation], maximumLanguages: Int = 6, minimumCloseness: Double = 0.01) {
        let closeness = Self.closeness(in: evaluations)
        var groups = Set(closeness.keys.flatMap { [$0.first, $0.second] }).sorted().map { [$0] }
        while let (left, right) = Self.closest(
            of: groups, by: closeness, maximumLanguages: maximumLanguages, least: minimumCloseness)
        {
            groups[left] = (groups[left] + groups[right]).sorted()
            groups.remove(at: right)
        }
        let weighed = groups.filter { $0.count > 1 }.map { group in (group: group, weight: Self.sum(within: group, of: closeness))
        }
        self.groups = weighed.sorted { ($1.weight, $0.group[0]) < ($0.weight, $1.group[0]) }.map(\.group)
    }

    /// Two languages, the lower tag first.
    private struct Pair: Hashable {
        let first: LanguageTag
        let second: LanguageTag

        init(_ one: LanguageTag, _ other: LanguageTag) {
            (first, second) = one < other ? (one, other) : (other, one)
        }
    }

    private static func closeness(in evaluations: [Evaluation]) -> [Pair: Double] {
        var totals: [LanguageTag: Int] = [:]
        var mistakes: [LanguageTag: [LanguageTag: Int]] = [:]
        for (language, score) in evaluations.flatMap(\.scores) {
            totals[language, default: 0] += score.total
            mistakes[language, default: [:]].merge(score.mistakes, uniquingKeysWith: +)
        }
        var closeness: [Pair: Double] = [:]
        // In order, so that sums of fractions come out alike in every run.
        for (language, given) in mistakes.sorted(by: { $0.key < $1.key }) {
            for (other, count) in given where other != language {
                closeness[Pair(language, other), default: 0] += Double(count) / Double(totals[language] ?? count) / 2
            }
        }
        return closeness
    }

    /// The two groups to be joined next, the first before the second.
    private static func closest(
        of groups: [[LanguageTag]], by closeness: [Pair: Double], maximumLanguages: Int, least: Double
    ) -> (left: Int, right: Int)? {
        var places: [LanguageTag: Int] = [:]
        for (place, group) in groups.enumerated() { for language in group { places[language] = place } }
        var sums: [SIMD2<Int>: Double] = [:]
        for (pair, share) in closeness.sorted(by: { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }) {
            guard let one = places[pair.first], let other = places[pair.second], one != other else { continue }
            sums[SIMD2(min(one, other), max(one, other)), default: 0] += share
        }
        let candidates = sums.compactMap { place, sum -> (left: Int, right: Int, mean: Double)? in
            let (left, right) = (groups[place.x].count, groups[place.y].count)
            let mean = sum / Double(left * right)
            return left + right <= maximumLanguages && mean >= least ? (place.x, place.y, mean) : nil
        }
        return candidates.max { ($0.mean, $1.left, $1.right) < ($1.mean, $0.left, $0.right) }.map { ($0.left, $0.right) }
    }

    private static func sum(within group: [LanguageTag], of closeness: [Pair: Double]) -> Double {
        var sum = 0.0
        for (place, one) in group.enumerated() {
            for other in group[(place + 1)...] { sum += closeness[Pair(one, other)] ?? 0 }
        }
        return sum
    }
}
