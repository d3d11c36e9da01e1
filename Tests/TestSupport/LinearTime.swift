// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing

/// How the processor time of some work grows from one size of its input to another.
package struct TimeGrowth: CustomStringConvertible {
    /// The sizes, and the seconds that the work took for each.
    package let sizes: (small: Int, large: Int)
    package private(set) var seconds: (small: Double, large: Double) = (0, 0)
    /// How many times as long as its size says the larger input may take: caches hold less of it, and others use the machine
    /// meanwhile.
    private let tolerance: Double

    /// Measures some work: the least time of several runs on the smaller input, and that of one run on the larger. Where that
    /// was slow, both again.
    ///
    /// - Parameters:
    ///   - input: Makes an input of a size; not measured.
    ///   - work: What is measured.
    package init<Input>(
        from small: Int, to large: Int, tolerance: Double = 2.5, input: (Int) throws -> Input, work: (Input) throws -> Void
    ) rethrows {
        try self.init(sizes: (small, large), tolerance: tolerance, inputs: (input(small), input(large)), work: work)
    }

    fileprivate init<Input>(
        sizes: (small: Int, large: Int), tolerance: Double, inputs: (small: Input, large: Input), work: (Input) throws -> Void
    ) rethrows {
        self.sizes = sizes
        self.tolerance = tolerance
        // What is done once in a process is not measured.
        try work(inputs.small)
        // The machine may be slow for others' sake just while the larger input has its turn: both are measured anew, next to each
        // other. Work whose time grows with the square of the size fails each time.
        for _ in 0..<Self.attempts {
            seconds = try (Self.leastSeconds { try work(inputs.small) }, processorSeconds { try work(inputs.large) })
            if isLinear { return }
        }
    }

    /// The least time of two runs, and of more where they are short.
    private static func leastSeconds(_ work: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        var runs = 0
        var sum = 0.0
        while runs < 2 || sum < 0.005 && runs < 50 {
            let time = try processorSeconds(work)
            least = min(least, time)
            sum += time
            runs += 1
        }
        return least
    }

    /// How often the two sizes are measured where the larger takes too long.
    private static let attempts = 5

    /// Whether the time grows with the size and no faster.
    package var isLinear: Bool {
        seconds.large <= tolerance * Double(sizes.large) / Double(sizes.small) * seconds.small + Self.freshMemory
    }

    /// What the larger input may take on top, in seconds: its memory is new to the process, page by page, where that of the
    /// smaller one is used again. The square of a hundred thousand steps takes longer than this however quick a step is.
    private static let freshMemory = 0.01

    package var description: String {
        "size \(sizes.small) takes \(seconds.small) s, size \(sizes.large) takes \(seconds.large) s"
    }
}

/// Expects that the processor time of some work grows with the size of its input and no faster.
///
///     expectLinearTime(from: 25_000, to: 200_000) { String(repeating: "<div>", count: $0 / 5) } of: { _ = read($0) }
///
/// The larger input may take two and a half times as long as the smaller one's time would have it. A time that grows with the
/// square takes as many times as long as the larger input is larger: eight times the size, as above, tells the two apart.
///
/// - Parameters:
///   - input: Makes an input of a size; not measured.
///   - work: What is measured.
package func expectLinearTime<Input>(
    from small: Int, to large: Int, tolerance: Double = 2.5, _ input: (Int) throws -> Input, of work: (Input) throws -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) rethrows {
    let growth = try TimeGrowth(from: small, to: large, tolerance: tolerance, input: input, work: work)
    guard !growth.isLinear else { return }
    Issue.record(
        "The time does not grow with the size alone: \(growth)",
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that some work takes about as long on an input made to be hard as on a plain one of the same size.
///
/// This is for work that looks ahead up to some limit: its time grows with the size alone whatever it does, but a look ahead at
/// each place multiplies it by that limit.
package func expectSimilarTime<Input>(
    on hard: Input, andOn plain: Input, size: Int, tolerance: Double = 10, of work: (Input) throws -> Void,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) rethrows {
    let growth = try TimeGrowth(sizes: (size, size), tolerance: tolerance, inputs: (plain, hard), work: work)
    guard !growth.isLinear else { return }
    Issue.record(
        "The time is not that of a plain input: \(growth)",
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The processor time of this thread alone that some work takes, in seconds: others run beside it.
package func processorSeconds(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
}
