import Glibc

/// The cores of this machine.
enum Processors {
    /// More than this are never worked on at once.
    static let most = 1024

    /// How many there are, at least one.
    static var count: Int { min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), most) }
}
