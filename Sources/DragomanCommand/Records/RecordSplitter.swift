import DocumentFormats
import LanguageSegmentation
import Records

/// Splits the texts of a block of NDJSON lines.
struct RecordSplitter: Sendable {
    let segmenter: LanguageSegmenter
    let records: SpanRecords

    /// The results for all lines.
    func results(of block: [UInt8]) -> BlockResults {
        var results = BlockResults()
        block.withUnsafeBufferPointer { bytes in
            for line in Lines(bytes) {
                results.lineCount += 1
                guard !TextRecord.isBlank(line) else { continue }
                do throws(RecordFault) {
                    let record = try TextRecord(line)
                    let spans = segmenter.spans(of: record.text)
                    let identifier = record.object.value("id")
                    records.append(spans, of: record.text, by: segmenter, named: .identifier(identifier), to: &results.bytes)
                } catch {
                    if records.format == .ndjson { results.bytes.append(utf8: "\(error.record)\n") }
                    results.faults.append(BlockResults.Fault(line: results.lineCount, error: error))
                }
            }
        }
        return results
    }
}
