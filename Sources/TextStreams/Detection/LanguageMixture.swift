// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TextScanning

/// Tells whether a text is mixed: whether no language has most of it.
///
/// The evidence of a whole text cannot: of a sign in ten languages it names one with near certainty, since it answers which one
/// language the text is in. So samples of each block are taken, and the languages of their pieces detected. Nearly all pieces of
/// most texts are in one language, and that is known then for as much work as detection takes. Where they differ, and where lines
/// have cells, of which a piece would hold several, the block is split, and its letters counted by language.
struct LanguageMixture {
    /// The first so many blocks, a few megabytes, give so many samples each; the others give one.
    private static let firstBlocks = 16
    private static let samplesOfFirst = 4
    /// A sample has so many bytes. A block that has no more than all of its samples is one.
    private static let sampleSize = 2 << 10
    /// Blocks of up to so many bytes are split as a whole, longer ones in their samples: splitting takes six times as long as
    /// detecting.
    private static let wholeBlock = 64 << 10
    /// A piece has so many bytes and ends with a line, or after twice as many with a word: few enough that hardly any is in
    /// several languages, and enough for its language to be certain.
    private static let pieceSize = 96
    /// A piece is in a language from this probability on.
    private static let minimumProbability = 0.9
    /// Pieces agree if this share of their letters is in one language: far more than the half that decides, since letters in a
    /// piece may be in another.
    private static let agreement = 0.7
    /// And this share of all letters is: where most pieces say nothing, the others cannot speak for them.
    private static let agreementOfAll = 0.4
    /// A language has most of a text with more than this share of the letters.
    private static let majority = 0.5

    private let segmenter: LanguageSegmenter
    private var blockCount = 0
    /// By language, about how many letters are in it.
    private var letters: [LanguageTag: Double] = [:]

    init(segmenter: LanguageSegmenter) {
        self.segmenter = segmenter
    }

    /// Counts the languages of a block.
    mutating func add(_ block: borrowing [UInt8]) {
        blockCount += 1
        var samples = samples(of: block)
        let counts: [LanguageTag: Int]
        let pieces = samples.map { block[$0] }
        if !Self.haveCells(pieces), let agreed = lettersOfPieces(in: pieces) {
            counts = agreed
        } else {
            if block.count <= Self.wholeBlock { samples = [0..<block.count] }
            counts = lettersOfSpans(in: samples.map { block[$0] })
        }
        let weight = Double(block.count) / Double(max(1, samples.reduce(0) { $0 + $1.count }))
        for (language, count) in counts { letters[language, default: 0] += weight * Double(count) }
    }

    /// Where the samples of a block stand, which begin and end with lines where these are not long.
    private func samples(of block: borrowing [UInt8]) -> [Range<Int>] {
        let count = blockCount <= Self.firstBlocks ? Self.samplesOfFirst : 1
        guard block.count > count * Self.sampleSize else { return [0..<block.count] }
        let stride = block.count / count
        var samples: [Range<Int>] = []
        for sample in 0..<count {
            // A long line may have taken the sample before so far.
            let start = max(samples.last?.upperBound ?? 0, lineStart(in: block, from: sample * stride))
            samples.append(start..<max(start, lineStart(in: block, from: min(start + Self.sampleSize, block.count))))
        }
        return samples
    }

    /// Whether many lines of some samples have cells: columns, or labels in several languages with slashes between them.
    private static func haveCells(_ samples: [ArraySlice<UInt8>]) -> Bool {
        var (lineCount, cellCount) = (0, 0)
        for sample in samples {
            sample.withUnsafeBufferPointer { bytes in
                var startsLine = true
                for (offset, byte) in bytes.enumerated() {
                    if byte == 0x0A {
                        lineCount += 1
                        startsLine = true
                    } else if byte == 0x20 || byte == 0x09 {
                        let endsSlash = offset > 1 && bytes[offset - 1] == UInt8(ascii: "/") && bytes[offset - 2] == 0x20
                        let isGap = ColumnGap.ends(at: offset + 1, in: bytes)
                        if !startsLine, endsSlash || isGap { cellCount += 1 }
                    } else {
                        startsLine = false
                    }
                }
            }
        }
        return cellCount > 1 && cellCount * fewestLinesWithCells >= lineCount
    }

    /// Of so many lines one has cells at least.
    private static let fewestLinesWithCells = 4

    /// By language, the letters of the pieces of some samples; nil where these do not agree.
    private func lettersOfPieces(in samples: [ArraySlice<UInt8>]) -> [LanguageTag: Int]? {
        let detector = segmenter.detector
        var counts: [LanguageTag: Int] = [:]
        var (counted, total) = (0, 0)
        for var rest in samples {
            while !rest.isEmpty {
                let piece = rest[..<pieceEnd(in: rest)]
                rest = rest[piece.endIndex...]
                let evidence = piece.withUnsafeBufferPointer(detector.evidence(ofUTF8:))
                let detection = detector.detection(for: evidence)
                let letters = evidence.counts.letters.wrappedSum()
                total += Int(letters)
                guard let language = detection.language else { continue }
                counted += Int(letters)
                guard detection.probability >= Self.minimumProbability else { continue }
                let latin = evidence.counts.letters[detector.latinScriptClass]
                counts[language, default: 0] += Int(detection.script == "Latn" ? latin : letters &- latin)
            }
        }
        let most = Double(counts.values.max() ?? 0)
        return most > max(Self.agreement * Double(counted), Self.agreementOfAll * Double(total)) ? counts : nil
    }

    /// By language, the letters of the spans of some samples.
    private func lettersOfSpans(in samples: [ArraySlice<UInt8>]) -> [LanguageTag: Int] {
        var counts: [LanguageTag: Int] = [:]
        for span in samples.flatMap({ segmenter.spans(of: String(decoding: $0, as: UTF8.self)) }) {
            if let language = span.language { counts[language, default: 0] += span.evidence.letterCount }
        }
        return counts
    }

    /// The end of the first piece of some bytes.
    private func pieceEnd(in bytes: ArraySlice<UInt8>) -> Int {
        let searched = bytes.dropFirst(Self.pieceSize)
        let reach = searched.prefix(Self.pieceSize)
        if let lineFeed = reach.firstIndex(of: UInt8(ascii: "\n")) { return lineFeed + 1 }
        let beyond = searched.dropFirst(Self.pieceSize).prefix(Self.pieceSize)
        if let space = beyond.firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) { return space + 1 }
        // Between two scalars, as in scripts without spaces.
        return searched.dropFirst(Self.pieceSize).firstIndex { !UTF8.isContinuation($0) } ?? bytes.endIndex
    }

    /// The start of the first line from an offset on; the offset itself where none starts within a sample's size.
    private func lineStart(in block: borrowing [UInt8], from offset: Int) -> Int {
        guard offset > 0, offset < block.count else { return offset }
        let reach = block[(offset - 1)..<min(offset + Self.sampleSize, block.count)]
        return reach.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? offset
    }

    /// What was detected in the text; that it is mixed, with the languages and their shares of the letters for hypotheses, where
    /// no language has most of it.
    func outcome(of detection: Detection) -> Detection {
        let ranked = letters.sorted { ($1.value, $0.key.canonical) < ($0.value, $1.key.canonical) }
        let total = ranked.reduce(0) { $0 + $1.value }
        guard let most = ranked.first, most.value <= Self.majority * total else { return detection }
        let shares = ranked.map { Detection.Hypothesis(language: $0.key, probability: $0.value / total) }
        return Detection(outcome: .undetermined(.mixed), hypotheses: shares, script: detection.script)
    }
}
