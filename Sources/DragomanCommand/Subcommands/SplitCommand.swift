// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
import DocumentExchange
import DocumentFormats
import LanguageSegmentation
import Reports
public import TextScanning
import TextStreams

/// Cuts texts that mix languages into spans.
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Cut texts that mix languages into spans of one language each.",
        discussion: """
            Shows a line for each span, and the share of each language. The spans cover a text from start to end; joined they \
            are the text. ‘man dragoman-split’ describes the fields and files.

              dragoman split minutes.txt
              dragoman split --ndjson --offsets utf16 < messages.ndjson
              dragoman split --into pieces minutes.txt && dragoman join pieces
              dragoman split --html spans.html minutes.txt
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var folders: FolderOptions
    @OptionGroup var document: DocumentOptions
    @OptionGroup var detection: CandidateOptions

    @Flag(name: .long, help: "The input has a JSON object per line; so have the results, unless --format says otherwise.")
    var ndjson = false

    @Option(
        name: .long, help: "What the offsets count: Unicode scalars (the default), bytes of UTF-8, or code units of UTF-16.")
    var offsets: OffsetUnit?

    @Flag(name: .long, help: "Include the text of each span in ndjson.")
    var text = false

    @Option(
        name: .long, help: ArgumentHelp("Write the pieces of one document into this folder.", valueName: "folder"),
        completion: .directory)
    var into: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write the spans of one document as XLIFF 2.1 into this folder, one file per language.", valueName: "folder"),
        completion: .directory)
    var xliff: String?

    @Flag(name: .long, help: "Write the HTML pages again, with the attributes lang and dir on the parts in another language.")
    var annotate = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write to this file a page that shows one document with the languages of its spans.", valueName: "file"),
        completion: .file())
    var html: String?

    @OptionGroup var cores: CoreOptions

    @OptionGroup var colour: ColourOptions
    @OptionGroup var common: OutputOptions

    func run() throws {
        let inputs = try input.inputs(recursively: folders.recursive)
        if inputs.isEmpty { return }
        let page = html.map { ResultFile(path: $0) }
        try page?.checkIsNotAmong(inputs + detection.detection.inputs)
        let segmenter = LanguageSegmenter(detector: try detection.detector(common.messages))
        let (first, notices) = (inputs[0], common.messages.notices)
        defer { Progress.shared.end() }
        if into != nil || xliff != nil || html != nil { Progress.shared.begin([first], common.messages) }
        if let into {
            try Interruption.shared.write { files in
                try PieceFolder(path: into).write(
                    first, format: document.format, segmenter: segmenter, files: files, notices: notices)
            }
        } else if let xliff {
            try Interruption.shared.write { files in
                try ExchangeFolder(path: xliff).write(
                    first, format: document.format, segmenter: segmenter, files: files, notices: notices)
            }
        } else if let page {
            try write(page, showing: first, segmenter)
        } else if annotate {
            try writeAnnotated(inputs, segmenter)
        } else {
            try writeSpans(of: inputs, segmenter)
        }
    }

    /// Writes the spans of all inputs, as records or for people.
    private func writeSpans(of inputs: [TextInput], _ segmenter: LanguageSegmenter) throws {
        let lines = SpanLines(
            style: colour.style, width: Terminal.width, showsNames: ndjson || inputs.count > 1 || folders.recursive)
        let format = common.format ?? (ndjson ? .ndjson : .text)
        let records: SpanRecords? =
            format == .text
            ? nil
            : SpanRecords(
                format: format == .tsv ? .tsv : .ndjson, segmenter: segmenter, unit: offsets ?? .scalar, includesText: text)
        let output = SpanOutput(segmenter: segmenter, records: records, lines: lines, writesFaults: format == .ndjson)
        do {
            let messages = common.messages
            if ndjson {
                try LineOutput(
                    jobs: cores.count, includesText: true, messages: messages, isRecursive: folders.recursive
                ) { block, _ in output.results(of: block) }.run(inputs)
            } else {
                try work(
                    on: inputs, stream: { input throws(TextStreamError) in try output.write(input, messages) },
                    results: { document, input in output.results(for: document, of: input) },
                    deliver: { bytes, _, _ in try StandardOutput().write(bytes) })
            }
        } catch let status as ExitCode {
            // Some of it could not be done; the rest adds up all the same.
            try StandardOutput().write(lines.summary)
            throw status
        }
        try StandardOutput().write(lines.summary)
    }

    /// Writes documents with the languages of their parts.
    private func writeAnnotated(_ inputs: [TextInput], _ segmenter: LanguageSegmenter) throws {
        try work(
            on: inputs, stream: nil,
            results: { document, _ in
                (document.annotated(document.spans(by: segmenter)).map { document.encoded($0) }, document.format.name)
            },
            deliver: { result, input, failures in
                if let annotated = result.0 {
                    try StandardOutput().write(annotated)
                } else {
                    try failures.add(CommandError.cannotAnnotate(input.name, format: result.1))
                }
            })
    }

    /// Does some work for each of several documents.
    private func work<Results: Sendable>(
        on inputs: [TextInput], stream: ((TextInput) throws(TextStreamError) -> Void)?,
        results: @escaping @Sendable (Document, TextInput) -> Results,
        deliver: (Results, TextInput, inout Failures) throws -> Void
    ) throws {
        let work = DocumentWork(format: document.format, jobs: cores.count, notices: common.messages.notices)
        var failures = Failures(of: inputs.count, messages: common.messages, passesOverOthers: folders.recursive)
        Progress.shared.begin(inputs, common.messages)
        defer { Progress.shared.end() }
        // A text that is split as it is read has come as far as it was read, and any other is done when its results are there.
        var reading: ((TextInput) throws(TextStreamError) -> Void)?
        if let stream {
            reading = { (input: TextInput) throws(TextStreamError) in try stream(input.reporting(Progress.shared.add)) }
        }
        try work.run(inputs, stream: reading, results: results) { (input, result) throws in
            switch result {
            case .success(let results):
                Progress.shared.add(input.byteCount ?? 0)
                try deliver(results, input, &failures)
            case .failure(let error): try failures.add(error)
            }
        }
        try failures.finish()
    }

    /// Writes the page that shows a document with its spans.
    private func write(_ page: ResultFile, showing input: TextInput, _ segmenter: LanguageSegmenter) throws {
        let document = try input.readDocument(document.format, notices: common.messages.notices).readingCode
        let spans = document.documentSpans(of: document.spans(by: segmenter))
        // The page may go to others, whom the folders of this machine do not concern.
        let name = input.name.split(separator: "/").last.map(String.init) ?? input.name
        let html = SpanPage(document, spans: spans, name: name).html
        try Interruption.shared.write { try page.write(html, files: $0) }
    }
}

// MARK: - Which options go together

extension SplitCommand {
    /// A form of what was found other than records.
    private struct OutputKind {
        let option: String
        let isAsked: Bool
        /// Which of the options that records take it takes, too.
        var takes: Set<String> = []
    }

    /// An option of records, and whether it was given.
    private typealias RecordOption = (name: String, isGiven: Bool)

    private static let severalDocuments = "several documents"

    private var outputKinds: [OutputKind] {
        [
            OutputKind(option: "--into", isAsked: into != nil), OutputKind(option: "--xliff", isAsked: xliff != nil),
            OutputKind(option: "--html", isAsked: html != nil),
            OutputKind(option: "--annotate", isAsked: annotate, takes: ["--jobs", Self.severalDocuments]),
        ]
    }

    private var recordOptions: [RecordOption] {
        [
            (Self.severalDocuments, input.files.count > 1 || folders.recursive), ("--ndjson", ndjson),
            ("--format", common.format != nil),
            ("--text", text), ("--offsets", offsets != nil), ("--jobs", cores.jobs != nil),
        ]
    }

    func validate() throws {
        try ResultFile.checkName(into, of: "--into", kind: "folder")
        try ResultFile.checkName(xliff, of: "--xliff", kind: "folder")
        try ResultFile.checkName(html, of: "--html", kind: "file")
        let asked = outputKinds.filter(\.isAsked)
        if asked.count > 1 {
            throw ValidationError("\(asked[0].option) and \(asked[1].option) are two kinds of output: name one of them.")
        }
        if let kind = asked.first, let other = recordOptions.first(where: { $0.isGiven && !kind.takes.contains($0.name) }) {
            throw ValidationError(
                "\(kind.option) takes \(other.name == Self.severalDocuments ? "one document" : "no \(other.name)").")
        }
        if ndjson && document.choice != nil {
            throw ValidationError("--ndjson reads texts, so --document-format cannot be used.")
        }
        let format = common.format ?? (ndjson ? .ndjson : .text)
        if text && format != .ndjson {
            throw ValidationError("--text can only be used with the format ndjson; the others show the text anyway.")
        }
        if offsets != nil && format == .text { throw ValidationError("--offsets can only be used with --format tsv or ndjson.") }
    }
}

extension ResultFile {
    /// Refuses what is no name: pages and folders do not go to standard output.
    static func checkName(_ name: String?, of option: String, kind: String) throws {
        if let name, name.isEmpty || name == "-" { throw ValidationError("\(option) needs the name of a \(kind).") }
    }

    /// Refuses to be written over a file that is read.
    func checkIsNotAmong(_ inputs: [TextInput]) throws(CommandError) {
        if let input = inputs.first(where: isSame) { throw .overInput(path, input: input.name) }
    }
}

extension OffsetUnit: ExpressibleByArgument {}
