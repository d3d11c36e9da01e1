// SPDX-License-Identifier: Apache-2.0

/// Writes records as bytes: objects of NDJSON, field by field in the order in which they come, and rows of TSV.
///
///     var writer = RecordWriter()
///     writer.line {
///         $0.field("id", json: "17")
///         $0.field("language", "de")
///         $0.array("hypotheses", of: hypotheses) { $0.field("language", $1) }
///     }
///     output.write(writer.bytes)   // {"id":17,"language":"de","hypotheses":[{"language":"de"}]} and a line feed
///
/// In objects nothing but commas stands between fields. Objects and arrays may be opened and closed one by one, where what stands
/// in them comes bit by bit and is taken away by `takeBytes()`.
public struct RecordWriter: Sendable {
    /// What has been written and not been taken away.
    public private(set) var bytes: [UInt8] = []
    /// Whether what comes next follows something in its object or array.
    private var needsComma = false

    /// A writer that has written nothing.
    public init() {}

    /// Appends what is written to bytes that are there, which are not copied.
    public static func append(to bytes: inout [UInt8], _ body: (inout RecordWriter) -> Void) {
        var writer = RecordWriter()
        swap(&writer.bytes, &bytes)
        body(&writer)
        swap(&writer.bytes, &bytes)
    }

    /// What has been written so far, which is forgotten here.
    public mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    // MARK: - Rows and text

    /// Writes text as it is, which is meant for people.
    public mutating func text(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes fields with tabs between, escaped as `TabSeparatedField` has it, and ends the line.
    public mutating func row(_ fields: [String]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "\t")) }
            TabSeparatedField.append(escaping: field.utf8, to: &bytes)
        }
        endLine()
    }

    // MARK: - Objects and arrays

    /// Writes an object.
    public mutating func object(_ fields: (inout RecordWriter) -> Void) {
        open("{")
        fields(&self)
        close("}")
    }

    /// Writes an object and ends the line.
    public mutating func line(_ fields: (inout RecordWriter) -> Void) {
        object(fields)
        endLine()
    }

    /// Ends a line. What comes next follows nothing.
    public mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    /// Writes a field that is an object.
    public mutating func object(_ name: String, _ fields: (inout RecordWriter) -> Void) {
        write(name)
        needsComma = false
        object(fields)
    }

    /// Writes a field that is an array with an object for each item.
    public mutating func array<Item>(_ name: String, of items: some Sequence<Item>, _ fields: (inout RecordWriter, Item) -> Void)
    {
        openArray(name)
        for item in items { object { fields(&$0, item) } }
        close("]")
    }

    /// Begins an object, which `closeObject` ends.
    public mutating func openObject() { open("{") }

    /// Ends an object.
    public mutating func closeObject() { close("}") }

    /// Begins a field that is an array, which `closeArray` ends.
    public mutating func openArray(_ name: String) {
        write(name)
        needsComma = false
        open("[")
    }

    /// Ends an array.
    public mutating func closeArray() { close("]") }

    // MARK: - Fields

    /// Writes a field that is a string.
    public mutating func field(_ name: String, _ value: String) {
        write(name)
        JSONString.append(value, to: &bytes)
    }

    /// Writes a field that is a string, where there is one.
    public mutating func field(_ name: String, _ value: String?) {
        if let value { field(name, value) }
    }

    /// Writes a field that is a whole number.
    public mutating func field(_ name: String, _ value: Int) { field(name, json: "\(value)") }

    /// Writes a field that is true or false.
    public mutating func field(_ name: String, _ value: Bool) { field(name, json: value ? "true" : "false") }

    /// Writes a field that is a number with four decimals.
    public mutating func field(_ name: String, _ value: FourDecimals) {
        write(name)
        value.append(to: &bytes)
    }

    /// Writes a field that is an array of strings.
    public mutating func field(_ name: String, _ values: [String]) {
        openArray(name)
        for value in values {
            comma()
            JSONString.append(value, to: &bytes)
        }
        close("]")
    }

    /// Writes a field whose value is JSON already, as it stands.
    public mutating func field(_ name: String, json: String) {
        write(name)
        bytes.append(contentsOf: json.utf8)
    }

    /// Writes fields of a record as they came.
    public mutating func fields(_ fields: [JSONRecord.Field]) {
        for field in fields { self.field(field.name, json: field.value) }
    }

    // MARK: - Bytes

    private mutating func write(_ name: String) {
        comma()
        JSONString.append(name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func comma() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
        bytes.append(UInt8(ascii: bracket))
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }
}
