// SPDX-License-Identifier: Apache-2.0

/// Formulas of chemistry and units with powers, whose raised and lowered digits may be markup.
extension FixedTextScanner {
    /// What comes before a number in most formulas that end with it: any word may be before markup, as *In* is in `<b>Sign
    /// In</b>`.
    private static let oxides: Set = ["CO", "SO", "PM"]

    /// The symbols of a formula with what is raised or lowered between them, a digit or what a placeholder stands for: `H￼SO￼`,
    /// `H₂O`, `CO￼`. Some of the symbols may be words: in Spanish O is *or*.
    func formula(around position: Int, in range: Range<Int>) -> Range<Int>? {
        /// Up to three symbols, each a capital with or without a small letter.
        func areSymbols(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            var wasCapital = false
            return letters.count { $0.isASCIICapital } < 4 && !letters.isEmpty
                && letters.allSatisfy { letter in
                    let isCapital = letter.isASCIICapital
                    defer { wasCapital = isCapital }
                    return isCapital || wasCapital
                }
        }
        let start = position - bytes[addedEnd..<position].reversed().prefix(5).prefix(while: \.isASCIILetter).count
        guard areSymbols(bytes[start..<position]),
            start == range.lowerBound || bytes[start - 1] <= 0x20 || "(".utf8.contains(bytes[start - 1])
        else { return nil }
        var end = position
        var isCertain =
            isLoweredDigit(at: position) || Self.oxides.contains(String(decoding: bytes[start..<position], as: UTF8.self))
        while end < range.upperBound, isPlaceholder(at: end) || isLoweredDigit(at: end) {
            end += Self.placeholderLength
            let letters = bytes[end..<range.upperBound].prefix(5).prefix(while: \.isASCIILetter)
            guard !letters.isEmpty else { break }
            guard areSymbols(letters) else { return nil }
            isCertain = true
            end = letters.endIndex
        }
        return isCertain ? start..<end : nil
    }

    /// The sign of a power, and those of its digits.
    private static let raisedMinus = Array("⁻".utf8)
    private static let raisedDigits = "¹²³⁰⁴⁵⁶⁷⁸⁹".map { Array(String($0).utf8) }

    /// Units with a power of less than none, the first of which stands around an offset: `m⁻² s⁻¹`. Models part the powers from
    /// them.
    func raisedUnits(around position: Int, in range: Range<Int>) -> Range<Int>? {
        guard bytes[position] == 0xE2, position > addedEnd, bytes[position - 1].isASCIILetter else { return nil }
        let start = position - bytes[addedEnd..<position].reversed().prefix(Self.longestUnit).prefix(while: \.isASCIILetter).count
        guard start == addedEnd || !bytes[start - 1].isASCIILetter else { return nil }
        var end = start
        while true {
            let unit = bytes[end..<range.upperBound].drop { $0 == 0x20 }.prefix(Self.longestUnit).prefix(while: \.isASCIILetter)
            let power = bytes[unit.endIndex..<range.upperBound]
            guard !unit.isEmpty, power.starts(with: Self.raisedMinus) else { return end > start ? start..<end : nil }
            var rest = power.dropFirst(Self.raisedMinus.count)
            while let digit = Self.raisedDigits.first(where: { rest.starts(with: $0) }) { rest = rest.dropFirst(digit.count) }
            end = rest.startIndex
        }
    }

    private static let longestUnit = 4

    /// Whether one of the digits ₀ to ₉ stands at an offset, each as long as a placeholder.
    func isLoweredDigit(at offset: Int) -> Bool {
        bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x82 && 0x80...0x89 ~= bytes[offset + 2]
    }
}
