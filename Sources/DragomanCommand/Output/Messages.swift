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
        say("\(Self.plain(error.what)): \(Self.plain(error.why))\n\(Self.plain(error.remedy))")
    }

    /// Says what may be wrong though the work goes on.
    func warn(_ what: String, _ why: String) {
        if level >= .warnings { say("warning: \(Self.plain(what)): \(Self.plain(why))") }
    }

    /// Says what is good to know.
    func note(_ what: String, _ why: String) {
        if level >= .warnings { say("note: \(Self.plain(what)): \(Self.plain(why))") }
    }

    /// Says what only who asked for more wants to know.
    func tell(_ what: @autoclosure () -> String) {
        if level >= .particulars { say(what()) }
    }

    /// The text with control characters escaped: a file's name may hold line feeds, and commands to a terminal.
    static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
        return text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: false) : String(scalar)
        }.joined()
    }

    private func say(_ text: String) {
        var line = "dragoman: \(text)\n"
        // Nothing can be done where standard error is closed.
        _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
