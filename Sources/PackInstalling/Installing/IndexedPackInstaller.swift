// SPDX-License-Identifier: Apache-2.0

import Foundation
public import HTTPTransport
public import TranslationSessions

/// Installs the packs of an index into a folder.
///
///     let catalogue = PackCatalogue(index: "/srv/models")
///     let installer = IndexedPackInstaller(catalogue)
///     try await installer.install(Pack(name: "neural-de-en")) { print($0.share) }
///
/// What is fetched is gathered beside the packs, hidden; when all of it has the sums that the index promises, the pack goes to
/// its place whole. An interrupted installation is resumed by the next one. Of all processes, one at a time installs into a
/// folder.
public struct IndexedPackInstaller: PackInstaller {
    /// What is offered.
    public let catalogue: PackCatalogue
    /// The folder of packs that is installed into; nil where there is none.
    public let folder: String?
    /// How servers are asked.
    public let client: HTTPClient
    /// How long another process's installation into the folder is waited for. Until then its progress is shown; where it
    /// installs the same pack, nothing is left to be done.
    public let lockTimeout: Duration
    private let check: PackFileCheck?

    /// An installer of a catalogue's packs into the catalogue's own folder.
    ///
    /// - Parameters:
    ///   - catalogue: What is offered, and where it goes.
    ///   - lockTimeout: How long another process's installation is waited for.
    ///   - check: What reads files of which the index promises no sum, such as those of a folder of models, before they are
    ///     installed; nil to take them as they are.
    public init(_ catalogue: PackCatalogue, lockTimeout: Duration = .zero, check: PackFileCheck? = nil) {
        self.check = check
        self.catalogue = catalogue
        folder = catalogue.folders.own
        client = catalogue.client
        self.lockTimeout = lockTimeout
    }

    /// Installs one pack of the index. One that is installed in this version is left as it is.
    ///
    /// - Throws: `PackError`; `CancellationError`. What was fetched by then is kept, unless the disk is full or it is wrong.
    public func install(_ pack: Pack, progress: @escaping @Sendable (PackProgress) -> Void) async throws {
        try await install(catalogue.index().offer(named: pack.name), progress: progress)
    }

    /// Installs an offer.
    public func install(_ offer: PackOffer, progress: @escaping @Sendable (PackProgress) -> Void) async throws {
        guard let folder else { throw PackError(.noFolder) }
        try PackName.check(offer.name)
        let places = InstallationFolder(root: folder, name: offer.name)
        let state = Locked(InstallationState(of: offer, into: folder))
        let run = InstallationRun(offer: offer, places: places, state: state, client: client, check: check, progress: progress)
        try await run.run(lockTimeout: lockTimeout)
    }
}

/// Drives an `InstallationState`: does what each step says, and tells it what came of that.
private struct InstallationRun: Sendable {
    let offer: PackOffer
    let places: InstallationFolder
    let state: Locked<InstallationState>
    let client: HTTPClient
    let check: PackFileCheck?
    let progress: @Sendable (PackProgress) -> Void

    func run(lockTimeout: Duration) async throws {
        let lock = try await InstallationLock.taken(places, timeout: lockTimeout) {
            progress(InstallationWatch(of: offer.pack, offer, in: places.root).progress)
        }
        var digests: [Int: FileDigest] = [:]
        var step = state.withLock { $0.begin() }
        while true {
            try Task.checkCancellation()
            progress(state.withLock { $0.progress })
            do throws(PackError) {
                switch step {
                case .survey:
                    let survey = try survey(&digests)
                    step = state.withLock { $0.surveyed(survey) }
                case .fetch(let index, let size):
                    let fetching: InstallationState.Fetching
                    do {
                        let fetcher = FileFetcher(client: client) { size in
                            progress(
                                state.withLock {
                                    $0.received(size)
                                    return $0.progress
                                })
                        }
                        let file = offer.files[index]
                        fetching = try await fetcher.fetch(file, to: places.fetchedPath(index, file), from: size)
                    } catch {
                        // Nothing but cancellation is left, which is found above.
                        continue
                    }
                    step = state.withLock { $0.fetched(fetching) }
                case .unpack(let index):
                    let unpacking = unpack(index, &digests)
                    step = state.withLock { $0.unpacked(unpacking) }
                case .complete:
                    try places.complete(with: manifest(digests))
                    step = state.withLock { $0.completed() }
                case .finish:
                    places.discard()
                    progress(PackProgress(files: state.withLock { $0.progress.files }, isWhole: true))
                    withExtendedLifetime(lock) {}
                    return
                case .fail(let error, let keepsFiles):
                    if !keepsFiles { places.discard() }
                    throw error
                }
            } catch {
                if case .fail = step { throw error }
                step = state.withLock { $0.failed(error) }
            }
        }
    }

    private func survey(_ digests: inout [Int: FileDigest]) throws(PackError) -> InstallationState.Survey {
        try places.prepareOwn()
        try places.keepReady(offer.files.map(\.name))
        let installed = PackFolders.pack(at: places.place).flatMap { $0.damages().isEmpty ? $0 : nil }
        var unpacked: Set<Int> = []
        for (index, file) in offer.files.enumerated() {
            guard file.sha256 != nil, let digest = try? FileDigest(of: places.readyPath(file)),
                digest.fits(size: file.size, sha256: file.sha256)
            else { continue }
            digests[index] = digest
            unpacked.insert(index)
        }
        return InstallationState.Survey(
            installedVersion: installed?.manifest.version,
            fetchedSizes: offer.files.enumerated().map { places.fetchedSize($0, $1) }, unpackedFiles: unpacked,
            freeSize: try places.freeSize())
    }

    private func unpack(_ index: Int, _ digests: inout [Int: FileDigest]) -> InstallationState.Unpacking {
        let file = offer.files[index]
        do throws(PackError) {
            let unpacker = FileUnpacker(
                file: file, fetchedPath: places.fetchedPath(index, file), readyPath: places.readyPath(file), check: check)
            digests[index] = try unpacker.unpack()
            return .whole
        } catch {
            return error.code == .wrongChecksum ? .wrong(error) : .failed(error)
        }
    }

    private func manifest(_ digests: [Int: FileDigest]) -> PackManifest {
        PackManifest(
            offer.description,
            files: offer.files.enumerated().map { index, file in
                PackManifest.File(name: file.name, size: digests[index]?.size ?? 0, sha256: digests[index]?.sha256 ?? "")
            })
    }
}
