// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import LanguageRecognition
import TranslationSessions
import UserConfiguration

/// Options of the subcommands that use engines, as typed; `apply(to:)` heeds them and the person's configuration.
struct EngineOptions: ParsableArguments {
    @Option(name: .customLong("engine"), help: ArgumentHelp("Use only this engine. May be repeated.", valueName: "name"))
    var engines: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Use only this program, which translates lines; {source} and {target} are the languages.",
            valueName: "command"))
    var engineCommand: String?

    @Flag(name: .long, help: "Leave out engines that send text to other machines.")
    var offline = false

    /// Whether only some engines are wanted.
    var narrowsEngines: Bool { engineCommand != nil || !engines.isEmpty }

    func validate() throws {
        if engineCommand != nil, !engines.isEmpty {
            throw ValidationError("--engine and --engine-command cannot be used together.")
        }
    }

    /// Puts the engines into an environment.
    func apply(
        to environment: inout TranslationEnvironment, recognising detector: LanguageDetector?, _ messages: Messages
    ) throws(CommandError) {
        do throws(ConfigurationError) {
            let selection = try EngineSelection.standard(only: engines, command: engineCommand, isOffline: offline)
            try selection.apply(to: &environment, recognising: detector)
        } catch {
            throw CommandError(error)
        }
        messages.tell("engines: \(environment.engines.map(\.name).joined(separator: ", "))")
        for engine in environment.engines {
            guard let address = EngineReport.address(of: engine) else { continue }
            messages.tell("\(engine.name): text that it translates is sent to \(address)")
        }
    }
}

extension CommandError {
    /// What is wrong with the configuration, or with an option that stands for it.
    init(_ error: ConfigurationError) {
        self.init(
            error.isOfOption ? .usage : .configuration, what: error.what, why: error.why, remedy: error.remedy,
            underlyingError: error)
    }
}
