// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import LanguageRecognition
import Reports
import TranslationReports
import TranslationSessions

/// Lists the engines and what state they are in.
struct EnginesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "engines",
        abstract: "List the engines that translate, with what was set up in config.toml, and whether each serves.",
        discussion: """
            The fields of tsv are the engine, its state (ready, or why it does not serve: unreachable, refused, quotaExhausted, \
            overloaded, malfunctioning, misconfigured), how many languages it translates from and into now, and where it sends \
            text (- where text stays on this machine). The default format is text on a terminal, else tsv.
            """)

    @OptionGroup var engines: EngineOptions
    @OptionGroup var common: OutputOptions

    func run() async throws {
        var environment = TranslationEnvironment.standard
        try engines.apply(to: &environment, recognising: try? LanguageDetector(), common.messages)
        let reports = await EngineReport.reports(of: environment.engines)
        let table = EngineTable(reports.map { .init($0.name, state: $0.state, address: $0.address) })
        let format = common.format ?? (Terminal.showsOutput ? .text : .tsv)
        try StandardOutput().write(table.bytes(format: format, width: Terminal.tableWidth))
        for outage in table.outages { common.messages.note(outage.engine, "\(outage.why) \(outage.remedy)") }
    }
}
