/// Finds what no engine should translate: addresses, and code between backticks.
///
/// Numbers are not among it: the words around must agree with them.
package enum KeptText {
    /// Where it stands in a range of a text, in UTF-8 offsets, in order and without overlap.
    package static func ranges(in text: String, _ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var text = text
        text.withUTF8 { bytes in
            var start = range.lowerBound
            while start < range.upperBound {
                let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
                if mayHold(bytes[start..<end]) { append(in: bytes[start..<end], to: &found) }
                start = end
            }
        }
        return found
    }

    /// Whether a line has a backtick, a colon, an `@` or `ww`, one of which stands in each address and each piece of code: most lines have
    /// none and are passed over.
    private static func mayHold(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var isBehindW = false
        return line.contains { byte in
            let isW = byte | 0x20 == UInt8(ascii: "w")
            defer { isBehindW = isW }
            return byte == UInt8(ascii: "`") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") || (isW && isBehindW)
        }
    }

    private static func append(in line: Slice<UnsafeBufferPointer<UInt8>>, to found: inout [Range<Int>]) {
        let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
        var places: [Range<Int>] = []
        // Both are found in order; the code is passed as the addresses come to it, and what stands in it is the code's.
        var code = CodeFinder.code(in: scalars)[...]
        for word in scalars.indices.split(whereSeparator: { scalars[$0].properties.isWhitespace }) {
            guard let first = word.first, let last = word.last else { continue }
            for address in AddressFinder.addresses(in: scalars[first...last]) {
                let passed = code.prefix { $0.upperBound <= address.lowerBound }
                places += passed
                code = code.dropFirst(passed.count)
                if let next = code.first, next.overlaps(address) { continue }
                places.append(address)
            }
        }
        places += code
        var offset = line.startIndex
        var index = 0
        for place in places {
            offset += scalars[index..<place.lowerBound].reduce(0) { $0 + UTF8.width($1) }
            let end = offset + scalars[place].reduce(0) { $0 + UTF8.width($1) }
            found.append(offset..<end)
            offset = end
            index = place.upperBound
        }
    }
}
