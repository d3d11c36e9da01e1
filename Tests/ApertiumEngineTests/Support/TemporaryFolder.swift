import Foundation

/// A folder that is there until the tests' process ends: engines may look into it at any time.
struct TemporaryFolder: Sendable {
    let path: String

    /// What all folders are in.
    private static let root: String = {
        let path = NSTemporaryDirectory() + "dragoman tests \(UUID().uuidString)"
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.root) }
        return path
    }()

    init() throws {
        path = Self.root + "/" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Writes a file, and the folders that it is in.
    func write(_ text: String, to name: String, executable: Bool = false) throws {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
    }
}
