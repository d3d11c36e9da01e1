import Glibc

/// The cores of this machine.
enum Processors {
    /// How many there are, at least one.
    static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
