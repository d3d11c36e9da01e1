// SPDX-License-Identifier: Apache-2.0

/// What generators of sites put before a document: YAML between `---`, or TOML between `+++`.
enum FrontMatter {
    /// Where the document begins after it; at its start where there is none.
    static func end(in bytes: [UInt8]) -> Int {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var lines = SourceLines(bytes, from: start)
        guard let first = lines.next() else { return start }
        let ends: [String]
        switch mark(of: first, in: bytes) {
        case "---": ends = ["---", "..."]
        case "+++": ends = ["+++"]
        default: return start
        }
        while let line = lines.next() {
            if let mark = mark(of: line, in: bytes), ends.contains(mark) { return line.end }
        }
        // Without an end it is a rule.
        return start
    }

    private static func mark(of line: SourceLines.Line, in bytes: [UInt8]) -> String? {
        let content = SourceLines.trimmed(bytes[line.content])
        guard content.count == 3, content.lowerBound == line.content.lowerBound else { return nil }
        return String(decoding: bytes[content], as: UTF8.self)
    }
}
