// SPDX-License-Identifier: Apache-2.0

import CommandEngine
public import Foundation
public import LanguageRecognition
public import PackInstalling
public import TranslationSessions
public import UserConfiguration

#if HTTPEngines
    import HTTPEngines
#endif

/// Which engines work: those that are built in, those that a person has set up, and what is wanted of them this time.
///
///     var environment = TranslationEnvironment.standard
///     try EngineSelection.standard().apply(to: &environment, recognising: detector)
public struct EngineSelection: Sendable {
    /// What the person has set up.
    public var configuration: ConfigurationFile
    /// The file's path, for messages.
    public var path: String
    /// The only engines that are wanted, by name; empty for all.
    public var only: [String]
    /// A program that translates lines and is used alone, or with those that `only` names; nil for none.
    public var command: String?
    /// Whether engines that send text to other machines are left out.
    public var isOffline: Bool

    /// What the engine of `command` is called: as the option that names it.
    private static let commandName = "--engine-command"

    /// A selection of all that is set up.
    public init(
        _ configuration: ConfigurationFile, path: String = "config.toml", only: [String] = [], command: String? = nil,
        isOffline: Bool = false
    ) {
        self.configuration = configuration
        self.path = path
        self.only = only
        self.command = command
        self.isOffline = isOffline || configuration.isOffline
    }

    /// What the person has set up in the file that `ConfigurationFile.path()` names, and what is wanted this time.
    ///
    /// - Throws: `ConfigurationError` where the file is there and cannot be used.
    public static func standard(
        only: [String] = [], command: String? = nil, isOffline: Bool = false
    ) throws(ConfigurationError) -> EngineSelection {
        EngineSelection(
            try ConfigurationFile.standard(), path: ConfigurationFile.path() ?? "config.toml", only: only, command: command,
            isOffline: isOffline)
    }

    /// Puts the engines into an environment, and allows those that were set up to send text to their servers.
    ///
    /// - Parameters:
    ///   - environment: The environment that is changed.
    ///   - detector: What knows the languages that commands may be asked for, and recognises those of language models' answers.
    ///   - variables: The environment of the process, in which keys may stand.
    public func apply(
        to environment: inout TranslationEnvironment, recognising detector: LanguageDetector?,
        variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConfigurationError) {
        environment.engines = try engines(recognising: detector, variables: variables)
        environment.policies.allowsSendingTextElsewhere = !isOffline
        #if HTTPEngines
            // A server that may be silent for long is not given up before.
            for case let server as ServerTranslationEngine in environment.engines {
                let deadline = server.settings.longestSilence + .seconds(10)
                environment.deadlines.answer = max(environment.deadlines.answer, deadline)
            }
        #endif
    }

    /// The engines, those to be preferred first.
    func engines(
        recognising detector: LanguageDetector?, variables: [String: String]
    ) throws(ConfigurationError) -> [any TranslationEngine] {
        var engines = builtIn
        try checkNames(among: engines.map(\.name) + [Self.commandName])
        for command in configuration.commands { engines.append(try engine(for: command, recognising: detector)) }
        for server in configuration.servers {
            engines.append(try engine(for: server, recognising: detector, variables: variables))
        }
        var only = only
        if let command {
            guard let template = CommandTemplate(command) else {
                throw ConfigurationError(
                    option: Self.commandName,
                    why: "“\(command)” is \(CommandTemplate.fault)",
                    remedy: "Write it like this: \(Self.commandName) 'PROGRAM {source} {target}'.")
            }
            engines.append(
                CommandTranslationEngine(
                    template, name: Self.commandName, languages: detector?.profile.languages.map(\.tag) ?? []))
            only.append(Self.commandName)
        }
        let names = engines.map(\.name)
        for name in configuration.order + configuration.disabled + only where !names.contains(name) {
            throw ConfigurationError(only.contains(name) ? "--engine" : path, unknownEngine: name, known: names)
        }
        let ranks = Dictionary(
            zip(configuration.order, 0...).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
        return engines.enumerated().filter { _, engine in
            let isWanted = only.isEmpty ? !configuration.disabled.contains(engine.name) : only.contains(engine.name)
            return isWanted && !(isOffline && engine.sendsTextElsewhere)
        }.sorted { first, second in
            (ranks[first.element.name] ?? Int.max, first.offset) < (ranks[second.element.name] ?? Int.max, second.offset)
        }.map(\.element)
    }

    /// Refuses what is set up under the name of an engine that is built in: nobody could tell the two apart.
    private func checkNames(among names: [String]) throws(ConfigurationError) {
        let keys = configuration.servers.map { ("servers", $0.name) } + configuration.commands.map { ("commands", $0.name) }
        if let (table, name) = keys.first(where: { names.contains($0.1) }) {
            throw ConfigurationError(path, key: "\(table).\(name)", why: "has the name of an engine that is built in")
        }
    }

    private var builtIn: [any TranslationEngine] {
        configuration.packFolders.isEmpty ? BuiltInEngines.engines : BuiltInEngines.engines(with: catalogue())
    }

    /// The packs of an index, and those in the folders that packs are looked for in, the person's own among them.
    ///
    /// - Parameter index: Where the index is; that of `PackCatalogue.standard` when left out.
    public func catalogue(index: String? = nil) -> PackCatalogue {
        let standard = PackCatalogue.standard
        let folders = PackFolders(own: standard.folders.own, shared: standard.folders.shared + configuration.packFolders)
        return PackCatalogue(index: index ?? standard.location, folders: folders)
    }

    /// The engines that are built in and not disabled, with some packs.
    public func builtInEngines(with catalogue: PackCatalogue) -> [any TranslationEngine] {
        BuiltInEngines.engines(with: catalogue).filter { !configuration.disabled.contains($0.name) }
    }

    private func engine(
        for command: ConfigurationFile.Command, recognising detector: LanguageDetector?
    ) throws(ConfigurationError) -> any TranslationEngine {
        let key = "commands.\(command.name)"
        guard let template = CommandTemplate(command.command) else {
            throw ConfigurationError(path, key: "\(key).command", why: "is \(CommandTemplate.fault)")
        }
        let languages =
            try ConfigurationFile.tags(command.languages, of: key, in: path) ?? detector?.profile.languages.map(\.tag) ?? []
        return CommandTranslationEngine(
            template, name: command.name, languages: languages, sendsTextElsewhere: command.sendsText)
    }

    private func engine(
        for server: ConfigurationFile.Server, recognising detector: LanguageDetector?, variables: [String: String]
    ) throws(ConfigurationError) -> any TranslationEngine {
        #if HTTPEngines
            let settings = try ServerSettings(server, in: path, variables: variables)
            return ServerTranslationEngine(settings, checkingLanguagesWith: detector)
        #else
            throw ConfigurationError(path, key: "servers.\(server.name)", why: "cannot be used: this build leaves out servers")
        #endif
    }
}
