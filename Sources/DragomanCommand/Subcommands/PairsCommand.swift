// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import LanguageRecognition
import TranslationSessions

/// Lists what the engines can translate.
struct PairsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pairs",
        abstract: "List the pairs of languages that engines translate, and the packages that provide them.",
        discussion: """
            The fields of tsv are source, target, quality (good, usable, or gist where the sense is often lost), whether the \
            pair is installed (yes or no), the engine, its name for the pair, and the packages to install for it (- where there \
            are none). The default format is text on a terminal, else tsv. ‘translate’ also uses routes of two pairs that meet \
            in a third language.
            """)

    @Option(name: .long, help: ArgumentHelp("Only pairs from this language.", valueName: "tag"))
    var from: String?

    @Option(name: .long, help: ArgumentHelp("Only pairs into this language.", valueName: "tag"))
    var to: String?

    @Flag(name: .long, help: "Only pairs that are installed.")
    var installed = false

    @OptionGroup var engines: EngineOptions
    @OptionGroup var common: OutputOptions

    func run() async throws {
        let source = try from.map { try LanguageList.tag($0, option: "--from") }
        let target = try to.map { try LanguageList.tag($0, option: "--to") }
        var environment = TranslationEnvironment.standard
        try engines.apply(to: &environment, recognising: try? LanguageDetector(), common.messages)
        let table = await PairTable(of: environment.engines).filtered(from: source, to: target, installedOnly: installed)
        try StandardOutput().write(table.text(format: common.format ?? (Terminal.showsOutput ? .text : .tsv)))
        for outage in table.outages { common.messages.note("pairs", "\(outage.what) \(outage.why)") }
        if table.isEmpty { common.messages.note("pairs", "no engine has such a pair; ‘dragoman pairs’ lists all pairs") }
        for engine in BuiltInEngines.leftOut { common.messages.note("pairs", "this build leaves out \(engine)") }
    }
}
