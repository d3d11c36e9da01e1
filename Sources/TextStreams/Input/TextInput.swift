// SPDX-License-Identifier: Apache-2.0

import Decompression
import Glibc
public import UnicodeText

/// A text that is read from a file or from standard input, in any encoding.
///
///     let inputs = ["notes.txt", "mail.txt"].map { TextInput(path: $0) } + [.standardInput]
public struct TextInput: Sendable {
    /// The file's path; nil for standard input.
    public let path: String?
    /// The encoding, where it is known; nil where it is to be detected.
    public let charset: Charset?
    /// The bytes of the path up to its zero, where they are not UTF-8.
    let pathBytes: [CChar]?
    /// Whether nothing but a regular file is read, and no link is followed.
    private let requiresRegularFile: Bool
    /// What was read of it already, where it can be read once only.
    private let readAhead: ReadAhead?
    /// Told how many bytes were read, as they are in the file.
    private let progress: (@Sendable (Int) -> Void)?

    /// A file, or standard input.
    ///
    /// - Parameters:
    ///   - path: The file's path; nil for standard input.
    ///   - charset: The encoding, where it is known; nil to find it out.
    ///   - pathBytes: The bytes of the path with the zero that ends them, where they are not UTF-8; `path` is what messages call
    ///     it then.
    ///   - requiresRegularFile: Whether nothing but a regular file may be read, as in a folder that may be anybody's: in a file's
    ///     place a link could lead anywhere, and a pipe would be waited for.
    public init(path: String?, charset: Charset? = nil, pathBytes: [CChar]? = nil, requiresRegularFile: Bool = false) {
        self.path = path
        self.charset = charset
        self.pathBytes = pathBytes
        self.requiresRegularFile = requiresRegularFile
        readAhead = nil
        progress = nil
    }

    /// An input of which some was read already, or whose reading is followed.
    private init(_ input: TextInput, readAhead: ReadAhead?, progress: (@Sendable (Int) -> Void)?) {
        path = input.path
        charset = input.charset
        pathBytes = input.pathBytes
        requiresRegularFile = input.requiresRegularFile
        self.readAhead = readAhead
        self.progress = progress
    }

    /// The same input, which tells how many bytes were read of it, as they are in the file, on whichever thread reads them.
    public func reporting(_ progress: @escaping @Sendable (_ byteCount: Int) -> Void) -> TextInput {
        TextInput(self, readAhead: readAhead, progress: progress)
    }

    /// Standard input, whose encoding is to be detected.
    public static let standardInput = TextInput(path: nil)

    /// How many bytes the file has; nil for a pipe and the like.
    public var byteCount: Int? {
        status.flatMap { $0.st_mode & S_IFMT == S_IFREG ? Int($0.st_size) : nil }
    }

    /// Whether a person types it, at a terminal.
    public var isTyped: Bool { path == nil && isatty(STDIN_FILENO) != 0 }

    /// What messages call it.
    public var name: String { path.map { $0.isEmpty ? "‘’" : $0 } ?? "standard input" }

    /// From here on a text is better read in parts than held.
    private static let long = 4 << 20

    /// Whether it is long (4 MiB), or has no length, as a pipe or by its name a compressed file: then it is better read in parts
    /// than held.
    public var mayBeLong: Bool {
        if let path, CompressionFormat.strippingSuffix(of: path) != path { return true }
        return status.map { $0.st_mode & S_IFMT != S_IFREG || $0.st_size >= Self.long } ?? false
    }

    /// What the system knows of it; nil where it cannot be found.
    var status: stat? {
        var status = stat()
        let found =
            switch (pathBytes, path) {
            case (let bytes?, _): stat(bytes, &status)
            case (nil, let path?): stat(path, &status)
            case (nil, nil): fstat(STDIN_FILENO, &status)
            }
        return found == 0 ? status : nil
    }

    /// Opens it for reading from its start.
    ///
    /// - Parameter copy: What gets all that is read, too.
    func open(copy: ByteSource.Copy? = nil) throws(TextStreamError) -> ByteSource {
        if let readAhead {
            guard readAhead.begin() else { throw .readAlready(name) }
            return ByteSource(readAhead, name: name, copy: copy, progress: progress)
        }
        let descriptor = try openDescriptor()
        return ByteSource(descriptor: descriptor, name: name, closes: path != nil, copy: copy, progress: progress)
    }

    /// The first bytes, and the input to read all of it by, these bytes too: a pipe gives them once only.
    ///
    /// - Parameter limit: How many bytes at most; there are fewer where it is shorter.
    /// - Throws: `TextStreamError` where it cannot be opened or read. Reading a pipe a second time does, too.
    public func readingAhead(atMost limit: Int) throws(TextStreamError) -> (input: TextInput, head: [UInt8]) {
        if let readAhead { return (self, Array(readAhead.head.prefix(limit))) }
        let descriptor = try openDescriptor()
        var status = stat()
        // What a descriptor of a file has read is read: standard input may be one.
        let isReadAgain = path != nil && fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let source = ByteSource(
            descriptor: descriptor, name: name, closes: isReadAgain, progress: isReadAgain ? nil : progress,
            keepsBytes: !isReadAgain)
        var head: [UInt8] = []
        do throws(TextStreamError) {
            while head.count < limit, try source.read(into: &head, atMost: limit - head.count) > 0 {}
        } catch {
            if !isReadAgain, path != nil { close(descriptor) }
            throw error
        }
        guard !isReadAgain else { return (self, head) }
        let ahead = ReadAhead(
            descriptor: descriptor, closes: path != nil, bytes: source.kept ?? [], head: head, isWhole: source.isFileAtEnd)
        return (TextInput(self, readAhead: ahead, progress: progress), head)
    }

    private func openDescriptor() throws(TextStreamError) -> Int32 {
        guard let path else { return STDIN_FILENO }
        let flags = O_RDONLY | O_CLOEXEC | (requiresRegularFile ? O_NOFOLLOW | O_NONBLOCK : 0)
        let descriptor = pathBytes.map { Glibc.open($0, flags) } ?? Glibc.open(path, flags)
        // Links are not followed.
        if descriptor < 0, requiresRegularFile, errno == ELOOP { throw .notRegularFile(name) }
        guard descriptor >= 0 else { throw .cannotRead(name, errno: errno) }
        var status = stat()
        if requiresRegularFile, fstat(descriptor, &status) != 0 || status.st_mode & S_IFMT != S_IFREG {
            close(descriptor)
            throw .notRegularFile(name)
        }
        return descriptor
    }
}

/// Something about an input that whoever shows results may want to tell, though the work goes on.
public struct InputNotice: Sendable, Hashable {
    /// What there is to tell.
    public enum Kind: Sendable, Hashable {
        /// It is not UTF-8; it was found to be in another encoding, from which it is converted.
        case foundEncoding(Charset)
        /// This many sequences could not be converted, and U+FFFD stands for them.
        case unconvertedSequences(Int)
        /// It was taken for UTF-8, and some bytes are not; U+FFFD stands for them in what is shown of it.
        case malformedUTF8
        /// It is compressed by gzip, and bytes that are not follow; they are left out.
        case trailingBytes
    }

    /// Takes notices as they come, on whichever thread reads the input.
    public typealias Handler = @Sendable (InputNotice) -> Void

    /// The name of the input, as errors have it.
    public let input: String
    /// What there is to tell.
    public let kind: Kind
}
