// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// Installs whatever the built-in engines lack: the packs of an index, and Apertium's pairs.
public struct StandardPackInstaller: PackInstaller {
    /// Installs the packs of the index.
    public let indexed: IndexedPackInstaller
    /// Installs Apertium's pairs.
    public let debian: DebianPackInstaller

    /// An installer into a catalogue's own folder.
    ///
    /// - Parameters:
    ///   - catalogue: What is offered, and where it goes.
    ///   - forSystem: Whether Debian's packages are installed into the system, which needs root; else they go into the folder.
    ///   - lockTimeout: How long another process's installation is waited for.
    ///   - check: What reads files of which the index promises no sum; nil to take them as they are.
    public init(
        _ catalogue: PackCatalogue, forSystem: Bool = false, lockTimeout: Duration = .zero, check: PackFileCheck? = nil
    ) {
        indexed = IndexedPackInstaller(catalogue, lockTimeout: lockTimeout, check: check)
        debian = DebianPackInstaller(
            into: forSystem ? .system : .folder(catalogue.folders.own ?? ""), lockTimeout: lockTimeout)
    }

    /// Installs one pack.
    public func install(_ pack: Pack, progress: @escaping @Sendable (PackProgress) -> Void) async throws {
        guard DebianPackInstaller.installs(pack) else { return try await indexed.install(pack, progress: progress) }
        if case .folder("") = debian.destination { throw PackError(.noFolder) }
        try await debian.install(pack, progress: progress)
    }
}
