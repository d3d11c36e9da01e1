// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The number by which the system says why a call failed, such as `ENOENT`.
package struct SystemError: Error, Hashable {
    package let number: Int32

    package init(_ number: Int32) {
        self.number = number
    }

    /// Why the last call of this thread failed: to be asked before anything else is called.
    package static var last: SystemError { SystemError(errno) }

    /// A pipe or a device where a file is wanted, for which the system has no number.
    package static let notRegularFile = SystemError(-1)

    /// The reason in words, a clause without a full stop: `No such file or directory`.
    package var reason: String { self == .notRegularFile ? "Not a regular file" : String(cString: strerror(number)) }
}
