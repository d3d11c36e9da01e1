// SPDX-License-Identifier: Apache-2.0

/// A line that is too long to draw examples from: each draw looks through all of it.
enum LongLine {
    /// The most bytes of a line. Those of the corpora of the default profile are shorter.
    static let maximumLength = 8192

    /// A line in pieces of at most `maximumLength` bytes, cut at spaces where there are any, and never inside a character.
    static func pieces(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = line
        while rest.count > maximumLength {
            let head = rest.prefix(maximumLength)
            let end =
                head.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 }
                ?? rest.prefix(maximumLength + 1).lastIndex { !UTF8.isContinuation($0) } ?? head.endIndex
            pieces.append(rest[..<end])
            rest = rest[end...]
        }
        return rest.isEmpty ? pieces : pieces + [rest]
    }
}
