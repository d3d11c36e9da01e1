// SPDX-License-Identifier: Apache-2.0

import EmbeddedProfile
import Glibc

/// The memory that holds a profile: the program's own, a mapped file, or bytes of the caller's.
///
/// `@unchecked Sendable` is right because nothing writes to the memory after `init`, and it stays where it is until `deinit`.
final class ProfileStorage: @unchecked Sendable {
    let bytes: UnsafeRawBufferPointer
    private let release: (UnsafeRawBufferPointer) -> Void

    private init(bytes: UnsafeRawBufferPointer, release: @escaping (UnsafeRawBufferPointer) -> Void) {
        self.bytes = bytes
        self.release = release
    }

    deinit {
        release(bytes)
    }

    /// The profile that was built into the program; empty where there is none.
    static func embedded() -> ProfileStorage {
        ProfileStorage(
            bytes: UnsafeRawBufferPointer(start: dragoman_embedded_profile(), count: dragoman_embedded_profile_length()),
            release: { _ in })
    }

    /// A copy of bytes, aligned as profiles must be.
    convenience init(copying source: UnsafeRawBufferPointer) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(source.count, 1), alignment: 64)
        copy.copyMemory(from: source)
        self.init(bytes: UnsafeRawBufferPointer(rebasing: copy[..<source.count]), release: { _ in copy.deallocate() })
    }

    /// A file, mapped: only the pages that are read are loaded, and they are shared between processes.
    convenience init(mapping path: String) throws(ProfileError) {
        // Opening a pipe waits for its writer unless told not to.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw ProfileError(.unreadable, detail: "\(path): \(String(cString: strerror(errno)))") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            throw ProfileError(.unreadable, detail: "\(path): not a file with contents")
        }
        let length = Int(status.st_size)
        guard let address = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
            throw ProfileError(.unreadable, detail: "\(path): \(String(cString: strerror(errno)))")
        }
        self.init(bytes: UnsafeRawBufferPointer(start: address, count: length), release: { _ in munmap(address, length) })
    }
}
