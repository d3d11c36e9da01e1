import Glibc

/// What is said beside the results: on standard error, a line or two at a time.
struct Messages: Sendable {
    /// How much is said.
    enum Level: Int, Comparable {
        case errors, warnings, particulars

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Errors and warnings.
    static let standard = Messages(level: .warnings)

    let level: Level

    /// Says what could not be done, why, and what to do.
    func report(_ error: CommandError) {
        say("\(error.what): \(error.why)\n\(error.remedy)")
    }

    /// Says what may be wrong though the work goes on.
    func warn(_ what: String, _ why: String) {
        if level >= .warnings { say("warning: \(what): \(why)") }
    }

    /// Says what is good to know.
    func note(_ what: String, _ why: String) {
        if level >= .warnings { say("note: \(what): \(why)") }
    }

    /// Says what only who asked for more wants to know.
    func tell(_ what: @autoclosure () -> String) {
        if level >= .particulars { say(what()) }
    }

    private func say(_ text: String) {
        var line = "dragoman: \(text)\n"
        // Nothing can be done where standard error is closed.
        _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
