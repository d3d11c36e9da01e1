// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("What the system allows", .timeLimit(.minutes(10)))
struct LimitsTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
        try workshop.write("Данас је лепо време, па идемо у шетњу.\n", to: "text")
    }

    @Test(
        "Where it is too little that is said, and nothing crashes or hangs",
        arguments: ["-s 64", "-s 128", "-v 300000", "-v 170000"])
    func saysTooLittle(limit: String) async throws {
        let outcome = try await workshop.shell(
            """
            for command in 'detect text' 'split --into pieces text' 'translate --to sr-Latn text' pairs; do
                (ulimit \(limit); timeout 600 dragoman $command >/dev/null 2>messages; echo $?; head -n 1 messages)
            done
            """)
        let refusals = outcome.lines.filter { $0.hasPrefix("dragoman: the system: it allows ") }
        #expect(outcome.lines.count { ["0", "71"].contains($0) } == 4, "\(outcome)")
        #expect(outcome.lines.count { $0 == "71" } == refusals.count)
        // Each of the limits is too low for what uses several threads.
        #expect(refusals.count >= 2)
    }

    @Test("Where there is address space for one thread alone, it does the work of all", arguments: [210_000, 300_000])
    func sparesAddressSpace(limit: Int) async throws {
        try workshop.write(String(repeating: "Das Wasser im Fluss ist heute sehr kalt.\n", count: 5_000), to: "lines")
        try workshop.write(String(repeating: #"{"text":"Das Wasser im Fluss."}"# + "\n", count: 5_000), to: "records")
        let outcome = try await workshop.shell(
            """
            for command in 'detect --lines lines' 'split --ndjson records' 'split --format tsv lines text' 'detect lines text'; do
                dragoman $command >all; (ulimit -v \(limit); timeout 600 dragoman $command >spared; echo $?); cmp all spared
            done
            """)
        #expect(outcome == .init(output: "0\n0\n0\n0\n", messages: "", status: 0))
    }

    @Test("Without threads what needs them is refused, and what does not is done")
    func needsThreads() async throws {
        // The limit is nobody's who may do all: then another user runs a copy.
        let isRoot = geteuid() == 0
        let folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-limits-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        defer { try? FileManager.default.removeItem(at: folder) }
        let user = isRoot ? "setpriv --reuid 54321 --regid 54321 --clear-groups" : ""
        let outcome = try await workshop.shell(
            """
            cp "$(command -v dragoman)" \(folder.path)/dragoman
            for command in detect 'translate --to sr-Latn' 'detect --lines'; do
                \(user) bash -c "ulimit -u 1; exec \(folder.path)/dragoman $command" <text >results 2>messages
                echo $?; head -n 1 messages
            done
            """)
        #expect(outcome.lines.count == 4 && outcome.lines.first == "0" && outcome.lines.last == "0", "\(outcome)")
        #expect(outcome.lines[1] == "71" && outcome.lines[2].hasPrefix("dragoman: the system: it allows 0 more threads"))
    }

    @Test(
        "No program of an engine goes on after the command",
        .enabled(if: Apertium.isInstalled || Apertium.isRequired, "apertium-spa-cat is not installed"))
    func leavesNoProgram() async throws {
        let outcome = try await workshop.shell(
            """
            setsid -w bash -c '
                echo "El perro come pan." | dragoman translate --from es --to ca --lines 2>/dev/null
                cat /proc/[0-9]*/stat 2>/dev/null | sed "s/.*(\\(.*\\)) [A-Z] [0-9]* [0-9]* \\([0-9]*\\) .*/\\2 \\1/" |
                    grep "^$$ " | grep -cvE " (bash|cat|sed|grep)$"'
            """)
        #expect(outcome.lines.last == "0", "\(outcome)")
    }

    @Test("Signals are heeded while something is worked on, and while nothing comes", arguments: [("TERM", 143), ("INT", 130)])
    func heedsSignals(signal: String, status: Int) async throws {
        let outcome = try await workshop.shell(
            """
            set -m; mkfifo input; exec 3<>input
            for command in 'detect --lines' 'translate --from es --to ca --lines' 'split --into pieces'; do
                dragoman $command <input >results 2>messages & sleep 1; kill -\(signal) $!; wait $!; echo $?
            done; ls
            """)
        #expect(outcome.lines == ["\(status)", "\(status)", "\(status)", "input", "messages", "results", "text"])
    }
}
