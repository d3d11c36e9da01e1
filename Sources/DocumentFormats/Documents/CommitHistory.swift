// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds what `git log` and `git show` write above the message of a commit, which programs read again.
///
///     commit 4be07d1 (HEAD -> main)
///     Author: Piet Jansma <piet@heron.example>
///     Date:   Mon Apr 8 03:00:12 2024 +0000
///
/// Letters have an author and a date, too, so that nothing counts without the line of the commit, and that not without a field.
enum CommitHistory {
    /// The fewest digits of a shortened hash.
    private static let shortestHash = 7
    private static let fields = ["Author:", "AuthorDate:", "Commit:", "CommitDate:", "Date:", "Merge:", "Reflog:"]

    /// Where such lines stand, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// The line of a commit, and the fields below it.
        var head: (range: Range<Int>, hasField: Bool)?
        func close() {
            if let head, head.hasField { ranges.append(head.range) }
            head = nil
        }
        for line in SourceLines(bytes, from: start) {
            let content = withoutGraph(bytes[SourceLines.trimmed(bytes[line.content])])
            if isCommit(content) {
                close()
                head = (line.content.lowerBound..<line.end, false)
            } else if let first = head, fields.contains(where: { isField($0, content) }) {
                head = (first.range.lowerBound..<line.end, true)
            } else {
                close()
            }
        }
        close()
        return ranges
    }

    /// What stands behind the lines that `git log --graph` draws: `* commit 4be07d1`, `| Author: …`
    private static func withoutGraph(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.drop { "*|/\\".utf8.contains($0) || $0.isBlank }
    }

    /// `commit 4be07d1`, perhaps with the names of branches in brackets behind it.
    private static func isCommit(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.starts(with: "commit ".utf8) else { return false }
        let hash = line.dropFirst(7).prefix(while: \.isSmallHexadecimalDigit)
        let rest = line[hash.endIndex...]
        return hash.count >= shortestHash && (rest.isEmpty || rest.starts(with: " (".utf8) && rest.last == UInt8(ascii: ")"))
    }

    private static func isField(_ name: String, _ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: name.utf8) && line.dropFirst(name.utf8.count).first?.isBlank == true
    }
}
