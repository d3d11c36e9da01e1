import Glibc

/// The time that a thread works, which does not grow when others have the processor.
enum ProcessorTime {
    /// How long the calling thread works on something.
    static func spent(on body: () -> Void) -> Duration {
        let start = now
        body()
        return now - start
    }

    private static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
