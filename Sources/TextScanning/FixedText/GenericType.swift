// SPDX-License-Identifier: Apache-2.0

/// Finds types of programs with others between angle brackets: `Option<String>`, `Map<String, Integer>`, `Vec<u8>`.
enum GenericType {
    private static let longest = 80

    /// The end of one whose name ends where its bracket opens; nil where none does.
    ///
    /// - Parameter name: Where its name stands: a word with a capital.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, behind name: Range<Int>, to limit: Int) -> Int? {
        guard name.upperBound < limit, bytes[name.upperBound] == UInt8(ascii: "<"), let first = bytes[name].first,
            first.isASCIICapital, bytes[name].allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") })
        else { return nil }
        var depth = 0
        var previous: UInt8 = 0
        for index in name.upperBound..<min(limit, name.upperBound + longest) {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            // A space parts two types, and nothing else.
            case 0x20: if previous != UInt8(ascii: ",") { return nil }
            default: if !byte.isASCIILetterOrDigit, !"_,&?[].:".utf8.contains(byte) { return nil }
            }
            if depth == 0 {
                return previous == UInt8(ascii: "<") || index + 1 < limit && bytes[index + 1].isASCIILetterOrDigit
                    ? nil : index + 1
            }
            previous = byte
        }
        return nil
    }
}
