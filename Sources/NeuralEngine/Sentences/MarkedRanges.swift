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
                if scalar == Placeholder.scalar.value {
                    ranges.append(Found(range: offset..<offset + length, isSpace: false))
                } else if let end = Self.endOfUnusualSpace(bytes, at: offset) {
                    ranges.append(Found(range: offset..<end, isSpace: true))
                    offset = end
                    continue
                }
                offset += length
            }
            ranges.sort { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
            for next in ranges { add(next, bytes) }
            for index in found.indices where !found[index].isSpace { embrace(index, bytes) }
        }
    }

    /// Where white space ends that is not just one space; nil where no such begins at an offset.
    private static func endOfUnusualSpace(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        guard let first = space(bytes, at: start) else { return nil }
        var end = start + first.length
        while let next = space(bytes, at: end) { end += next.length }
        return end - start > first.length || first.breaksLine ? end : nil
    }

    private static func space(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (length: Int, breaksLine: Bool)? {
        guard offset < bytes.count else { return nil }
        let (scalar, length) = UTF8Decoder.decode(bytes, at: offset)
        guard Unicode.Scalar(scalar)?.properties.isWhitespace == true else { return nil }
        return (length, (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029)
    }

    /// Adds a range; one that overlaps the last, or that nothing but white space parts from it, becomes one with it.
    private mutating func add(_ next: Found, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard var last = found.last else { return found.append(next) }
        let between = min(last.range.upperBound, next.range.lowerBound)..<next.range.lowerBound
        guard between.allSatisfy({ bytes[$0] == 0x20 }) else { return found.append(next) }
        last.range = last.range.lowerBound..<max(last.range.upperBound, next.range.upperBound)
        last.isSpace = last.isSpace && next.isSpace
        found[found.count - 1] = last
    }

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
