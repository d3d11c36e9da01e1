// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes of a file, mapped for reading: pages come when they are needed, and all processes that read the file share them.
package final class MappedFile: Sendable {
    /// The bytes, valid as long as the file is referred to.
    ///
    /// The mapping is read-only, and nothing but `deinit` ends it, so the bytes may be read from any task.
    package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// The open file whose mapping the bytes are; -1 where they are not.
    private let descriptor: Int32

    /// Takes bytes for those of a file; they stay as long as the object is referred to.
    package init(borrowing bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        descriptor = -1
    }

    /// Maps a file. Who shortens it while it is mapped takes pages away that are read, and the system ends a process that reads
    /// one (SIGBUS): `isWhole` tells beforehand, as far as that can be told. Files are replaced by renaming, which harms
    /// nobody.
    package init(_ path: String) throws(SystemError) {
        // A pipe would be waited for, until somebody writes to it.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw SystemError.last }
        do throws(SystemError) {
            bytes = try Self.map(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    private static func map(_ descriptor: Int32) throws(SystemError) -> UnsafeRawBufferPointer {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError.last }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SystemError(EISDIR)
        default: throw SystemError.notRegularFile
        }
        let count = Int(status.st_size)
        guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            throw SystemError.last
        }
        return UnsafeRawBufferPointer(start: start, count: count)
    }

    /// Reads elements at an offset in bytes into an array, without a page of the mapping.
    ///
    /// - Returns: False where the file has been shortened, or cannot be read.
    package func read(_ count: Int, at offset: Int, into elements: inout [UInt32]) -> Bool {
        elements.removeAll(keepingCapacity: true)
        elements.append(contentsOf: repeatElement(0, count: count))
        return elements.withUnsafeMutableBytes { elements in
            elements.baseAddress.map { readBytes(elements.count, at: offset, into: $0) } ?? true
        }
    }

    /// Reads bytes at an offset, without a page of the mapping.
    ///
    /// - Returns: False where the file has been shortened, or cannot be read.
    package func readBytes(_ count: Int, at offset: Int, into pointer: UnsafeMutableRawPointer) -> Bool {
        guard descriptor >= 0 else {
            UnsafeMutableRawBufferPointer(start: pointer, count: count)
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
            return true
        }
        var done = 0
        while done < count {
            let read = pread(descriptor, pointer + done, count - done, off_t(offset + done))
            if read > 0 { done += read } else if read == 0 || errno != EINTR { return false }
        }
        return true
    }

    /// Where in the file a pointer into its bytes points to.
    package func offset(of pointer: UnsafeRawPointer) -> Int {
        bytes.baseAddress.map { pointer - $0 } ?? 0
    }

    /// Whether the file is still as long as it was. It costs a microsecond.
    package var isWhole: Bool {
        guard descriptor >= 0 else { return true }
        var status = stat()
        return fstat(descriptor, &status) == 0 && Int(status.st_size) >= bytes.count
    }

    /// Lets the pages go that have been read; those that are needed come again.
    package func forget() {
        forget(0..<bytes.count)
    }

    /// Lets the pages go that hold some bytes.
    package func forget(_ range: Range<Int>) {
        guard descriptor >= 0, let start = bytes.baseAddress else { return }
        let first = range.lowerBound / Self.pageSize * Self.pageSize
        madvise(UnsafeMutableRawPointer(mutating: start + first), range.upperBound - first, MADV_DONTNEED)
    }

    private static let pageSize = max(1, Int(sysconf(Int32(_SC_PAGESIZE))))

    deinit {
        guard descriptor >= 0 else { return }
        if let start = bytes.baseAddress { munmap(UnsafeMutableRawPointer(mutating: start), bytes.count) }
        close(descriptor)
    }
}
