import Glibc

/// How many files this process may have open at once.
enum OpenFiles {
    /// What waits for signals, writes a folder and feeds other programs needs less. Dispatch ends the process where it gets none.
    private static let needed: rlim_t = 64

    /// Allows as many as are needed, where it may.
    static func allow() throws(CommandError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else { return }
        limit.rlim_cur = needed
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw .tooFewOpenFiles(needed: Int(needed))
        }
    }
}
