// SPDX-License-Identifier: Apache-2.0

/// Tells how a program is called, as it says itself: `frob [OPTION]... -t DIRECTORY SOURCE...`.
///
/// What stands for the arguments has its place in the order, and is named again in the lines below.
package enum Synopsis {
    /// What stands before the call of a program, in the languages that programs speak most.
    private static let usageHeads = ["usage:", "uso:", "aufruf:", "utilisation:", "utilisation :", "ús:", "Ús:"]
    private static let heads = usageHeads + ["or:"]

    /// The synopsis of a line: what stands behind `Usage:`, *Uso:* and the like, or what has the form of one; nil where there is
    /// none.
    ///
    /// - Parameter line: The line, or as much of it as may be looked at from its start.
    static func range(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        guard line.lowerBound == 0 || bytes[line.lowerBound - 1] == 0x0A else { return nil }
        return named(in: bytes, line) ?? form(in: bytes, line) ?? continuation(in: bytes, line)
    }

    /// What stands behind `Usage:`, *Uso:* and the like, or `or:` on a line, where it is a synopsis; nil where it is none.
    static func named(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        let content = bytes[line].drop(while: \.isBlank)
        guard let head = head(of: content, among: heads) else { return nil }
        let rest = content.dropFirst(head.utf8.count).drop(while: \.isBlank)
        let end = rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex
        let synopsis = rest[rest.startIndex..<end]
        let words = synopsis.split(whereSeparator: \.isBlank)
        guard let first = words.first?.first, !first.isASCIICapital else { return nil }
        let arguments = words.dropFirst()
        let isBare = !arguments.isEmpty && arguments.allSatisfy { isMarked($0) || isMetavariable($0) }
        let names = arguments.contains { isMetavariable($0) || "[<".utf8.contains($0.first ?? 0) && isMarked($0) }
        return isBare || names && arguments.contains(where: isMarked) ? synopsis.startIndex..<end : nil
    }

    /// The program of which a line says how it is called: what stands behind `usage:` or *uso:*; nil for another line.
    package static func program(of line: ArraySlice<UInt8>) -> String? {
        guard let head = head(of: line, among: usageHeads) else { return nil }
        let name = line.dropFirst(head.utf8.count).drop(while: \.isBlank).prefix { $0 > 0x20 }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// The one of some heads that a line begins with, in either case.
    private static func head(of line: some Collection<UInt8>, among heads: [String]) -> String? {
        heads.first { head in
            line.count >= head.utf8.count && zip(line, head.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
        }
    }

    /// What stands for arguments in a synopsis, as it is named elsewhere: of `[FILE]...` `FILE`.
    static func arguments(of synopsis: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
        synopsis.split { !$0.isASCIICapital && !$0.isASCIIDigit && $0 != UInt8(ascii: "_") }
            .filter { $0.count > 1 && $0.first?.isASCIICapital == true && isMetavariable($0) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether all of a line is one: the name of a program in small letters, and behind it nothing but options and what stands
    /// for arguments, of which one is marked as such. *Since 1985* and *1. INTRODUCTION* are none.
    package static func isOne(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split(whereSeparator: \.isBlank)
        guard words.count > 1, let name = words.first, name.first?.isASCIISmall == true,
            name.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || "-_.".utf8.contains($0) })
        else { return false }
        // What ends a sentence is none.
        if let last = line.last, ".!?".utf8.contains(last), line.dropLast().last != last { return false }
        let arguments = words.dropFirst()
        // *press <Enter>* and *click [OK]* are words.
        let isCertain = arguments.contains { $0.first == UInt8(ascii: "-") && isMarked($0) || $0.starts(with: "[-".utf8) }
        return (isCertain || arguments.count(where: isMarked) > 1)
            && arguments.allSatisfy { isMarked($0) || $0.contains { "]>|".utf8.contains($0) } || isMetavariable($0) }
    }

    /// Whether a word is an option, or in brackets as what may be left out and what stands for something are; but not `[sic]`.
    static func isMarked(_ word: some BidirectionalCollection<UInt8>) -> Bool {
        guard let first = word.first, let second = word.dropFirst().first else { return false }
        switch first {
        case UInt8(ascii: "-"): return second.isASCIILetter || second == first && word.count > 2
        case UInt8(ascii: "<"): return second.isASCIILetter
        case UInt8(ascii: "["):
            // [<file>] is one where the tag is set aside, too.
            return second == UInt8(ascii: "-") || second.isASCIICapital || word.count > 5
                || word.dropFirst().starts(with: Placeholder.text.utf8)
        default: return false
        }
    }

    /// Whether a word stands for an argument: `FILE`, `HOST:PORT`, `NAME...`.
    package static func isMetavariable(_ word: some BidirectionalCollection<UInt8>) -> Bool {
        word.contains(where: \.isASCIICapital)
            && word.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || "_.:|".utf8.contains($0) }
    }
}
