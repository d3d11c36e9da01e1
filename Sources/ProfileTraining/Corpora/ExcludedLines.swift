// SPDX-License-Identifier: Apache-2.0

import CSHA2
import LanguageRecognition
import RecognitionEvaluation
import SystemFiles

/// Lines of a folder of corpora that are not to be learnt from, because sets that recognisers are compared by have them too.
///
/// `exclude.tsv.xz` names them by `tag<TAB>source<TAB>hash`, so that the list gives none of their text away; the hash is the
/// first 16 hexadecimal digits of the SHA-256 of a line in UTF-8.
struct ExcludedLines {
    private var hashes: [LanguageTag: Set<UInt64>] = [:]

    /// A list of no lines.
    init() {}

    /// The names that the list may have: compressed, as a rule, or plain.
    private static let fileNames = ["exclude.tsv.xz", "exclude.tsv"]

    /// The list of a folder; empty where it has none.
    ///
    /// - Throws: `TrainingError` where the list cannot be read, or with `.badExclusion` for a line of it that is of another form:
    ///   what it was to keep out would be learnt from.
    init(of folder: String) throws(TrainingError) {
        guard let names = FolderEntries.names(in: folder) else {
            throw TrainingError(.unreadable, "\(folder): \(SystemError.last.reason)")
        }
        for name in Self.fileNames where names.contains(name) {
            let path = "\(folder)/\(name)"
            var lines: [String] = []
            try LineFile.forEachTrainingLine(of: path) { lines.append(String(decoding: $0, as: UTF8.self)) }
            try add(lines, path: path)
        }
    }

    /// The list that the lines of a file make up.
    init(_ lines: [String], path: String) throws(TrainingError) {
        try add(lines, path: path)
    }

    private mutating func add(_ lines: [String], path: String) throws(TrainingError) {
        for (number, line) in lines.enumerated() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 3, let tag = LanguageTag(String(fields[0])), fields[2].utf8.count == Self.digits,
                let hash = UInt64(fields[2], radix: 16)
            else { throw TrainingError(.badExclusion, "\(path), line \(number + 1)") }
            hashes[tag, default: []].insert(hash)
        }
    }

    private static let digits = 16

    /// Whether a line of a language is on the list.
    func contains(_ line: some Collection<UInt8>, in tag: LanguageTag) -> Bool {
        guard let own = hashes[tag] else { return false }
        return own.contains(Self.hash(of: line))
    }

    /// The first 64 bits of the SHA-256 of a line.
    static func hash(of line: some Collection<UInt8>) -> UInt64 {
        var sum = csha256()
        csha256_begin(&sum)
        let bytes = Array(line)
        bytes.withUnsafeBytes { csha256_add(&sum, $0.baseAddress, $0.count) }
        var digest = [UInt8](repeating: 0, count: 32)
        csha256_end(&sum, &digest)
        return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
