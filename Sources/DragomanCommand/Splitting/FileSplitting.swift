import DocumentFormats
import LanguageSegmentation

/// Splits each of several files, on several cores.
struct FileSplitting {
    let segmenter: LanguageSegmenter
    let records: SpanRecords
    /// The format asked for; nil for what each name says.
    let kind: DocumentKind?
    let jobs: Int
    let messages: Messages

    /// Writes the spans of each input, in order.
    func run(_ inputs: [Input]) throws {
        var failures = Failures(of: inputs.count, messages: messages)
        var remaining = inputs[...]
        let output = StandardOutput()
        let (segmenter, messages, kind) = (segmenter, messages, kind)
        var records = records
        records.showsFiles = inputs.count > 1
        let work = OrderedWork(jobs: min(jobs, inputs.count), window: jobs) { [records] (input: Input) in
            Result { () throws(CommandError) in
                let document = try input.readDocument(kind, messages)
                let pieces = document.pieces(of: document.spans(by: segmenter))
                var bytes: [UInt8] = []
                records.append(pieces, of: document, by: segmenter, named: .file(input.path), to: &bytes)
                return bytes
            }
        }
        try work.run(
            isLast: { remaining.isEmpty },
            next: { () throws(CommandError) in remaining.popFirst() },
            deliver: { (result: Result<[UInt8], CommandError>) throws(CommandError) in
                switch result {
                case .success(let bytes): try output.write(bytes)
                case .failure(let error): try failures.add(error)
                }
            })
        try failures.finish()
    }
}
