// SPDX-License-Identifier: Apache-2.0

import Glibc
import Reports
import TextStreams
import UnicodeText

/// What is said beside the results: on standard error, a line or two at a time.
struct Messages: Sendable {
    /// How much is said.
    enum Level: Int, Comparable {
        case errors, warnings, verbose

        static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    /// Errors and warnings.
    static let standard = Messages(level: .warnings)

    let level: Level

    /// Says what could not be done, why, and what to do.
    func report(_ error: CommandError) {
        say("\(error.what.forTerminal): \(error.why.forTerminal)\n\(error.remedy.forTerminal)")
    }

    /// Says what may be wrong though the work goes on.
    func warn(_ what: String, _ why: String) {
        if level >= .warnings { say("warning: \(what.forTerminal): \(why.forTerminal)") }
    }

    /// Says what is good to know.
    func note(_ what: String, _ why: String) {
        if level >= .warnings { say("note: \(what.forTerminal): \(why.forTerminal)") }
    }

    /// Says what is told of the encodings of inputs, and of their ends.
    var notices: InputNotice.Handler {
        { notice in
            switch notice.kind {
            case .foundEncoding(let charset):
                note(notice.input, "it is not UTF-8 and is read as \(charset); use --encoding to name another encoding")
            case .unconvertedSequences(let count):
                warn(
                    notice.input,
                    "\(count.counting("sequence")) could not be converted, and U+FFFD replaces "
                        + (count == 1 ? "it" : "them"))
            case .malformedUTF8:
                warn(notice.input, "some bytes are not UTF-8, and U+FFFD replaces them in the results")
            case .trailingBytes: warn(notice.input, "bytes that are not compressed follow its end, and are left out")
            }
        }
    }

    /// Says what only those want to know who asked for more, with `--verbose`.
    func tell(_ what: @autoclosure () -> String) {
        if level >= .verbose { say(what().forTerminal) }
    }

    private func say(_ text: String) {
        Progress.shared.makeWay()
        var line = "dragoman: \(text)\n"
        // Nothing can be done where standard error is closed.
        _ = line.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
