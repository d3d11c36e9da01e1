// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import Records
public import TextStreams

extension SpanRecords {
    /// Splits a plain text as it is read, and hands on its records.
    ///
    /// - Parameters:
    ///   - notices: What is told of the text's encoding.
    ///   - take: Takes the records, some bytes at a time. Where the text cannot be read to its end, an object that has begun gets
    ///     a line end, so that it does not swallow the next one.
    /// - Throws: `TextStreamError` where the input cannot be read or is not text, and what `take` throws.
    public func write(
        _ input: TextInput, notices: @escaping InputNotice.Handler = { _ in }, take: ([UInt8]) throws(TextStreamError) -> Void
    ) throws(TextStreamError) {
        let splitting = TextSplitting(segmenter: segmenter, measure: measure, notices: notices)
        let name = RecordName.file(input.path)
        var writer = RecordWriter()
        begin(name, in: &writer)
        var hasSpans = false
        do throws(TextStreamError) {
            try splitting.run(input) { spans throws(TextStreamError) in
                for (span, place) in spans { append(span, place, named: name, to: &writer) }
                hasSpans = true
                try take(writer.takeBytes())
            }
        } catch {
            if format == .ndjson, hasSpans { try take([UInt8(ascii: "\n")]) }
            throw error
        }
        end(in: &writer)
        try take(writer.takeBytes())
    }
}
