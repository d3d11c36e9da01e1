// SPDX-License-Identifier: Apache-2.0

import Foundation
package import SeededText

/// Documents of short lines and technical prose, written for this package: what programs show and people type, where a line
/// alone is all that tells its language.
package struct ShortText: Sendable {
    /// What a document is; each has a file of its own.
    package enum Kind: String, CaseIterable, Sendable {
        case chats, lists, menus, parallel, pickers, queries, logs, languages, embedded
        /// Prose in one language with names, Latin words and code inside.
        case technical
    }

    /// One half is for tuning; the other is looked at when nothing is changed any more.
    package enum Half: String, CaseIterable, Sendable {
        case development, kept
    }

    /// What the documents are.
    package let kind: Kind
    /// In the order of the file.
    package let documents: [MixedDocument]

    /// Every kind, with the documents of one half.
    ///
    /// - Throws: `SwitchingTextError` where a file is not as its head says; Foundation's error where one cannot be read.
    package static func all(_ half: Half) throws -> [ShortText] {
        let folder = Bundle.module.bundleURL.appending(path: "Short")
        return try Kind.allCases.map { kind in
            let text = try String(contentsOf: folder.appending(path: "\(kind.rawValue).txt"), encoding: .utf8)
            let documents = try MixedDocument.documents(marked: text, file: kind.rawValue)
            return ShortText(kind: kind, documents: documents.filter { Self.half(of: $0) == half })
        }
    }

    /// The half of a document: by a hash of its text, so that it stays the same whatever is written beside it. The hash is
    /// FNV-1a of 32 bits (Fowler, Noll and Vo); its bits are folded, since the lowest is but the parity of the bytes.
    private static func half(of document: MixedDocument) -> Half {
        let hash = document.text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return (hash ^ hash >> 13) & 1 == 0 ? .development : .kept
    }
}
