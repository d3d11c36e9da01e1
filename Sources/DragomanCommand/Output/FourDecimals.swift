/// A number from 0 to 1 with four decimals, exactly rounded.
struct FourDecimals: CustomStringConvertible {
    let description: String

    init(_ number: Double) {
        var bytes: [UInt8] = []
        bytes.append(addingCapacity: 8) { $0.append(probability: number) }
        description = String(decoding: bytes, as: UTF8.self)
    }
}
