import Glibc
import UnicodeText

/// A text that was named on the command line: a file, or standard input.
struct Input: Sendable {
    /// The file's path; nil for standard input.
    let path: String?
    /// The encoding, where it was named.
    let charset: Charset?
    /// The bytes of the path, where they are not UTF-8.
    var spelling: [CChar]?

    /// What messages call it.
    var name: String { path ?? "standard input" }

    /// Opens it for reading from its start.
    ///
    /// - Parameter copy: What gets all that is read, too.
    func open(copy: ByteCopy? = nil) throws(CommandError) -> ByteSource {
        guard let path else { return ByteSource(descriptor: STDIN_FILENO, name: name, closes: false, copy: copy) }
        let flags = O_RDONLY | O_CLOEXEC
        let descriptor = spelling.map { Glibc.open($0, flags) } ?? Glibc.open(path, flags)
        guard descriptor >= 0 else { throw .cannotRead(name, errno: errno) }
        return ByteSource(descriptor: descriptor, name: name, closes: true, copy: copy)
    }
}
