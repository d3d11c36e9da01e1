/// What fetches and installs packs. It is called only with the person's permission.
public protocol PackInstaller: Sendable {
    /// Installs one pack.
    ///
    /// - Parameters:
    ///   - pack: What to install.
    ///   - progress: Called with the share that is done, from 0 to 1, as it grows.
    /// - Throws: Why the pack could not be installed.
    func install(_ pack: Pack, progress: @escaping @Sendable (Double) -> Void) async throws
}
