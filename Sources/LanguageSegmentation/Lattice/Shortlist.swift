// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Which languages the words of a section may be in: those that lead, or nearly lead, in one of its sentences or in a few words
/// in a row.
struct Shortlist {
    /// This many consecutive words vote together: few enough that the language of a short embedded phrase gets on the list. With
    /// six, .70 of documents with such phrases have the set of their languages right; with three, .77.
    private static let pieceLength = 3
    /// Languages as far behind the leader as this, in nats, are not in question.
    private static let reach: Float = 6
    /// A sentence of fewer features, a word or two, says too little of its own language.
    private static let featuresOfLeader = 16
    /// The likeliest languages of the sections beside it are added later, so some places are kept free.
    private static let maximumOwnCount = LatticeSection.maximumLanguages - 3

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages
    /// By column, how many features it leads in, those in which it nearly leads in part.
    private var votes: [Float]
    private var voted: [Int] = []
    /// The scripts of the words voted on, one bit per class.
    private var scripts: UInt64 = 0
    /// The languages that lead in a sentence.
    private var leaders: [Int] = []
    /// The language that leads in the words voted on last, of the script in which it leads by most features.
    private var leaderOfVote: Int?

    init(detector: LanguageDetector, languages: AnswerableLanguages) {
        self.detector = detector
        self.languages = languages
        votes = [Float](repeating: 0, count: detector.scoreCount)
    }

    /// The columns of the languages of some sentences, the likeliest first.
    mutating func columns(of sentences: ArraySlice<Range<Int>>, in units: TextUnits) -> [Int] {
        for column in voted { votes[column] = 0 }
        voted.removeAll(keepingCapacity: true)
        leaders.removeAll(keepingCapacity: true)
        scripts = 0
        for sentence in sentences {
            vote(sentence, in: units)
            if let leader = leaderOfVote, !leaders.contains(leader) { leaders.append(leader) }
            guard sentence.count > Self.pieceLength else { continue }
            for start in stride(from: sentence.lowerBound, to: sentence.upperBound, by: Self.pieceLength) {
                vote(start..<min(start + Self.pieceLength, sentence.upperBound), in: units)
            }
        }
        voted.sort { (votes[$1], $0) < (votes[$0], $1) }
        var chosen = Array(voted.prefix(Self.maximumOwnCount))
        guard voted.count > Self.maximumOwnCount else { return chosen }
        addLeadersOfScripts()
        // In a list of signs in ten languages each has but one sentence; what leads in one, or in a script, goes before what
        // nearly leads in many.
        for leader in leaders where !chosen.contains(leader) {
            guard let other = chosen.lastIndex(where: { !leaders.contains($0) }) else { break }
            chosen.remove(at: other)
            chosen.append(leader)
        }
        return chosen
    }

    /// Where there are several scripts, adds the language with the most votes of each to those that lead.
    private mutating func addLeadersOfScripts() {
        guard scripts & (scripts &- 1) != 0 else { return }
        while scripts != 0 {
            let script = UInt8(scripts.trailingZeroBitCount)
            scripts &= scripts - 1
            if let first = voted.first(where: { languages.isWritten($0, in: script) }) { leaders.append(first) }
        }
    }

    /// Gives votes to the languages that lead in some words, for each script they are written in.
    private mutating func vote(_ words: Range<Int>, in units: TextUnits) {
        leaderOfVote = nil
        let featureCount = units.featureCount(of: words)
        guard featureCount > 0 else { return }
        var scripts: UInt64 = 0
        for index in words { scripts |= 1 << UInt64(units.words[index].scriptClass) }
        scripts &= languages.scripts
        let factor = detector.factor(featureCount: featureCount)
        while scripts != 0 {
            let script = scripts.trailingZeroBitCount
            scripts &= scripts - 1
            let leaders = detector.leaders(of: words, in: units, script: script, factor: factor, biases: languages.biases[script])
            for place in 0..<leaders.count {
                let (candidate, value) = leaders[place]
                let distance = leaders[0].value - value
                if distance >= Self.reach { break }
                let column = languages.columnsOfScript[script][candidate]
                if votes[column] == 0 { voted.append(column) }
                votes[column] += Float(featureCount) * (1 - distance / Self.reach)
                if place == 0, featureCount >= Self.featuresOfLeader { leaderOfVote = column }
            }
        }
    }
}
