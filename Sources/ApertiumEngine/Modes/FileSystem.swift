import Glibc

/// What is asked of the file system.
enum FileSystem {
    /// Whether a file is there and may be read.
    static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Whether a program is there and may be run.
    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// The text of a small file; nil where it cannot be read.
    static func text(of path: String) -> String? {
        guard let file = fopen(path, "re") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 8192)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
