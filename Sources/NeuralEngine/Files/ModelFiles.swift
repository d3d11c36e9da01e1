// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SystemFiles
import TranslationSessions

/// The files of a model for one direction, found by their names.
///
/// Names are those of the models that browsers use for offline translation: `model.deen.intgemm.alphas.bin`,
/// `lex.50.50.deen.s2t.bin`, and `vocab.deen.spm` or `srcvocab.deen.spm` with `trgvocab.deen.spm`.
struct ModelFiles: Sendable, Hashable {
    /// `deen`, as the files or their folder are called.
    let name: String
    let source: LanguageTag
    let target: LanguageTag
    let model: String
    /// Where there is none, all pieces of the target are candidates.
    let shortlist: String?
    let sourceVocabulary: String
    let targetVocabulary: String

    /// The models in a folder and in the folders inside it, the folders in the order of their names.
    static func all(in folder: String) -> [ModelFiles] {
        let names = FolderEntries.names(in: folder) ?? []
        let own = ModelFiles(folder: folder, names: names).map { [$0] } ?? []
        return own
            + names.compactMap { name in
                let inner = "\(folder)/\(name)"
                return ModelFiles(folder: inner, names: FolderEntries.names(in: inner) ?? [])
            }
    }

    /// The model whose files are in a folder; nil where some are missing or their languages cannot be told.
    init?(folder: String, names: [String]) {
        func file(_ prefix: String, _ suffix: String) -> String? {
            names.first { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
        }
        guard let model = file("model", ".bin") else { return nil }
        let shared = file("vocab", ".spm")
        guard let sourceVocabulary = file("srcvocab", ".spm") ?? shared, let targetVocabulary = file("trgvocab", ".spm") ?? shared
        else { return nil }
        let parts = model.split(separator: ".").dropFirst().prefix(1).map(String.init)
        let folderName = folder.split(separator: "/").last.map(String.init) ?? ""
        let directions = (parts + [folderName]).lazy.compactMap { name in LanguageDirection(joined: name).map { (name, $0) } }
        guard let (name, direction) = directions.first else { return nil }
        self.name = name
        source = direction.source
        target = direction.target
        self.model = "\(folder)/\(model)"
        shortlist = file("lex", ".bin").map { "\(folder)/\($0)" }
        self.sourceVocabulary = "\(folder)/\(sourceVocabulary)"
        self.targetVocabulary = "\(folder)/\(targetVocabulary)"
    }

}
