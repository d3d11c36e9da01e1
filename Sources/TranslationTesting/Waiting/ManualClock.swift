// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// A clock that stands still until a test moves it.
///
///     let clock = ManualClock()
///     environment.clock = clock
///     …
///     await clock.sleepers.reach(1)
///     clock.advance(by: .seconds(120))
public final class ManualClock: Clock {
    /// A moment of the clock, counted from its making.
    public struct Instant: InstantProtocol {
        private let offset: Duration

        fileprivate init(_ offset: Duration) {
            self.offset = offset
        }

        /// The moment so much later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset + duration) }

        /// How long it is to another moment.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether one moment is before another.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let deadline: Instant
        let latch: Latch
    }

    private struct State {
        var now = Instant(.zero)
        var sleepers: [Sleeper] = []
    }

    private let state = Locked(State())
    /// How many have gone to sleep so far.
    public let sleepers = Counter()

    /// A clock at its first moment.
    public init() {}

    /// The moment it is.
    public var now: Instant { state.withLock { $0.now } }

    /// The clock knows every moment.
    public var minimumResolution: Duration { .zero }

    /// Sleeps until the clock has been moved to a moment or beyond it.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let latch = Latch()
        state.withLock { state in
            if state.now >= deadline { latch.open() } else { state.sleepers.append(Sleeper(deadline: deadline, latch: latch)) }
        }
        sleepers.add()
        try await latch.wait()
    }

    /// Moves the clock on, and wakes whom it is time for.
    public func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            defer { state.sleepers.removeAll { $0.deadline <= now } }
            return state.sleepers.filter { $0.deadline <= now }
        }
        for sleeper in woken { sleeper.latch.open() }
    }
}
