// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import LanguageRecognition
import SystemFiles

extension ConfigurationFile {
    /// The path of a person's configuration: `dragoman/config.toml` in `$XDG_CONFIG_HOME`, or in `~/.config`; nil where the
    /// environment names neither.
    ///
    /// - Parameter environment: The variables, such as `ProcessInfo.processInfo.environment`.
    public static func path(in environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let folder = absolute(environment["XDG_CONFIG_HOME"]) ?? absolute(environment["HOME"]).map { "\($0)/.config" }
        return folder.map { "\($0)/dragoman/config.toml" }
    }

    /// The configuration of the person who runs this process; an empty one where nothing has the name of the file.
    ///
    /// - Throws: `ConfigurationError` where the file cannot be read or understood.
    public static func standard(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(ConfigurationError) -> ConfigurationFile {
        guard let path = path(in: environment) else { return ConfigurationFile() }
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.readRegular(path)
        } catch {
            // One that is there and is not read might have said that text stays on this machine.
            guard [ENOENT, ENOTDIR].contains(error.number), !FileAccess.isNamed(path) else {
                throw ConfigurationError(path, .unreadable(error))
            }
            return ConfigurationFile()
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw ConfigurationError(path, .notUTF8) }
        return try ConfigurationFile(parsing: text, path: path, home: environment["HOME"])
    }

    /// Reads the text of a configuration.
    ///
    /// - Parameters:
    ///   - text: What stands in the file.
    ///   - path: The file's path, for messages.
    ///   - home: The folder that `~/` stands for.
    public init(parsing text: String, path: String = "config.toml", home: String? = nil) throws(ConfigurationError) {
        self.init()
        do throws(ConfigurationError.Fault) {
            try read(SettingsTable(TOMLReader.table(in: text)), home: home)
        } catch {
            throw ConfigurationError(path, error)
        }
        let serverNames = Set(servers.map(\.name))
        if let twice = commands.map(\.name).first(where: serverNames.contains) {
            throw ConfigurationError(path, .nameTwice(twice))
        }
    }

    private mutating func read(_ file: SettingsTable, home: String?) throws(ConfigurationError.Fault) {
        try file.check(["order", "disabled", "offline", "packs", "servers", "commands"])
        order = try file.texts("order") ?? []
        disabled = try file.texts("disabled") ?? []
        isOffline = try file.boolean("offline") ?? false
        packFolders = try file.paths("packs", home: home) ?? []
        for (name, server) in try file.tables("servers") {
            try server.check(
                [
                    "kind", "url", "key-file", "key-variable", "languages", "model", "region", "timeout", "concurrency",
                ])
            servers.append(
                Server(
                    name: name, kind: try server.neededText("kind"), url: try server.text("url"),
                    keyFile: try server.path("key-file", home: home), keyVariable: try server.text("key-variable"),
                    languages: try server.texts("languages"), model: try server.text("model"),
                    region: try server.text("region"), timeout: try server.integer("timeout", upTo: 86_400),
                    concurrency: try server.integer("concurrency", upTo: 100)))
        }
        for (name, command) in try file.tables("commands") {
            try command.check(["command", "languages", "sends-text"])
            commands.append(
                Command(
                    name: name, command: try command.neededText("command"), languages: try command.texts("languages"),
                    sendsText: try command.boolean("sends-text") ?? false))
        }
    }
    /// The languages of a server or a command.
    ///
    /// - Parameters:
    ///   - names: The tags; nil where none are named.
    ///   - place: Where they stand, such as `servers.home`.
    ///   - path: The file's path, for messages.
    package static func tags(
        _ names: [String]?, of place: String, in path: String
    ) throws(ConfigurationError) -> [LanguageTag]? {
        guard let names else { return nil }
        var tags: [LanguageTag] = []
        for name in names {
            guard let tag = try? LanguageTag(parsing: name) else {
                throw ConfigurationError(path, key: "\(place).languages", why: "has “\(name)”, which is no language tag")
            }
            tags.append(tag)
        }
        return tags
    }
}
