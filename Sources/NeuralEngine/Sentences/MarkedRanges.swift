// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds what does not go through the model in a sentence, as ranges of UTF-8.
struct MarkedRanges {
    /// A range, and whether it is white space between words.
    struct Found: Hashable {
        var range: Range<Int>
        var isSpace: Bool
    }

    /// In order, without overlap, and with words between any two.
    private(set) var found: [Found] = []

    /// - Parameters:
    ///   - text: The sentence.
    ///   - others: What else does not go through the model, in any order.
    init(in text: String, and others: [Range<Int>] = []) {
        var text = text
        var ranges = (FixedText.ranges(in: text) + others).map { Found(range: $0, isSpace: false) }
        text.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let (scalar, length) = UTF8Decoder.decode(bytes, at: offset)
                if scalar == 0x1B, let end = Self.endOfCommand(bytes, at: offset) {
                    ranges.append(Found(range: offset..<end, isSpace: false))
                    offset = end
                    continue
                }
                if scalar == Placeholder.scalar.value || Self.isInvisible(scalar)
                    || scalar == 0x200D && Self.joinsSigns(bytes, before: offset + length)
                {
                    ranges.append(Found(range: offset..<offset + length, isSpace: false))
                } else if let end = Self.endOfDoubledSign(bytes, at: offset) {
                    ranges.append(Found(range: offset..<end, isSpace: false))
                    offset = end
                    continue
                } else if let end = Self.endOfUnusualSpace(bytes, at: offset) {
                    ranges.append(Found(range: offset..<end, isSpace: true))
                    offset = end
                    continue
                }
                offset += length
            }
            ranges.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
            for next in ranges { add(next, bytes) }
            for index in found.indices where !found[index].isSpace {
                takeSymbol(index, bytes)
                embrace(index, bytes)
            }
            let embraced = found
            found.removeAll(keepingCapacity: true)
            for next in embraced { join(next) }
        }
    }

    /// Whether a character is shown by nothing, or commands whoever shows text: models leave it out. What joins letters, and a
    /// soft hyphen, is part of a word, and goes with it.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x09, 0x0E..<0x20, 0x7F..<0x85, 0x86..<0xA0, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
            true
        default: false
        }
    }

    /// Where a command to a terminal ends that begins at an escape, such as that for a colour (ECMA-48, control sequences); nil
    /// where none begins, or the byte that ends it is missing.
    private static func endOfCommand(_ bytes: UnsafeBufferPointer<UInt8>, at escape: Int) -> Int? {
        let parameters = escape + 2
        guard parameters < bytes.count, bytes[escape + 1] == UInt8(ascii: "["),
            let final = bytes[parameters...].firstIndex(where: { !(0x20..<0x40).contains($0) }),
            (0x40..<0x7F).contains(bytes[final])
        else { return nil }
        return final + 1
    }

    /// Where a sign ends that stands twice or more, as in `a && b`, of which models write one; nil where none begins.
    private static func endOfDoubledSign(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard doubledSigns.contains(bytes[start]) else { return nil }
        let end = bytes[start...].firstIndex { $0 != bytes[start] } ?? bytes.count
        return end - start > 1 ? end : nil
    }

    private static let doubledSigns = Array("&|;=%$<>+*/^~@#".utf8)

    /// Whether a zero width joiner joins what are no letters, as in emoji of several.
    ///
    /// - Parameter next: Where the character after it begins.
    private static func joinsSigns(_ bytes: UnsafeBufferPointer<UInt8>, before next: Int) -> Bool {
        next == bytes.count || Mark.Neighbour(UTF8Decoder.decode(bytes, at: next).scalar) != .word
    }

    /// Where white space ends that is not just one space; nil where no such begins at an offset. A space that no line is broken
    /// at counts between words; before punctuation it belongs to the language.
    private static func endOfUnusualSpace(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard let first = space(bytes, at: start) else { return nil }
        var end = start + first.length
        while let next = space(bytes, at: end) { end += next.length }
        if end - start > first.length || first.breaksLine { return end }
        guard first.length > 1, end < bytes.count else { return nil }
        return Mark.Neighbour(UTF8Decoder.decode(bytes, at: end).scalar) == .word ? end : nil
    }

    private static func space(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (length: Int, breaksLine: Bool)? {
        guard offset < bytes.count else { return nil }
        let (scalar, length) = UTF8Decoder.decode(bytes, at: offset)
        guard Unicode.Scalar(scalar)?.properties.isWhitespace == true else { return nil }
        return (length, (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029)
    }

    /// Adds a range; one that overlaps the last, or that nothing but white space parts from it, becomes one with it. So does one
    /// behind signs, as in `%d|%s`, of which models lose some; but not a tag, beside which signs are part of the sentence, unless
    /// it is a slash with a space on one side, which models write twice.
    private mutating func add(_ next: Found, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard var last = found.last else { return found.append(next) }
        let between = min(last.range.upperBound, next.range.lowerBound)..<next.range.lowerBound
        let areFixed = [last, next].allSatisfy { !$0.isSpace && !bytes[$0.range].starts(with: Placeholder.text.utf8) }
        let areSigns = areFixed && between.allSatisfy { Self.isSign(bytes[$0]) }
        guard areSigns || between.allSatisfy({ bytes[$0] == 0x20 }) || Self.isSlash(between, from: last, to: next, bytes) else {
            return found.append(next)
        }
        last.range = last.range.lowerBound..<max(last.range.upperBound, next.range.upperBound)
        last.isSpace = last.isSpace && next.isSpace
        found[found.count - 1] = last
    }

    /// Adds a range, as one with the last where that ends at it: what brackets were taken along to is no longer parted from it.
    private mutating func join(_ next: Found) {
        guard let last = found.last, !last.isSpace, !next.isSpace, last.range.upperBound == next.range.lowerBound else {
            return found.append(next)
        }
        found[found.count - 1].range = last.range.lowerBound..<next.range.upperBound
    }

    /// Whether a slash with a space on one side of it parts two ranges that stand in the place of words: `￼/ ￼` for two pieces of
    /// code.
    private static func isSlash(
        _ between: Range<Int>, from last: Found, to next: Found, _ bytes: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard !last.isSpace, !next.isSpace, between.count == 2,
            bytes[between].elementsEqual("/ ".utf8) || bytes[between].elementsEqual(" /".utf8)
        else { return false }
        func isWord(_ offset: Int) -> Bool {
            bytes.indices.contains(offset) && (bytes[offset].isASCIILetterOrDigit || bytes[offset] >= 0x80)
        }
        return !isWord(last.range.lowerBound - 1) && !isWord(next.range.upperBound)
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F && !byte.isASCIILetterOrDigit }

    /// Takes the letters and digits along that adjoin the range on both sides, where they are few, as in a formula whose digits
    /// are lowered.
    private mutating func takeSymbol(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        let range = found[index].range
        let lower = index > 0 ? found[index - 1].range.upperBound : 0
        let upper = index + 1 < found.count ? found[index + 1].range.lowerBound : bytes.count
        let before = bytes[lower..<range.lowerBound].reversed().prefix(while: \.isASCIILetterOrDigit).count
        let behind = bytes[range.upperBound..<upper].prefix(while: \.isASCIILetterOrDigit).count
        guard 1...Self.longestSymbol ~= before, 1...Self.longestSymbol ~= behind else { return }
        found[index].range = range.lowerBound - before..<range.upperBound + behind
    }

    private static let longestSymbol = 2

    /// Takes brackets and quotation marks along that hold nothing but the range.
    private mutating func embrace(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        let lower = index > 0 ? found[index - 1].range.upperBound : 0
        let upper = index + 1 < found.count ? found[index + 1].range.lowerBound : bytes.count
        while true {
            let range = found[index].range
            guard
                let pair = Self.pairs.first(where: { opening, closing in
                    range.lowerBound - opening.count >= lower && range.upperBound + closing.count <= upper
                        && bytes[range.lowerBound - opening.count..<range.lowerBound].elementsEqual(opening)
                        && bytes[range.upperBound..<range.upperBound + closing.count].elementsEqual(closing)
                })
            else { return }
            found[index].range = range.lowerBound - pair.opening.count..<range.upperBound + pair.closing.count
        }
    }

    private static let pairs: [(opening: [UInt8], closing: [UInt8])] = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"", "\""), ("'", "'"), ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
