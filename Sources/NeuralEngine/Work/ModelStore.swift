// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// The models that have been read, each once.
final class ModelStore: Sendable {
    private let models = Locked<[ModelFiles: TranslationModel]>([:])
    private let arithmetic: Arithmetic

    init(arithmetic: Arithmetic) {
        self.arithmetic = arithmetic
    }

    /// A model, read where it has not been. Others wait meanwhile: reading takes some hundredths of a second.
    func model(_ files: ModelFiles) throws(NeuralError) -> TranslationModel {
        let result = models.withLock { models -> Result<TranslationModel, NeuralError> in
            if let model = models[files] { return .success(model) }
            return Result { () throws(NeuralError) in
                let model = try TranslationModel(files, arithmetic: arithmetic)
                models[files] = model
                return model
            }
        }
        return try result.get()
    }

    /// Lets models go; calls that use them go on.
    ///
    /// - Returns: Those that were let go.
    func release(where isReleased: (ModelFiles) -> Bool) -> [TranslationModel] {
        models.withLock { models in
            let released = models.filter { isReleased($0.key) }
            for files in released.keys { models[files] = nil }
            return Array(released.values)
        }
    }
}
