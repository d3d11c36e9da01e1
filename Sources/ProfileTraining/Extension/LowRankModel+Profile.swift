// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

extension LowRankModel {
    /// The model of a profile, brought back from its four bits, with columns for new languages.
    ///
    /// Rows are as slow to move as their training left them; the columns that there were do not move, so that what they say of
    /// kept examples stays what it was.
    convenience init(extending profile: LanguageProfile, to parts: ExtendedParts, replay: Replay, offsets: [Float]) {
        var rows = [Float](repeating: 0, count: profile.rowCount * Self.lanes)
        let half = Self.lanes / 2
        for row in 0..<profile.rowCount {
            for byte in 0..<half {
                let pair = QuantizedRows.lanes(of: profile.rows[row * half + byte], step: replay.step)
                rows[row * Self.lanes + byte] = pair.low
                rows[row * Self.lanes + byte + half] = pair.high
            }
        }
        func lanes(ofColumn number: Int) -> [Float] { profile.lanes(ofColumn: number, step: replay.step) }
        let groups = parts.groups
        self.init(
            classGroups: groups, rows: rows, rowGradients: replay.rowExponents.map(Replay.gradient(exponent:)),
            columns: parts.oldColumns.map { $0.map(lanes(ofColumn:)) },
            noise: groups.languages.map { group in
                profile.noiseColumn(beside: group.map { parts.oldColumns[$0] }).map(lanes(ofColumn:))
            },
            offsets: offsets)
    }
}
