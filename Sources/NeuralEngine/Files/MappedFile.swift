// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes of a file, mapped for reading: pages come when they are needed, and all processes that read the file share them.
final class MappedFile: Sendable {
    /// The bytes, valid as long as the file is referred to.
    ///
    /// The mapping is read-only, and nothing but `deinit` ends it, so the bytes may be read from any task.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// Whether the bytes are a mapping of this object's own.
    private let isMapping: Bool

    /// The system's number of the error that a file could not be mapped for.
    struct Refusal: Error {
        let number: Int32
    }

    /// Takes bytes for those of a file; they stay as long as the object is referred to.
    init(borrowing bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        isMapping = false
    }

    /// Maps a file. Who shortens it while it is mapped takes pages away that are read: files are replaced by renaming.
    init(_ path: String) throws(Refusal) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Refusal(number: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Refusal(number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Refusal(number: EINVAL) }
        let count = Int(status.st_size)
        isMapping = count > 0
        guard count > 0 else {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw Refusal(number: errno)
        }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    /// Lets the pages go that have been read; those that are needed come again.
    func forget() {
        if isMapping, let start = bytes.baseAddress {
            madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_DONTNEED)
        }
    }

    deinit {
        if isMapping, let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
    }
}
