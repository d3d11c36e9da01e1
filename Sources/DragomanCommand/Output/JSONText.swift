/// A text as a JSON string.
struct JSONText: CustomStringConvertible {
    /// The string with its quotation marks.
    let description: String

    init(_ text: String) {
        var bytes: [UInt8] = []
        bytes.append(jsonString: text)
        description = String(decoding: bytes, as: UTF8.self)
    }
}
