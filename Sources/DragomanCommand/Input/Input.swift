import Glibc
import UnicodeText

/// A text that was named on the command line: a file, or standard input.
struct Input: Sendable {
    /// The file's path; nil for standard input.
    let path: String?
    /// The encoding, where it was named.
    let charset: Charset?
    /// The bytes of the path, where they are not UTF-8.
    let spelling: [CChar]?
    /// Whether it is one of the files of a folder that may be anybody's: nothing but a regular file that lies there is read.
    private let isInFolder: Bool

    init(path: String?, charset: Charset?, spelling: [CChar]? = nil, isInFolder: Bool = false) {
        self.path = path
        self.charset = charset
        self.spelling = spelling
        self.isInFolder = isInFolder
    }

    /// A file that this program has written, or standard input that has what it writes: UTF-8, whatever it looks like.
    init(utf8 path: String?) {
        self.init(path: path, charset: try? Charset("utf-8"))
    }

    /// A file that this program has written into a folder, in UTF-8. In its place, a link could lead anywhere, and a pipe would be waited for.
    init(_ name: String, inFolder folder: String) {
        self.init(path: "\(folder)/\(name)", charset: try? Charset("utf-8"), isInFolder: true)
    }

    /// The same file, whose encoding is to be found out.
    var inAnyEncoding: Input { Input(path: path, charset: nil, spelling: spelling, isInFolder: isInFolder) }

    /// What messages call it.
    var name: String { path.map { $0.isEmpty ? "‘’" : $0 } ?? "standard input" }

    /// From here on a text is better read in parts than held.
    private static let long = 4 << 20

    /// What the system knows of it; nil where it cannot be found.
    var status: stat? {
        var status = stat()
        let found =
            switch (spelling, path) {
            case (let spelling?, _): stat(spelling, &status)
            case (nil, let path?): stat(path, &status)
            case (nil, nil): fstat(STDIN_FILENO, &status)
            }
        return found == 0 ? status : nil
    }

    /// Whether it is long, or has no length, as a pipe.
    var mayBeLong: Bool {
        status.map { $0.st_mode & S_IFMT != S_IFREG || $0.st_size >= Self.long } ?? false
    }

    /// Opens it for reading from its start.
    ///
    /// - Parameter copy: What gets all that is read, too.
    func open(copy: ByteCopy? = nil) throws(CommandError) -> ByteSource {
        guard let path else { return ByteSource(descriptor: STDIN_FILENO, name: name, closes: false, copy: copy) }
        let flags = O_RDONLY | O_CLOEXEC | (isInFolder ? O_NOFOLLOW | O_NONBLOCK : 0)
        let descriptor = spelling.map { Glibc.open($0, flags) } ?? Glibc.open(path, flags)
        guard descriptor >= 0 else { throw isInFolder ? .cannotReadPart(name, errno: errno) : .cannotRead(name, errno: errno) }
        let source = ByteSource(descriptor: descriptor, name: name, closes: true, copy: copy)
        var status = stat()
        if isInFolder, fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG { throw .notAFile(name) }
        return source
    }
}
