public import ArgumentParser
public import DocumentFormats

/// The option of the subcommands that read documents.
struct DocumentOptions: ParsableArguments {
    @Option(
        name: .customLong("document-format"),
        help: ArgumentHelp(
            "The format of the documents; what their names say, and plain text on standard input, when left out.",
            valueName: "format"))
    var kind: DocumentKind?
}

extension DocumentKind: ExpressibleByArgument {}
