// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LoopbackServers
import TestSupport
import TranslationSessions

@testable import PackInstalling

/// A pack's files that stand for a model's: any bytes will do.
struct OfferedModel {
    let name: String
    let files: [(name: String, bytes: [UInt8])]

    init(_ name: String = "neural-de-en", sizes: [Int] = [200_000, 0, 3_000], seed: UInt8 = 1) {
        self.name = name
        files = sizes.enumerated().map { index, size in
            ("part\(index).bin", (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 9 &+ Int(seed) &+ index) })
        }
    }

    /// The offer of the files at an address, below which each stands under its name.
    func offer(at url: URL, version: String = "1.0") -> PackOffer {
        PackOffer(
            PackDescription(
                name: name, engine: "neural", directions: [.init(from: "de", to: "en")], version: version, licence: "CC0-1.0"),
            files: files.map { file in
                PackOffer.File(
                    name: file.name, location: url.appending(path: file.name), size: file.bytes.count,
                    sha256: Self.sum(of: file.bytes))
            })
    }

    /// Writes the files into a folder.
    func write(to folder: TemporaryFolder) throws {
        for file in files { try folder.write(file.bytes, to: file.name) }
    }

    /// The SHA-256 of bytes.
    static func sum(of bytes: [UInt8]) -> String {
        var sum = SHA256Sum()
        bytes.withUnsafeBytes { sum.add($0) }
        return sum.hexadecimal()
    }

    func bytes(of path: String) -> [UInt8]? {
        files.first { path.hasSuffix("/\($0.name)") }?.bytes
    }
}

/// What an installation reported, in order.
final class Reports: Sendable {
    private let reports = Locked<[PackProgress]>([])
    var all: [PackProgress] { reports.withLock { $0 } }
    var handler: @Sendable (PackProgress) -> Void { { [reports] progress in reports.withLock { $0.append(progress) } } }
}

/// A folder of packs of a test's own.
struct PackPlace {
    let folder: TemporaryFolder
    let folders: PackFolders

    init() throws {
        folder = try TemporaryFolder()
        folders = PackFolders(own: folder.path(of: "packs"))
    }

    func installer(lockTimeout: Duration = .zero, check: PackFileCheck? = nil) -> IndexedPackInstaller {
        IndexedPackInstaller(
            PackCatalogue(index: nil, folders: folders, cacheFolder: folder.path(of: "cache")), lockTimeout: lockTimeout,
            check: check)
    }

    /// What is left of installations.
    var leftovers: [String] { folder.names(in: "packs/.installing").filter { $0 != "lock" } }
}

extension LoopbackServer {
    /// A server of a model's files that takes ranges, and notes nothing else.
    static func serving(_ model: OfferedModel) throws -> LoopbackServer {
        try LoopbackServer { request, reply in
            guard let bytes = model.bytes(of: request.path) else { return _ = reply.send(404) }
            reply.send(Data(bytes), inRangeOf: request)
        }
    }
}

extension Reply {
    /// Sends what a request's range asks for, or all.
    func send(_ data: Data, inRangeOf request: LoopbackServer.Request) {
        let start = request.fields["range"].flatMap { $0.hasPrefix("bytes=") ? Int($0.dropFirst(6).dropLast()) : nil }
        guard let start else { return _ = send(200, body: data) }
        guard start < data.count else { return _ = send(416) }
        send(206, fields: ["Content-Range": "bytes \(start)-\(data.count - 1)/\(data.count)"], body: Data(data[start...]))
    }
}
