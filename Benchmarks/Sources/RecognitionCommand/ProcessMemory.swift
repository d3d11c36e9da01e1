// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much memory a process takes, in kB, as Linux tells it.
struct ProcessMemory {
    /// What is in memory now.
    let resident: Int
    /// The part of it that is pages of files, which processes share.
    let ofFiles: Int
    /// The most that was in memory at a time.
    let peak: Int

    static var current: ProcessMemory {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        func kilobytes(_ field: String) -> Int {
            let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
            return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
        }
        return ProcessMemory(resident: kilobytes("VmRSS"), ofFiles: kilobytes("RssFile"), peak: kilobytes("VmHWM"))
    }
}
