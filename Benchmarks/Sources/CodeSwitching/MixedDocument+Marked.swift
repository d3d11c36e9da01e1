// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SeededText

extension MixedDocument {
    /// Reads a file of marked documents, one a line; empty lines and those that begin with # hold none.
    ///
    /// - Throws: `SwitchingTextError` for the first line that is not well-formed.
    static func documents(marked text: String, file: String) throws -> [MixedDocument] {
        try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            do throws(MarkupFault) {
                return try MixedDocument(marked: line, origin: file)
            } catch {
                throw SwitchingTextError(file: file, line: index + 1, reason: error)
            }
        }
    }

    /// Reads a line of marked text: `{es}Bueno, {en}I told him already`.
    init(marked line: Substring, origin: String) throws(MarkupFault) {
        self.init(origin: origin)
        var rest = line
        guard rest.first == "{" else { throw .noMarkAtStart }
        while !rest.isEmpty {
            guard let close = rest.firstIndex(of: "}") else { throw .openMark }
            let mark = rest[rest.index(after: rest.startIndex)..<close]
            rest = rest[rest.index(after: close)...]
            let text = rest.prefix { $0 != "{" }
            rest = rest[text.endIndex...]

            let tag = try Self.tag(ofMark: mark)
            guard tag != pieces.last?.tag else { throw .sameLanguage(tag) }
            guard let first = text.first else { throw .emptyPiece(tag) }
            guard !first.isWhitespace else { throw .spaceAfterMark(tag) }
            guard !text.contains("}") else { throw .strayBrace }
            append(String(text.map { $0 == "¶" ? "\n" : $0 }), in: tag)
        }
    }

    private static func tag(ofMark mark: Substring) throws(MarkupFault) -> String {
        if mark == "-" { return leftOut }
        guard let tag = try? LanguageTag(parsing: String(mark)), tag.canonical == mark else {
            throw .notCanonical(String(mark))
        }
        return tag.canonical
    }
}
