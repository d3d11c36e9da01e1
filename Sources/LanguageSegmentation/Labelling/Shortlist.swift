import LanguageRecognition

/// Which languages the words of a section may be in: those that lead, or nearly lead, in the section, in one of its sentences, or in a few
/// words in a row.
struct Shortlist {
    /// So many words in a row are looked at together.
    private static let pieceLength = 6
    /// Languages as far behind the leader as this are not in question.
    private static let reach: Float = 6
    private static let leadersOfPiece = 3

    private let detector: LanguageDetector
    private let table: LanguageTable
    private var votes: [Float]
    private var touched: [Int] = []
    private var choices: [Int: LanguageTable.Choice] = [:]

    init(detector: LanguageDetector, table: LanguageTable) {
        self.detector = detector
        self.table = table
        votes = [Float](repeating: 0, count: table.columnCount)
    }

    /// The languages of a section, the likeliest first.
    mutating func languages(of sentences: ArraySlice<Range<Int>>, in units: TextUnits) -> [LanguageTable.Choice] {
        for column in touched { votes[column] = 0 }
        touched.removeAll(keepingCapacity: true)
        for sentence in sentences {
            vote(sentence, in: units)
            guard sentence.count > Self.pieceLength else { continue }
            for start in stride(from: sentence.lowerBound, to: sentence.upperBound, by: Self.pieceLength / 2) {
                let end = min(start + Self.pieceLength, sentence.upperBound)
                vote(start..<end, in: units)
                if end == sentence.upperBound { break }
            }
        }
        touched.sort { (votes[$1], $0) < (votes[$0], $1) }
        return touched.compactMap { choices[$0] }
    }

    /// Gives votes to the languages that lead in some words.
    private mutating func vote(_ words: Range<Int>, in units: TextUnits) {
        let (lanes, featureCount) = units.sum(of: words)
        guard featureCount > 0 else { return }
        var scripts: UInt64 = 0
        for index in words { scripts |= 1 << UInt64(units.words[index].scriptClass) }
        let factor = detector.factor(featureCount: featureCount)
        detector.withScores(ofLanes: lanes) { scores in
            var rest = scripts & ~1
            while rest != 0 {
                let script = rest.trailingZeroBitCount
                rest &= rest - 1
                vote(table.choices[script], scores: scores, factor: factor, weight: Float(featureCount))
            }
        }
    }

    private mutating func vote(
        _ languages: [LanguageTable.Choice], scores: UnsafePointer<Float>, factor: Float, weight: Float
    ) {
        var leaders: [(index: Int, score: Float)] = []
        for index in languages.indices {
            let score = scores[languages[index].column] * factor + languages[index].bias
            guard leaders.count < Self.leadersOfPiece || score > leaders[leaders.count - 1].score else { continue }
            if leaders.count == Self.leadersOfPiece { leaders.removeLast() }
            let place = leaders.firstIndex { score > $0.score } ?? leaders.count
            leaders.insert((index, score), at: place)
        }
        guard let highest = leaders.first?.score else { return }
        for leader in leaders where highest - leader.score < Self.reach {
            let column = languages[leader.index].column
            if votes[column] == 0 {
                touched.append(column)
                choices[column] = languages[leader.index]
            }
            votes[column] += weight * (1 - (highest - leader.score) / Self.reach)
        }
    }
}
