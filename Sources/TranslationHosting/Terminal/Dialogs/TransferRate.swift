// SPDX-License-Identifier: Apache-2.0

/// How fast bytes come, over the last seconds, and so how long the rest will take.
struct TransferRate: Sendable {
    /// How far back it looks: long enough to be calm, short enough to be true.
    private static let window = Duration.seconds(5)
    /// Before so much time has passed nothing is said.
    private static let shortest = Duration.milliseconds(500)

    private var samples: [(time: Duration, size: Int)] = []

    /// Notes how many bytes are there.
    ///
    /// - Parameter time: The time since some beginning.
    mutating func note(_ size: Int, at time: Duration) {
        // An installation that begins anew has less than before.
        if let last = samples.last, size < last.size || time < last.time { samples = [] }
        samples.append((time, size))
        let beginning = time - Self.window
        // One sample older than that is kept, so that all of the time is covered.
        if let first = samples.lastIndex(where: { $0.time <= beginning }), first > 0 { samples.removeFirst(first) }
    }

    /// Bytes per second; nil where that is not known yet.
    var bytesPerSecond: Double? {
        guard let first = samples.first, let last = samples.last, last.time - first.time >= Self.shortest else { return nil }
        return Double(last.size - first.size) / ((last.time - first.time) / .seconds(1))
    }

    /// The whole seconds that so many bytes more will take; nil where nobody knows.
    func seconds(for size: Int) -> Int? {
        guard let rate = bytesPerSecond, rate > 0 else { return nil }
        let seconds = (Double(max(0, size)) / rate).rounded(.up)
        return seconds < 1_000_000 ? Int(seconds) : nil
    }
}

extension Int {
    /// So many seconds in words: `40 s`, `3 min`, `2 h`.
    var secondsInWords: String {
        switch self {
        case ..<90: "\(self) s"
        case ..<5400: "\((self + 30) / 60) min"
        default: "\((self + 1800) / 3600) h"
        }
    }
}
