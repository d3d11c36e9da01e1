// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Processes of this machine, as `/proc` tells of them.
enum Processes {
    /// The processes of the group of the children of this process among whose arguments one contains a text; by identifier,
    /// which is the order in which they were started.
    static func chain(withArgument text: String) -> [Int32] {
        chains(withArgument: text).first ?? []
    }

    /// The processes of all such groups, each in the order in which they were started.
    static func chains(withArgument text: String) -> [[Int32]] {
        let children = all().filter { parent(of: $0) == getpid() }
        let groups = Set(children.filter { arguments(of: $0).contains(text) }.map { getpgid($0) })
        return groups.sorted().map { group in children.filter { getpgid($0) == group }.sorted() }
    }

    /// Whether a process runs: is there, and is not a zombie.
    static func isRunning(_ identifier: Int32) -> Bool {
        guard let state = state(of: identifier) else { return false }
        return state != "Z" && state != "X"
    }

    /// Whether anything is left of a process, be it a zombie.
    static func exists(_ identifier: Int32) -> Bool { state(of: identifier) != nil }

    /// What a descriptor of this process stands for, such as `pipe:[4711]`; nil where it is not open.
    static func openFile(ofDescriptor descriptor: Int32) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    }

    /// Waits until a process has ended, be it a child of this one or not.
    static func end(of identifier: Int32) async throws {
        typealias Open = @convention(c) (pid_t, CUnsignedInt) -> CInt
        // Swift's Glibc has no sys/pidfd.h.
        guard let symbol = dlsym(nil, "pidfd_open") else { throw CocoaError(.featureUnsupported) }
        let descriptor = unsafeBitCast(symbol, to: Open.self)(identifier, 0)
        guard descriptor >= 0 else {
            // It is gone, its zombie too.
            guard errno == ESRCH else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
            return
        }
        defer { close(descriptor) }
        // The descriptor can be read once the process has ended.
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        await withCheckedContinuation { continuation in
            source.setEventHandler { source.cancel() }
            source.setCancelHandler { continuation.resume() }
            source.resume()
        }
    }

    private static func all() -> [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    }

    private static func arguments(of identifier: Int32) -> String {
        (try? String(contentsOfFile: "/proc/\(identifier)/cmdline", encoding: .utf8)) ?? ""
    }

    private static func state(of identifier: Int32) -> String? { field(0, of: identifier) }

    private static func parent(of identifier: Int32) -> Int32? { field(1, of: identifier).flatMap { Int32($0) } }

    /// A field of the status line after the program's name, which stands in brackets.
    private static func field(_ index: Int, of identifier: Int32) -> String? {
        guard let line = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
            let bracket = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[line.index(after: bracket)...].split(separator: " ")
        return index < fields.count ? String(fields[index]) : nil
    }
}
