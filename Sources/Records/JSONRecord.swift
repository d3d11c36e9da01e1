// SPDX-License-Identifier: Apache-2.0

/// A JSON object that stands on one line, whose fields can be passed on as they came.
///
///     let record = try JSONRecord(line)
///     record.string("text")              // the text, unescaped
///     record.fields.map(\.value)         // every value, byte for byte as it was written
public struct JSONRecord: Sendable, Hashable {
    /// A name with its value.
    public struct Field: Sendable, Hashable {
        /// The name, unescaped.
        public let name: String
        /// The value as it was written.
        public let value: String

        /// A field with a value that is JSON already.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// A field with a string for its value.
        public init(name: String, string: String) {
            self.init(name: name, value: JSONString.quoted(string))
        }
    }

    /// The fields, in order.
    public var fields: [Field]

    /// A record of some fields.
    public init(fields: [Field]) {
        self.fields = fields
    }

    /// Reads one object, white space around it left out.
    ///
    /// - Throws: `JSONRecordError`, saying what is wrong and at which byte. Ill-formed UTF-8 in strings is not an error: it
    ///   becomes U+FFFD.
    public init(_ line: UnsafeBufferPointer<UInt8>) throws(JSONRecordError) {
        var scanner = JSONScanner(line)
        fields = try scanner.object()
        try scanner.end()
    }

    /// Reads one object.
    ///
    /// - Throws: `JSONRecordError`, saying what is wrong and at which byte.
    public init(_ line: String) throws(JSONRecordError) {
        var line = line
        let result: Result<JSONRecord, JSONRecordError> = line.withUTF8 { bytes in
            Result { () throws(JSONRecordError) in try JSONRecord(bytes) }
        }
        self = try result.get()
    }

    /// The value of a field as it was written; nil where there is none. Of several fields of one name, the last counts.
    public func value(_ name: String) -> String? {
        fields.last { $0.name == name }?.value
    }

    /// The value of a field that is a string, unescaped; nil where there is none, or where it is something else.
    public func string(_ name: String) -> String? {
        value(name).flatMap(JSONString.unquoted)
    }

    /// The records of a field that is an array of objects; nil where it is something else.
    public func records(_ name: String) -> [JSONRecord]? {
        guard var value = value(name) else { return nil }
        return value.withUTF8 { bytes in
            var scanner = JSONScanner(bytes)
            return try? scanner.objects()
        }
    }

    /// Adds fields, in place of those that have their names.
    public mutating func replace(with added: [Field]) {
        remove(Set(added.map(\.name)))
        fields += added
    }

    /// Removes the fields of these names.
    public mutating func remove(_ names: Set<String>) {
        fields.removeAll { names.contains($0.name) }
    }
}

extension JSONRecord: CustomStringConvertible {
    /// The object on one line.
    public var description: String {
        var writer = RecordWriter()
        writer.object { $0.fields(fields) }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
