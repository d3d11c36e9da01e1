// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How many lines of code between paragraphs of one language are found to be in none, by the kind of code.
struct CodeShares {
    private static let kinds: [NoiseKind] = [
        .cCode, .scriptCode, .shellCommand, .markup, .styleSheet, .query, .dataNotation, .regularExpression, .stackFrame,
        .logLine,
    ]

    private let segmenter: LanguageSegmenter

    init(segmenter: LanguageSegmenter) {
        self.segmenter = segmenter
    }

    /// Prints a row for each kind, and one for all of them: the share of lines of which no letter is in a language, and the share
    /// of letters and digits around them that are in the right one.
    func measure(material: MixtureGenerator.Material, seed: UInt64, count: Int) {
        var generator = MixtureGenerator(seed: seed, material: material)
        var code = NoiseGenerator(seed: seed)
        let tags = generator.tags
        var whole = Row(name: "all")
        print("kind\tlines\tin no language\tletters and digits around them right")
        for kind in Self.kinds {
            var row = Row(name: kind.rawValue)
            for index in 0..<count {
                let tag = tags[index % tags.count]
                var document = MixedDocument(origin: kind.rawValue)
                document.append(generator.next(in: tag, .sentence).text + "\n\n", in: tag)
                let start = document.text.utf8.count
                document.append(code.line(of: kind), in: MixedDocument.leftOut)
                let line = start..<document.text.utf8.count
                document.append("\n\n" + generator.next(in: tag, .sentence).text, in: tag)
                row.count(segmenter.spans(of: document.text), of: document, line)
            }
            whole.add(row)
            print(row.text)
        }
        print(whole.text)
    }
}

extension CodeShares {
    /// What became of the lines of one kind.
    private struct Row {
        let name: String
        private var lines = 0
        private var linesInNone = 0
        private var score = MixtureScore()

        init(name: String) {
            self.name = name
        }

        mutating func count(_ spans: [LanguageSpan], of document: MixedDocument, _ line: Range<Int>) {
            lines += 1
            linesInNone += spans.allSatisfy { $0.language == nil || !$0.range.overlaps(line) } ? 1 : 0
            score.count(spans.map(MixedDocument.Piece.init), against: document)
        }

        mutating func add(_ other: Row) {
            lines += other.lines
            linesInNone += other.linesInNone
            score.add(other.score)
        }

        var text: String { "\(name)\t\(lines)\t\(Share(linesInNone, of: lines))\t\(score.charactersRight)" }
    }
}
