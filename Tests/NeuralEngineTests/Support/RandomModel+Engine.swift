// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

@testable import NeuralEngine

extension RandomModel {
    /// An engine with a small model from `tlh` to `en`, whose files are put into a folder.
    static func engine(
        _ vocabulary: RandomVocabulary = .letters, seed: UInt64, in folder: TemporaryFolder
    ) throws -> NeuralTranslationEngine {
        try FileManager.default.createDirectory(atPath: folder.path(of: "tlhen"), withIntermediateDirectories: true)
        let shape = Shape(sourceCount: vocabulary.count, targetCount: vocabulary.count)
        try folder.write(RandomModel(shape, seed: seed).file(), to: "tlhen/model.tlhen.intgemm.alphas.bin")
        try folder.write(vocabulary.file, to: "tlhen/vocab.tlhen.spm")
        return NeuralTranslationEngine(models: [folder.path(of: "")])
    }
}
