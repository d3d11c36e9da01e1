// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// A model with all that it needs: weights, vocabularies, shortlist. It is read once and shared by all calls.
final class TranslationModel: Sendable {
    let weights: TransformerWeights
    let sourceVocabulary: Vocabulary
    let targetVocabulary: Vocabulary
    let shortlist: LexicalShortlist?
    /// Whether source and target have one vocabulary.
    let sharesVocabulary: Bool
    let files: ModelFiles

    /// Sees that nobody has shortened the files that are read while texts are translated.
    func checkFiles() throws(NeuralError) {
        if !weights.file.isWhole { throw NeuralError(.shortened(path: files.model)) }
        if let path = files.shortlist, shortlist?.file.isWhole == false { throw NeuralError(.shortened(path: path)) }
    }

    /// Reads the files of a model.
    init(_ files: ModelFiles, arithmetic: Arithmetic) throws(NeuralError) {
        self.files = files
        weights = try Self.read(files.model) { file throws(FileFault) in try TransformerWeights(file, arithmetic: arithmetic) }
        sharesVocabulary = files.sourceVocabulary == files.targetVocabulary
        sourceVocabulary = try Self.read(files.sourceVocabulary) { file throws(FileFault) in try Vocabulary(file) }
        targetVocabulary =
            sharesVocabulary
            ? sourceVocabulary : try Self.read(files.targetVocabulary) { file throws(FileFault) in try Vocabulary(file) }
        let (sourceCount, targetCount) = (sourceVocabulary.count, targetVocabulary.count)
        if let path = files.shortlist {
            shortlist = try Self.read(path) { file throws(FileFault) in
                try LexicalShortlist(file, sourceCount: sourceCount, targetCount: targetCount)
            }
        } else {
            shortlist = nil
        }
        // A model may have more vectors than its vocabulary has pieces, never fewer.
        let settings = weights.settings
        for (path, count, most) in [
            (files.sourceVocabulary, sourceCount, settings.sourceVocabularySize),
            (files.targetVocabulary, targetCount, settings.targetVocabularySize),
        ] where count > most {
            throw NeuralError(.unreadable(path: path, FileFault(.unfitSizes("the vocabulary and its model", count, most), at: 0)))
        }
    }

    /// Maps a file and reads it, with its path in what is thrown.
    private static func read<Value>(
        _ path: String, _ body: (MappedFile) throws(FileFault) -> Value
    ) throws(NeuralError) -> Value {
        let file: MappedFile
        do {
            file = try MappedFile(path)
        } catch {
            throw NeuralError(.cannotOpen(path: path, error))
        }
        do throws(FileFault) {
            return try body(file)
        } catch {
            throw NeuralError(.unreadable(path: path, error))
        }
    }
}
