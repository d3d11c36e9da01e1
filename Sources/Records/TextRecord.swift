// SPDX-License-Identifier: Apache-2.0

/// One line of NDJSON input: an object with a text.
public struct TextRecord: Sendable {
    /// The object, its fields as they came.
    public var object: JSONRecord
    /// The text that is to be worked on.
    public let text: String

    /// Reads a line.
    ///
    /// - Throws: `RecordFault` where it is not a JSON object, or has no text.
    public init(_ line: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
        let object: JSONRecord
        do {
            object = try JSONRecord(line)
        } catch {
            throw .malformed(error)
        }
        guard let text = object.string("text") else { throw .withoutText(identifier: object.value("id")) }
        self.object = object
        self.text = text
    }

    /// Whether a line holds nothing but white space of JSON, and is passed over.
    public static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool { line.allSatisfy(\.isJSONWhiteSpace) }
}
