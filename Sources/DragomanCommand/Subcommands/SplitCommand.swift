public import ArgumentParser
import DocumentFormats
import LanguageSegmentation
import Reports
import TextScanning

/// Cuts texts that mix languages into spans.
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Cut texts that mix languages into spans of one language each.",
        discussion: """
            The spans of a text cover it from start to end; joined they are the text. The fields of tsv are start, end, tag (und where there \
            is no language), probability, reason (- when there is none), the file (- for standard input; with --ndjson the id) and the \
            text, with tab, line feed, carriage return and backslash escaped by a backslash.

            Of a document in a format that its name ends in (.md, .html, .srt, .vtt, .po, .xlf), or that --document-format names, the text is split; \
            markup stands between the spans, with the tag und and the reason markup.

            With --ndjson every line of the input is an object with a text, {"id":…,"text":…}, and is answered by {"id":…,"spans":[…]}; \
            the id comes back as it was written.

            With --into the document's pieces go into files of their own, with a list of them, from which ‘dragoman join’ makes the document \
            again. They are UTF-8; of a document that is not, the bytes are kept beside them, and come back where no piece was changed.

            With --xliff the spans go into files of XLIFF 2.1, one a language, for other tools to translate; ‘dragoman join’ makes the document \
            again with the targets that stand in them.

            With --annotate a page of HTML is written again with the attributes lang and dir where a part is in another language than what is \
            around it, as WCAG 2.2 asks (criterion 3.1.2); everything else stays byte for byte.

            With --html the document goes into a page that shows the language of each span; it needs no network and no script.

              dragoman split minutes.txt
              dragoman split --ndjson --offsets utf16 < messages.ndjson
              dragoman split --into pieces minutes.txt && dragoman join pieces
              dragoman split --xliff exchange page.html && dragoman join exchange > page-es.html
              dragoman split --annotate page.html > annotated.html
              dragoman split --html spans.html minutes.txt
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var document: DocumentOptions
    @OptionGroup var detection: CandidateOptions

    @Flag(name: .long, help: "The input is a JSON object a line; the results are, too, unless --format says otherwise.")
    var ndjson = false

    @Option(
        name: .long, help: "What the offsets count: scalars of Unicode (also when left out), bytes of UTF-8, or units of UTF-16.")
    var offsets: OffsetUnit?

    @Flag(name: .long, help: "Put the text of each span into the results of ndjson.")
    var text = false

    @Option(
        name: .long, help: ArgumentHelp("Write the pieces of one document into this folder.", valueName: "folder"),
        completion: .directory)
    var into: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write the spans of one document as XLIFF 2.1 into this folder, a file a language.", valueName: "folder"),
        completion: .directory)
    var xliff: String?

    @Flag(name: .long, help: "Write the pages of HTML again, with the attributes lang and dir on the parts in another language.")
    var annotate = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write a page to this file that shows one document with the languages of its spans.", valueName: "file"),
        completion: .file())
    var html: String?

    @Option(name: .long, help: ArgumentHelp("How many cores to work on; all when left out.", valueName: "n"))
    var jobs: Int?

    @OptionGroup var common: CommonOptions

    func run() throws {
        let inputs = try input.inputs()
        if let html { try ResultFile(path: html).spare(inputs + detection.detection.inputs) }
        let segmenter = LanguageSegmenter(detector: try detection.detector(common.messages))
        if let into {
            try PieceFolder(path: into).write(
                inputs[0], kind: inputs[0].kind(document.kind), segmenter: segmenter, common.messages)
            return
        }
        if let xliff {
            let kind = inputs[0].kind(document.kind)
            try ExchangeFolder(path: xliff).write(
                inputs[0].readDocument(kind, common.messages), kind: kind, name: inputs[0].path ?? "-", segmenter: segmenter)
            return
        }
        if let html {
            try writePage(of: inputs[0], to: ResultFile(path: html), segmenter)
            return
        }
        let format = common.format ?? (ndjson ? .ndjson : .text)
        let lines = SpanLines(
            style: Style(isOn: Terminal.showsColour), width: Terminal.width, showsNames: ndjson || inputs.count > 1,
            tally: ShareTally())
        let records = SpanRecords(format: format, unit: offsets ?? .scalar, includesText: text, lines: lines)
        do {
            try split(inputs, by: segmenter, into: records)
        } catch let status as ExitCode {
            // Some of it could not be done; the rest adds up all the same.
            try StandardOutput().write(lines.summary)
            throw status
        }
        try StandardOutput().write(lines.summary)
    }

    /// Writes the results for all inputs.
    private func split(_ inputs: [Input], by segmenter: LanguageSegmenter, into records: SpanRecords) throws {
        let jobs = jobs ?? Processors.count
        if ndjson {
            let splitter = RecordSplitter(segmenter: segmenter, records: records)
            try LineStream(jobs: jobs, showsText: true, messages: common.messages, work: splitter.results(of:)).run(inputs)
            return
        }
        let files = FileSplitting(kind: document.kind, jobs: jobs, messages: common.messages)
        if annotate {
            try files.run(inputs, stream: nil) { document, input throws(CommandError) in
                try Self.annotated(document, input, segmenter)
            }
            return
        }
        let messages = common.messages
        try files.run(
            inputs, stream: { input throws(CommandError) in try records.write(input, by: segmenter, messages) },
            results: { document, input throws(CommandError) in records.bytes(of: document, input, segmenter) })
    }

    /// Writes the page that shows a document with its spans.
    private func writePage(of input: Input, to file: ResultFile, _ segmenter: LanguageSegmenter) throws(CommandError) {
        let document = try input.readDocument(document.kind, common.messages)
        let pieces = document.pieces(of: document.spans(by: segmenter))
        // The page may go to others, whom the folders of this machine do not concern.
        let name = input.name.split(separator: "/").last.map(String.init) ?? input.name
        try file.write(SpanPage(document, pieces: pieces, name: name) { $0.phrase }.html)
    }

    /// The document with the languages of its parts.
    private static func annotated(
        _ document: Document, _ input: Input, _ segmenter: LanguageSegmenter
    ) throws(CommandError) -> [UInt8] {
        guard let annotated = document.annotated(document.spans(by: segmenter)) else {
            throw .cannotAnnotate(input.name, format: document.format.name)
        }
        return Array(annotated.utf8)
    }
}

extension SpanRecords {
    /// The results for one document.
    fileprivate func bytes(of document: Document, _ input: Input, _ segmenter: LanguageSegmenter) -> [UInt8] {
        var bytes: [UInt8] = []
        let pieces = document.pieces(of: document.spans(by: segmenter))
        append(pieces, of: document, by: segmenter, named: .file(input.path), to: &bytes)
        return bytes
    }
}

extension OffsetUnit: ExpressibleByArgument {}
