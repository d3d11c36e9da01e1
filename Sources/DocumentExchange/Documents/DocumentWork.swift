// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
public import TextStreams

/// Work on each of several documents: on several cores, or where one is a long plain text while it is read.
///
///     let work = DocumentWork()
///     work.run(inputs, stream: nil, results: { document, _ in document.passages.count }) { input, result in … }
public struct DocumentWork: Sendable {
    private let format: (any DocumentFormat)?
    private let jobs: Int
    private let notices: InputNotice.Handler

    /// Work on documents.
    ///
    /// - Parameters:
    ///   - format: The format of all of them; nil for what each name says.
    ///   - jobs: How many documents are worked on at once.
    ///   - notices: What is told of the encoding of the inputs.
    public init(
        format: (any DocumentFormat)? = nil, jobs: Int = Processors.count, notices: @escaping InputNotice.Handler = { _ in }
    ) {
        self.format = format
        self.jobs = jobs
        self.notices = notices
    }

    /// Hands on what is made of each input, in order. Where one cannot be read, the others are still worked on.
    ///
    /// - Parameters:
    ///   - stream: Does the work for a plain text while it is read; nil where that cannot be. What it throws is delivered.
    ///   - results: Does it for a document as a whole.
    ///   - deliver: Takes the results of documents as wholes, and the errors of all.
    /// - Throws: What `deliver` throws.
    public func run<Results: Sendable, Failure: Error>(
        _ inputs: [TextInput], stream: ((TextInput) throws(TextStreamError) -> Void)?,
        results: @escaping @Sendable (Document, TextInput) -> Results,
        deliver: (TextInput, Result<Results, DocumentFileError>) throws(Failure) -> Void
    ) throws(Failure) {
        // Whole documents are only worth their memory where they keep more than one core at work.
        let isAlone = jobs == 1 || inputs.count == 1
        func streams(_ input: TextInput) -> Bool {
            stream != nil && input.documentFormat(format) is PlainText && (isAlone || input.mayBeLong)
        }
        var rest = inputs[...]
        while let input = rest.first {
            if let stream, streams(input) {
                var failure: DocumentFileError?
                do throws(TextStreamError) {
                    try stream(input)
                } catch {
                    failure = DocumentFileError(error)
                }
                if let failure { try deliver(input, .failure(failure)) }
                rest.removeFirst()
            } else {
                let together = rest.prefix { !streams($0) }
                try run(together, results: results, deliver: deliver)
                rest = rest.dropFirst(together.count)
            }
        }
    }

    private func run<Results: Sendable, Failure: Error>(
        _ inputs: ArraySlice<TextInput>, results: @escaping @Sendable (Document, TextInput) -> Results,
        deliver: (TextInput, Result<Results, DocumentFileError>) throws(Failure) -> Void
    ) throws(Failure) {
        var remaining = inputs
        let (format, notices) = (format, notices)
        let work = OrderedWork(jobs: min(jobs, inputs.count), window: jobs) { (input: TextInput) in
            (input, Result { () throws(DocumentFileError) in results(try input.readDocument(format, notices: notices), input) })
        }
        try work.run(
            isLast: { remaining.isEmpty },
            next: { () throws(Failure) in remaining.popFirst() },
            deliver: { (outcome: (TextInput, Result<Results, DocumentFileError>)) throws(Failure) in
                try deliver(outcome.0, outcome.1)
            })
    }
}
