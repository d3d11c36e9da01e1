// SPDX-License-Identifier: Apache-2.0

import Glibc
import TextStreams

/// What the system lets the process have. Where that is too little the Swift runtime does not say so: it crashes, or waits
/// without end.
enum SystemLimits {
    /// Both were measured in a debug build, which needs the most, as what subcommands run with on one thread, and rounded up:
    /// the address space is what `split` needs for documents of some hundred kilobytes.
    private static let leastStack: rlim_t = 512 << 10
    private static let leastAddressSpace: rlim_t = 200 << 20

    /// Checks the limits that memory has.
    ///
    /// - Parameter threadCount: How many threads there will be.
    static func checkMemory(threadCount: Int) throws(CommandError) {
        let needed = leastAddressSpace + rlim_t(threadCount) * AvailableThreads.addressSpace
        for (resource, name, option, least) in [
            (RLIMIT_STACK, "a stack", "-s", leastStack), (RLIMIT_AS, "an address space", "-v", needed),
        ] {
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0, limit.rlim_cur < least else { continue }
            throw .tooLittleMemory(name, allowed: limit.rlim_cur >> 10, needed: least >> 10, option: option)
        }
    }

    /// Checks that some threads can be had at the same time.
    static func checkThreads(count needed: Int) throws(CommandError) {
        let count = AvailableThreads.count(upTo: needed)
        if count < needed { throw .tooFewThreads(count: count, needed: needed) }
    }
}
