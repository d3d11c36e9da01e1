extension OutputSpan<UInt8> {
    /// Appends a probability, from 0 to 1, with four decimals: six bytes.
    ///
    /// Exact: a double is a whole number times a power of two, so ten thousand of it are computed in integers and rounded once, to the
    /// nearest and to even at halves, as `printf` does.
    mutating func append(probability: Double) {
        let tenThousandths = Self.tenThousandths(of: probability)
        append(UInt8(ascii: "0") + UInt8(tenThousandths / 10_000))
        append(UInt8(ascii: "."))
        var divisor: UInt64 = 1_000
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(tenThousandths / divisor % 10))
            divisor /= 10
        }
    }

    private static func tenThousandths(of probability: Double) -> UInt64 {
        // What is no number would be a fault elsewhere; it is shown as nothing rather than ending the program.
        guard probability > 0 else { return 0 }
        guard probability < 1 else { return 10_000 }
        let exponent = Int(probability.exponentBitPattern)
        let significand = probability.significandBitPattern | (exponent == 0 ? 0 : 1 << 52)
        // probability = significand × 2^−shift
        let shift = 1075 - max(exponent, 1)
        guard shift < 128 else { return 0 }
        let product = UInt128(significand) * 10_000
        let whole = UInt64(product >> UInt128(shift))
        let rest = product & ((1 << UInt128(shift)) - 1)
        let half = UInt128(1) << UInt128(shift - 1)
        return rest > half || rest == half && !whole.isMultiple(of: 2) ? whole + 1 : whole
    }
}
