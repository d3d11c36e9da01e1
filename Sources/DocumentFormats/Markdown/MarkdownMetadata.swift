// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The fields that MultiMarkdown and MkDocs read at the start of a file without marks around them: `title: Backups`, up to an
/// empty line. A value goes on in lines that are set in.
struct MarkdownMetadata {
    struct Field {
        /// In small letters.
        let name: String
        /// The lines of the value, without white space around them.
        var lines: [Range<Int>]
    }

    private(set) var fields: [Field] = []
    /// Where the empty line begins.
    let end: Int

    /// Names that the programs know and few texts begin with; where there is none, the lines are text, as those of a diary.
    private static let names: Set = [
        "affiliation", "author", "authors", "base header level", "copyright", "css", "description", "keywords", "revision",
        "summary", "tags", "template", "title",
    ]

    /// Reads the fields at the start of a file; nil where it begins with something else.
    init?(_ bytes: [UInt8], from start: Int) {
        var isSmall = true
        var end: Int?
        for line in SourceLines(bytes, from: start) {
            let content = SourceLines.trimmed(bytes[line.content])
            if content.isEmpty {
                end = line.content.lowerBound
                break
            }
            if bytes[line.content.lowerBound].isBlank {
                guard !fields.isEmpty else { return nil }
                fields[fields.count - 1].lines.append(content)
                continue
            }
            guard let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")),
                colon + 1 == content.upperBound || bytes[colon + 1].isBlank,
                let name = Self.name(bytes[content.lowerBound..<colon])
            else { return nil }
            isSmall = isSmall && !bytes[content.lowerBound].isASCIICapital
            let value = SourceLines.trimmed(bytes[(colon + 1)..<content.upperBound])
            fields.append(Field(name: name, lines: value.isEmpty ? [] : [value]))
        }
        // Notes of people may begin with one line such as *Summary: …*.
        guard let end, fields.contains(where: { Self.names.contains($0.name) }),
            fields.count > 1 || isSmall || fields[0].name == "title"
        else { return nil }
        self.end = end
    }

    /// The name of a field in small letters: a word without capitals but the first, or one that the programs know.
    private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
        let name = String(decoding: bytes, as: UTF8.self).lowercased()
        let isWord =
            bytes.first?.isASCIILetter == true
            && bytes.dropFirst().allSatisfy { $0.isASCIISmall || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        return isWord || names.contains(name) ? name : nil
    }
}
