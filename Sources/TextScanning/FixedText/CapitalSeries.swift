// SPDX-License-Identifier: Apache-2.0

/// Finds rows of short names in capitals that commas part, `XS, S, M, L`: of these models lose one, or take it for a word.
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
}
