// SPDX-License-Identifier: Apache-2.0

import CodeSwitching
import LanguageRecognition
import LanguageSegmentation
import SeededText

/// How well documents of short lines are split: beside the score of mixtures, what becomes of single lines.
struct ShortTextScores {
    /// A line counts as short up to this many letters, and as certain from this probability on.
    private static let shortLetters = 60
    private static let certainty = 0.9

    private let detector: LanguageDetector
    private var kinds: [(kind: ShortText.Kind, score: MixtureScore)] = []
    private var linesOfOtherScripts = Tally()
    private var languagesOfOtherScripts = Tally()
    private var certainLines = Tally()
    private var technical = Tally()
    /// What is wrong, by document, to be printed.
    private(set) var faults: [String] = []

    /// Parts of a whole.
    private struct Tally {
        var right = 0
        var all = 0

        mutating func count(_ isRight: Bool) {
            all += 1
            right += isRight ? 1 : 0
        }

        var row: String { "\(all)\t\(Share(right, of: all))" }
    }

    init(detector: LanguageDetector) {
        self.detector = detector
    }

    /// Counts the documents of a kind.
    mutating func count(_ text: ShortText, _ spans: (MixedDocument) -> [LanguageSpan]) {
        var score = MixtureScore()
        for document in text.documents {
            let found = spans(document)
            score.count(found.map(MixedDocument.Piece.init), against: document)
            var faults: [String] = []
            switch text.kind {
            case .technical:
                let isRight = found.allSatisfy { $0.language == nil || document.tags.contains($0.language?.canonical ?? "") }
                technical.count(isRight)
                if !isRight { faults.append("another language") }
            case .embedded:
                if Set(found.compactMap { $0.language?.canonical }) != document.tags { faults.append("the set") }
            default: faults = countLines(of: document, found)
            }
            if !faults.isEmpty {
                let pieces = found.map {
                    "\t\($0.outcome)\t\(String(decoding: Array(document.text.utf8)[$0.range], as: UTF8.self).debugDescription)"
                }
                let tags = document.tags.sorted().joined(separator: ",")
                self.faults += ["\(document.origin)\t\(tags)\twrong: \(faults.joined(separator: "; "))"] + pieces
            }
        }
        kinds.append((text.kind, score))
    }

    /// A row for each kind, then one for each kind of line.
    var rows: [String] {
        kinds.map { "\($0.kind.rawValue)\t\($0.score.row)" } + [
            "", "measure\tcount\tright",
            "lines of another script than one beside them, in no language of a foreign script\t\(linesOfOtherScripts.row)",
            "the same, in their language\t\(languagesOfOtherScripts.row)",
            "short lines that are certain alone, in their language\t\(certainLines.row)",
            "technical prose, in no other language\t\(technical.row)",
        ]
    }

    /// Counts the lines of a document, or their parts in one language; returns those that are wrong.
    private mutating func countLines(of document: MixedDocument, _ spans: [LanguageSpan]) -> [String] {
        let lines = Self.lines(of: document).map { line in (line, detection: detector.detect(line.text)) }
        let scripts = Set(lines.compactMap(\.detection.script).map(Self.family))
        var faults: [String] = []
        for (line, detection) in lines {
            let found = spans.filter { $0.range.overlaps(line.range) }
            let isRight = found.allSatisfy { $0.language?.canonical == line.tag }
            var isCounted = false
            if scripts.count > 1, let script = detection.script {
                let others = found.compactMap(\.language).filter { $0.canonical != line.tag }
                linesOfOtherScripts.count(others.allSatisfy { Self.family(of: $0.likelyScript ?? "") == Self.family(of: script) })
                languagesOfOtherScripts.count(isRight)
                isCounted = true
            }
            if line.letterCount <= Self.shortLetters, case .language(let tag, let probability) = detection.outcome,
                tag.canonical == line.tag, probability >= Self.certainty
            {
                certainLines.count(isRight)
                isCounted = true
            }
            if isCounted, !isRight { faults.append(line.text) }
        }
        return faults
    }

    /// A line, or the part of one that is in one language, as its author has it.
    private struct Line {
        let range: Range<Int>
        let tag: String
        let text: String

        var letterCount: Int { text.unicodeScalars.count(where: \.properties.isAlphabetic) }
    }

    private static func lines(of document: MixedDocument) -> [Line] {
        let bytes = Array(document.text.utf8)
        var lines: [Line] = []
        var start = 0
        for piece in document.pieces {
            defer { start = piece.end }
            guard piece.tag != MixedDocument.leftOut else { continue }
            for slice in bytes[start..<piece.end].split(whereSeparator: { [0x0A, 0x09].contains($0) }) {
                var slice = slice
                // White space and marks at the ends may be in any span.
                while let last = slice.last, last < 0x80, !Self.isLetter(last) { slice.removeLast() }
                while let first = slice.first, first < 0x80, !Self.isLetter(first) { slice.removeFirst() }
                let line = Line(
                    range: slice.startIndex..<slice.endIndex, tag: piece.tag, text: String(decoding: slice, as: UTF8.self))
                if line.letterCount > 0 { lines.append(line) }
            }
        }
        return lines
    }

    /// A script, or one that holds it or shares most of its characters.
    private static func family(of script: String) -> String {
        switch script {
        case "Hans", "Hant", "Jpan", "Hira", "Kana", "Hrkt", "Bopo": "Hani"
        case "Kore": "Hang"
        default: script
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
