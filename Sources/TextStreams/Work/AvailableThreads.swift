// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The threads that the system lets this process have. Dispatch, and Swift's tasks with it, wait without end for one that cannot
/// be had.
package enum AvailableThreads {
    /// How many more can be had at the same time just now, of a number that is wanted.
    package static func count(upTo wanted: Int) -> Int {
        // They wait here for one another, and end together.
        let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        pthread_mutex_init(gate, nil)
        pthread_mutex_lock(gate)
        var threads: [pthread_t] = []
        while threads.count < wanted {
            var thread = pthread_t()
            let error = pthread_create(
                &thread, nil,
                { gate in
                    guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
                    pthread_mutex_lock(gate)
                    pthread_mutex_unlock(gate)
                    return nil
                }, gate)
            if error != 0 { break }
            threads.append(thread)
        }
        pthread_mutex_unlock(gate)
        for thread in threads { pthread_join(thread, nil) }
        pthread_mutex_destroy(gate)
        gate.deallocate()
        return threads.count
    }
}
