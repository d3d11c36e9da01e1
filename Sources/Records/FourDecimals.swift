// SPDX-License-Identifier: Apache-2.0

/// A number from 0 to 1 with four decimals, such as a probability, exactly rounded: six bytes.
///
/// A double is a whole number times a power of two, so ten thousand of it are computed in integers and rounded once, to the
/// nearest and to even at halves, as `printf` does. What is below 0 or no number is shown as 0, and what is above 1 as 1.
///
///     "\(FourDecimals(0.98765))"   // 0.9877
public struct FourDecimals: Sendable, Hashable {
    private let tenThousandths: UInt64

    /// A number rounded to four decimals.
    public init(_ number: Double) {
        tenThousandths = Self.tenThousandths(of: number)
    }

    /// Appends its six bytes.
    public func append(to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: 6) { append(to: &$0) }
    }

    /// Appends its six bytes.
    public func append(to bytes: inout OutputSpan<UInt8>) {
        bytes.append(UInt8(ascii: "0") + UInt8(tenThousandths / 10_000))
        bytes.append(UInt8(ascii: "."))
        var divisor: UInt64 = 1_000
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(tenThousandths / divisor % 10))
            divisor /= 10
        }
    }

    private static func tenThousandths(of number: Double) -> UInt64 {
        // What is not a number would be a fault elsewhere; it is shown as nothing rather than ending the program.
        guard number > 0 else { return 0 }
        guard number < 1 else { return 10_000 }
        let exponent = Int(number.exponentBitPattern)
        let significand = number.significandBitPattern | (exponent == 0 ? 0 : 1 << 52)
        // number = significand × 2^−shift
        let shift = 1075 - max(exponent, 1)
        guard shift < 128 else { return 0 }
        let product = UInt128(significand) * 10_000
        let whole = UInt64(product >> UInt128(shift))
        let rest = product & ((1 << UInt128(shift)) - 1)
        let half = UInt128(1) << UInt128(shift - 1)
        return rest > half || rest == half && !whole.isMultiple(of: 2) ? whole + 1 : whole
    }

    /// The number with a sign where it is less than 0, for one from -1 to 1. What rounds to nothing has no sign.
    public static func signed(_ number: Double) -> String {
        let decimals = FourDecimals(abs(number)).description
        return number < 0 && decimals != "0.0000" ? "-" + decimals : decimals
    }
}

extension FourDecimals: CustomStringConvertible {
    /// The number with four decimals.
    public var description: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
