import Glibc

/// Whole files.
enum FileBytes {
    /// Reads a file to its end.
    ///
    /// - Throws: `TrainingError` with `.unreadable`.
    static func read(_ path: String) throws(TrainingError) -> [UInt8] {
        func failure() -> TrainingError { TrainingError(.unreadable, "\(path): \(String(cString: strerror(errno)))") }
        guard let file = fopen(path, "re") else { throw failure() }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        let portion = 1 << 20
        while true {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: portion))
            let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress.map { $0 + start }, 1, portion, file) }
            bytes.removeLast(portion - count)
            if count < portion { break }
        }
        guard ferror(file) == 0 else { throw failure() }
        return bytes
    }
}
