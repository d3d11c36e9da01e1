// SPDX-License-Identifier: Apache-2.0

public import Records

extension SpanRecords {
    /// The text of the span that a row of TSV has, and where it stands in its document.
    ///
    /// - Parameter row: The row, without what ends it.
    /// - Returns: nil where it does not have the seven fields. The range is nil where its first two are no offsets.
    public static func span(ofRow row: UnsafeBufferPointer<UInt8>) -> (range: Range<Int>?, text: String)? {
        guard let fields = TabSeparatedField.fields(of: row, count: 7) else { return nil }
        guard let start = Int(fields[0]), let end = Int(fields[1]), 0 <= start, start <= end else { return (nil, fields[6]) }
        return (start..<end, fields[6])
    }

    /// The object that a record was made of, its other fields as they came: the texts of its spans, joined.
    ///
    /// - Parameter line: The line with the object.
    /// - Throws: `RecordFault` where the line is not an object, or does not have spans that each have a text.
    public static func joined(_ line: UnsafeBufferPointer<UInt8>) throws(RecordFault) -> JSONRecord {
        var record: JSONRecord
        do {
            record = try JSONRecord(line)
        } catch {
            throw .malformed(error)
        }
        guard let spans = record.records("spans") else { throw .withoutSpans(identifier: record.value("id")) }
        var text = ""
        for span in spans {
            guard let piece = span.string("text") else { throw .withoutSpans(identifier: record.value("id")) }
            text += piece
        }
        record.remove(["spans"])
        record.replace(with: [JSONRecord.Field(name: "text", string: text)])
        return record
    }
}
