/// Finds what no engine should translate: addresses, and code between backticks.
///
/// Numbers are not among it: the words around must agree with them.
enum KeptText {
    /// Where it stands in a range of a text, in UTF-8 offsets, in order and without overlap.
    static func ranges(in text: String, _ range: Range<Int>) -> [Range<Int>] {
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

    /// Whether a line has a character that all of it has one of: most lines are passed over by that.
    private static func mayHold(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        line.contains {
            $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") || $0 | 0x20 == UInt8(ascii: "w")
        }
    }

    private static func append(in line: Slice<UnsafeBufferPointer<UInt8>>, to found: inout [Range<Int>]) {
        let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
        let code = CodeFinder.code(in: scalars)
        var places = code
        for word in scalars.indices.split(whereSeparator: { scalars[$0].properties.isWhitespace }) {
            guard let first = word.first, let last = word.last else { continue }
            places += AddressFinder.addresses(in: scalars[first...last])
                .filter { address in !code.contains { $0.overlaps(address) } }
        }
        var offset = line.startIndex
        var index = 0
        for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            offset += scalars[index..<place.lowerBound].reduce(0) { $0 + UTF8.width($1) }
            let end = offset + scalars[place].reduce(0) { $0 + UTF8.width($1) }
            found.append(offset..<end)
            offset = end
            index = place.upperBound
        }
    }
}
