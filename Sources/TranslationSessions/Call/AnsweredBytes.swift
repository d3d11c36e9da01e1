// SPDX-License-Identifier: Apache-2.0

/// Counts how many bytes of a call's texts were answered, once for each leg that a text goes over.
///
/// A text that begins anew, on another route, is counted from where it was: what was answered of it before counts no second time.
struct AnsweredBytes: Sendable {
    private struct Count {
        /// What was answered since the text began anew.
        var now = 0
        /// The most that was ever answered of it from one beginning.
        var counted = 0
    }

    private var counts: [Int: Count] = [:]
    private var untaken = 0

    /// Some bytes of a text were answered.
    mutating func add(_ byteCount: Int, of text: Int) {
        var count = counts[text] ?? Count()
        count.now += byteCount
        untaken += max(0, count.now - count.counted)
        count.counted = max(count.counted, count.now)
        counts[text] = count
    }

    /// What was answered of a text is lost.
    mutating func beginAnew(_ text: Int) {
        counts[text]?.now = 0
    }

    /// How many bytes were counted since the last time.
    mutating func take() -> Int {
        defer { untaken = 0 }
        return untaken
    }
}
