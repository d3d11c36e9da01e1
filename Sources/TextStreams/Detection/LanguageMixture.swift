// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation

/// Tells whether a text is mixed: whether no language has most of it.
///
/// The evidence of a whole text cannot: of a sign in ten languages it names one with near certainty, since it answers which one
/// language the text is in. So samples of each block are split, and their letters counted by language.
struct LanguageMixture {
    /// Blocks of up to so many bytes are split as a whole.
    private static let wholeBlock = 64 << 10
    /// Of longer ones samples of so many bytes are: splitting takes six times as long as detecting.
    private static let sampleSize = 2 << 10
    /// The first so many blocks, a few megabytes, give so many samples each; the others give one.
    private static let firstBlocks = 16
    private static let samplesOfFirst = 4
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
        guard block.count > Self.wholeBlock else { return count(block[...], as: block.count) }
        let sampleCount = blockCount <= Self.firstBlocks ? Self.samplesOfFirst : 1
        let stride = block.count / sampleCount
        for sample in 0..<sampleCount {
            let start = lineStart(in: block, from: sample * stride)
            let end = lineStart(in: block, from: min(start + Self.sampleSize, block.count))
            if start < end { count(block[start..<end], as: stride) }
        }
    }

    /// Counts bytes as a sample of so many.
    private mutating func count(_ bytes: ArraySlice<UInt8>, as size: Int) {
        guard !bytes.isEmpty else { return }
        let weight = Double(size) / Double(bytes.count)
        for span in segmenter.spans(of: String(decoding: bytes, as: UTF8.self)) {
            if let language = span.language { letters[language, default: 0] += weight * Double(span.evidence.letterCount) }
        }
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
