import Glibc

/// What is known of the terminal that a person may be sitting at.
enum Terminal {
    /// Whether results are read by a person.
    static var showsOutput: Bool { isatty(STDOUT_FILENO) != 0 }

    /// Whether results may be coloured: on a terminal that can, where `NO_COLOR` does not forbid it.
    static var showsColour: Bool {
        guard showsOutput else { return false }
        let forbids = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
        return !forbids && !isDumb
    }
}
