// SPDX-License-Identifier: Apache-2.0

/// Finds rows of short names in capitals that commas part, `XS, S, M, L`: of these models lose one, or take it for a word. So
/// do rules of those that an ampersand joins, `AT&T`.
enum CapitalSeries {
    private static let fewest = 3
    private static let longestName = 3

    /// The end of such a row that begins at an offset; nil where none does.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        var position = start
        var count = 0
        while true {
            let name = bytes[position..<limit].prefix { $0.isASCIICapital || $0.isASCIIDigit }
            let next = name.endIndex < limit ? bytes[name.endIndex] : 0x20
            guard 1...longestName ~= name.count, name.first?.isASCIICapital == true, !next.isASCIILetter, next < 0x80 else {
                return nil
            }
            count += 1
            let rest = bytes[name.endIndex..<limit]
            let follows = rest.starts(with: ", ".utf8) && rest.dropFirst(2).first?.isASCIICapital == true
            // What follows a comma may be a word: *A, B, Cara*.
            let word = rest.dropFirst(2).prefix(while: \.isASCIILetterOrDigit)
            guard follows, word.count <= longestName, word.allSatisfy({ $0.isASCIICapital || $0.isASCIIDigit }) else {
                return count >= fewest ? name.endIndex : nil
            }
            position = name.endIndex + 2
        }
    }

    /// The end of two such names with an ampersand between them, as firms have; nil where none begins at an offset.
    static func pairEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let first = bytes[start..<limit].prefix(longestName + 1).prefix(while: \.isASCIICapital)
        let rest = bytes[first.endIndex..<limit]
        guard 1...longestName ~= first.count, rest.first == UInt8(ascii: "&") else { return nil }
        let second = rest.dropFirst().prefix(longestName + 1).prefix(while: \.isASCIICapital)
        let next = second.endIndex < limit ? bytes[second.endIndex] : 0x20
        guard 1...longestName ~= second.count, !next.isASCIILetterOrDigit, next < 0x80, !";/-".utf8.contains(next),
            !subjects.contains(String(decoding: bytes[start..<second.endIndex], as: UTF8.self))
        else { return nil }
        return second.endIndex
    }

    /// What stands for two words that each language has its own for: research and development, questions and answers.
    private static let subjects: Set = ["M&A", "P&L", "Q&A", "R&D", "T&C"]
}
