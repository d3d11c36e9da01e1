// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words in capitals, such as the names of arguments, of which a vocabulary has no piece that begins a word: it has *COUNT* as
/// the rest of one alone. Models take that for another word (*country*), and write it and the words beside it anew: of *invalid
/// COUNT value* they make *valor ílido do país*.
enum CapitalsWithoutBeginning {
    /// A word with fewer letters is mostly an acronym, which models copy.
    private static let fewestLetters = 4

    /// Where they stand in a sentence, in UTF-8 offsets. In one that ends with a full stop, and may say its words in capitals for
    /// emphasis, only those that are one piece.
    static func ranges(in sentence: PreparedSentence, _ vocabulary: Vocabulary) -> [Range<Int>] {
        // A text that is all in capitals has other words than names.
        guard sentence.text.unicodeScalars.contains(where: \.properties.isLowercase) else { return [] }
        let isClosed = sentence.text.last.map { ".!?".contains($0) } ?? false
        let pieces = sentence.pieces
        return pieces.indices.compactMap { index in
            guard vocabulary.text(of: pieces[index].id).elementsEqual(Vocabulary.wordMark) else { return nil }
            let rest = pieces[(index + 1)...].prefix { piece in
                let text = vocabulary.text(of: piece.id)
                return !text.isEmpty && text.allSatisfy(\.isASCIICapital)
            }
            guard let first = rest.first, let last = rest.last, rest.count == 1 || !isClosed else { return nil }
            let places = sentence.sourceRanges(of: first.range.lowerBound..<last.range.upperBound)
            guard places.count == 1, places[0].count >= fewestLetters,
                !sentence.text[utf8: places[0].upperBound..<sentence.text.utf8.count].utf8.starts(with: "(".utf8),
                LongWords.word(around: places[0], in: sentence.text) == places[0]
            else { return nil }
            return places[0]
        }
    }
}
