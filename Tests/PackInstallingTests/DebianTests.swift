// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TranslationSessions

@testable import PackInstalling

@Suite("Debian's packages as packs")
struct DebianTests {
    /// Debian's programs, as they answer: packages are texts, and unpacking one writes it as a file.
    private final class Programs: Sendable {
        let calls = Locked<[[String]]>([])
        let contents: [String: String]
        /// What a download leaves behind, where that is not the package.
        let spoiled: Locked<[String: String]>

        init(_ contents: [String: String], spoiled: [String: String] = [:]) {
            self.contents = contents
            self.spoiled = Locked(spoiled)
        }

        var runner: ProgramRunner {
            ProgramRunner { [self] arguments, folder in
                calls.withLock { $0.append(arguments) }
                func output(_ text: String = "", status: Int32 = 0, says: String = "") -> ProgramOutput {
                    ProgramOutput(status: status, output: text, diagnostics: says)
                }
                switch arguments.prefix(2) {
                case ["apt-get", "install"]:
                    guard arguments.last.map({ contents[$0] != nil }) ?? false else {
                        return output(status: 100, says: "E: Unable to locate package x")
                    }
                    return output(
                        contents.keys.filter { $0 != "apertium-br-fr" }.sorted().map {
                            "'http://deb.example.org/\($0)_1%3a2_all.deb' \($0)_1%3a2_all.deb 10 MD5Sum:0\n"
                        }.joined())
                case ["apt-cache", "show"]:
                    let name = arguments.last ?? ""
                    let content = Array((contents[name] ?? "").utf8)
                    let installed = "Package: \(name)\nStatus: install ok installed\nVersion: 0\n\n"
                    return output(
                        installed
                            + "Package: \(name)\nVersion: 1:2\nInstalled-Size: 4\nDescription: x\n more\nSize: \(content.count)\n"
                            + "SHA256: \(OfferedModel.sum(of: content))\n")
                case ["apt-get", "download"]:
                    let name = String(arguments.last?.split(separator: "=").first ?? "")
                    let spoiled = spoiled.withLock { $0.removeValue(forKey: name) }
                    if spoiled == "no network" {
                        return output(status: 100, says: "E: Failed to fetch x  Could not connect to y")
                    }
                    try Data((spoiled ?? contents[name] ?? "").utf8).write(to: URL(filePath: "\(folder)/\(name)_1%3a2_all.deb"))
                    return output()
                default:
                    let (file, target) = (arguments[2], arguments[3])
                    let name = file.split(separator: "/").last.map(String.init) ?? ""
                    try FileManager.default.createDirectory(atPath: "\(target)/usr/share", withIntermediateDirectories: true)
                    try Data(contentsOf: URL(filePath: file)).write(to: URL(filePath: "\(target)/usr/share/\(name)"))
                    return output()
                }
            }
        }
    }

    private static let contents = ["apertium-br-fr": "Breton and French", "cg3": "a tool"]

    private func install(_ programs: Programs, in folder: TemporaryFolder, _ name: String = "apertium-br-fr") async throws
        -> [PackProgress]
    {
        let reports = Reports()
        let installer = DebianPackInstaller(into: .folder(folder.path(of: "packs")), programs: programs.runner)
        try await installer.install(Pack(name: name), progress: reports.handler)
        return reports.all
    }

    @Test("A pair and the tools that the system lacks go into one pack, and nothing is fetched twice")
    func unpacks() async throws {
        let folder = try TemporaryFolder()
        let programs = Programs(Self.contents)
        let reports = try await install(programs, in: folder)
        #expect(reports.last?.share == 1)
        let pack = try #require(PackFolders(own: folder.path(of: "packs")).pack(named: "apertium-br-fr"))
        #expect(pack.manifest.version == "1:2")
        #expect(pack.manifest.files.map(\.name) == ["usr/share/apertium-br-fr_1%3a2_all.deb", "usr/share/cg3_1%3a2_all.deb"])
        #expect(pack.damages().isEmpty)
        #expect(try folder.text(of: "packs/apertium-br-fr/usr/share/cg3_1%3a2_all.deb") == "a tool")
        #expect(folder.names(in: "packs/.installing") == ["lock"])
        _ = try await install(programs, in: folder)
        #expect(programs.calls.withLock { $0.count { $0.contains("download") } } == 2)
    }

    @Test("An earlier version's installation that broke off leaves nothing in the pack, and another one's end is waited for")
    func beginsAnew() async throws {
        let folder = try TemporaryFolder()
        let old = "packs/.installing/apertium-br-fr/ready/usr/share"
        try FileManager.default.createDirectory(atPath: folder.path(of: old), withIntermediateDirectories: true)
        try folder.write("of an earlier version", to: "\(old)/old.mode")
        let programs = Programs(Self.contents)
        let places = InstallationFolder(root: folder.path(of: "packs"), name: "another")
        let lock = Locked(try InstallationLock(places) as InstallationLock?)
        let installer = DebianPackInstaller(
            into: .folder(folder.path(of: "packs")), lockTimeout: .seconds(60), programs: programs.runner)
        let (waits, waiting) = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await installer.install(Pack(name: "apertium-br-fr")) { _ in waiting.yield() } }
        for await _ in waits { break }
        #expect(programs.calls.withLock { $0 }.isEmpty)
        lock.withLock { $0 = nil }
        try await task.value
        let pack = PackFolders(own: folder.path(of: "packs")).pack(named: "apertium-br-fr")
        #expect(pack?.manifest.files.map(\.name) == ["usr/share/apertium-br-fr_1%3a2_all.deb", "usr/share/cg3_1%3a2_all.deb"])
        #expect(folder.names(in: "packs/apertium-br-fr/usr/share").count == 2)
        let impatient = DebianPackInstaller(into: .folder(folder.path(of: "packs")), programs: programs.runner)
        let other = try InstallationLock(places)
        await #expect { try await impatient.install(Pack(name: "apertium-br-fr"), progress: { _ in }) } throws: {
            ($0 as? PackError)?.code == .lockHeld
        }
        withExtendedLifetime(other) {}
    }

    @Test("A damaged download is fetched again once; a second one, no network and no such package are told apart")
    func refuses() async throws {
        let folder = try TemporaryFolder()
        _ = try await install(Programs(Self.contents, spoiled: ["cg3": "a t00l"]), in: folder)
        let forged = Programs(["apertium-br-fr": "right"], spoiled: ["apertium-br-fr": "no network"])
        func code(_ programs: Programs, _ name: String = "apertium-br-fr") async throws -> PackError.Code? {
            let folder = try TemporaryFolder()
            do {
                _ = try await install(programs, in: folder, name)
                return nil
            } catch {
                #expect(PackFolders(own: folder.path(of: "packs")).installed.isEmpty)
                return (error as? PackError)?.code
            }
        }
        #expect(try await code(forged) == .noNetwork)
        #expect(try await code(Programs(Self.contents), "apertium-xx-yy") == .notOffered)
        for name in ["apertium;reboot", "apertium/../x", "-apertium", "apertium x"] {
            #expect(try await code(Programs(Self.contents), name) == .unsafeName)
        }
    }

    @Test("A program that was cancelled before it began does not begin")
    func cancelled() async throws {
        let folder = try TemporaryFolder()
        let file = folder.path(of: "made")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ProgramRunner.system.run(["touch", file], folder.path)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: file))
    }
}
