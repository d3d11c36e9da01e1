// SPDX-License-Identifier: Apache-2.0

import CommandEngine
public import Foundation
public import LanguageRecognition
public import PackInstalling
public import TranslationSessions
public import UserConfiguration

#if HTTPEngines
    import HTTPEngines
    import SystemFiles
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
        let languages = try tags(command.languages, key: key) ?? detector?.profile.languages.map(\.tag) ?? []
        return CommandTranslationEngine(
            template, name: command.name, languages: languages, sendsTextElsewhere: command.sendsText)
    }

    private func tags(_ names: [String]?, key: String) throws(ConfigurationError) -> [LanguageTag]? {
        guard let names else { return nil }
        var tags: [LanguageTag] = []
        for name in names {
            guard let tag = try? LanguageTag(parsing: name) else {
                throw ConfigurationError(path, key: "\(key).languages", why: "has “\(name)”, which is no language tag")
            }
            tags.append(tag)
        }
        return tags
    }

    private func engine(
        for server: ConfigurationFile.Server, recognising detector: LanguageDetector?, variables: [String: String]
    ) throws(ConfigurationError) -> any TranslationEngine {
        #if HTTPEngines
            let settings = try settings(of: server, variables: variables)
            return ServerTranslationEngine(settings, checkingLanguagesWith: detector)
        #else
            throw ConfigurationError(path, key: "servers.\(server.name)", why: "cannot be used: this build leaves out servers")
        #endif
    }

    #if HTTPEngines
        private func settings(
            of server: ConfigurationFile.Server, variables: [String: String]
        ) throws(ConfigurationError) -> ServerSettings {
            let key = "servers.\(server.name)"
            guard let kind = ServerSettings.Kind(rawValue: server.kind) else {
                let kinds = ServerSettings.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw ConfigurationError(path, key: "\(key).kind", why: "is none of \(kinds)")
            }
            let secret = try secret(of: server, key: key, variables: variables)
            let address = server.url.map { URL(string: $0) } ?? kind.address(for: secret)
            guard let address, ["http", "https"].contains(address.scheme?.lowercased()), address.host() != nil else {
                throw ConfigurationError(path, key: "\(key).url", why: "is missing, or no address of http or https")
            }
            let settings = ServerSettings(
                kind, at: address, name: server.name, key: secret, languages: try tags(server.languages, key: key),
                model: server.model, region: server.region, silence: server.timeout.map { .seconds(max(1, $0)) },
                concurrency: server.concurrency ?? 2)
            // A name and a password in the address are sent with each request, too.
            if secret != nil || address.user() != nil || address.password() != nil, address.scheme?.lowercased() == "http",
                !settings.isOnThisMachine
            {
                throw ConfigurationError(
                    path, key: "\(key).url", why: "is not encrypted, so a key or password would be sent for all to read")
            }
            return settings
        }

        private func secret(
            of server: ConfigurationFile.Server, key: String, variables: [String: String]
        ) throws(ConfigurationError) -> ServerKey? {
            if let file = server.keyFile {
                let bytes: [UInt8]
                do {
                    bytes = try FileBytes.readRegular(file)
                } catch {
                    throw ConfigurationError(
                        path, key: "\(key).key-file", why: "names a file that cannot be read: \(file) (\(error.reason))")
                }
                guard bytes.count < 1 << 16, let secret = ServerKey(String(decoding: bytes, as: UTF8.self))
                else { throw ConfigurationError(path, key: "\(key).key-file", why: "names a file without a key: \(file)") }
                return secret
            }
            guard let variable = server.keyVariable else { return nil }
            guard let secret = variables[variable].flatMap(ServerKey.init) else {
                throw ConfigurationError(path, key: "\(key).key-variable", why: "names a variable without a key: \(variable)")
            }
            return secret
        }
    #endif
}
