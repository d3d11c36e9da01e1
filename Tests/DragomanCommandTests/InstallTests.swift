// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServers
import PseudoTerminals
import Testing
import TranslationSessions

@testable import PackInstalling

@Suite("install, packs and remove", .timeLimit(.minutes(5)))
struct InstallTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// Files that are called as those of a model are, for a language that no other engine knows.
    private static let files: [(name: String, bytes: [UInt8])] = [
        ("model.tlh-en.intgemm.alphas.bin", (0..<900_000).map { UInt8(truncatingIfNeeded: $0 &* 13 &+ $0 >> 11) }),
        ("vocab.tlh-en.spm", Array("vocabulary".utf8)),
    ]

    private static let index: String = {
        let entries = files.map { file in
            var sum = SHA256Sum()
            file.bytes.withUnsafeBytes { sum.add($0) }
            let check = #""size": \#(file.bytes.count), "sha256": "\#(sum.hexadecimal())""#
            return #"{"name": "\#(file.name)", "location": "\#(file.name)", \#(check)}"#
        }
        return """
            {"format": 1, "packs": [{"name": "neural-tlh-en", "engine": "neural", "version": "1", "licence": "CC0-1.0",
             "directions": [{"source": "tlh", "target": "en"}], "files": [\(entries.joined(separator: ","))]}]}
            """
    }()

    /// A server of the index and its files. Before each piece of a file it asks a closure whether to go on.
    private static func server(beforeEachPiece wait: @escaping @Sendable () -> Void = {}) throws -> LoopbackServer {
        try LoopbackServer { request, reply in
            if request.path == "/index.json" { return _ = reply.send(200, body: Data(index.utf8)) }
            let name = request.path.dropFirst()
            guard let file = files.first(where: { $0.name == name }) else { return _ = reply.send(404) }
            let start = request.fields["range"].flatMap { Int($0.dropFirst(6).dropLast()) } ?? 0
            let end = file.bytes.count
            reply.head(
                start == 0 ? 200 : 206,
                fields: ["Content-Length": "\(end - start)", "Content-Range": "bytes \(start)-\(end - 1)/\(end)"])
            for place in stride(from: start, to: end, by: 50_000) {
                wait()
                guard reply.write(Data(file.bytes[place..<min(end, place + 50_000)])) else { return }
            }
        }
    }

    private func environment(_ server: LoopbackServer, person: String = "ana") -> [String: String] {
        let folder = workshop.folder.path
        return [
            "DRAGOMAN_PACKS": server.url("/index.json").absoluteString, "XDG_DATA_HOME": "\(folder)/\(person)/data",
            "XDG_CACHE_HOME": "\(folder)/\(person)/cache", "XDG_DATA_DIRS": "\(folder)/system",
        ]
    }

    private var packFolder: String { workshop.folder.appending(path: "ana/data/dragoman/packs").path }

    /// Whether the pack is there; it is whole then, or not there at all.
    private func isInstalled() -> Bool {
        guard let pack = PackFolders(own: packFolder).pack(named: "neural-tlh-en") else { return false }
        #expect(pack.damages().isEmpty)
        return true
    }

    @Test("A pack is listed, installed, verified and removed")
    func installs() async throws {
        let server = try Self.server()
        let environment = environment(server)
        let unknown = try await workshop.run(["packs"], environment: environment)
        #expect(!unknown.rows.contains { $0[0] == "neural-tlh-en" } && unknown.rows.contains { $0[0] == "apertium-br-fr" })
        let offered = try await workshop.run(["packs", "--refresh"], environment: environment)
        #expect(
            offered.rows.filter { $0[0].hasPrefix("neural") }
                == [["neural-tlh-en", "available", "1", "900010", "CC0-1.0", "good", "tlh-en"]])
        let pair = try await workshop.run(["pairs", "--from", "tlh"], environment: environment)
        #expect(pair.rows.map { $0[3] } == ["no"])
        // Nobody can be asked, and nothing is done.
        let unasked = try await workshop.shell(
            environment.map { "export \($0)='\($1)'\n" }.joined() + "setsid -w dragoman install tlh-en </dev/null")
        #expect(unasked.status == 73 && unasked.messages.contains("--yes"))
        #expect(unasked.messages.contains("neural-tlh-en (900 kB): not installed"))
        #expect(!isInstalled())

        #expect(try await workshop.run(["install", "--yes", "tlh-en"], environment: environment).status == 0)
        #expect(isInstalled())
        #expect(try await workshop.run(["pairs", "--from", "tlh"], environment: environment).rows.map { $0[3] } == ["yes"])
        let again = try await workshop.run(["install", "--yes", "neural-tlh-en"], environment: environment)
        #expect(again.status == 0 && server.requests.count { $0.path.hasPrefix("/model") } == 1)
        let listed = try await workshop.run(["packs", "--verify"], environment: environment)
        #expect(listed.status == 0 && listed.rows.contains { $0.prefix(2) == ["neural-tlh-en", "installed"] })
        try workshop.write("x", to: "ana/data/dragoman/packs/neural-tlh-en/vocab.tlh-en.spm")
        let damaged = try await workshop.run(["packs", "--verify"], environment: environment)
        #expect(damaged.status == 1 && damaged.messages.contains("vocab.tlh-en.spm"))

        // A folder that the configuration names is looked into as well.
        try workshop.write("packs = [\"\(workshop.folder.path)/elsewhere\"]\n", to: "settings/dragoman/config.toml")
        try workshop.write("{", to: "elsewhere/neural-other/pack.json")
        let configured = try await workshop.run(
            ["packs"], environment: environment.merging(["XDG_CONFIG_HOME": "\(workshop.folder.path)/settings"]) { $1 })
        #expect(configured.status == 0 && configured.messages.contains("elsewhere/neural-other: it counts as not installed"))

        // A broken one, and one of a later program, are named.
        let broken = "ana/data/dragoman/packs/neural-broken/pack.json"
        for manifest in ["{", #"{"format": 99}"#] {
            try workshop.write(manifest, to: broken)
            let unread = try await workshop.run(["packs"], environment: environment)
            #expect(unread.status == 0 && unread.messages.contains("neural-broken: it counts as not installed"))
        }

        let removed = try await workshop.run(["remove", "xx-yy", "tlh-en"], environment: environment)
        #expect(removed.status == 1 && removed.messages.contains("“xx-yy”") && removed.messages.contains("tlh-en: removed"))
        #expect(!isInstalled())
        #expect(try await workshop.run(["remove", "tlh-en"], environment: environment).status == 69)
        #expect(try await workshop.run(["install", "--yes", "nonsense"], environment: environment).status == 64)
        let without = try await workshop.run(
            ["install", "--yes", "tlh-en"], environment: environment.merging(["DRAGOMAN_PACKS": ""]) { $1 })
        #expect(without.status == 69 && without.messages.contains("--index"))
        let address = "https://127.0.0.1:1/index.json"
        let dead = environment.merging(["DRAGOMAN_PACKS": address]) { $1 }
        let offline = try await workshop.run(["install", "--yes", "tlh-en", "--index", address], environment: dead)
        #expect(offline.status == 68 && offline.messages.contains("cannot be reached"))
        // What the environment names is missed where it is needed.
        let warned = try await workshop.run(["install", "--yes", "sr-sr-Latn"], environment: dead)
        #expect(
            warned.status == 0 && warned.messages.contains("warning: DRAGOMAN_PACKS") && warned.messages.contains("installed"))
        let withoutIndex = try await workshop.run(["packs", "--refresh"], environment: dead)
        #expect(withoutIndex.status == 0 && withoutIndex.rows.contains { $0[0] == "apertium-br-fr" })
    }

    @Test(
        "Of several packs those that can be had are installed, with status 1; else the first failure gives the status"
    )
    func goesOn() async throws {
        let server = try Self.server()
        let environment = environment(server)
        let install = ["install", "--yes", "xx-yy", "nonsense", "tlh-en", "--to", "sr-Latn", "--for", "none.txt"]
        let some = try await workshop.run(install, environment: environment)
        #expect(some.status == 1)
        #expect(some.messages.contains("tlh-en: installed") && isInstalled())
        for name in ["xx-yy", "nonsense", "none.txt"] { #expect(some.messages.contains("dragoman: \(name): ")) }
        let none = try await workshop.run(["remove", "xx-yy", "nonsense"], environment: environment)
        #expect(none.status == 69 && none.messages.contains("“xx-yy”") && none.messages.contains("“nonsense”"))
        #expect(try await workshop.run(["install", "--yes", "xx-yy", "none"], environment: environment).status == 69)
        #expect(try await workshop.run(["packs", "--index", "none.json"], environment: environment).status == 66)
        withExtendedLifetime(server) {}
    }

    @Test("A disk that is full is said to be, and nothing is left on it")
    func fullDisk() async throws {
        let server = try Self.server()
        let environment = environment(server)
        // A limit of the process stands for the disk's: 300 kB a file.
        let command = environment.map { "export \($0)='\($1)'\n" }.joined() + "ulimit -f 300; dragoman install --yes tlh-en"
        let full = try await workshop.shell(command)
        #expect(full.status == 74 && full.messages.contains("The disk is full"))
        #expect(!isInstalled())
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(packFolder)/.installing") == ["lock"])
        #expect(try await workshop.run(["install", "--yes", "tlh-en"], environment: environment).status == 0)
        #expect(isInstalled())
    }

    @Test("S94, S106, S107: packs of the system serve all its programs and people, and none installs a second time")
    func shared() async throws {
        let server = try Self.server()
        let system = try await workshop.run(["install", "--yes", "--system", "tlh-en"], environment: environment(server))
        #expect(system.status == 0)
        #expect(
            FileManager.default.fileExists(atPath: workshop.folder.appending(path: "system/dragoman/packs/neural-tlh-en").path))
        for person in ["ana", "ben"] {
            let environment = environment(server, person: person)
            #expect(try await workshop.run(["pairs", "--from", "tlh"], environment: environment).rows.map { $0[3] } == ["yes"])
            #expect(try await workshop.run(["install", "--yes", "tlh-en"], environment: environment).status == 0)
            let refused = try await workshop.run(["remove", "tlh-en"], environment: environment)
            #expect(refused.status == 73)
        }
        #expect(server.requests.count { $0.path.hasPrefix("/model") } == 1)
    }

    @Test("An installation that is killed at any moment leaves no half of a pack, and the next goes on where it stopped")
    func survivesKills() async throws {
        let server = try Self.server { usleep(2000) }
        let environment = environment(server)
        let isSlow = ProcessInfo.processInfo.environment["DRAGOMAN_SLOW_TESTS"] == "1"
        let command =
            environment.map { "export \($0)='\($1)'\n" }.joined() + "timeout -s KILL $DELAY dragoman install --yes tlh-en"
        for round in 0..<(isSlow ? 50 : 8) {
            if isInstalled() {
                #expect(try await workshop.run(["remove", "tlh-en"], environment: environment).status == 0)
            }
            let delay = Double(round * 37 % 50) / (isSlow ? 100 : 60) + 0.05
            _ = try await workshop.shell("DELAY=\(delay)\n\(command)")
            _ = isInstalled()
        }
        #expect(try await workshop.run(["install", "--yes", "tlh-en"], environment: environment).status == 0)
        #expect(isInstalled())
        // One that is killed when its pack is in place may leave an empty folder.
        let left = try FileManager.default.subpathsOfDirectory(atPath: "\(packFolder)/.installing").filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(packFolder)/.installing/\(path)")
            return attributes?[.type] as? FileAttributeType == .typeRegular
        }
        #expect(left == ["lock"])
    }

    @Test("Whoever says no, and whoever no longer waits, gets a status of their own")
    func tellsRefusalsApart() async throws {
        let isOpen = Locked(false)
        let server = try Self.server { while !isOpen.withLock({ $0 }) { usleep(1000) } }
        for (keys, status) in [(["n"], 73), (["y", "\u{1B}"], 0)] as [([String], Int32)] {
            let terminal = try PseudoTerminal(Workshop.command, ["install", "tlh-en"], environment: environment(server))
            try await terminal.wait(for: "will be fetched")
            terminal.type(keys[0])
            if keys.count > 1 {
                try await terminal.wait(for: "Installing neural-tlh-en")
                terminal.type(keys[1])
            }
            #expect(try await terminal.end() == status)
        }
        isOpen.withLock { $0 = true }
        while !isInstalled() { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test("Ctrl-C ends an installation, and what was fetched is kept")
    func interrupts() async throws {
        let server = try Self.server { while true { usleep(1000) } }
        let terminal = try PseudoTerminal(Workshop.command, ["install", "tlh-en"], environment: environment(server))
        try await terminal.wait(for: "will be fetched")
        terminal.type("y")
        try await terminal.wait(for: "Installing neural-tlh-en")
        while !server.requests.contains(where: { $0.path.hasPrefix("/model") }) { try await Task.sleep(for: .milliseconds(10)) }
        terminal.type("\u{3}")
        #expect(try await terminal.end() == 128 + SIGINT)
        // Whoever installs holds the lock.
        let places = InstallationFolder(root: packFolder, name: "another")
        while (try? InstallationLock(places)) == nil { try await Task.sleep(for: .milliseconds(10)) }
        #expect(!isInstalled())
    }

    @Test("What a document needs and cannot have is named, and a target that nobody names is asked for")
    func documents() async throws {
        try workshop.write("This is a letter, written in plain English, about the weather of last week.\n", to: "letter.md")
        var environment = environment(try Self.server())
        environment["DRAGOMAN_PACKS"] = ""
        let install = ["install", "--yes", "--for", "letter.md"]
        let missing = try await workshop.run(install + ["--to", "tlh"], environment: environment)
        #expect(missing.status == 1 && missing.messages.contains("letter.md: ") && missing.messages.contains("into tlh"))
        #expect(!missing.messages.contains("all that is needed"))
        let piped = try await workshop.run(
            ["install", "--yes", "--to", "tlh", "--for", "-"], input: workshop.read("letter.md"), environment: environment)
        #expect(piped.status == 1 && piped.messages.contains("standard input: "))
        let untold = try await workshop.run(install, environment: environment.merging(["LANGUAGE": "", "LC_ALL": "C"]) { $1 })
        #expect(untold.status == 64 && untold.messages.contains("--to"), "\(untold.messages)")
    }

    @Test("S104: the person is asked and shown the progress, and the installation outlives the program that asked")
    func outlives() async throws {
        let isOpen = Locked(false)
        let server = try Self.server { while !isOpen.withLock({ $0 }) { usleep(1000) } }
        let terminal = try PseudoTerminal(
            Workshop.command, ["install", "tlh-en"], environment: environment(server))
        try await terminal.wait(for: "will be fetched")
        #expect(terminal.screen.shows("900 kB"))
        terminal.type("y")
        try await terminal.wait(for: "Installing neural-tlh-en")
        while !server.requests.contains(where: { $0.path.hasPrefix("/model") }) { try await Task.sleep(for: .milliseconds(10)) }
        terminal.signal(SIGKILL)
        _ = try await terminal.end()
        isOpen.withLock { $0 = true }
        while !isInstalled() { try await Task.sleep(for: .milliseconds(20)) }
    }
}
