// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

extension Evaluation {
    /// The mean of the languages' accuracies, from 0 to 1: a language counts as much as another, however many texts it has.
    public var macroAccuracy: Double {
        scores.isEmpty ? 0 : scores.values.reduce(0) { $0 + $1.accuracy } / Double(scores.count)
    }

    /// How many texts were judged.
    public var textCount: Int { scores.values.reduce(0) { $0 + $1.total } }

    /// The share of texts that got no language, from 0 to 1.
    public var undeterminedShare: Double {
        textCount == 0 ? 0 : Double(scores.values.reduce(0) { $0 + $1.undetermined }) / Double(textCount)
    }

    /// The share of answers whose probability is .9 or more, from 0 to 1; texts that got no language are not answers.
    public var confidentShare: Double {
        let answers = reliability.all.count
        return answers == 0 ? 0 : Double(reliability.answers(atLeast: 0.9).count) / Double(answers)
    }

    /// What is answered, and how much of that is wrong, where only answers of at least some probability are taken.
    ///
    /// - Parameter probability: From 0 to 1, in whole hundredths.
    public func risk(atLeast probability: Double) -> Risk {
        Risk(threshold: probability, texts: textCount, taken: reliability.answers(atLeast: probability))
    }

    /// The languages that are recognised worst, worst first.
    public func worst(_ count: Int) -> [(language: LanguageTag, score: Score)] {
        scores.sorted { ($0.value.accuracy, $0.key) < ($1.value.accuracy, $1.key) }.prefix(count).map { ($0.key, $0.value) }
    }

    /// The pairs that are confused most: the label, the language given, and how often.
    public func confusions(_ count: Int) -> [(right: LanguageTag, given: LanguageTag, count: Int)] {
        let all = scores.flatMap { right, score in score.mistakes.map { (right: right, given: $0.key, count: $0.value) } }
        return Array(all.sorted { (-$0.count, $0.right, $0.given) < (-$1.count, $1.right, $1.given) }.prefix(count))
    }
}
