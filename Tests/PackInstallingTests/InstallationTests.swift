// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation
import LanguageRecognition
import LoopbackServers
import TestSupport
import Testing
import TextScanning
import TranslationSessions

@testable import PackInstalling

@Suite("Installing packs")
struct InstallationTests {
    private let model = OfferedModel()

    @Test("A pack from a folder is checked, put in its place whole, and can be verified and removed")
    func installsFromFolder() async throws {
        let source = try TemporaryFolder()
        try model.write(to: source)
        let place = try PackPlace()
        let reports = Reports()
        let offer = model.offer(at: URL(filePath: source.path, directoryHint: .isDirectory))
        try await place.installer().install(offer, progress: reports.handler)
        let pack = try #require(place.folders.pack(named: model.name))
        #expect(pack.manifest.directions == [.init(from: "de", to: "en")])
        #expect(pack.manifest.licence == "CC0-1.0")
        #expect(pack.manifest.size == 203_000)
        #expect(pack.damages().isEmpty)
        #expect(place.folders.installed == [pack])
        for file in model.files { #expect(try place.folder.bytes(of: "packs/\(model.name)/\(file.name)") == file.bytes) }
        #expect(place.leftovers.isEmpty)
        #expect(reports.all.last?.share == 1)
        #expect(reports.all.map(\.share) == reports.all.map(\.share).sorted())
        #expect(reports.all.last?.files.map(\.receivedSize) == model.files.map(\.bytes.count))

        try place.folder.write([1, 2, 3], to: "packs/\(model.name)/part2.bin")
        try place.folder.remove("packs/\(model.name)/part1.bin")
        #expect(pack.damages() == [.missing("part1.bin"), .changed("part2.bin")])
        try await place.installer().install(offer, progress: { _ in })
        #expect(pack.damages().isEmpty)

        // A pipe that nobody writes to is not waited for, in the place of a file or of the manifest.
        for (name, hasManifest) in [("part1.bin", true), (PackManifest.fileName, false)] {
            try place.folder.remove("packs/\(model.name)/\(name)")
            #expect(mkfifo(place.folder.path + "/packs/\(model.name)/\(name)", 0o600) == 0)
            #expect(pack.damages() == [.missing("part1.bin")])
            #expect(place.folders.installed.isEmpty != hasManifest)
        }
        try await place.installer().install(offer, progress: { _ in })

        try place.folders.remove(model.name)
        #expect(place.folders.installed.isEmpty)
        #expect(place.folder.names(in: "packs").filter { !$0.hasPrefix(".") }.isEmpty)
        #expect(throws: PackError(.notInstalled(model.name))) { try place.folders.remove(model.name) }
        #expect(throws: PackError(.notInstalled("../packs"))) { try place.folders.remove("../packs") }
    }

    @Test("What a server breaks off is gone on with, and nothing is fetched twice")
    func resumes() async throws {
        let asked = Locked(0)
        let model = model
        let server = try LoopbackServer { request, reply in
            let data = Data(model.bytes(of: request.path) ?? [])
            let count = asked.withLock { count in
                count += 1
                return count
            }
            guard request.path.hasSuffix("part0.bin"), count < 6 else { return reply.send(data, inRangeOf: request) }
            let start = request.fields["range"].flatMap { Int($0.dropFirst(6).dropLast()) } ?? 0
            reply.head(
                start == 0 ? 200 : 206,
                fields: [
                    "Content-Length": "\(data.count - start)", "Content-Range": "bytes \(start)-\(data.count - 1)/\(data.count)",
                ])
            reply.write(Data(data[start...].prefix(30_000)))
        }
        let place = try PackPlace()
        try await place.installer().install(model.offer(at: server.url("/")), progress: { _ in })
        #expect(place.folders.pack(named: model.name)?.damages() == [])
        let ranges = server.requests.filter { $0.path == "/part0.bin" }.map { $0.fields["range"] ?? "-" }
        #expect(ranges == ["-", "bytes=30000-", "bytes=60000-", "bytes=90000-", "bytes=120000-", "bytes=150000-"])
        // What is installed in this version is not fetched again.
        let count = server.requests.count
        try await place.installer().install(model.offer(at: server.url("/")), progress: { _ in })
        #expect(server.requests.count == count)
        #expect(place.leftovers.isEmpty)
        // A new version takes the old one's place.
        let newer = OfferedModel(sizes: [10], seed: 9)
        let other = try LoopbackServer.serving(newer)
        try await place.installer().install(newer.offer(at: other.url("/"), version: "1.1"), progress: { _ in })
        #expect(place.folders.pack(named: model.name)?.manifest.version == "1.1")
        #expect(place.folder.names(in: "packs/\(model.name)") == ["pack.json", "part0.bin"])
        #expect(place.leftovers.isEmpty)
    }

    @Test("A file of which no sum is promised is read before it is installed", arguments: [false, true])
    func readsUnknownFiles(isPromised: Bool) async throws {
        let source = try TemporaryFolder()
        try model.write(to: source)
        let url = URL(filePath: source.path, directoryHint: .isDirectory)
        let description = PackDescription(name: model.name, engine: "neural", directions: [], version: "1")
        let files = model.files.map { PackOffer.File(name: $0.name, location: url.appending(path: $0.name)) }
        let place = try PackPlace()
        let installer = place.installer { name, path in
            FileManager.default.fileExists(atPath: path) && name == "part2.bin" ? "It ends too soon." : nil
        }
        let offer = isPromised ? model.offer(at: url) : PackOffer(description, files: files)
        if isPromised {
            try await installer.install(offer, progress: { _ in })
        } else {
            let error = await #expect(throws: PackError.self) { try await installer.install(offer, progress: { _ in }) }
            #expect(error?.code == .wrongChecksum && error?.why.hasSuffix("is damaged: It ends too soon.") == true)
        }
        #expect(place.folders.installed.isEmpty != isPromised)
    }

    @Test("A server that ignores ranges, or has another file by now, costs a second download and no more")
    func startsAnew() async throws {
        let (model, other) = (model, OfferedModel(seed: 77))
        let place = try PackPlace()
        let broken = try LoopbackServer { request, reply in
            let bytes = other.bytes(of: request.path) ?? []
            reply.head(200, fields: ["Content-Length": "\(bytes.count)"])
            reply.write(Data(bytes.prefix(50_000)))
        }
        await #expect(throws: PackError.self) {
            try await place.installer().install(model.offer(at: broken.url("/")), progress: { _ in })
        }
        #expect(place.leftovers == [model.name])
        let whole = try LoopbackServer.serving(model)
        try await place.installer().install(model.offer(at: whole.url("/")), progress: { _ in })
        #expect(place.folders.pack(named: model.name)?.damages() == [])
        #expect(whole.requests.filter { $0.path == "/part0.bin" }.map { $0.fields["range"] } == ["bytes=50000-", nil])
    }

    @Test("Where a server's file is shorter by now than what has come, it is fetched anew")
    func startsAnewAfterMore() async throws {
        let (longer, shorter) = (OfferedModel(sizes: [90_000], seed: 5), OfferedModel(sizes: [50_000]))
        let place = try PackPlace()
        /// An offer that says no sizes, as some published lists do.
        func offer(of model: OfferedModel, at server: LoopbackServer) -> PackOffer {
            let files = model.files.map { PackOffer.File(name: $0.name, location: server.url("/").appending(path: $0.name)) }
            let description = PackDescription(name: model.name, engine: "neural", directions: [], version: "1")
            return PackOffer(description, files: files)
        }
        let broken = try LoopbackServer { request, reply in
            reply.head(200, fields: ["Content-Length": "90000"])
            reply.write(Data((longer.bytes(of: request.path) ?? []).prefix(60_000)))
        }
        await #expect(throws: PackError.self) {
            try await place.installer().install(offer(of: longer, at: broken), progress: { _ in })
        }
        let whole = try LoopbackServer.serving(shorter)
        try await place.installer().install(offer(of: shorter, at: whole), progress: { _ in })
        #expect(try place.folder.bytes(of: "packs/\(shorter.name)/part0.bin") == shorter.files[0].bytes)
    }

    @Test("Compressed files are decompressed and checked; damaged ones, short ones and those that are too large are refused")
    func decompresses() async throws {
        let text = Array("dragoman dragoman".utf8)
        // What `printf 'dragoman dragoman' | gzip -n9` and `… | zstd -19 --no-check` write.
        let gzip: [UInt8] = [
            0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0x4B, 0x29, 0x4A, 0x4C, 0xCF, 0xCF, 0x4D, 0xCC, 0x53, 0x48, 0x81, 0x32, 0, 0x8F,
            0x80,
            0xA0, 0xF2, 0x11, 0, 0, 0,
        ]
        let zstd: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 0x68, 0x89, 0, 0] + text
        let source = try TemporaryFolder()
        func code(
            _ bytes: [UInt8], _ format: CompressionFormat, size: Int? = 17, sum: String? = nil
        ) async throws -> PackError.Code? {
            let place = try PackPlace()
            let file = PackOffer.File(
                name: "a.bin", location: URL(filePath: try source.write(bytes, to: "a")), compression: format,
                fetchedSize: bytes.count, size: size, sha256: sum)
            let offer = PackOffer(
                PackDescription(name: "neural-x", engine: "neural", directions: [], version: "1"), files: [file])
            do {
                try await place.installer().install(offer, progress: { _ in })
            } catch {
                #expect(place.folders.installed.isEmpty)
                return (error as? PackError)?.code
            }
            #expect(try place.folder.bytes(of: "packs/neural-x/a.bin") == text)
            #expect(place.folders.pack(named: "neural-x")?.manifest.files.map(\.sha256) == [OfferedModel.sum(of: text)])
            #expect(place.leftovers.isEmpty)
            return nil
        }
        // Nothing, as gzip compresses it, which may stand before something.
        let nothing: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        #expect(try await code(nothing + gzip, .gzip) == nil)
        for (bytes, format) in [(gzip, CompressionFormat.gzip), (zstd, .zstd)] {
            #expect(try await code(bytes, format, sum: OfferedModel.sum(of: text)) == nil)
            #expect(try await code(bytes, format, size: nil) == nil)
            #expect(try await code(bytes, format, size: 16) == .wrongChecksum)
            #expect(try await code(bytes, format, size: 18) == .wrongChecksum)
            #expect(try await code(bytes, format, sum: OfferedModel.sum(of: bytes)) == .wrongChecksum)
            #expect(try await code(Array(bytes.dropLast(3)), format) == .wrongChecksum)
            #expect(try await code(bytes.reversed(), format) == .wrongChecksum)
        }
    }

    @Test("Refusals are told apart, and none leaves half a pack")
    func refusals() async throws {
        let model = model
        func code(_ answer: @escaping @Sendable (LoopbackServer.Request, Reply) -> Void) async throws -> PackError.Code? {
            let place = try PackPlace()
            let server = try LoopbackServer(answer: answer)
            defer { #expect(place.folders.installed.isEmpty) }
            do {
                try await place.installer().install(model.offer(at: server.url("/")), progress: { _ in })
                return nil
            } catch {
                return (error as? PackError)?.code
            }
        }
        #expect(try await code { _, reply in reply.send(404) } == .serverRefused)
        #expect(try await code { _, reply in reply.send(200, body: Data(count: 200_000)) } == .wrongChecksum)
        #expect(
            try await code { _, reply in
                reply.head(200)
                while reply.write(Data(count: 65_536)) {}
            } == .wrongChecksum)
        #expect(try await code { _, _ in } == .noNetwork)
        #expect(try await code { _, reply in reply.send(302, fields: ["Location": "/again"]) } == .noNetwork)
        #expect(try await code { _, reply in reply.send(206, body: Data(count: 200_000)) } == .serverRefused)

        let offer = model.offer(at: try #require(URL(string: "http://models.example.org/")))
        let place = try PackPlace()
        await #expect { try await place.installer().install(offer, progress: { _ in }) } throws: {
            ($0 as? PackError)?.code == .serverRefused
        }
        let nowhere = IndexedPackInstaller(PackCatalogue(index: nil, folders: PackFolders(own: nil)))
        await #expect(throws: PackError(.noFolder)) { try await nowhere.install(offer, progress: { _ in }) }
        await #expect(throws: PackError(.noIndex)) { try await nowhere.install(Pack(name: "neural-de-en"), progress: { _ in }) }
        // Below a file there is no folder, for root neither.
        try place.folder.write("", to: "file")
        let below = PackFolders(own: place.folder.path(of: "file/packs"))
        await #expect {
            try await IndexedPackInstaller(PackCatalogue(index: nil, folders: below)).install(offer, progress: { _ in })
        } throws: { ($0 as? PackError)?.code == .systemRefused }
    }

    @Test("A second installer is refused, or waits, sees the progress and finds the pack installed")
    func locks() async throws {
        let model = model
        let (mayGoOn, going) = AsyncStream.makeStream(of: Void.self)
        let gate = Locked(false)
        let server = try LoopbackServer { request, reply in
            let data = Data(model.bytes(of: request.path) ?? [])
            reply.head(200, fields: ["Content-Length": "\(data.count)"])
            reply.write(Data(data.prefix(100_000)))
            going.yield()
            while !gate.withLock({ $0 }) { usleep(1000) }
            reply.write(Data(data.dropFirst(100_000)))
        }
        let place = try PackPlace()
        let offer = model.offer(at: server.url("/"))
        async let first: Void = place.installer().install(offer, progress: { _ in })
        for await _ in mayGoOn { break }
        await #expect { try await place.installer().install(offer, progress: { _ in }) } throws: {
            let error = $0 as? PackError
            return error?.code == .lockHeld && error?.why.contains("\(getpid())") == true
        }
        let reports = Reports()
        let (seen, seeing) = AsyncStream.makeStream(of: Void.self)
        let handler = reports.handler
        let second = Task {
            try await place.installer(lockTimeout: .seconds(60)).install(offer) { progress in
                handler(progress)
                if progress.share > 0 { seeing.yield() }
            }
        }
        for await _ in seen { break }
        gate.withLock { $0 = true }
        try await first
        try await second.value
        #expect(server.requests.filter { $0.path == "/part0.bin" }.count == 1)
        #expect(reports.all.contains { $0.share > 0.1 && $0.share < 1 })
    }

    @Test("What an earlier version's installation left behind does not get into the pack")
    func leavesOutOlderFiles() async throws {
        let source = try TemporaryFolder()
        try model.write(to: source)
        let place = try PackPlace()
        let ready = "packs/.installing/\(model.name)/ready"
        for folder in ["part1.bin/inner", "old/deep"] {
            try FileManager.default.createDirectory(
                atPath: place.folder.path(of: "\(ready)/\(folder)"), withIntermediateDirectories: true)
        }
        for name in ["old.bin", "part0.bin", "pack.json", "old/deep/x", "part1.bin/inner/y"] {
            try place.folder.write("of an earlier version", to: "\(ready)/\(name)")
        }
        let offer = model.offer(at: URL(filePath: source.path, directoryHint: .isDirectory))
        try await place.installer().install(offer, progress: { _ in })
        #expect(place.folder.names(in: "packs/\(model.name)") == ["pack.json"] + model.files.map(\.name))
        #expect(place.folders.pack(named: model.name)?.damages() == [])
    }

    @Test("An installation that is cancelled stops at once, and keeps what it has")
    func cancels() async throws {
        let model = model
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { request, reply in
            let data = Data(model.bytes(of: request.path) ?? [])
            reply.head(200, fields: ["Content-Length": "\(data.count)"])
            reply.write(Data(data.prefix(100_000)))
            beginning.yield()
            while reply.waitForClient() {}
        }
        let place = try PackPlace()
        let offer = model.offer(at: server.url("/"))
        let task = Task { try await place.installer().install(offer, progress: { _ in }) }
        for await _ in begun { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(place.folders.installed.isEmpty)
        #expect(place.leftovers == [model.name])
        try place.folder.write("", to: "unrelated")
        let whole = try LoopbackServer.serving(model)
        try await place.installer().install(model.offer(at: whole.url("/")), progress: { _ in })
        #expect(place.leftovers.isEmpty)
    }
}
