// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// A line that says how far some work is: its share, how fast it goes and how long it will take.
package struct ProgressLine: Sendable {
    /// What is counted.
    package enum Unit: Sendable {
        /// Bytes of input.
        case bytes
        /// Texts that are judged.
        case texts
        /// Parts of a whole, whose number says nothing.
        case parts
    }

    private let name: String
    /// How much there is; nil where nobody knows.
    private let total: Int?
    private let unit: Unit

    /// A line about work of which nothing is done yet.
    ///
    /// - Parameters:
    ///   - name: What is worked on.
    ///   - total: How much there is; nil where nobody knows.
    package init(_ name: String, total: Int?, unit: Unit = .bytes) {
        self.name = name.forTerminal
        self.total = total
        self.unit = unit
    }

    /// The line, such as `notes.txt: 42%, 3.1 MB/s, 8 s left`.
    package func text(done: Int, after elapsed: Duration) -> String {
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        guard done > 0, seconds > 0 else { return "\(name): \(Self.time(seconds)) so far" }
        let rate = unit == .parts ? "" : ", \(amount(Double(done) / seconds))/s"
        guard let total, total > 0 else { return "\(name): \(amount(Double(done)))\(rate)" }
        // What is counted may be more than was foreseen, and is not done before it is all written.
        let share = min(0.99, Double(done) / Double(total))
        let left = seconds * Double(max(0, total - done)) / Double(done)
        return "\(name): \(Int(share * 100))%\(rate), \(Self.time(left)) left"
    }

    private func amount(_ count: Double) -> String {
        switch unit {
        case .texts: "\(Int(count)) texts"
        case .parts: "\(Int(count))"
        case .bytes: ByteCount.text(Int(count))
        }
    }

    private static func time(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 1e9).rounded())
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
        return "\(whole / 3600) h \(whole / 60 % 60) min"
    }
}
