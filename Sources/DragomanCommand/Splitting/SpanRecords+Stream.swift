import DocumentFormats
import LanguageRecognition
import LanguageSegmentation

extension SpanRecords {
    /// Writes the results for a plain text as it is read.
    func write(_ input: Input, by segmenter: LanguageSegmenter, _ messages: Messages) throws(CommandError) {
        let name = Name.file(input.path)
        switch format {
        case .text: try writeLines(of: input, named: name, by: segmenter, messages)
        case .tsv, .ndjson: try writePieces(of: input, named: name, by: segmenter, messages)
        }
    }

    private func writeLines(
        of input: Input, named name: Name, by segmenter: LanguageSegmenter, _ messages: Messages
    ) throws(CommandError) {
        let splitting = TextSplitting(segmenter: segmenter, measure: lines.measure, messages: messages)
        var bytes: [UInt8] = []
        var table = lines.table(named: Self.plain(name), to: &bytes)
        try splitting.run(input) { spans throws(CommandError) in
            lines.append(spans, to: &table, &bytes)
            try StandardOutput().write(bytes)
            bytes = []
        }
        table.finish(to: &bytes)
        try StandardOutput().write(bytes)
    }

    private func writePieces(
        of input: Input, named name: Name, by segmenter: LanguageSegmenter, _ messages: Messages
    ) throws(CommandError) {
        let measure = PlaceMeasure(unit: unit, holdsText: format == .tsv || includesText)
        let splitting = TextSplitting(segmenter: segmenter, measure: measure, messages: messages)
        var bytes: [UInt8] = []
        appendStart(named: name, to: &bytes)
        var isFirst = true
        try splitting.run(input) { spans throws(CommandError) in
            for (span, place) in spans {
                let piece = Piece(
                    start: place.start, end: place.end, detection: segmenter.detector.detection(for: span.evidence),
                    outcome: span.outcome, text: place.text)
                append(piece, isFirst: isFirst, named: name, to: &bytes)
                isFirst = false
            }
            try StandardOutput().write(bytes)
            bytes = []
        }
        appendEnd(to: &bytes)
        try StandardOutput().write(bytes)
    }

    /// Appends what stands before the spans of a text.
    private func appendStart(named name: Name, to output: inout [UInt8]) {
        guard format == .ndjson else { return }
        let head = JSONRecord(fields: Self.fields(for: name) + [JSONRecord.Field(name: "spans", value: "[")])
        output.append(utf8: String("\(head)".dropLast()))
    }

    private func append(_ piece: Piece, isFirst: Bool, named name: Name, to output: inout [UInt8]) {
        if format == .ndjson {
            output.append(utf8: (isFirst ? "" : ",") + object(of: piece))
        } else {
            appendFields(piece, named: name, to: &output)
        }
    }

    /// Appends what stands behind the spans.
    private func appendEnd(to output: inout [UInt8]) {
        if format == .ndjson { output.append(utf8: "]}\n") }
    }
}
