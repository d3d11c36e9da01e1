public import LanguageRecognition

/// How a recogniser does on labelled texts.
public struct Evaluation: Sendable {
    /// What became of the texts of one language.
    public struct Score: Sendable, Hashable {
        /// How many texts there were.
        public fileprivate(set) var total = 0
        /// How many got their own language.
        public fileprivate(set) var right = 0
        /// How many were undetermined.
        public fileprivate(set) var undetermined = 0
        /// How often each wrong language was given.
        public fileprivate(set) var mistakes: [LanguageTag: Int] = [:]

        /// The share that got their own language, from 0 to 1.
        public var accuracy: Double { total == 0 ? 0 : Double(right) / Double(total) }
    }

    /// Answers of about the same probability, and how many of them were right.
    public struct ReliabilityBin: Sendable, Hashable {
        /// How many answers there were.
        public fileprivate(set) var count = 0
        /// How many were right.
        public fileprivate(set) var right = 0
        /// The sum of their probabilities.
        public fileprivate(set) var probability = 0.0
    }

    /// The scores by language.
    public private(set) var scores: [LanguageTag: Score] = [:]
    /// Fifteen bins of probability, from 0 to 1.
    public private(set) var reliability = [ReliabilityBin](repeating: ReliabilityBin(), count: 15)

    /// Runs a detector over texts, on all cores. Texts in languages that the profile does not have are left out.
    public init(of detector: LanguageDetector, on texts: [LabelledText]) async {
        let known = Set(detector.profile.languages.map(\.tag))
        let asked = texts.filter { known.contains($0.language) }
        let detections = await detector.detect(contentsOf: asked.map(\.text))
        for (text, detection) in zip(asked, detections) { add(detection, of: text.language) }
    }

    private mutating func add(_ detection: Detection, of language: LanguageTag) {
        scores[language, default: Score()].total += 1
        guard case .language(let found, let probability) = detection.outcome else {
            scores[language, default: Score()].undetermined += 1
            return
        }
        let bin = min(Int(probability * Double(reliability.count)), reliability.count - 1)
        reliability[bin].count += 1
        reliability[bin].probability += probability
        if found == language {
            scores[language, default: Score()].right += 1
            reliability[bin].right += 1
        } else {
            scores[language, default: Score()].mistakes[found, default: 0] += 1
        }
    }

    /// The mean of the languages' accuracies, from 0 to 1.
    public var macroAccuracy: Double {
        scores.isEmpty ? 0 : scores.values.reduce(0) { $0 + $1.accuracy } / Double(scores.count)
    }

    /// How many texts were judged.
    public var textCount: Int { scores.values.reduce(0) { $0 + $1.total } }

    /// The share of texts that got no language, from 0 to 1.
    public var undeterminedShare: Double {
        textCount == 0 ? 0 : Double(scores.values.reduce(0) { $0 + $1.undetermined }) / Double(textCount)
    }

    /// The expected calibration error: how far the probabilities of the answers are from the shares that were right, on average.
    public var calibrationError: Double {
        let answers = reliability.reduce(0) { $0 + $1.count }
        guard answers > 0 else { return 0 }
        return reliability.reduce(0) { $0 + abs($1.probability - Double($1.right)) } / Double(answers)
    }

    /// The languages that are recognised worst, worst first.
    public func worst(_ count: Int) -> [(language: LanguageTag, score: Score)] {
        scores.sorted { ($0.value.accuracy, $0.key) < ($1.value.accuracy, $1.key) }.prefix(count).map { ($0.key, $0.value) }
    }

    /// The pairs that are confused most: right language, given language, and how often.
    public func confusions(_ count: Int) -> [(right: LanguageTag, given: LanguageTag, count: Int)] {
        let all = scores.flatMap { right, score in score.mistakes.map { (right: right, given: $0.key, count: $0.value) } }
        return Array(all.sorted { (-$0.count, $0.right, $0.given) < (-$1.count, $1.right, $1.given) }.prefix(count))
    }
}
