// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

extension LanguageProfile {
    /// A column brought back to its size in training.
    ///
    /// - Parameter step: What the step of a lane was worth there.
    func lanes(ofColumn number: Int, step: Float) -> [Float] {
        (0..<LowRankModel.lanes).map { matrix[$0 * stride + number] / step }
    }

    /// The column of noise beside some languages; nil where none of them has a script.
    ///
    /// - Parameter columns: Those of the languages; nil for what the profile does not know.
    func noiseColumn(beside columns: [Int?]) -> Int? {
        let scripts = columns.compactMap { column in column.map { languages[$0].scripts } }
        return scripts.first { $0 != 0 }.map { noiseColumns[$0.trailingZeroBitCount] }
    }
}

extension ProfileLanguage {
    /// A language of a corpus, not yet judged.
    init(_ text: LanguageText, prior: Double = 1, scripts: UInt64) {
        self.init(
            tag: text.tag, isExperimental: false, filedUnder: text.tag.filedUnder,
            accuracy: Accuracy(sentences: 0, pieces: 0, words: 0),
            trainingKilobytes: text.bytesBySource.values.reduce(0, +) / 1000, prior: prior, scripts: scripts)
    }

    /// The same with another accuracy.
    func judged(_ accuracy: Accuracy, isExperimental: Bool) -> ProfileLanguage {
        ProfileLanguage(
            tag: tag, isExperimental: isExperimental, filedUnder: tag.filedUnder, accuracy: accuracy,
            trainingKilobytes: trainingKilobytes, prior: prior, scripts: scripts)
    }
}
