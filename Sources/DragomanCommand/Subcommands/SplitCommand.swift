public import ArgumentParser
public import DocumentFormats
import LanguageSegmentation

/// Cuts texts that mix languages into spans.
struct SplitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Cut texts that mix languages into spans of one language each.",
        discussion: """
            The spans of a text cover it from start to end; joined they are the text. The fields of tsv are start, end, tag (und where there \
            is no language), probability, reason (- when there is none), the file (- for standard input; with --ndjson the id) and the \
            text, with tab, line feed, carriage return and backslash escaped by a backslash.

            Of a document in a format that its name ends in (.md, .srt, .vtt, .po), or that --document-format names, the text is split; \
            markup stands between the spans, with the tag und and the reason markup.

            With --ndjson every line of the input is an object with a text, {"id":…,"text":…}, and is answered by {"id":…,"spans":[…]}; \
            the id comes back as it was written.

            With --into the document's pieces go into files of their own, with a list of them, from which ‘dragoman join’ makes the document \
            again.

              dragoman split minutes.txt
              dragoman split --ndjson --offsets utf16 < messages.ndjson
              dragoman split --into pieces minutes.txt && dragoman join pieces
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

    @Option(name: .long, help: ArgumentHelp("How many cores to work on; all when left out.", valueName: "n"))
    var jobs: Int?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if let jobs, !(1...Processors.most).contains(jobs) {
            throw ValidationError("--jobs is a number from 1 to \(Processors.most).")
        }
        if into != nil && (ndjson || input.files.count > 1) { throw ValidationError("--into takes one document.") }
        if ndjson && document.kind != nil { throw ValidationError("--ndjson has texts, and no --document-format.") }
        if into != nil && common.format != nil { throw ValidationError("--into writes files, and has no --format.") }
        if into != nil && (text || offsets != nil || jobs != nil) {
            throw ValidationError("--into writes files, and takes no --text, --offsets or --jobs.")
        }
        let format = common.format ?? (ndjson ? .ndjson : .text)
        if text && format != .ndjson {
            throw ValidationError("--text goes with the format ndjson; the others show the text anyway.")
        }
        if into == nil && offsets != nil && format == .text {
            throw ValidationError("--offsets goes with --format tsv or ndjson.")
        }
    }

    func run() throws {
        let inputs = try input.inputs()
        let segmenter = LanguageSegmenter(detector: try detection.detector(common.messages))
        if let into {
            try PieceFolder(path: into).write(inputs[0].readDocument(document.kind, common.messages), segmenter: segmenter)
            return
        }
        let format = common.format ?? (ndjson ? .ndjson : .text)
        let records = SpanRecords(
            format: format, unit: offsets ?? .scalar, includesText: text, isColoured: format == .text && Terminal.showsColour)
        if ndjson {
            let splitter = RecordSplitter(segmenter: segmenter, records: records)
            try LineStream(jobs: jobs ?? Processors.count, messages: common.messages, work: splitter.results(of:)).run(inputs)
        } else {
            let files = FileSplitting(
                segmenter: segmenter, records: records, kind: document.kind, jobs: jobs ?? Processors.count,
                messages: common.messages)
            try files.run(inputs)
        }
    }
}

extension OffsetUnit: ExpressibleByArgument {}
