// SPDX-License-Identifier: Apache-2.0

import EmbeddedProfile
import SystemFiles

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

    /// A file, mapped.
    convenience init(mapping path: String) throws(ProfileError) {
        let file: MappedFile
        do {
            file = try MappedFile(path)
        } catch {
            throw ProfileError(.unreadable, detail: "\(path): \(error.reason)")
        }
        guard !file.bytes.isEmpty else { throw ProfileError(.unreadable, detail: "\(path): it is empty") }
        self.init(bytes: file.bytes, release: { _ in withExtendedLifetime(file) {} })
    }
}
