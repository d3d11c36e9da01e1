import DocumentFormats

/// Works on each of several documents: on several cores, or where it is a long plain text while it is read.
struct FileSplitting {
    /// The format asked for; nil for what each name says.
    let kind: DocumentKind?
    let jobs: Int
    let messages: Messages

    /// Writes what is made of each input, in order.
    ///
    /// - Parameters:
    ///   - stream: Writes what is made of a plain text while it is read; nil where that cannot be.
    ///   - results: Makes it of a document as a whole.
    func run(
        _ inputs: [Input], stream: ((Input) throws(CommandError) -> Void)?,
        results: @escaping @Sendable (Document, Input) throws(CommandError) -> [UInt8]
    ) throws {
        var failures = Failures(of: inputs.count, messages: messages)
        // Whole documents are only worth their memory where they keep more than one core at work.
        let isAlone = jobs == 1 || inputs.count == 1
        func streams(_ input: Input) -> Bool { stream != nil && input.kind(kind) == .text && (isAlone || input.mayBeLong) }
        var rest = inputs[...]
        while let input = rest.first {
            if let stream, streams(input) {
                do throws(CommandError) {
                    try stream(input)
                } catch {
                    try failures.add(error)
                }
                rest.removeFirst()
            } else {
                let together = rest.prefix { !streams($0) }
                try run(together, failures: &failures, results: results)
                rest = rest.dropFirst(together.count)
            }
        }
        try failures.finish()
    }

    /// Writes what is made of documents as wholes.
    private func run(
        _ inputs: ArraySlice<Input>, failures: inout Failures,
        results: @escaping @Sendable (Document, Input) throws(CommandError) -> [UInt8]
    ) throws(CommandError) {
        var remaining = inputs
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
    }
}
