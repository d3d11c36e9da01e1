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
            Lists the tag, the names, the shares of held-back sentences, pieces of two to five words and single words that were \
            recognised, and what it was trained on. The default format is text, with a heading, on a terminal, where somebody \
            reads it, else tsv, for programs. ‘man dragoman-languages’ describes the fields.

              dragoman languages
              dragoman languages German ca 'Serbian (Latin)'
              dragoman languages --format ndjson | jq -r 'select(.words < 0.5).language'
            """)

    @Argument(
        help: ArgumentHelp("The languages to list, as tags or names; all if none is named.", valueName: "language"),
        completion: .languages)
    var named: [String] = []

    @Flag(name: .long, help: "List varieties and experimental languages too, marked.")
    var varieties = false

    @OptionGroup var profile: ProfileOptions

    @OptionGroup var common: OutputOptions

    func run() throws {
        let profile = try profile.open()
        common.messages.tell("profile \(profile.fingerprint), \(profile.languages.count) languages")
        let asked = try LanguageList(of: profile.languages.map(\.tag)).tags(in: named, option: "languages")
        if let unknown = asked.first(where: { tag in !profile.languages.contains { $0.tag == tag } }) {
            throw CommandError.notInProfile(unknown)
        }
        let languages = profile.languages.filter { asked.isEmpty ? varieties || $0.answersUnasked : asked.contains($0.tag) }
            .sorted { $0.tag < $1.tag }
        let table = ProfileLanguageTable(languages: languages, of: profile)
        var writer = RecordWriter()
        switch common.format ?? (Terminal.showsOutput ? .text : .tsv) {
        case .tsv: table.writeRows(to: &writer)
        case .ndjson: table.writeObjects(to: &writer)
        case .text: return try StandardOutput().write(table.text(width: Terminal.tableWidth))
        }
        try StandardOutput().write(writer.bytes)
    }
}
