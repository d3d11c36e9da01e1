// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// A profile that training goes on from, with what its own training left beside it.
///
/// What it knows of its languages need not be learnt again, so fewer examples do. The profile that comes of it may have other
/// languages and another number of rows.
struct StartingPoint {
    let profile: LanguageProfile
    let replay: Replay

    /// How settled the model is taken to be, as a share of what it was when its training ended: with all of it, new text would
    /// move nothing; with none, what was learnt would be lost before it is learnt again.
    private static let settledShare: Float = 0.3
    /// How many examples are looked at at most, without learning from them, to see how much columns are pulled about.
    private static let rehearsedExamples = 64 * ExampleChunk.size
    /// Profiles that do not say how many examples they were trained on count as trained on this many.
    private static let usualExamples = 60_000_000

    /// - Throws: `ProfileError` or `TrainingError` where the profile or its replay cannot be used.
    init(contentsOf path: String) throws {
        profile = try LanguageProfile(contentsOf: path)
        try profile.verify()
        replay = try Replay(of: profile, at: path)
    }

    /// The parameter that says how many examples a profile that went on from another was trained on, those of the other among
    /// them.
    static let totalParameter = "examples-in-all="

    /// How many examples the profile was trained on, by what it says.
    var exampleCount: Int {
        let lines = (profile.contents(of: .parameters)?.text ?? "").split(separator: "\n")
        let counts = [Self.totalParameter, "examples="].compactMap { name in
            lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) }
        }
        return counts.first { (1...TrainingOptions.maximumExampleCount).contains($0) } ?? Self.usualExamples
    }

    /// The model that training goes on from.
    ///
    /// How settled rows are stands in the replay, up to the most that it can tell. Nothing tells how settled columns are: some of
    /// the examples are looked at, and what they would have moved is counted as often as the profile saw as many.
    ///
    /// - Parameters:
    ///   - languages: The tag of each language, by number.
    ///   - source: What is learnt from next.
    ///   - count: How many examples of it.
    func model(
        languages: [LanguageTag], groups: ClassGroups, rowCount: Int, examples source: some ExampleSource, count: Int
    ) async throws(CancellationError) -> LowRankModel {
        let oldColumns = languages.map { profile.column(of: $0) }
        let oldNoise = groups.languages.map { group in profile.noiseColumn(beside: group.map { oldColumns[$0] }) }
        func lanes(ofColumn number: Int) -> [Float] { profile.lanes(ofColumn: number, step: replay.step) }
        let shares = RowShares(oldRowCount: profile.rowCount, newRowCount: rowCount)
        let model = LowRankModel(
            classGroups: groups, rows: rows(by: shares), columns: oldColumns.map { $0.map(lanes(ofColumn:)) },
            noise: oldNoise.map { $0.map(lanes(ofColumn:)) })

        let rehearsed = max(1, min(Self.rehearsedExamples, count) / ExampleChunk.size) * ExampleChunk.size
        try await LearningRun(exampleCount: rehearsed, rate: 0).learn(model, from: source) { _ in }
        let repetitions = Self.settledShare * Float(exampleCount) / Float(rehearsed)
        let isOld = oldColumns.map { $0 != nil } + oldNoise.map { $0 != nil }
        for column in isOld.indices where isOld[column] { model.settle(column: column, by: repetitions) }
        for row in 0..<rowCount {
            let parts = shares.parts(of: row)
            let told = parts.reduce(0) { $0 + $1.shareOfOld * Replay.gradient(exponent: replay.rowExponents[$1.oldRow]) }
            // The largest exponent stands for all that is more, too.
            let isLeast = parts.contains { replay.rowExponents[$0.oldRow] == Replay.largestExponent }
            let counted = isLeast ? model.gradient(ofRow: row) * repetitions : 0
            model.set(gradient: max(told * Self.settledShare, counted), ofRow: row)
        }
        return model
    }

    /// The lanes of all new rows: each is the mean of the old rows whose features it has.
    private func rows(by shares: RowShares) -> [Float] {
        let lanes = LowRankModel.lanes
        let half = lanes / 2
        var rows = [Float](repeating: 0, count: shares.newRowCount * lanes)
        for row in 0..<shares.newRowCount {
            for part in shares.parts(of: row) {
                for byte in 0..<half {
                    let pair = QuantizedRows.lanes(of: profile.rows[part.oldRow * half + byte], step: replay.step)
                    rows[row * lanes + byte] += pair.low * part.shareOfNew
                    rows[row * lanes + byte + half] += pair.high * part.shareOfNew
                }
            }
        }
        return rows
    }
}

/// Which rows of one number of rows have the features of which rows of another: hashes are cut into as many equal stretches as
/// there are rows, in order.
struct RowShares {
    let oldRowCount: Int
    let newRowCount: Int

    /// An old row that has features of a new one.
    struct Part: Equatable {
        let oldRow: Int
        /// The share of the new row's features that the old one has, and of the old one's that the new one has.
        let shareOfNew: Float
        let shareOfOld: Float
    }

    /// The old rows that have features of a new row.
    func parts(of row: Int) -> [Part] {
        // In units of which each old row has as many as there are new rows, and the other way round.
        let start = row * oldRowCount
        let end = start + oldRowCount
        return (start / newRowCount...(end - 1) / newRowCount).map { old in
            let common = min(end, (old + 1) * newRowCount) - max(start, old * newRowCount)
            return Part(
                oldRow: old, shareOfNew: Float(common) / Float(oldRowCount), shareOfOld: Float(common) / Float(newRowCount))
        }
    }
}
