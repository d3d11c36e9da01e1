// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import RecognitionEvaluation

/// Lines of a folder of corpora that are not to be learnt from, because sets that recognisers are compared by have them too.
///
/// `exclude.tsv.xz` names them by `tag<TAB>source<TAB>hash`, so that the list gives none of their text away; the hash is the
/// first 16 hexadecimal digits of the SHA-256 of a line in UTF-8.
struct ExcludedLines {
    private var hashes: [LanguageTag: Set<UInt64>] = [:]

    /// A list of no lines.
    init() {}

    /// The list of a folder; empty where it has none.
    init(of folder: String) throws(TrainingError) {
        let path = folder + "/exclude.tsv.xz"
        guard LineFile.exists(path) else { return }
        var hashes: [LanguageTag: Set<UInt64>] = [:]
        try LineFile.forEachTrainingLine(of: path) { line in
            let fields = String(decoding: line, as: UTF8.self).split(separator: "\t")
            guard fields.count == 3, let tag = try? LanguageTag(parsing: String(fields[0])),
                let hash = UInt64(fields[2], radix: 16)
            else { return }
            hashes[tag, default: []].insert(hash)
        }
        self.hashes = hashes
    }

    /// Whether a line of a language is on the list.
    func contains(_ line: some Collection<UInt8>, in tag: LanguageTag) -> Bool {
        guard let own = hashes[tag] else { return false }
        return own.contains(SHA256.prefix(of: line))
    }
}
