// SPDX-License-Identifier: Apache-2.0

import CScoring

extension LanguageDetector {
    /// Tells which words and n-grams of a text spoke for the likeliest language and against the second.
    ///
    /// Much slower than `detect(_:)`: it is for people.
    public func explain(_ text: String) -> Explanation {
        let detection = detect(text)
        let ranked = detection.hypotheses.map(\.language)
        var sink = ExplainingSink(
            profile: profile, winner: ranked.first, runnerUp: ranked.dropFirst().first,
            takesLatin: mainScript(of: evidence(of: text).counts) == latinScriptClass)
        var text = text
        text.withUTF8 { profile.scanner.scan($0, into: &sink) }
        // Weights are given on the scale of the scores that the softmax saw.
        let factor = profile.calibration.factor(featureCount: sink.featureCount)
        return Explanation(
            detection: detection, winner: ranked.first, runnerUp: ranked.dropFirst().first,
            units: sink.units.map { $0.scaled(by: factor) })
    }
}

extension Explanation.Unit {
    fileprivate func scaled(by factor: Double) -> Explanation.Unit {
        Explanation.Unit(
            text: text, range: range, weight: weight * factor,
            features: features.map { Explanation.Feature(text: $0.text, weight: $0.weight * factor) })
    }
}

/// Weighs each feature of a text for one language against another.
private struct ExplainingSink: WordSink {
    private(set) var units: [Explanation.Unit] = []
    private(set) var featureCount = 0
    private let profile: LanguageProfile
    private let hash: FeatureHash
    /// What a lane is worth: the winner's column less the runner-up's.
    private let difference: [Double]

    /// Whether words in Latin letters count, or all others.
    private let takesLatin: Bool

    init(profile: LanguageProfile, winner: LanguageTag?, runnerUp: LanguageTag?, takesLatin: Bool) {
        self.profile = profile
        self.takesLatin = takesLatin
        hash = FeatureHash(rowCount: profile.rowCount)
        let columns = (winner.flatMap { profile.column(of: $0) }, runnerUp.flatMap { profile.column(of: $0) })
        difference = (0..<32).map { lane in
            let values = [columns.0, columns.1].map { column in
                column.map { Double(profile.matrix[lane * profile.stride + $0]) } ?? 0
            }
            return values[0] - values[1]
        }
    }

    mutating func take(_ word: ScannedWord) {
        guard word.scriptClass != 0, (word.scriptClass == profile.characters.latinClass) == takesLatin else { return }
        let scalars = (0..<word.count).map { word.scalars[$0] }
        var rows = [UInt32](repeating: 0, count: FeatureHash.maximumFeatures)
        let count = rows.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { hash.write(word.scalars, count: word.count, to: $0) } ?? 0
        }
        let features = zip(FeatureHash.spellings(of: scalars), rows.prefix(count)).map { text, row in
            Explanation.Feature(text: text, weight: weight(of: row))
        }
        featureCount += count
        units.append(
            Explanation.Unit(
                text: FeatureHash.spelling(of: scalars[1..<scalars.count - 1]), range: word.range,
                weight: features.reduce(0) { $0 + $1.weight }, features: features))
    }

    mutating func discount(_ stretch: DiscountedStretch) {}

    private func weight(of row: UInt32) -> Double {
        withUnsafePointer(to: row) { pointer in
            let lanes = RowSum.naiveLanes(table: profile.rows.base, rows: pointer, count: 1)
            return (0..<32).reduce(0) { $0 + Double(lanes[$1]) * difference[$1] }
        }
    }
}

/// The sum of rows of the profile, lane by lane.
///
/// A lane of a row is a number v from 0 to 15 that stands for 2v − 15 units: sixteen steps around zero, with none at zero.
enum RowSum {
    /// Sums rows in Swift: the oracle of the C kernel.
    package static func naiveLanes(table: UnsafePointer<UInt8>, rows: UnsafePointer<UInt32>, count: Int) -> SIMD32<Int64> {
        var lanes = SIMD32<Int64>.zero
        for index in 0..<count {
            let row = table + Int(rows[index]) * dragoman_row_bytes
            for byte in 0..<16 {
                lanes[byte] += Int64(row[byte] & 15) * 2 - 15
                lanes[byte + 16] += Int64(row[byte] >> 4) * 2 - 15
            }
        }
        return lanes
    }
}
