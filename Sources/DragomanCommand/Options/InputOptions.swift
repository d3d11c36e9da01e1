import ArgumentParser
import UnicodeText

/// Options of the subcommands that read text, as typed.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The files to read; standard input where none is named, or one is ‘-’.", valueName: "file"),
        completion: .file())
    var files: [String] = []

    @Option(name: .long, help: ArgumentHelp("The encoding of the input; found out where it is not named.", valueName: "name"))
    var encoding: String?

    /// What is to be read, in order.
    func inputs() throws(CommandError) -> [Input] {
        let charset = try charset()
        if files.isEmpty { return [Input(path: nil, charset: charset)] }
        var names = OddNames()
        return files.map { Input(path: $0 == "-" ? nil : $0, charset: charset, spelling: names.next(like: $0)) }
    }

    private func charset() throws(CommandError) -> Charset? {
        guard let encoding else { return nil }
        do {
            return try Charset(encoding)
        } catch {
            throw .badOption(
                "--encoding \(encoding)", why: "no encoding of this name is known",
                remedy: "Names are those of IANA, such as utf-8, windows-1251 or Shift_JIS.")
        }
    }
}
