// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TextScanning
import UserConfiguration

@Suite("The configuration file")
struct ConfigurationFileTests {
    @Test("What it says is read, with paths made whole")
    func reads() throws {
        let text = """
            order = ["neural", "home"]
            disabled = ["apertium"]
            offline = true
            packs = ["~/packs", "/srv/packs"]

            [servers.home]
            kind = "libretranslate"
            url = "http://192.168.1.7:5000"
            key-file = "~/home.key"
            languages = ["de", "en"]
            timeout = 30
            concurrency = 4

            [servers.model]
            kind = "openai"
            key-variable = "MODEL_KEY"
            model = "small"

            [commands.mine]
            command = "translate {source} {target}"
            sends-text = true
            """
        let file = try ConfigurationFile(parsing: text, home: "/home/ana")
        #expect(file.order == ["neural", "home"])
        #expect(file.disabled == ["apertium"])
        #expect(file.isOffline)
        #expect(file.packFolders == ["/home/ana/packs", "/srv/packs"])
        #expect(file.servers.map(\.name) == ["home", "model"])
        #expect(file.servers[0].keyFile == "/home/ana/home.key")
        #expect(file.servers[0].timeout == 30)
        #expect(file.servers[0].concurrency == 4)
        #expect(file.servers[1].keyVariable == "MODEL_KEY")
        #expect(file.commands == [.init(name: "mine", command: "translate {source} {target}", sendsText: true)])
        #expect(try ConfigurationFile(parsing: "") == ConfigurationFile())
    }

    @Test(
        "What is wrong is named with its place",
        arguments: [
            ("order = [", "line 1"), ("\nservers = 3 4", "line 2"), ("ordre = []", "“ordre”"), ("order = 3", "“order”"),
            ("[servers.a]\nurl = \"http://x\"", "kind"), ("[servers.a]\nkind = \"deepl\"\nkee = 1", "servers.a.kee"),
            ("[servers.a]\nkind = \"deepl\"\n[commands.a]\ncommand = \"x\"", "“a”"), ("offline = \"yes\"", "“offline”"),
            ("[servers.a]\nkind = \"deepl\"\ntimeout = 9223372036854775807", "1 to 86400"),
            ("[servers.a]\nkind = \"deepl\"\nconcurrency = 0", "1 to 100"),
            ("[servers.\"\\u001b[2J\"]\nkind = \"deepl\"", "control"),
            ("[commands.\"\"]\ncommand = \"cat\"", "empty"), ("packs = [\"/srv\", \"relative\"]", "“packs” has a path"),
            ("packs = [\"~other/x\"]", "~other/x"), ("packs = [\"~/x\"]", "HOME"),
            ("[servers.a]\nkind = \"deepl\"\nkey-file = \"key\"", "servers.a.key-file"),
        ])
    func faults(text: String, words: String) {
        let error = #expect(throws: ConfigurationError.self) { try ConfigurationFile(parsing: text, path: "/a/config.toml") }
        #expect(error?.explanation.hasPrefix("/a/config.toml: ") == true)
        #expect(error?.why.contains(words) == true, "\(error?.why ?? "")")
    }

    @Test("The part of TOML that settings are made of is read as TOML means it")
    func syntax() throws {
        let text = """
            # a comment
            order = [ 'a\\b', "c\\"d\\u00e4\\\\", # another
              "e", ]\r
            servers . "my server" . kind="x"   # a third
            [ servers . 'other' ]
            kind = "y"
            timeout = +7
            """
        let file = try ConfigurationFile(parsing: text)
        #expect(file.order == ["a\\b", "c\"dä\\", "e"])
        #expect(file.servers.map(\.name) == ["my server", "other"])
        #expect(file.servers.map(\.kind) == ["x", "y"])
        #expect(file.servers[1].timeout == 7)
        #expect(try ConfigurationFile(parsing: "\u{FEFF}" + text) == file)
    }

    @Test("Many names in one table are read in linear time", .timeLimit(.minutes(1)))
    func manyNames() throws {
        let text = (0..<50_000).map { "commands.a\($0).command = 'cat'\n" }.joined()
        #expect(try ConfigurationFile(parsing: text).commands.count == 50_000)
    }

    @Test(
        "What is malformed, or stands there twice, is refused with its place",
        arguments: [
            ".", "a.", "a..b = 1", "= 1", "a", "a =", "a = b", "a = \"", "a = 'b", "[", "[a", "[]", "[[a]]", "[a]]", "[a] b",
            "a = [1", "a = [1 2]", "a = 1 2", "a = 1.5", "a = {}", "a = \"\"\"b\"\"\"", "a = \"\\x\"", "a = \"\\uD800\"",
            "a = \"\\u12\"",
            "a = 99999999999999999999", "order = []\norder = []", "[a]\n[a]", "order = []\n[order]", "a.b = 1\na = 1",
            String(repeating: "a.", count: 1000) + "b = 1", "a = " + String(repeating: "[", count: 100_000),
        ])
    func malformed(text: String) {
        let error = #expect(throws: ConfigurationError.self) { try ConfigurationFile(parsing: text) }
        #expect(error?.why.hasPrefix("line ") == true, "\(error?.why ?? "")")
    }

    @Test("Any bytes give a configuration or an error", arguments: 0..<200)
    func anyBytes(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let pieces = [
            "order", "servers", "[", "]", "=", "\"", "'", "\n", ".", "kind", "1", "true", "{", "}", ",", "#", "\\", "\u{0}", "ä",
            "-",
        ]
        let text = (0..<next(40)).map { _ in pieces[next(pieces.count)] }.joined()
        _ = try? ConfigurationFile(parsing: text)
    }

    @Test("It stands where the XDG specification says, and where there is none nothing is set up")
    func places() throws {
        #expect(ConfigurationFile.path(in: ["HOME": "/h"]) == "/h/.config/dragoman/config.toml")
        #expect(ConfigurationFile.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "/x"]) == "/x/dragoman/config.toml")
        #expect(ConfigurationFile.path(in: ["HOME": "/h", "XDG_CONFIG_HOME": "x"]) == "/h/.config/dragoman/config.toml")
        #expect(ConfigurationFile.path(in: [:]) == nil)
        #expect(try ConfigurationFile.standard(in: ["HOME": "/nonexistent"]) == ConfigurationFile())
        let home = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID())")
        let folder = home.appending(path: ".config/dragoman")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try Data("offline = true".utf8).write(to: folder.appending(path: "config.toml"))
        #expect(try ConfigurationFile.standard(in: ["HOME": home.path()]).isOffline)
        try Data([0x6F, 0xFF]).write(to: folder.appending(path: "config.toml"))
        #expect(throws: ConfigurationError.self) { try ConfigurationFile.standard(in: ["HOME": home.path()]) }
    }

    @Test("What has its name and cannot be read is an error, since it may say that text stays on this machine")
    func unreadable() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "configuration-\(UUID())")
        let file = home.appending(path: ".config/dragoman/config.toml")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        func why() -> String? {
            #expect(throws: ConfigurationError.self) { try ConfigurationFile.standard(in: ["HOME": home.path()]) }?.why
        }
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: home.appending(path: "missing"))
        #expect(why() == "it cannot be read (No such file or directory)")
        try FileManager.default.removeItem(at: file)
        try #require(mkfifo(file.path(), 0o600) == 0)
        #expect(why() == "it cannot be read (Not a regular file)")
        // The name of a folder on the way may be a file's.
        #expect(try ConfigurationFile.standard(in: ["HOME": file.path()]) == ConfigurationFile())
    }
}
