// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition
import Records
import Reports

/// Lists the languages that can be told.
struct LanguagesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "languages",
        abstract: "List the languages that detect can answer with.",
        discussion: """
            The fields of tsv are the tag, the English name, the language's own name (- if it is not known), the shares of \
            held-back sentences, of pieces of two to five words and of single words that were recognised, what sets the language \
            apart (-, experimental, or the tag that a variety is filed under), how much text it was trained on, in kB, and the \
            licences of that text, separated by commas (- if the profile names none). The default format is text, with a \
            heading, on a terminal, else tsv without one. ‘dragoman profile check --sources’ lists the sources themselves.

              dragoman languages
              dragoman languages --format ndjson | jq -r 'select(.words < 0.5).language'
            """)

    @Flag(name: .long, help: "List varieties and experimental languages too, marked.")
    var varieties = false

    @Option(
        name: .long, help: ArgumentHelp("The language profile to use instead of the one inside the program.", valueName: "file"),
        completion: .file())
    var profile: String?

    @OptionGroup var common: OutputOptions

    func run() throws {
        let profile = try ProfileSource(path: profile).open()
        common.messages.tell("profile \(profile.fingerprint), \(profile.languages.count) languages")
        let languages = profile.languages.filter { varieties || $0.answersUnasked }.sorted { $0.tag < $1.tag }
        let table = ProfileLanguageTable(languages: languages, of: profile)
        var writer = RecordWriter()
        switch common.format ?? (Terminal.showsOutput ? .text : .tsv) {
        case .tsv: table.writeRows(to: &writer)
        case .ndjson: table.writeObjects(to: &writer)
        case .text: return try StandardOutput().write(table.text)
        }
        try StandardOutput().write(writer.bytes)
    }
}
