// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import DocumentFormats
import TextStreams
import UnicodeText

/// Options of the subcommands that read text, as typed.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The files to read; standard input if none is named, or for ‘-’.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Option(name: .long, help: ArgumentHelp("The encoding of the input; detected when left out.", valueName: "name"))
    var encoding: String?

    /// What is to be read, in order.
    ///
    /// - Parameter recursively: Whether the files in a folder that is named are read.
    func inputs(recursively: Bool = false) throws(CommandError) -> [TextInput] {
        let charset = try charset()
        if files.isEmpty {
            try NonUTF8Arguments().checkNoneIsLeft()
            return recursively ? TextInput(path: ".", charset: charset).filesInFolder() : [TextInput(path: nil, charset: charset)]
        }
        guard files.count(where: { $0 == "-" }) < 2 else {
            throw .badOption("-", why: "it is named twice, and standard input can be read once", remedy: "Name it once.")
        }
        var names = NonUTF8Arguments()
        let inputs = files.map { TextInput(argument: $0, charset: charset, pathBytes: names.next(like: $0)) }
        try names.checkNoneIsLeft()
        return inputs.flatMap { recursively && $0.isFolder ? $0.filesInFolder() : [$0] }
    }

    private func charset() throws(CommandError) -> Charset? {
        guard let encoding else { return nil }
        do {
            return try Charset(encoding)
        } catch {
            throw .badOption(
                "--encoding \(encoding)", why: "no encoding with this name is known",
                remedy: "Names are those of IANA, such as utf-8, windows-1251 or Shift_JIS.")
        }
    }
}

extension TextInput {
    /// What an argument names: a file, or standard input by ‘-’.
    init(argument: String, charset: Charset? = nil, pathBytes: [CChar]? = nil) {
        self.init(path: argument == "-" ? nil : argument, charset: charset, pathBytes: pathBytes)
    }
}

extension NonUTF8Arguments {
    /// Refuses values of options: what is written would get another name, and an input that decodes alike would be mistaken for
    /// them.
    func checkNoneIsLeft() throws(CommandError) {
        guard let name = names.first else { return }
        throw .badOption(name, why: "it is not UTF-8, as only the names of inputs may be", remedy: "Give it a name in UTF-8.")
    }
}

/// The option of the subcommands that read folders.
struct FolderOptions: ParsableArguments {
    @Flag(
        name: [.customShort("r"), .long],
        help: "Read the files in folders, and in folders in these; links, and what is not text, are passed over.")
    var recursive = false
}

/// The option of the subcommands that read documents.
struct DocumentOptions: ParsableArguments {
    @Option(
        name: .customLong("document-format"),
        help: ArgumentHelp(
            "The format of the documents; when left out, that of their names or beginnings, or else plain text.",
            valueName: "format"))
    var choice: DocumentFormatChoice?

    /// The format that was asked for; nil where names say it.
    var format: (any DocumentFormat)? { choice?.format }

    /// The formats, those of catalogues so that they mark what is translated as fuzzy.
    static var markingFuzzy: DocumentFormatRegistry {
        var formats = DocumentFormatRegistry.standard
        formats.add(GettextPO(marksFuzzy: true))
        return formats
    }
}

/// A format of documents, asked for by its identifier.
struct DocumentFormatChoice: ExpressibleByArgument {
    let format: any DocumentFormat

    init?(argument: String) {
        guard let format = DocumentFormatRegistry.standard.format(identifiedBy: argument) else { return nil }
        self.format = format
    }

    static var allValueStrings: [String] { DocumentFormatRegistry.standard.formats.map(\.identifier) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
