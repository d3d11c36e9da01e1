import Glibc

/// Where results go. Nothing is kept back: what was written is out.
struct StandardOutput: Sendable {
    /// Writes bytes.
    func write(_ bytes: [UInt8]) throws(CommandError) {
        try ByteSink(descriptor: STDOUT_FILENO, name: "standard output").write(bytes)
    }

    /// Writes a text.
    func write(_ text: String) throws(CommandError) {
        try write(Array(text.utf8))
    }
}
