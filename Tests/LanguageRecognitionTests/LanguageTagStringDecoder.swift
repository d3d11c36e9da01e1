/// A decoder that holds one string.
struct StringDecoder: Decoder, SingleValueDecodingContainer {
    let string: String
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    private var mismatch: DecodingError { .dataCorruptedError(in: self, debugDescription: "it holds a string") }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw mismatch }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw mismatch }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let value = string as? Value else { throw mismatch }
        return value
    }
}
