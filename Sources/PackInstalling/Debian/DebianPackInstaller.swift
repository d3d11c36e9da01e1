// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextScanning
public import TranslationSessions

/// Installs Debian packages as packs: Apertium's pairs with the tools that they run.
///
/// Without root the packages are fetched by `apt-get download`, checked against the sums of the system's signed lists, and
/// unpacked into a folder of packs; nothing of the system is changed. For the whole system they are installed by `apt-get
/// install`, which needs root.
public struct DebianPackInstaller: PackInstaller {
    /// Where packages go.
    public enum Destination: Sendable, Hashable {
        /// Into a folder of packs, with all that the system lacks for them.
        case folder(String)
        /// Into the system, as root.
        case system
    }

    /// Where packages go.
    public let destination: Destination
    /// How long another process's installation into the folder is waited for.
    public let lockTimeout: Duration
    private let programs: ProgramRunner

    /// An installer.
    public init(into destination: Destination, lockTimeout: Duration = .zero) {
        self.init(into: destination, lockTimeout: lockTimeout, programs: .system)
    }

    init(into destination: Destination, lockTimeout: Duration = .zero, programs: ProgramRunner) {
        self.destination = destination
        self.lockTimeout = lockTimeout
        self.programs = programs
    }

    /// Whether a pack is a package that this installs.
    public static func installs(_ pack: Pack) -> Bool { isUnpackable(pack) || pack.name.hasPrefix("libopencc") }

    /// Whether what a package brings is found in a folder of packs. A library's data are found in the system alone.
    private static func isUnpackable(_ pack: Pack) -> Bool { pack.name.hasPrefix("apertium") }

    /// Installs a package, and those beside it that the system lacks.
    ///
    /// - Throws: `PackError`; `CancellationError`. What was fetched by then is kept.
    public func install(_ pack: Pack, progress: @escaping @Sendable (PackProgress) -> Void) async throws {
        for name in [pack.name] + pack.companions { try Self.check(name) }
        switch destination {
        case .folder(let folder):
            guard Self.isUnpackable(pack) else { throw PackError(.notRoot) }
            try await unpack(pack, into: folder, progress: progress)
        case .system:
            guard geteuid() == 0 else { throw PackError(.notRoot) }
            progress(PackProgress(share: 0.01))
            let arguments = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "--", pack.name] + pack.companions
            let run = try await programs.run(["DEBIAN_FRONTEND=noninteractive"] + arguments, "/")
            if run.diagnostics.contains("Could not get lock") { throw PackError(.lockHeld(path: "/var/lib/dpkg", process: nil)) }
            _ = try run.checked("apt-get install")
            progress(PackProgress(share: 1))
        }
    }

    /// The packages that would be fetched for a pack: itself, and what the system lacks for it.
    func packages(for pack: Pack) async throws -> [DebianPackage] {
        let listing = try await programs.run(
            [
                "apt-get", "install", "--print-uris", "-y", "-qq", "--no-install-recommends", "-o", "Debug::NoLocking=1", "--",
                pack.name,
            ]
                + pack.companions, "/")
        if listing.diagnostics.contains("Unable to locate package") { throw PackError(.notOffered(pack.name)) }
        let missing = DebianPackage.missing(in: try listing.checked("apt-get install"))
        var packages: [DebianPackage] = []
        // The pair itself too where it is installed: its modes are run from the folder that has their tools.
        for name in [pack.name] + missing where !packages.contains(where: { $0.name == name }) {
            try Self.check(name)
            let record = try await programs.run(["apt-cache", "show", "--no-all-versions", "--", name], "/").checked("apt-cache")
            guard let package = DebianPackage(record: record) else { throw PackError(.notOffered(name)) }
            packages.append(package)
        }
        return packages
    }

    /// Checks that a name is that of a package, and no option.
    private static func check(_ name: String) throws(PackError) {
        let isPlain = name.utf8.allSatisfy {
            $0.isASCIISmall || $0.isASCIIDigit || [0x2B, 0x2D, 0x2E].contains($0)
        }
        guard isPlain, name.utf8.count >= 2, name.first?.isLetter == true else { throw PackError(.unsafeName(name)) }
    }

    // MARK: - Without root

    private func unpack(
        _ pack: Pack, into folder: String, progress: @escaping @Sendable (PackProgress) -> Void
    ) async throws {
        let places = InstallationFolder(root: folder, name: pack.name)
        let lock = try await InstallationLock.taken(places, timeout: lockTimeout) {
            progress(InstallationWatch(of: pack, nil, in: folder).progress)
        }
        let packages = try await packages(for: pack)
        if let installed = PackFolders.pack(at: places.place), installed.manifest.version == packages.first?.version,
            installed.damages().isEmpty
        {
            return progress(PackProgress(share: 1))
        }
        try places.prepareOwn()
        // Nothing tells which of these packages what was unpacked before is of.
        try places.keepReady([])
        let needed = packages.reduce(0) { $0.addingClamped($1.size).addingClamped($1.unpackedSize) }
        let free = try places.freeSize()
        guard needed <= free else { throw PackError(.tooLittleSpace(path: folder, needed: needed, free: free)) }
        let fetched = places.packages
        try InstallationFolder.makeFolder(fetched)
        for (index, package) in packages.enumerated() {
            let file = try await fetch(package, into: fetched) { size in
                progress(Self.progress(of: packages, at: index, size: size))
            }
            _ = try await programs.run(["dpkg-deb", "-x", file, places.ready], fetched).checked("dpkg-deb")
        }
        try places.complete(with: manifest(of: pack, version: packages.first?.version ?? "", in: places.ready))
        progress(PackProgress(files: Self.progress(of: packages, at: packages.count, size: 0).files, isWhole: true))
        withExtendedLifetime(lock) {}
    }

    /// Fetches a package, where it has not been fetched, and gives the path of its file.
    private func fetch(
        _ package: DebianPackage, into folder: String, report: @escaping @Sendable (Int) -> Void
    ) async throws -> String {
        for attempt in 1...2 {
            if let file = Self.file(of: package, in: folder) {
                let digest = try FileDigest(of: file)
                if digest.fits(size: package.size, sha256: package.sha256) { return file }
                // A whole file that is another is not fetched anew while it lies there.
                if digest.size >= package.size || attempt == 2 { unlink(file) }
            }
            let run = try await withThrowingTaskGroup(of: ProgramOutput?.self) { group in
                group.addTask { try await programs.run(["apt-get", "download", "\(package.name)=\(package.version)"], folder) }
                group.addTask {
                    while true {
                        try await Task.sleep(for: .milliseconds(100))
                        report(Self.fetchedSize(of: package, in: folder))
                    }
                }
                defer { group.cancelAll() }
                return try await group.next()
            }
            let words = run??.diagnostics ?? ""
            if words.contains("Could not connect") || words.contains("Could not resolve") || words.contains("Temporary failure") {
                throw PackError(.noNetwork("Debian's server", why: words.split(separator: "\n").last.map(String.init) ?? ""))
            }
            _ = try run??.checked("apt-get download")
        }
        guard let file = Self.file(of: package, in: folder),
            try FileDigest(of: file).fits(size: package.size, sha256: package.sha256)
        else { throw PackError(.wrongChecksum(file: package.name, from: "Debian's server")) }
        return file
    }

    private static func file(of package: DebianPackage, in folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.first { $0.hasPrefix("\(package.name)_") && $0.hasSuffix(".deb") }.map { "\(folder)/\($0)" }
    }

    private static func fetchedSize(of package: DebianPackage, in folder: String) -> Int {
        let path = file(of: package, in: folder)
        return path.flatMap { try? FileManager.default.attributesOfItem(atPath: $0)[.size] as? Int } ?? 0
    }

    private static func progress(of packages: [DebianPackage], at index: Int, size: Int) -> PackProgress {
        PackProgress(
            files: packages.enumerated().map { place, package in
                PackProgress.File(
                    name: package.name, receivedSize: place < index ? package.size : place == index ? min(size, package.size) : 0,
                    size: package.size)
            })
    }

    /// The manifest over all files that were unpacked. Links have no sums of their own.
    private func manifest(of pack: Pack, version: String, in folder: String) throws(PackError) -> PackManifest {
        var files: [PackManifest.File] = []
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for path in paths.sorted() {
            var status = stat()
            guard lstat("\(folder)/\(path)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                (try? PackName.check(file: path)) != nil
            else { continue }
            let digest = try FileDigest(of: "\(folder)/\(path)")
            files.append(PackManifest.File(name: path, size: digest.size, sha256: digest.sha256))
        }
        return PackManifest(
            PackDescription(
                name: pack.name, engine: "apertium", directions: [], version: version,
                licence: "GPL; see usr/share/doc/\(pack.name)/copyright", origin: "Debian"),
            files: files)
    }
}
