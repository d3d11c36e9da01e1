// SPDX-License-Identifier: Apache-2.0

import CPackFiles
import Foundation
import SystemFiles
public import TranslationSessions

/// Has another process install packs, one that goes on whatever becomes of this one.
///
///     DetachedPackInstaller(running: ["/usr/bin/dragoman", "install", "--yes", "--quiet"], catalogue: catalogue)
///
/// Each pack's name is added to the arguments. Progress is told from what the process has put into the folder of packs.
/// Cancelling `install` stops the watching alone, and the installation goes on; `stop()` ends it.
public struct DetachedPackInstaller: PackInstaller {
    /// The path of the program, and its arguments before the pack's name.
    public let arguments: [String]
    /// What is offered, and where it goes: the same as the program's.
    public let catalogue: PackCatalogue

    /// The processes that were started, those that have ended included, and whether no more are to be.
    private let started = Locked((processes: [DetachedProcess](), isStopped: false))

    /// How often the folder and the process are looked at.
    fileprivate static let interval = Duration.milliseconds(100)

    /// An installer that runs a program.
    public init(running arguments: [String], catalogue: PackCatalogue) {
        self.arguments = arguments
        self.catalogue = catalogue
    }

    /// An installer that runs the program of this process.
    public init(runningThisProgramWith arguments: [String], catalogue: PackCatalogue) {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let bytes = buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }
        let path = count > 0 ? String(decoding: bytes, as: UTF8.self) : CommandLine.arguments[0]
        self.init(running: [path] + arguments, catalogue: catalogue)
    }

    /// Ends the installations that run, and starts no more. What was fetched is kept.
    public func stop() {
        let processes = started.withLock { started in
            started.isStopped = true
            return started.processes
        }
        for process in processes { process.end() }
    }

    /// Has a pack installed, and watches.
    ///
    /// - Throws: `PackError` with the program's words, and the code that its status stands for; `CancellationError`, and the
    ///   installation goes on.
    public func install(_ pack: Pack, progress: @escaping @Sendable (PackProgress) -> Void) async throws {
        if started.withLock(\.isStopped) { throw CancellationError() }
        let path = FileManager.default.temporaryDirectory.appending(path: "dragoman-install-\(UUID().uuidString)")
            .path(percentEncoded: false)
        let offer = catalogue.known.offers.first { $0.name == pack.name }
        let watch = catalogue.folders.own.map { InstallationWatch(of: pack, offer, in: $0) }
        var identifier: Int32 = 0
        let error = CStrings.withPointers(to: arguments + [pack.name, nil]) { cpack_start_detached($0, path, &identifier) }
        // The file of its words has no name from here on, so that nothing is left of it whatever ends this process.
        let words = try? OpenFile(reading: path)
        unlink(path)
        guard error == 0 else { throw PackError(.system(path: arguments.first ?? "", error)) }
        let process = DetachedProcess(identifier)
        let isStopped = started.withLock { started in
            started.processes.append(process)
            return started.isStopped
        }
        if isStopped { process.end() }
        while true {
            if let status = process.status {
                if status == 0 { return progress(PackProgress(share: 1)) }
                throw failure(status: status, words: words)
            }
            progress(watch?.progress ?? PackProgress(share: 0.01))
            try await Task.sleep(for: Self.interval)
        }
    }

    private func failure(status: Int32, words file: OpenFile?) -> PackError {
        var data = Data()
        _ = try? file?.read { data.append(contentsOf: $0) }
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        // “dragoman: neural-de-en: The disk …”: of whom the words are is known here.
        if let first = lines.first?.firstRange(of: #/^\S+: \S+: /#) { lines[0].removeSubrange(first) }
        return PackError(.installationFailed(status: status, message: lines))
    }
}

/// A child process. Its end is waited for however long that takes, so that no zombie stays where nobody watches any more.
private final class DetachedProcess: Sendable {
    private let identifier: Int32
    private let found = Locked<Int32?>(nil)

    init(_ identifier: Int32) {
        self.identifier = identifier
        Task {
            while self.status == nil { try? await Task.sleep(for: DetachedPackInstaller.interval) }
        }
    }

    /// What the process exited with, or 128 and the number of the signal that ended it; nil while it runs.
    var status: Int32? {
        found.withLock { found in
            guard found == nil else { return found }
            var status: Int32 = 0
            let ended = waitpid(identifier, &status, WNOHANG)
            if ended == identifier {
                found = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
            } else if ended < 0, errno != EINTR {
                // Somebody else has waited for it, and nothing is known of it.
                found = EX_UNAVAILABLE
            }
            return found
        }
    }

    /// Has the process end, which keeps what it has fetched.
    func end() {
        // Under the lock, so that the identifier is still this process's.
        found.withLock { if $0 == nil { kill(identifier, SIGTERM) } }
    }
}

/// How far somebody else's installation is, by the sizes of files.
struct InstallationWatch: Sendable {
    private let pack: Pack
    private let offer: PackOffer?
    private let places: InstallationFolder

    /// A watch over a pack in a folder of packs.
    ///
    /// - Parameter offer: The offer that it comes from; nil for Debian's packages.
    init(of pack: Pack, _ offer: PackOffer?, in folder: String) {
        self.pack = pack
        self.offer = offer
        places = InstallationFolder(root: folder, name: pack.name)
    }

    /// What is there by now.
    var progress: PackProgress {
        guard let offer else {
            let file = PackProgress.File(name: pack.name, receivedSize: places.packagesSize, size: pack.downloadSize)
            return PackProgress(files: [file])
        }
        return PackProgress(
            files: offer.files.enumerated().map { index, file in
                let size = file.fetchedSize ?? file.size
                let isReady = FileManager.default.fileExists(atPath: places.readyPath(file))
                return PackProgress.File(
                    name: file.name, receivedSize: isReady ? size ?? 0 : places.fetchedSize(index, file) ?? 0, size: size)
            })
    }
}
