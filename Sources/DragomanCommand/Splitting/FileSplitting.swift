import DocumentFormats

/// Works on each of several documents, on several cores.
struct FileSplitting {
    /// The format asked for; nil for what each name says.
    let kind: DocumentKind?
    let jobs: Int
    let messages: Messages

    /// Writes what is made of each input, in order.
    func run(
        _ inputs: [Input], results: @escaping @Sendable (Document, Input) throws(CommandError) -> [UInt8]
    ) throws {
        var failures = Failures(of: inputs.count, messages: messages)
        var remaining = inputs[...]
        let output = StandardOutput()
        let (messages, kind) = (messages, kind)
        let work = OrderedWork(jobs: min(jobs, inputs.count), window: jobs) { (input: Input) in
            Result { () throws(CommandError) in try results(try input.readDocument(kind, messages), input) }
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
