// SPDX-License-Identifier: Apache-2.0

import DocumentExchange
import DocumentFormats
import LanguageSegmentation
import Records
import Reports
import TextStreams

/// Writes the spans of texts in one of the formats: as records for programs, or as lines for people.
struct SpanOutput: Sendable {
    let segmenter: LanguageSegmenter
    /// The records; nil where people are shown lines.
    let records: SpanRecords?
    let lines: SpanLines
    /// Whether lines of NDJSON that cannot be done are answered by an object.
    let writesFaults: Bool

    /// The results for a block of NDJSON with a text per line.
    func results(of block: [UInt8]) -> RecordResults {
        RecordResults(of: block, writesFaults: writesFaults) { line, output throws(RecordFault) in
            let record = try TextRecord(line)
            let spans = segmenter.spans(of: record.text)
            let name = RecordName.identifier(record.object.value("id"))
            if let records {
                records.append(spans, of: record.text, named: name, to: &output)
            } else {
                lines.append(spans.map { ($0.range, $0) }, of: record.text, named: name.plain, to: &output)
            }
        }
    }

    /// The results for a document, whose markup is shown to programs and not to people.
    func results(for document: Document, of input: TextInput) -> [UInt8] {
        var output: [UInt8] = []
        let document = document.readingCode
        let spans = document.documentSpans(of: document.spans(by: segmenter))
        if let records {
            records.append(spans, of: document, named: .file(input.path), to: &output)
        } else {
            lines.append(spans.map { ($0.range, $0.span) }, of: document.content, named: input.path ?? "-", to: &output)
        }
        return output
    }

    /// Writes the results for a plain text as it is read.
    func write(_ input: TextInput, _ messages: Messages) throws(TextStreamError) {
        let write = { (bytes: [UInt8]) throws(TextStreamError) in try StandardOutput().write(bytes) }
        if let records {
            try records.write(input, notices: messages.notices, take: write)
        } else {
            try lines.write(input, by: segmenter, notices: messages.notices, take: write)
        }
    }
}
