// SPDX-License-Identifier: Apache-2.0

/// Sums of money whose currency stands before them: `$5`, `€250k`, `US$ 4,300`, `EUR 12,500.00`.
extension Quantity {
    /// The end of a sum of dollars of a country: `US$25`, `US$ 4,300`, `C$5`; nil where none begins.
    static func dollarsEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        let country = bytes[start..<bounds.upperBound].prefix(4).prefix(while: \.isASCIICapital)
        guard 1...3 ~= country.count, country.endIndex < bounds.upperBound, bytes[country.endIndex] == UInt8(ascii: "$") else {
            return nil
        }
        let sign = country.endIndex + 1
        let number = sign + spaceLength(bytes[sign..<bounds.upperBound])
        let end = numberEnd(bytes, at: number, in: bounds)
        return end > number ? magnitudeEnd(bytes, behind: end, in: bounds) : nil
    }

    /// The end of a sum behind the code of its currency, `EUR 12,500.00`; nil where none begins.
    static func codedSumEnd(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Int? {
        let code = bytes[start..<bounds.upperBound].prefix(4).prefix(while: \.isASCIICapital)
        guard code.count == 3, currencies.contains(String(decoding: code, as: UTF8.self)) else { return nil }
        let number = code.endIndex + spaceLength(bytes[code.endIndex..<bounds.upperBound])
        let end = numberEnd(bytes, at: number, in: bounds)
        guard end > number else { return nil }
        let sumEnd = magnitudeEnd(bytes, behind: end, in: bounds)
        return isEnd(bytes, at: sumEnd, in: bounds) ? sumEnd : nil
    }

    /// Where a number with its currency stands, which goes before it; nil where there is none.
    ///
    /// - Parameter start: Where the number begins, or a dollar sign before it.
    static func price(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in bounds: Range<Int>) -> Range<Int>? {
        let hasDollar = bytes[start] == UInt8(ascii: "$")
        let numberStart = hasDollar ? start + 1 : start
        let digitsEnd = numberEnd(bytes, at: numberStart, in: bounds)
        guard digitsEnd > numberStart else { return nil }
        let end = magnitudeEnd(bytes, behind: digitsEnd, in: bounds)
        if hasDollar { return isEnd(bytes, at: end, in: bounds) ? start..<end : nil }
        let before = bytes[bounds.lowerBound..<start]
        let space = FixedSpaces.spaces.first { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
        let symbol = before.dropLast(space?.utf8.count ?? 0)
        guard let sign = ["€", "£", "¥", "₹"].first(where: { symbol.suffix($0.utf8.count).elementsEqual($0.utf8) }) else {
            return nil
        }
        let rangeEnd = endOfRange(bytes, behind: end, sign: sign, in: bounds)
        return isEnd(bytes, at: rangeEnd, in: bounds) ? symbol.endIndex - sign.utf8.count..<rangeEnd : nil
    }

    /// The end of a second price behind a dash, as in `€1,200-€1,500`, of which models lose the dash; the end of the first where
    /// there is none.
    private static func endOfRange(
        _ bytes: UnsafeBufferPointer<UInt8>, behind end: Int, sign: String, in bounds: Range<Int>
    ) -> Int {
        let rest = bytes[end..<bounds.upperBound]
        guard let join = ["-\(sign)", "–\(sign)"].first(where: { rest.starts(with: $0.utf8) }) else { return end }
        let start = end + join.utf8.count
        let last = numberEnd(bytes, at: start, in: bounds)
        return last > start ? magnitudeEnd(bytes, behind: last, in: bounds) : end
    }

    /// The end of the letters behind a sum that say how many thousands it is, as in `€250k` and `£3bn`; that of the sum where
    /// none stand there.
    private static func magnitudeEnd(_ bytes: UnsafeBufferPointer<UInt8>, behind end: Int, in bounds: Range<Int>) -> Int {
        let letters = bytes[end..<bounds.upperBound].prefix(3).prefix(while: \.isASCIILetter)
        return magnitudes.contains(String(decoding: letters, as: UTF8.self)) ? letters.endIndex : end
    }

    private static let magnitudes: Set = ["k", "K", "m", "M", "mn", "Mn", "b", "B", "bn", "Bn", "BN", "t", "T", "tn", "Tn"]

    private static let currencies: Set = [
        "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HUF", "INR", "JPY", "MXN", "NOK", "PLN", "RUB", "SEK",
        "UAH", "USD",
    ]
}
