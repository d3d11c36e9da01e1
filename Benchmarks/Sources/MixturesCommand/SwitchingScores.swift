// SPDX-License-Identifier: Apache-2.0

import SeededText

/// Scores of the documents that were written by hand, by pair and by the length of the shortest run.
///
/// Monolingual documents are counted apart from those that switch.
struct SwitchingScores {
    private var pairs: [String: MixtureScore] = [:]
    private var lengths: [RunLength: MixtureScore] = [:]
    private var switching = MixtureScore()
    private var monolingual = MixtureScore()

    /// How many words the shortest run of a document has: what makes it hard.
    private enum RunLength: String, CaseIterable {
        case word = "one word"
        case phrase = "two to five words"
        case longer = "more words"

        init(words: Int) {
            self = words < 2 ? .word : words < 6 ? .phrase : .longer
        }
    }

    /// Counts one document.
    mutating func count(_ spans: [MixedDocument.Piece], against document: MixedDocument) {
        if document.pieces.count > 1 {
            switching.count(spans, against: document)
            pairs[document.origin, default: MixtureScore()].count(spans, against: document)
            lengths[RunLength(words: document.wordsInShortestPiece), default: MixtureScore()].count(spans, against: document)
        } else {
            monolingual.count(spans, against: document)
            pairs["\(document.origin), monolingual", default: MixtureScore()].count(spans, against: document)
        }
    }

    /// A row for each, with its name.
    var rows: [String] {
        let byLength = RunLength.allCases.compactMap { length in
            lengths[length].map { "switching, shortest run of \(length.rawValue)\t\($0.row)" }
        }
        return pairs.sorted { $0.key < $1.key }.map { "switching \($0.key)\t\($0.value.row)" } + byLength
            + ["switching\t\(switching.row)", "switching, monolingual\t\(monolingual.row)"]
    }
}

extension MixedDocument {
    /// How many words the shortest piece has that is scored; a word holds a letter.
    fileprivate var wordsInShortestPiece: Int {
        let bytes = Array(text.utf8)
        var start = 0
        var fewest = Int.max
        for piece in pieces {
            defer { start = piece.end }
            guard piece.tag != Self.leftOut else { continue }
            let words = String(decoding: bytes[start..<piece.end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            fewest = min(fewest, words.count { $0.contains(where: \.isLetter) })
        }
        return fewest
    }
}
