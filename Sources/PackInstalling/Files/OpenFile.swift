// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file that is open for reading or for writing at its end; it is closed with its last reference.
final class OpenFile: Sendable {
    private let descriptor: Int32
    private let path: String

    private init(_ path: String, flags: Int32) throws(PackError) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw PackError(.system(path: path, errno)) }
        self.descriptor = descriptor
        self.path = path
    }

    deinit {
        close(descriptor)
    }

    /// Opens a file for reading.
    convenience init(reading path: String) throws(PackError) {
        try self.init(path, flags: O_RDONLY)
    }

    /// Opens a file of a pack for reading. What is no file is refused: a pipe would be waited for, and a device may have no end.
    convenience init(readingRegular path: String) throws(PackError) {
        try self.init(path, flags: O_RDONLY | O_NONBLOCK)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw PackError(.system(path: path, errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw PackError(.system(path: path, EINVAL)) }
    }

    /// Opens a file for writing, which is made where there is none.
    ///
    /// - Parameter size: How much of what stands in it is kept: writing goes on there.
    convenience init(writing path: String, from size: Int) throws(PackError) {
        // A link would lead out of the folder.
        try self.init(path, flags: O_WRONLY | O_CREAT | O_NOFOLLOW)
        guard ftruncate(descriptor, off_t(size)) == 0, lseek(descriptor, off_t(size), SEEK_SET) == off_t(size) else {
            throw PackError(.system(path: path, errno))
        }
    }

    /// Reads the next bytes, some hundred thousand at most.
    ///
    /// - Returns: How many there were: 0 at the end.
    func read(_ body: (UnsafeRawBufferPointer) -> Void) throws(PackError) -> Int {
        let capacity = 1 << 18
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 64)
        defer { buffer.deallocate() }
        while true {
            let count = Foundation.read(descriptor, buffer.baseAddress, capacity)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw PackError(.system(path: path, errno)) }
            body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            return count
        }
    }

    /// Goes on reading after so many bytes.
    func skip(_ count: Int) throws(PackError) {
        guard lseek(descriptor, off_t(count), SEEK_CUR) >= 0 else { throw PackError(.system(path: path, errno)) }
    }

    /// Writes bytes at the end.
    func write(_ bytes: UnsafeRawBufferPointer) throws(PackError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw PackError(.system(path: path, count == 0 ? EIO : errno)) }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Has the system write what it still holds of the file, so that it is there after a failure of power, too.
    func synchronize() throws(PackError) {
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw PackError(.system(path: path, errno)) }
    }
}

/// Reading a file that people wrote, or should have written.
enum SmallFile {
    /// The most bytes that are read of one: an index of a thousand models has less than two million.
    static let maximumSize = 64 << 20

    /// The bytes of a file; nil where it cannot be read, or is no small file.
    static func data(at path: String) -> Data? {
        (try? OpenFile(reading: path)).flatMap(data)
    }

    /// The bytes of an open file; nil where it cannot be read, or is no small file.
    static func data(of file: OpenFile) -> Data? {
        var data = Data()
        while data.count <= maximumSize {
            guard let count = try? file.read({ data.append(contentsOf: $0) }) else { return nil }
            if count == 0 { return data }
        }
        return nil
    }
}
