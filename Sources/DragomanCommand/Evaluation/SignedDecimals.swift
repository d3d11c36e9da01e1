/// A number from -1 to 1 with four decimals, and with a sign where it is less than 0.
struct SignedDecimals: CustomStringConvertible {
    let description: String

    init(_ number: Double) {
        let decimals = FourDecimals(abs(number)).description
        // What rounds to nothing has no sign.
        description = number < 0 && decimals != "0.0000" ? "-" + decimals : decimals
    }
}
