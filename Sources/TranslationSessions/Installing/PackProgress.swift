// SPDX-License-Identifier: Apache-2.0

/// How far the installation of a pack is.
public struct PackProgress: Sendable, Hashable {
    /// A file that is being fetched, or is to be.
    public struct File: Sendable, Hashable {
        /// Its name.
        public let name: String
        /// How many bytes of it are there.
        public let receivedSize: Int
        /// How many bytes it has; nil where nobody knows yet.
        public let size: Int?

        /// A file.
        public init(name: String, receivedSize: Int, size: Int?) {
            self.name = name
            self.receivedSize = receivedSize
            self.size = size
        }
    }

    /// The share that is done, from 0 to 1.
    public let share: Double
    /// The files, in the order in which they are fetched; none where an installer does not tell.
    public let files: [File]

    /// How far an installation is that tells no files.
    public init(share: Double) {
        self.share = max(0, min(1, share.isFinite ? share : 0))
        files = []
    }

    /// How far an installation is, by the bytes that are there of its files.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - isWhole: Whether nothing is left to be done.
    public init(files: [File], isWhole: Bool = false) {
        let size = files.reduce(0.0) { $0 + Double($1.size ?? max($1.receivedSize, 1)) }
        let received = files.reduce(0.0) { $0 + Double(min($1.receivedSize, $1.size ?? $1.receivedSize)) }
        // What was fetched is not installed yet.
        share = isWhole ? 1 : size > 0 ? min(0.99, received / size) : 0
        self.files = files
    }
}
