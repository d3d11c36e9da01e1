// SPDX-License-Identifier: Apache-2.0

import Glibc

/// One line on a terminal, written over again and again, that tells how far the work is.
///
/// Nothing is shown where standard error is not a terminal, where results go to the same terminal, or where quiet was asked for.
struct Progress {
    private static let interval = Duration.milliseconds(200)

    private let isShown: Bool
    private let clock = ContinuousClock()
    private var last: ContinuousClock.Instant
    private var hasLine = false

    init(_ messages: Messages) {
        isShown = messages.level >= .warnings && isatty(STDERR_FILENO) != 0 && !Terminal.showsOutput
        last = clock.now
    }

    /// Shows how far it is, a few times a second at most.
    mutating func show(_ text: @autoclosure () -> String) {
        guard isShown, clock.now - last >= Self.interval else { return }
        last = clock.now
        hasLine = true
        write("\r\(text())\u{1B}[K")
    }

    /// Takes the line away, before something else is said and at the end.
    mutating func clear() {
        guard hasLine else { return }
        hasLine = false
        write("\r\u{1B}[K")
    }

    private func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
