// SPDX-License-Identifier: Apache-2.0

/// What must be installed before a pair works.
public struct Pack: Sendable, Hashable {
    /// The name by which it is installed, such as Debian's `apertium-spa-cat`.
    public let name: String
    /// Names of what must be installed beside it, since the pair needs it and the pack does not bring it along.
    public let companions: [String]
    /// How many bytes are fetched to install it, companions left out; nil where that is not known.
    public let downloadSize: Int?

    /// A pack.
    public init(name: String, companions: [String] = [], downloadSize: Int? = nil) {
        self.name = name
        self.companions = companions
        self.downloadSize = downloadSize
    }
}

/// What fetches and installs packs. It is called only with the person's permission.
public protocol PackInstaller: Sendable {
    /// Installs one pack.
    ///
    /// - Parameters:
    ///   - pack: What to install.
    ///   - progress: Called with what is done, as it grows.
    /// - Throws: Why the pack could not be installed.
    func install(_ pack: Pack, progress: @escaping @Sendable (PackProgress) -> Void) async throws
}

/// An installation that is under way, for a surface to show.
public struct PackInstallation: Sendable {
    /// What is being installed.
    public let packs: [Pack]
    /// The share that is done, from 0 to 1: never less than before. It ends with the installation, whether that was a success
    /// or not.
    public let progress: AsyncStream<Double>
    /// The files that are being fetched, as far as is known just now.
    public let files: @Sendable () -> [PackProgress.File]

    /// An installation with its progress.
    public init(
        packs: [Pack], progress: AsyncStream<Double>, files: @escaping @Sendable () -> [PackProgress.File] = { [] }
    ) {
        self.packs = packs
        self.progress = progress
        self.files = files
    }
}
