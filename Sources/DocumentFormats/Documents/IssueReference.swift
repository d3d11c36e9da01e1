// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the lines by which people close or join issues on GitHub, GitLab and the like: `Closes #1532`,
/// `Fixes #12, heron/web#13`, `Related to !987`. Programs read the words, and know no others.
enum IssueReference {
    /// The words before the numbers. They begin with a capital here: in *it fixes #12* the line of a sentence may go on.
    private static let keywords = [
        "Close", "Closed", "Closes", "Fix", "Fixed", "Fixes", "Implements", "Refs", "Related to", "Relates to", "Resolve",
        "Resolved", "Resolves", "See-also",
    ]
    /// What stands between two numbers: *Fixes #12 and closes #13*.
    private static let joiningWords: Set = ["&", "and", "close", "closes", "fix", "fixes", "resolve", "resolves"]
    private static let links = ["https://", "http://"]

    /// Whether a line is nothing but such a word and numbers of issues.
    static func isLine(_ line: ArraySlice<UInt8>) -> Bool {
        keywords.contains { keyword in
            let behind = line.dropFirst(keyword.utf8.count)
            return line.starts(with: keyword.utf8) && ": ".utf8.contains(behind.first ?? 0) && isList(behind)
        }
    }

    /// Whether all of a text is issues with commas or *and* between them: ` #12, #13 and !7`. A colon may stand before them, and
    /// a full stop behind.
    private static func isList(_ text: ArraySlice<UInt8>) -> Bool {
        let list = text.first == UInt8(ascii: ":") ? text.dropFirst() : text
        var words = list.split { $0.isBlank || $0 == UInt8(ascii: ",") }
        if let last = words.last, last.last == UInt8(ascii: ".") { words[words.count - 1] = last.dropLast() }
        let issues = words.filter { !joiningWords.contains(String(decoding: $0, as: UTF8.self)) }
        return !issues.isEmpty && words.last.map(isIssue) == true && issues.allSatisfy(isIssue)
    }

    /// `#12`, `!987`, `heron/web#13`, `https://heron.example/web/issues/13`
    private static func isIssue(_ word: ArraySlice<UInt8>) -> Bool {
        let digits = word.reversed().prefix(while: \.isASCIIDigit).count
        let before = word.dropLast(digits)
        guard digits > 0, let mark = before.last else { return false }
        if links.contains(where: { word.starts(with: $0.utf8) }) {
            return "/#".utf8.contains(mark) && word.allSatisfy { $0 > 0x20 }
        }
        return "#!".utf8.contains(mark)
            && before.dropLast().allSatisfy { $0.isASCIILetterOrDigit || "-_./".utf8.contains($0) }
    }
}
