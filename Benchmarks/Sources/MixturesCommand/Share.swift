/// A part of a whole, printed with four decimals; none of nothing.
struct Share: CustomStringConvertible {
    private let value: Double

    init(_ part: Int, of whole: Int) {
        value = whole == 0 ? 0 : Double(part) / Double(whole)
    }

    var description: String {
        let digits = String(Int((value * 10_000).rounded()))
        let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
        return "\(padded.dropLast(4)).\(padded.suffix(4))"
    }
}
