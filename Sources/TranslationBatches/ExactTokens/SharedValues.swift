// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Values that are made when they are first asked for, and then serve all threads.
///
/// This is a lock of the C library, and no `Mutex`: on Linux the thread sanitizer does not see what a `Mutex` of Swift 6.3 does
/// where threads meet. `Locked` of `TranslationSessions` is the same for the modules above.
///
/// Unchecked, because the compiler does not know the lock: `values` is touched only while it is held.
final class SharedValues<Value: Sendable>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var values: [String: Value] = [:]

    init() {
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// The value of a key; where it is new, others wait while it is made.
    func value(for key: String, make: () -> Value) -> Value {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if let known = values[key] { return known }
        let value = make()
        values[key] = value
        return value
    }
}
