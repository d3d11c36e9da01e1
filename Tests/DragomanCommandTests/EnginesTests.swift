// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("The engines of the command", .timeLimit(.minutes(5)))
struct EnginesTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    private func run(_ arguments: [String], configuration: String = "", input: String = "Ja.\n") async throws -> Workshop.Outcome
    {
        let folder = workshop.folder.appending(path: "settings/dragoman")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try workshop.write(configuration, to: "settings/dragoman/config.toml")
        return try await workshop.run(
            arguments, input: input, environment: ["XDG_CONFIG_HOME": workshop.folder.appending(path: "settings").path])
    }

    @Test("A fault of the configuration and one of an option are told apart, each with its place and a status of its own")
    func tellsFaultsApart() async throws {
        let translate = ["translate", "--from", "de", "--to", "en", "--lines"]
        let file = try await run(translate, configuration: "[servers.a]\nkind = \"babel\"\n")
        #expect(file.status == 78 && file.messages.contains("config.toml: “servers.a.kind”"), "\(file.messages)")
        let built = try await run(translate, configuration: "[commands.neural]\ncommand = \"cat\"\n")
        #expect(built.status == 78 && built.messages.contains("built in"))
        let name = try await run(translate + ["--engine", "nobody"])
        #expect(name.status == 64 && name.messages.hasPrefix("dragoman: --engine: "))
        let command = try await run(translate + ["--engine-command", "cat '"])
        #expect(command.status == 64 && command.messages.hasPrefix("dragoman: --engine-command: "))
        #expect(!command.messages.contains("config.toml") && !command.messages.contains("file"))
    }

    @Test("Each engine that is set up is listed with its state")
    func lists() async throws {
        let configuration = """
            [commands.mine]
            command = "cat"
            languages = ["de", "en"]
            [commands.gone]
            command = "/nonexistent/program"
            sends-text = true
            """
        let outcome = try await run(["engines"], configuration: configuration)
        #expect(outcome.status == 0 && outcome.messages.contains("/nonexistent/program"))
        #expect(outcome.rows.contains(["mine", "ready", "2", "2", "-"]))
        #expect(outcome.rows.contains { $0.prefix(4) == ["gone", "misconfigured", "0", "0"] && $0[4] != "-" })
    }

    @Test("The route of each part of a text is explained, each once")
    func explainsRoutes() async throws {
        let text = "Wir fahren morgen mit dem Zug nach Hamburg. Le train pour Paris part à huit heures du matin.\n"
        let outcome = try await run(
            ["translate", "--to", "en", "--lines", "--explain-route", "--engine-command", "cat"], input: text + text)
        #expect(outcome.status == 0)
        for route in ["de → en", "fr → en"] {
            #expect(outcome.messages.components(separatedBy: "route: \(route)").count == 2, "\(outcome.messages)")
        }
    }
}
