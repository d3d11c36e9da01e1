// SPDX-License-Identifier: Apache-2.0

import CScoring

extension LanguageDetector {
    /// Tells which words and n-grams of a text spoke for the likeliest language and against the second.
    ///
    /// Much slower than `detect(_:)`: it is for people.
    public func explain(_ text: String) -> Explanation {
        let evidence = evidence(of: text)
        let detection = detection(for: evidence)
        let ranked = detection.hypotheses.map(\.language)
        var sink = ExplainingSink(
            profile: profile, winner: ranked.first.flatMap { column(of: $0, in: evidence) },
            runnerUp: ranked.dropFirst().first.flatMap { column(of: $0, in: evidence) } ?? noiseColumn(for: evidence),
            takesLatin: mainScript(of: evidence.counts) == latinScriptClass)
        var text = text
        text.withUTF8 { profile.scanner.scan($0, into: &sink) }
        // Weights are given on the scale of the scores that the softmax saw.
        let factor = profile.calibration.factor(featureCount: sink.featureCount)
        return Explanation(
            detection: detection, winner: ranked.first, runnerUp: ranked.dropFirst().first,
            units: sink.units.map { $0.scaled(by: factor) })
    }

    /// The column that speaks for a language in a text: its own, or that of a variety filed under it, whichever scores highest.
    private func column(of language: LanguageTag, in evidence: Evidence) -> Int? {
        guard let script = mainScript(of: evidence.counts) else { return nil }
        let columns = selection.matrices[script].candidates.filter { profile.tags[$0.answer] == language }.map(\.column)
        return withScores(of: evidence) { scores in columns.max { scores[$0] < scores[$1] } }
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
    /// What a lane is worth: the winner's column less the runner-up's; nothing where there is no winner.
    private let difference: [Double]

    /// Whether words in Latin letters count, or all others.
    private let takesLatin: Bool

    init(profile: LanguageProfile, winner: Int?, runnerUp: Int, takesLatin: Bool) {
        self.profile = profile
        self.takesLatin = takesLatin
        hash = FeatureHash(rowCount: profile.rowCount)
        difference = (0..<dragoman_lanes).map { lane in
            func value(_ column: Int) -> Double { Double(profile.matrix[lane * profile.stride + column]) }
            return winner.map { value($0) - value(runnerUp) } ?? 0
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
            return difference.indices.reduce(0) { $0 + Double(lanes[$1]) * difference[$1] }
        }
    }
}
