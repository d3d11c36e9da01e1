import ArgumentParser

/// Joins what `split` has cut.
struct JoinCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join what split has cut, changed or not.",
        discussion: """
            FILE is a folder that ‘split --into’ or ‘split --xliff’ has written, or a file with the output of ‘split --format tsv’; with --ndjson, with that of \
            ‘split --ndjson --text’, which is answered with an object of the same id and the text for each line.

              dragoman split --format tsv minutes.txt | dragoman join
            """)

    @Argument(
        help: ArgumentHelp("A folder of pieces, or a file; standard input when left out.", valueName: "file"), completion: .file()
    )
    var path: String?

    @Flag(name: .long, help: "The input is a JSON object a line, and so are the results.")
    var ndjson = false

    @OptionGroup var saying: MessageOptions

    func run() throws {
        let messages = saying.messages
        if let path, path != "-", PieceFolder(path: path).exists {
            if ndjson { throw CommandError.ndjsonOfFolder(path) }
            let isWhole =
                try ExchangeFolder(path: path).exists
                ? ExchangeFolder(path: path).join(messages) : PieceFolder(path: path).join(messages)
            guard isWhole else { throw ExitCode.failure }
            return
        }
        let input = Input(utf8: path == "-" ? nil : path)
        if ndjson {
            try LineStream(jobs: Processors.count, showsText: true, messages: messages, work: RecordJoiner().results(of:)).run([
                input
            ])
        } else {
            try RowJoiner(messages: messages).run(input)
        }
    }
}
