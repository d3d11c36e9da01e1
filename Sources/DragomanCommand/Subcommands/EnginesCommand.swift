// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import LanguageRecognition
import Records
import Reports
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
        var rows: [[String]] = []
        var writer = RecordWriter()
        let format = common.format ?? (Terminal.showsOutput ? .text : .tsv)
        for engine in environment.engines {
            let report = await EngineReport(of: engine)
            var state = "ready"
            if case .failure(let outage) = report.state {
                state = outage.code.description
                common.messages.note(outage.engine, "\(outage.why) \(outage.remedy)")
            }
            let row = [report.name, state, "\(report.sourceCount)", "\(report.targetCount)", report.address ?? "-"]
            rows.append(row)
            switch format {
            case .tsv: writer.row(row)
            case .ndjson:
                writer.line { writer in
                    writer.field("engine", report.name)
                    writer.field("state", state)
                    writer.field("sources", report.sourceCount)
                    writer.field("targets", report.targetCount)
                    writer.field("sendsText", report.address != nil)
                }
            case .text: break
            }
        }
        if format == .text {
            let headings = ["engine", "state", "from", "into", "sends text to"]
            try StandardOutput().write(TextTable(headings: headings, rows: rows).text)
        } else {
            try StandardOutput().write(String(decoding: writer.bytes, as: UTF8.self))
        }
    }
}
