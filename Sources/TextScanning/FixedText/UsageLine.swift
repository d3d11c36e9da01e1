// SPDX-License-Identifier: Apache-2.0

/// Finds how a program is called in what it says of itself: `Usage: frob [OPTION]... -t DIRECTORY SOURCE...`.
///
/// What stands for the arguments has its place in the order, and is named again in the lines below.
enum UsageLine {
    private static let heads = ["usage:", "or:"]

    /// What stands behind `Usage:` or `or:` on a line; nil where it has no names in capitals or brackets, as prose has not.
    static func synopsis(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        let content = bytes[line].drop(while: \.isBlank)
        guard let head = heads.first(where: { content.prefix($0.utf8.count).map(\.lowercasedASCII).elementsEqual($0.utf8) })
        else {
            return nil
        }
        let rest = content.dropFirst(head.utf8.count).drop(while: \.isBlank)
        let end = rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex
        let synopsis = rest[rest.startIndex..<end]
        // The name of the program comes first.
        guard let first = synopsis.first, !first.isASCIICapital, synopsis.contains(0x20) else { return nil }
        let hasArguments = synopsis.split(separator: 0x20).dropFirst().contains { word in
            word.first == UInt8(ascii: "[") || word.count > 1 && word.prefix(while: { $0.isASCIICapital || $0 == 0x5F }).count > 1
        }
        return hasArguments ? synopsis.startIndex..<end : nil
    }
}
