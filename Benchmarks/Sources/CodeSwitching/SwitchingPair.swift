// SPDX-License-Identifier: Apache-2.0

import Foundation
package import SeededText

/// The documents of two languages that people mix, written for this package: they switch as speakers do, at sentences, in
/// quotations, for a phrase or a word, with and without a mark.
package struct SwitchingPair: Sendable {
    /// Both tags, joined by a hyphen.
    package let name: String
    /// The documents in the order of the file; some are monolingual, full of names, brands, numbers and loan words.
    package let documents: [MixedDocument]

    /// Every pair, in the order of their names.
    ///
    /// - Throws: `SwitchingTextError` where a file is not as its head says; Foundation's error where one cannot be read.
    package static func all() throws -> [SwitchingPair] {
        let folder = Bundle.module.bundleURL.appending(path: "Documents")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { file in
            try SwitchingPair(
                name: file.deletingPathExtension().lastPathComponent, text: String(contentsOf: file, encoding: .utf8))
        }
    }

    /// Reads the text of a file.
    ///
    /// - Throws: `SwitchingTextError` for the first line that is not well-formed, and where the languages are not those of the
    ///   name.
    init(name: String, text: String) throws {
        self.name = name
        documents = try MixedDocument.documents(marked: text, file: name)
        let tags = documents.reduce(into: Set<String>()) { $0.formUnion($1.tags) }
        guard tags.sorted().joined(separator: "-") == name else {
            throw SwitchingTextError(file: name, line: nil, reason: .otherLanguages(tags.sorted()))
        }
    }
}
