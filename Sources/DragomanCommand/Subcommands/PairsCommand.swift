// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import LanguageRecognition
import Reports
import TranslationReports
import TranslationSessions

/// Lists what the engines can translate.
struct PairsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pairs",
        abstract: "List the pairs of languages that engines translate, and the packages that provide them.",
        discussion: """
            SOURCE and TARGET keep the list to the pairs from the one into the other, or to those of the best route between \
            them. The default format is text on a terminal, where somebody reads it, else tsv, for programs. ‘man \
            dragoman-pairs’ describes the fields.

              dragoman pairs german spanish
              dragoman pairs --to es --installed
            """)

    @Argument(help: ArgumentHelp("Only pairs from this language, as --from.", valueName: "source"), completion: .languages)
    var source: String?

    @Argument(help: ArgumentHelp("Only pairs into this language, as --to.", valueName: "target"), completion: .languages)
    var target: String?

    @Option(name: .long, help: ArgumentHelp("Only pairs from this language.", valueName: "language"), completion: .languages)
    var from: String?

    @Option(name: .long, help: ArgumentHelp("Only pairs into this language.", valueName: "language"), completion: .languages)
    var to: String?

    @Flag(name: .long, help: "Only pairs that are installed.")
    var installed = false

    @OptionGroup var engines: EngineOptions
    @OptionGroup var common: OutputOptions

    func validate() throws {
        if source != nil && from != nil { throw ValidationError("The source is named twice, as an argument and by --from.") }
        if target != nil && to != nil { throw ValidationError("The target is named twice, as an argument and by --to.") }
    }

    func run() async throws {
        var environment = TranslationEnvironment.standard
        environment.policies.allowsPivot = true
        try engines.apply(to: &environment, recognising: try? LanguageDetector(), common.messages)
        let routes = await environment.routeFinder()
        let list = LanguageList(of: routes.languages + ((try? LanguageProfile.embedded().languages.map(\.tag)) ?? []))
        let source = try (source ?? from).map { try list.tag($0, option: "the source") }
        let target = try (target ?? to).map { try list.tag($0, option: "the target") }
        let all = PairTable(of: routes)
        var table = all.filtered(from: source, to: target, installedOnly: installed)
        if table.isEmpty, let source, let target {
            do {
                let route = try routes.route(from: source, to: target)
                if !installed || route.isInstalled {
                    table = all.pairs(of: route)
                    common.messages.note("pairs", "no engine has this pair; there is the route \(route.words)")
                }
            } catch {
                common.messages.note("pairs", "\(error.what) \(error.why) \(CommandError.remedy(for: error))")
            }
        }
        let format = common.format ?? (Terminal.showsOutput ? .text : .tsv)
        try StandardOutput().write(table.text(format: format, width: Terminal.tableWidth))
        for outage in table.outages { common.messages.note("pairs", "\(outage.what) \(outage.why)") }
        if table.isEmpty, source == nil || target == nil || installed {
            common.messages.note("pairs", "no engine has such a pair; ‘dragoman pairs’ lists all pairs")
        }
        for engine in BuiltInEngines.leftOut { common.messages.note("pairs", "this build leaves out \(engine)") }
    }
}
