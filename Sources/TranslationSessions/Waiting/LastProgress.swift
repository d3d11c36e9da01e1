/// When an operation last got on.
package final class LastProgress: Sendable {
    /// How long it is since this was made.
    private let elapsed: @Sendable () -> Duration
    private let last = Locked(Duration.zero)

    /// An operation that begins now.
    package init(by clock: some Clock<Duration>) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
    }

    /// Notes that the operation got on just now.
    package func note() {
        let now = elapsed()
        last.withLock { $0 = max($0, now) }
    }

    /// How long ago that was.
    package var age: Duration { elapsed() - last.withLock(\.self) }
}
