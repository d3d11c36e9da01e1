// SPDX-License-Identifier: Apache-2.0

/// Reads a number with its unit or currency: `12 kB`, `5.5GB`, `30 °C`, `26"`, `$5`, `10 €`, `2×10^3 Ω`; noon and midnight:
/// `12pm`, `12am`.
enum Quantity {
    /// The end of a number with a unit that begins at an offset; nil where there is none.
    static func end(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        var position = numberEnd(bytes, at: start, in: bounds)
        guard position > start else { return nil }
        if bytes[start..<position].elementsEqual("12".utf8) {
            let space = spaceLength(bytes[position..<bounds.upperBound])
            if let end = noonOrMidnightEnd(bytes, at: position + space, in: bounds, isApart: space > 0) { return end }
        }
        if let end = productEnd(bytes, behind: position, in: bounds) { return end }
        // 3× faster; but not 3×4.
        let times = bytes[position..<bounds.upperBound]
        if times.starts(with: "×".utf8), isEnd(bytes, at: position + 2, in: bounds) { return position + 2 }
        // 2 × batteries; but not 3 × 4.
        if times.starts(with: " × ".utf8), times.dropFirst(4).first.map({ $0.isASCIILetter || $0 > 0x7F }) == true {
            return position + 3
        }
        let powerEnd = powerEnd(bytes, at: position, in: bounds)
        position = powerEnd ?? position
        if powerEnd != nil, position < bounds.upperBound, bytes[position] == UInt8(ascii: "/") { position += 1 }
        if let end = unitEnd(bytes, behind: position, in: bounds) { return end }
        if let end = Inches.end(bytes, behind: position, of: start, in: bounds) { return end }
        if let end = binaryPrefixEnd(bytes, at: position, in: bounds) { return end }
        if let end = Seconds.end(bytes, behind: position, of: start, in: bounds), isEnd(bytes, at: end, in: bounds) { return end }
        position += spaceLength(bytes[position..<bounds.upperBound])
        return powerEnd ?? amperesEnd(bytes, at: position, in: bounds, number: start) ?? inchesEnd(
            bytes, at: position, in: bounds)
            ?? bitsEnd(bytes, at: position, in: bounds)
    }

    /// The end of a unit or a currency behind a number, or behind a place for one; nil where none stands there.
    static func unitEnd(_ bytes: UnsafeBufferPointer<UInt8>, behind number: Int, in bounds: Range<Int>) -> Int? {
        let start = number + spaceLength(bytes[number..<bounds.upperBound])
        // The longest unit counts: m/s, and not m. Of {name} € 5 the sign belongs to the number.
        let end = stride(from: min(bounds.upperBound, start + longestUnit), to: start, by: -1).first { end in
            isEnd(bytes, at: end, in: bounds) && units.contains(String(decoding: bytes[start..<end], as: UTF8.self))
                && !(bytes[end - 1] >= 0x80 && bytes[end..<bounds.upperBound].drop { $0 == 0x20 }.first?.isASCIIDigit == true)
        }
        // 42 dB(A)
        return end.map { FixedNotation.weightingEnd(bytes[$0..<bounds.upperBound]) ?? $0 }
    }

    /// The end of the unit in `2.5 A`, which begins sentences, too, behind the number of a heading or a
    /// figure: `2.1 A first example`.
    private static func amperesEnd(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>, number: Int
    ) -> Int? {
        let rest = bytes[start..<bounds.upperBound]
        guard start > bounds.lowerBound, bytes[start - 1] == 0x20, rest.first == UInt8(ascii: "A"),
            isEnd(bytes, at: start + 1, in: bounds)
        else { return nil }
        let next = rest.dropFirst().drop { $0 == 0x20 }.first
        let isFollowedByWord = next.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } ?? false
        if !isFollowedByWord { return start + 1 }
        let word = bytes[bounds.lowerBound..<number].reversed().drop(while: \.isBlank).prefix(while: \.isASCIILetter)
        return word.last?.isASCIISmall == true && next?.isASCIISmall == true ? start + 1 : nil
    }

    /// The end of `21.7 in`, where no words follow: *in* is a preposition before them, but not in `12in nails`.
    private static func inchesEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        let rest = bytes[start..<bounds.upperBound]
        guard rest.starts(with: "in".utf8) else { return nil }
        let behind = rest.dropFirst(2)
        if start > bounds.lowerBound, bytes[start - 1].isASCIIDigit, isEnd(bytes, at: start + 2, in: bounds) { return start + 2 }
        if behind.first.map({ $0 < 0x20 || ").;/|".utf8.contains($0) }) ?? true { return start + 2 }
        if [" x ", " ×", " |"].contains(where: { behind.starts(with: $0.utf8) }) { return start + 2 }
        let word = behind.dropFirst().prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
        let isMeasure =
            behind.first == 0x20 && ["wide", "high", "tall", "long", "deep", "thick"].contains { word.elementsEqual($0.utf8) }
        // 12 in high school
        let next = bytes[word.endIndex..<bounds.upperBound].drop { $0 == 0x20 }.first
        return isMeasure && !(next.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } ?? false) ? start + 2 : nil
    }

    /// The end of `1Mi`, as programs write a number of 1024 × 1024. Behind a space it may be a word: *1 Mi casa*.
    private static func binaryPrefixEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        let prefix = bytes[start..<bounds.upperBound].prefix(2)
        guard let letter = prefix.first, "KMGTPE".utf8.contains(letter), prefix.last == UInt8(ascii: "i"),
            isEnd(bytes, at: start + 2, in: bounds)
        else { return nil }
        return start + 2
    }

    /// The end of `64-bit`.
    private static func bitsEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        let unit = "-bit"
        guard bytes[start..<bounds.upperBound].starts(with: unit.utf8) else { return nil }
        let end = start + unit.utf8.count
        return isEnd(bytes, at: end, in: bounds) ? end : nil
    }

    /// The end of `am` or `pm` behind a twelve, of which engines make the same hour: `12am` is midnight. Small letters behind a
    /// space may be a word where another one follows, as in Romanian *la 12 am plecat*.
    private static func noonOrMidnightEnd(
        _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>, isApart: Bool
    ) -> Int? {
        guard let (period, end) = DayPeriod.leading(bytes[start..<bounds.upperBound]), end == start + 2,
            isEnd(bytes, at: end, in: bounds)
        else { return nil }
        let mayBeWord = period == .am && bytes[start] == UInt8(ascii: "a")
        return mayBeWord && isApart && end < bounds.upperBound && bytes[end] == 0x20 ? nil : end
    }

    /// The end of a power of ten behind a number, as in `2×10^3` and `0.5 x 10^9`; nil where none stands there.
    private static func powerEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        var rest = bytes[start..<bounds.upperBound]
        rest = rest.dropFirst(spaceLength(rest))
        guard let sign = ["×", "x", "*", "·"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
        rest = rest.dropFirst(sign.utf8.count)
        rest = rest.dropFirst(spaceLength(rest))
        guard rest.starts(with: "10^".utf8) else { return nil }
        let exponent = rest.dropFirst(3)
        let digits = exponent.drop { $0 == UInt8(ascii: "-") }.prefix(while: \.isASCIIDigit)
        return digits.isEmpty ? nil : digits.endIndex
    }

    /// The end of a number, whose thousands may be parted by spaces.
    static func numberEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int {
        var position = start
        var digits = 0
        let limit = min(bounds.upperBound, start + longestNumber)
        while position < limit {
            if bytes[position].isASCIIDigit {
                digits += 1
                position += 1
            } else if let separator = separatorLength(bytes, at: position, in: bounds) {
                digits = 0
                position += separator
            } else {
                let rest = bytes[position..<bounds.upperBound]
                let space = spaceLength(rest)
                let group = rest.dropFirst(space).prefix(4).prefix(while: \.isASCIIDigit).count
                guard space > 0, group == 3, 1...3 ~= digits else { break }
                digits = 0
                position += space
            }
        }
        return position
    }

    /// Each rule for units and currencies reads the number again, so its length is bounded.
    private static let longestNumber = 40

    /// The end of two numbers with a dash between them, as in `2–5`, of which engines make one, or of an angle with its point of
    /// the compass, as in `48°51'24"N` and `2.1734° E`; nil where neither stands there.
    static func rangeOrAngleEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        let end = numberEnd(bytes, at: start, in: bounds)
        guard end > start else { return nil }
        if bytes[end..<bounds.upperBound].starts(with: "°".utf8) { return directionEnd(bytes, behind: end + 2, in: bounds) }
        let hasDash = bytes[start..<end].indices.contains { bytes[$0..<end].starts(with: "–".utf8) }
        return hasDash && isEnd(bytes, at: end, in: bounds) ? end : nil
    }

    /// The end of a point of the compass behind degrees, perhaps with minutes and seconds before it; nil where none stands there.
    /// Behind a space *E* and *O* are words, but for what ends a clause behind them.
    private static func directionEnd(_ bytes: UnsafeBufferPointer<UInt8>, behind degrees: Int, in bounds: Range<Int>) -> Int? {
        let rest = bytes[degrees..<bounds.upperBound].prefix(16)
        let minutes = rest.prefix { $0.isASCIIDigit || ".'\"".utf8.contains($0) || $0 >= 0x80 }
        let isApart = rest[minutes.endIndex...].first == 0x20
        let point = rest[minutes.endIndex...].dropFirst(isApart ? 1 : 0)
        guard isApart || minutes.contains(where: \.isASCIIDigit), let letter = point.first, "NSEWO".utf8.contains(letter),
            isEnd(bytes, at: point.startIndex + 1, in: bounds)
        else { return nil }
        let next = bytes[point.startIndex + 1..<bounds.upperBound].first { $0 != 0x20 } ?? 0x0A
        let mayBeWord = isApart && "EO".utf8.contains(letter)
        return mayBeWord && next >= 0x20 && !",.;)".utf8.contains(next) ? nil : point.startIndex + 1
    }

    /// Units that are written alike in most languages and are a word in none beside a number. `s`, `V`, `ha`, `em` and `A` are.
    private static let units: Set<String> = Set(
        words: """
            kB KB MB GB TB PB KiB MiB GiB TiB kbit Mbit Gbit kB/s MB/s GB/s kbit/s Mbit/s Gbit/s kbps Mbps Gbps Hz kHz MHz \
            GHz THz ms µs μs ns min h oz lb lbs nm µm μm mm cm dm m km m² m³ km² cm² cm³ m/s km/h mph mg µg μg kg g ml mL \
            dl dL cl hl l L IU W kW MW GW Wh kWh MWh mAh mA µA kV mV Ω kΩ MΩ dB dBm °C °F hPa kPa MPa px dpi ppi fps rpm \
            r.p.m. ft € $ £ ¥ ₹ ₽ ₺ ₴ ₩ ₫ zł Kč USD EUR GBP CHF JPY CNY CAD AUD SEK NOK DKK PLN CZK HUF BRL MXN INR RUB UAH
            """)

    private static let longestUnit = units.map(\.utf8.count).max() ?? 0

    /// The length of what parts digits: a full stop, a comma, a hyphen or a dash between two; nil for anything else.
    private static func separatorLength(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in bounds: Range<Int>
    ) -> Int? {
        let length = ".,-".utf8.contains(bytes[index]) ? 1 : bytes[index..<bounds.upperBound].starts(with: "–".utf8) ? 3 : 0
        guard length > 0, index > bounds.lowerBound, bytes[index - 1].isASCIIDigit, index + length < bounds.upperBound,
            bytes[index + length].isASCIIDigit
        else { return nil }
        return length
    }

    /// The bytes of one space, which may be a thin one, or one at which no line breaks.
    static func spaceLength(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        if bytes.first == 0x20 { return 1 }
        guard bytes.first == 0xC2 || bytes.first == 0xE2 else { return 0 }
        return FixedSpaces.spaces.first { bytes.starts(with: $0.utf8) }?.utf8.count ?? 0
    }

    /// Whether no letter or digit follows, and no sign that goes on with a word.
    static func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in bounds: Range<Int>) -> Bool {
        guard index < bounds.upperBound else { return true }
        let byte = bytes[index]
        if byte < 0x80 {
            return !byte.isASCIILetterOrDigit && !"'-/".utf8.contains(byte)
        }
        if UTF8.isContinuation(byte) { return false }
        let rest = bytes[index..<bounds.upperBound]
        if rest.starts(with: "’".utf8) { return false }
        return !WordScalar.isLetter(UTF8Decoder.decode(bytes, at: index).scalar)
    }
}
