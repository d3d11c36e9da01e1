// SPDX-License-Identifier: Apache-2.0

/// What people type into a terminal or send to a server, in a sentence about it.
extension FixedTextScanner {
    /// The longest command in quotation marks, in bytes.
    private static let longestQuotedCommand = 100

    /// The end of a command with its options in quotation marks, with these: `"df -h"`; nil where none begins.
    func quotedCommandEnd(from start: Int, to limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
        let content = bytes[(start + 1)..<min(limit, start + Self.longestQuotedCommand)].prefix {
            $0 != mark && $0 >= 0x20 && $0 < 0x7F
        }
        let name = content.prefix { 0x61...0x7A ~= $0 || $0.isASCIIDigit || $0 == hyphen }
        guard content.endIndex < limit, bytes[content.endIndex] == mark, name.first?.isASCIILetter == true,
            content[name.endIndex...].starts(with: " -".utf8),
            content[name.endIndex...].dropFirst(2).first.map({ $0 > 0x20 }) == true,
            // "maybe -just maybe- tomorrow"
            !zip(content, content.dropFirst()).contains(where: { $0 > 0x20 && $0 != hyphen && $1 == hyphen })
        else { return nil }
        return content.endIndex + 1
    }

    /// What programs that look for files are told.
    private static let findOptions: Set = [
        "delete", "exec", "iname", "maxdepth", "mindepth", "mtime", "name", "newer", "perm", "print", "prune", "type", "user",
    ]

    /// The end of an option that its neighbours tell: `-I, --head`, where the letter alone may be a word, and `-name` beside
    /// `-type`.
    func listedOptionEnd(from start: Int, in range: Range<Int>, after before: UInt8) -> Int? {
        guard !before.isASCIILetterOrDigit else { return nil }
        let name = bytes[(start + 1)..<range.upperBound].prefix(while: \.isASCIILetterOrDigit)
        let rest = bytes[name.endIndex..<range.upperBound]
        if name.count == 1 { return rest.starts(with: ", -".utf8) ? name.endIndex : nil }
        guard Self.findOptions.contains(String(decoding: name, as: UTF8.self)) else { return nil }
        let isFollowed = rest.starts(with: " -".utf8) && rest.dropFirst(2).first?.isASCIILetter == true
        let previous = bytes[range.lowerBound..<start].dropLast().reversed().prefix { $0 > 0x20 }
        return isFollowed || previous.last == hyphen ? name.endIndex : nil
    }

    /// The start of a method of HTTP before a path, or of the path: `GET /users`.
    func methodStart(before path: Int) -> Int {
        guard path > addedEnd, bytes[path] == UInt8(ascii: "/"), bytes[path - 1] == 0x20 else { return path }
        let before = bytes[addedEnd..<path - 1]
        let method = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"].first {
            before.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
        guard let method else { return path }
        let start = path - 1 - method.utf8.count
        return start > addedEnd && bytes[start - 1].isASCIILetterOrDigit ? path : start
    }

    /// How far behind a hyphen that opens an aside one that closes it is looked for.
    private static let longestAside = 200

    /// Whether a word that a hyphen begins may be an aside, which another hyphen closes, or in a line of talk, or of a list: all
    /// but where other fixed text is before it on its line, as in `find /usr -name`.
    func mayBeAside(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        guard bytes[word.lowerBound] == hyphen else { return false }
        let line = bytes[max(range.lowerBound, word.lowerBound - Self.longestAside)..<word.lowerBound]
        let beforeIt = line[(line.lastIndex(of: 0x0A).map { $0 + 1 } ?? line.startIndex)...].drop(while: \.isBlank)
        guard let last = found.last, last.range.lowerBound >= beforeIt.startIndex else { return true }
        if beforeIt.first == hyphen || beforeIt.starts(with: "—".utf8) || beforeIt.starts(with: "–".utf8) { return true }
        let end = min(range.upperBound, word.upperBound + Self.longestAside)
        return (word.upperBound..<max(word.upperBound, end)).contains { index in
            bytes[index] == hyphen && bytes[index - 1] > 0x20 && (index + 1 == end || !bytes[index + 1].isASCIILetterOrDigit)
        }
    }
}
