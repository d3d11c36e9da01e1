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
    ///   - format: The format of all of them; nil for what the name or the beginning of each says.
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
        func mayStream(_ input: TextInput) -> Bool {
            stream != nil && (format ?? input.knownFormat() ?? PlainText()) is PlainText && (isAlone || input.mayBeLong)
        }
        var rest = inputs[...]
        while let input = rest.first {
            if let stream, mayStream(input) {
                if let result = work(on: input, stream, results) { try deliver(input, result) }
                rest.removeFirst()
            } else {
                let together = rest.prefix { !mayStream($0) }
                try run(together, results: results, deliver: deliver)
                rest = rest.dropFirst(together.count)
            }
        }
    }

    /// Works on one document, which is handed over as it is read if it is plain text.
    ///
    /// - Returns: What is to be delivered; nil where all has been handed over.
    private func work<Results>(
        on input: TextInput, _ stream: (TextInput) throws(TextStreamError) -> Void, _ results: (Document, TextInput) -> Results
    ) -> Result<Results, DocumentFileError>? {
        do throws(DocumentFileError) {
            let (input, format) = try input.settlingFormat(format)
            guard format is PlainText else {
                return .success(results(try input.readDocument(format, notices: notices), input))
            }
            do throws(TextStreamError) {
                try stream(input)
            } catch {
                throw DocumentFileError(error)
            }
            return nil
        } catch {
            return .failure(error)
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
