// SPDX-License-Identifier: Apache-2.0

import CPackFiles
import Foundation

/// The places that one pack's installation uses: all stand in the folder of packs, hidden, until the pack is whole.
struct InstallationFolder: Sendable {
    /// The folder of packs.
    let root: String
    /// The pack's name.
    let name: String

    /// The folder of all installations.
    private var work: String { "\(root)/.installing" }
    /// What keeps others from installing meanwhile.
    var lockPath: String { "\(work)/lock" }
    /// What is left of this pack's earlier installations, and what this one makes.
    private var own: String { "\(work)/\(name)" }
    /// The pack as it grows.
    var ready: String { "\(own)/ready" }
    /// Where packages are gathered that hold the pack's files.
    var packages: String { "\(own)/packages" }
    /// Where the pack is put.
    var place: String { "\(root)/\(name)" }

    /// Makes the folders, where they are not there.
    func prepare() throws(PackError) {
        try Self.makeFolder(work)
    }

    /// Makes the pack's own folders.
    func prepareOwn() throws(PackError) {
        try Self.makeFolder(ready)
    }

    /// Takes away what an earlier installation, which broke off, has left of files that the pack to be made does not have.
    ///
    /// - Parameter names: The pack's files.
    func keepReady(_ names: some Sequence<String>) throws(PackError) {
        let names = Set(names)
        let folders = Set(names.flatMap { name in name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) } })
        let entries = FileManager.default.enumerator(atPath: ready)
        while let entry = entries?.nextObject() as? String {
            var status = stat()
            guard lstat("\(ready)/\(entry)", &status) == 0 else { continue }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            if isFolder ? folders.contains(entry) : names.contains(entry) { continue }
            if isFolder { entries?.skipDescendants() }
            try Self.remove("\(ready)/\(entry)")
        }
    }

    /// Takes away a file, or a folder with what is in it.
    private static func remove(_ path: String) throws(PackError) {
        if unlink(path) == 0 || errno == ENOENT { return }
        do { try FileManager.default.removeItem(atPath: path) } catch { throw PackError(.system(path: path, errno)) }
    }

    /// Where what is fetched of a file is gathered.
    func fetchedPath(_ index: Int, _ file: PackOffer.File) -> String {
        "\(own)/\(index)-\(file.name.split(separator: "/").last ?? "").part"
    }

    /// Where a file stands when it has been checked.
    func readyPath(_ file: PackOffer.File) -> String { "\(ready)/\(file.name)" }

    /// How many bytes the packages have that have been gathered.
    var packagesSize: Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: packages)) ?? []
        return names.reduce(0) { $0.addingClamped(Self.size(of: "\(packages)/\($1)") ?? 0) }
    }

    /// How many bytes of a file have been fetched; nil where none have.
    func fetchedSize(_ index: Int, _ file: PackOffer.File) -> Int? { Self.size(of: fetchedPath(index, file)) }

    /// Puts the pack in its place whole, where one of an earlier version may stand.
    func complete(with manifest: PackManifest) throws(PackError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let path = "\(ready)/\(PackManifest.fileName)"
        guard let data = try? encoder.encode(manifest) else { throw PackError(.system(path: path, EINVAL)) }
        let file = try OpenFile(writing: path, from: 0)
        try Self.write(data, to: file)
        try file.synchronize()
        try Self.synchronize(folder: ready)
        // What was fetched goes before the pack is in its place: a process that is killed right after that leaves no more than an
        // empty folder, or the pack's older version.
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? [] where "\(own)/\(entry)" != ready {
            try Self.remove("\(own)/\(entry)")
        }
        if rename(ready, place) != 0 {
            // An older one stands there, or what is left of one.
            guard errno == ENOTEMPTY || errno == EEXIST || errno == ENOTDIR else { throw PackError(.system(path: place, errno)) }
            let error = cpack_exchange(ready, place)
            if error != 0 {
                // This file system exchanges nothing: for a moment there is neither.
                let old = "\(own)/old"
                guard rename(place, old) == 0, rename(ready, place) == 0 else { throw PackError(.system(path: place, errno)) }
            }
        }
        try Self.synchronize(folder: root)
        discard()
    }

    /// Takes away all that is left of the pack's installations.
    func discard() {
        try? FileManager.default.removeItem(atPath: own)
    }

    /// Takes an installed pack away: first out of its place, so that no half of it is ever found.
    func removePack() throws(PackError) {
        discard()
        try prepareOwn()
        guard rename(place, "\(own)/removed") == 0 else { throw PackError(.system(path: place, errno)) }
        discard()
    }

    /// How many bytes are free where the packs are.
    func freeSize() throws(PackError) -> Int {
        var status = statvfs()
        guard statvfs(root, &status) == 0 else { throw PackError(.system(path: root, errno)) }
        let (size, hasOverflown) = Int(clamping: status.f_bavail).multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
        return hasOverflown ? .max : size
    }

    /// Writes data to a file.
    static func write(_ data: Data, to file: OpenFile) throws(PackError) {
        try data.withUnsafeBytes { bytes in Result { () throws(PackError) in try file.write(bytes) } }.get()
    }

    /// Makes a folder and those above it, where they are not there.
    static func makeFolder(_ path: String) throws(PackError) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw PackError(.system(path: path, errno))
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw PackError(.system(path: path, errno)) }
    }

    private static func size(of path: String) -> Int? {
        var status = stat()
        return lstat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    private static func synchronize(folder: String) throws(PackError) {
        try OpenFile(reading: folder).synchronize()
    }
}

/// Keeps others from installing into a folder as long as it lives; the system lets go of it when the process ends, however that
/// is.
final class InstallationLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock.
    ///
    /// - Throws: `PackError`: `lockHeld` where somebody has it.
    init(_ folder: InstallationFolder) throws(PackError) {
        let path = folder.lockPath
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw PackError(.system(path: path, errno)) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let number = errno
            close(descriptor)
            guard number == EWOULDBLOCK else { throw PackError(.system(path: path, number)) }
            let holder = SmallFile.data(at: path).flatMap { String(data: $0, encoding: .utf8) }.flatMap { Int32($0.dropLast()) }
            throw PackError(.lockHeld(path: folder.root, process: holder))
        }
        self.descriptor = descriptor
        // Only for those who are refused to read.
        let text = [UInt8]("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// Takes the lock, waiting for whoever has it for `timeout` at most.
    ///
    /// - Parameter waiting: Called again and again meanwhile.
    /// - Throws: `PackError`; `CancellationError`.
    static func taken(
        _ folder: InstallationFolder, timeout: Duration, waiting: @Sendable () -> Void
    ) async throws -> InstallationLock {
        try folder.prepare()
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: timeout)
        while true {
            let attempt = Result { () throws(PackError) in try InstallationLock(folder) }
            guard case .failure(let error) = attempt, error.code == .lockHeld, clock.now < end else { return try attempt.get() }
            waiting()
            try await clock.sleep(for: .milliseconds(100))
        }
    }

    deinit {
        // A process that another thread is starting just now may have the descriptor too: closing it here would not do.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
