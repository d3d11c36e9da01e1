// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How often documents in one language are cut into more than one, by language and by length.
struct CutShares {
    private let segmenter: LanguageSegmenter

    init(segmenter: LanguageSegmenter) {
        self.segmenter = segmenter
    }

    /// Prints a row for all languages and one for each that was cut at any length, those most often cut first: the share of its
    /// documents of each length that were cut, the share of letters and digits in another language, and the languages found
    /// beside it, by documents.
    func measure(material: MixtureGenerator.Material, seed: UInt64, count: Int) {
        var generator = MixtureGenerator(seed: seed, material: material)
        let tags = generator.tags
        let rows = tags.map { tag in
            var row = Row(tag: tag)
            for length in MonolingualLength.allCases {
                for _ in 0..<count {
                    let document = generator.next(in: tag, length)
                    row.count(segmenter.spans(of: document.text), of: document, length)
                }
            }
            return row
        }
        let whole = rows.reduce(into: Row(tag: "all")) { $0.add($1) }
        print(
            (["language"] + MonolingualLength.allCases.map(\.rawValue) + ["letters elsewhere", "found beside it"]).joined(
                separator: "\t"))
        print(whole.text(documents: count * tags.count, others: 0))
        for row in rows.filter({ $0.cuts > 0 }).sorted(by: { ($1.cuts, $0.tag) < ($0.cuts, $1.tag) }) {
            print(row.text(documents: count, others: 4))
        }
        let clean = rows.count { $0.cuts == 0 }
        print("\(clean) of \(tags.count) languages were never cut; \(count) documents of each language and length")
    }
}

extension CutShares {
    /// What became of one language's documents.
    private struct Row {
        let tag: String
        private var cutsOfLength: [MonolingualLength: Int] = [:]
        private var othersFound: [String: Int] = [:]
        private var score = MixtureScore()

        init(tag: String) {
            self.tag = tag
        }

        var cuts: Int { cutsOfLength.values.reduce(0, +) }

        mutating func count(_ spans: [LanguageSpan], of document: MixedDocument, _ length: MonolingualLength) {
            let pieces = spans.map(MixedDocument.Piece.init)
            score.count(pieces, against: document)
            let found = Set(pieces.map(\.tag)).subtracting([MixedDocument.leftOut])
            // A document that is wholly in the wrong language is not cut.
            guard found.count > 1 else { return }
            cutsOfLength[length, default: 0] += 1
            for other in found where other != tag { othersFound[other, default: 0] += 1 }
        }

        mutating func add(_ other: Row) {
            cutsOfLength.merge(other.cutsOfLength, uniquingKeysWith: +)
            score.add(other.score)
        }

        func text(documents: Int, others maximum: Int) -> String {
            let shares = MonolingualLength.allCases.map { Share(cutsOfLength[$0] ?? 0, of: documents).description }
            let named = othersFound.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(maximum).map {
                "\($0.key) \($0.value)"
            }
            return ([tag] + shares + [score.charactersWrong.description, named.joined(separator: ", ")]).joined(separator: "\t")
        }
    }
}
