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
        let splitting = TextSplitting(segmenter: segmenter, measure: measure, messages: messages)
        var bytes: [UInt8] = []
        appendStart(named: name, to: &bytes)
        var isFirst = true
        do throws(CommandError) {
            try splitting.run(input) { spans throws(CommandError) in
                for (span, place) in spans {
                    append(Piece(span, place, by: segmenter.detector), isFirst: isFirst, named: name, to: &bytes)
                    isFirst = false
                }
                try StandardOutput().write(bytes)
                bytes = []
            }
        } catch {
            // An object that has no end must not swallow the next one.
            if format == .ndjson, !isFirst { try StandardOutput().write("\n") }
            throw error
        }
        appendEnd(to: &bytes)
        try StandardOutput().write(bytes)
    }
}
