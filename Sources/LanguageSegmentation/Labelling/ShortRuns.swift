import LanguageRecognition

/// Gives back to the words around it what is too short to be trusted inside a sentence.
enum ShortRuns {
    /// Relabels runs inside a sentence that have fewer letters than `leastLetters`. An ideograph counts for several letters.
    static func dissolve(in labels: inout [Label], _ structure: WindowStructure, leastLetters: Int, table: LanguageTable) {
        var start = 0
        while start < labels.count {
            var end = start
            var letters = 0
            while end < labels.count, labels[end] == labels[start] {
                let word = structure.units.words[end]
                letters += Int(word.letterCount) * table.letterWeights[Int(word.scriptClass)]
                end += 1
            }
            if letters < leastLetters {
                let before = start > 0 ? structure.gaps[start].boundary : .paragraph
                let behind = end < labels.count ? structure.gaps[end].boundary : .paragraph
                if before <= behind, before < .sentence {
                    for index in start..<end { labels[index] = labels[start - 1] }
                } else if behind < .sentence {
                    for index in start..<end { labels[index] = labels[end] }
                }
            }
            start = end
        }
    }
}
