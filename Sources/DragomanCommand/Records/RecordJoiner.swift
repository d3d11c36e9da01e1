import DocumentFormats
import Records

/// Joins the texts of the spans in a block of NDJSON lines.
struct RecordJoiner: Sendable {
    /// The results for all lines.
    func results(of block: [UInt8]) -> BlockResults {
        var results = BlockResults()
        block.withUnsafeBufferPointer { bytes in
            for line in Lines(bytes) {
                results.lineCount += 1
                guard !TextRecord.isBlank(line) else { continue }
                do throws(RecordFault) {
                    results.bytes.append(utf8: "\(try Self.join(line))\n")
                } catch {
                    results.bytes.append(utf8: "\(error.record)\n")
                    results.faults.append(BlockResults.Fault(line: results.lineCount, error: error))
                }
            }
        }
        return results
    }

    private static func join(_ line: UnsafeBufferPointer<UInt8>) throws(RecordFault) -> JSONRecord {
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
        record.fields.removeAll { $0.name == "spans" }
        record.replace(with: [JSONRecord.Field(name: "text", string: text)])
        return record
    }
}
