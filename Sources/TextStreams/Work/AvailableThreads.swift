// SPDX-License-Identifier: Apache-2.0

package import Glibc
import SystemFiles

/// The threads that the system lets this process have. Dispatch, and Swift's tasks with it, wait without end for one that cannot
/// be had.
package enum AvailableThreads {
    /// What a thread takes of the address space: its stack, and room that its allocations get by themselves.
    package static let addressSpace: rlim_t = 80 << 20

    /// How many more can be had at the same time just now, of a number that is wanted, and have room to work in.
    package static func count(upTo most: Int) -> Int {
        let wanted = min(most, countByAddressSpace ?? most)
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

    /// For how many more there is address space; nil where it has no limit.
    private static var countByAddressSpace: Int? {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != .max,
            let usage = try? FileBytes.read("/proc/self/statm"),
            let pageCount = rlim_t(String(decoding: usage.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self))
        else {
            return nil
        }
        let used = pageCount * rlim_t(max(1, sysconf(Int32(_SC_PAGESIZE))))
        return limit.rlim_cur > used ? Int((limit.rlim_cur - used) / addressSpace) : 0
    }
}
