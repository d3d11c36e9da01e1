/// An installation that is under way, for a surface to show.
public struct PackInstallation: Sendable {
    /// What is being installed.
    public let packs: [Pack]
    /// The share that is done, from 0 to 1: never less than before. It ends with the installation, whether that was a success or not.
    public let progress: AsyncStream<Double>

    /// An installation with its progress.
    public init(packs: [Pack], progress: AsyncStream<Double>) {
        self.packs = packs
        self.progress = progress
    }
}
