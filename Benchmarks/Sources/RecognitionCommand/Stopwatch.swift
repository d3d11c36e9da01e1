// SPDX-License-Identifier: Apache-2.0

import CAllocationCounter
import Glibc

/// Times work by the processor time of the thread that does it.
enum Stopwatch {
    /// What a workload took.
    struct Speed {
        let megabytesPerSecond: Double
        let textsPerSecond: Double
        let allocationsPerCall: Double

        var row: String {
            "\(megabytesPerSecond.rounded(toPlaces: 1))\t\(Int(textsPerSecond))\t\(allocationsPerCall.rounded(toPlaces: 2))"
        }
    }

    static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let start = processorSeconds
        try work()
        return (processorSeconds - start) * 1_000
    }

    /// Runs all texts of a workload again and again for a round, and takes the best of several rounds.
    static func speed(of workload: Workload, round: Double, rounds: Int, _ work: (String) -> Void) -> Speed {
        workload.texts.forEach(work)
        let allocations = allocation_count()
        workload.texts.forEach(work)
        let allocationsPerCall = Double(allocation_count() - allocations) / Double(workload.texts.count)
        var best = Double.infinity
        for _ in 0..<rounds {
            let start = processorSeconds
            var passes = 0.0
            repeat {
                workload.texts.forEach(work)
                passes += 1
            } while processorSeconds - start < round
            best = min(best, (processorSeconds - start) / passes)
        }
        return Speed(
            megabytesPerSecond: Double(workload.bytes) / best / 1e6, textsPerSecond: Double(workload.texts.count) / best,
            allocationsPerCall: allocationsPerCall)
    }

    private static var processorSeconds: Double { seconds(of: CLOCK_THREAD_CPUTIME_ID) }

    /// What all threads of the process have taken so far.
    static var processSeconds: Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

extension Double {
    func rounded(toPlaces places: Int) -> Double {
        let scale = pow(10, Double(places))
        return (self * scale).rounded() / scale
    }
}
