// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextStreams

/// Where results go. Nothing is kept back: what was written is out.
struct StandardOutput: Sendable {
    /// Writes bytes.
    func write(_ bytes: [UInt8]) throws(TextStreamError) {
        if !bytes.isEmpty, Terminal.showsOutput { Progress.shared.makeWay() }
        try ByteSink(descriptor: STDOUT_FILENO, name: "standard output").write(bytes)
    }

    /// Writes a text.
    func write(_ text: String) throws(TextStreamError) {
        try write(Array(text.utf8))
    }
}

/// What is known of the terminal that a person may be sitting at.
enum Terminal {
    /// Whether results are read by a person.
    static var showsOutput: Bool { isatty(STDOUT_FILENO) != 0 }

    /// Whether it takes no escapes, as its user says.
    static var isDumb: Bool { getenv("TERM").map { String(cString: $0) == "dumb" } ?? false }

    /// Whether results may be coloured: on a terminal that can, where `NO_COLOR` does not forbid it.
    static var showsColour: Bool {
        guard showsOutput else { return false }
        let forbids = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        return !forbids && !isDumb
    }

    /// How many columns results may take: those of the terminal, else what `COLUMNS` says, else 80.
    static var width: Int { width(of: STDOUT_FILENO) }

    /// How many columns a table may take; nil where no person reads it.
    static var tableWidth: Int? { showsOutput ? width : nil }

    /// How many columns a message may take that is to stay on its line.
    static var messageWidth: Int { width(of: STDERR_FILENO) - 1 }

    /// What no screen exceeds: `COLUMNS` may hold any number.
    private static let widest = 10_000

    private static func width(of descriptor: Int32) -> Int {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        let columns = getenv("COLUMNS").flatMap { Int(String(cString: $0)) } ?? 0
        return columns > 0 ? min(columns, widest) : 80
    }
}
