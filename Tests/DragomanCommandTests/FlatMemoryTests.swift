// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("Memory does not grow with a plain text", .timeLimit(.minutes(5)))
struct FlatMemoryTests {
    let workshop: Workshop
    /// Texts that mix languages, 1 MB together.
    let mixed: String
    /// One language, 1 MB.
    let english: String
    /// No language, 1 MB, which is read faster.
    let numbers: String

    init() throws {
        workshop = try Workshop()
        func megabyte(_ text: String) -> String { String(repeating: text, count: 1 + 1_000_000 / text.utf8.count) }
        mixed = megabyte(try TestSentences.mixedDocuments().map { $0.text + "\n\n" }.joined())
        english = megabyte(try TestSentences.lines(of: "en").map { $0 + " " }.joined())
        numbers = megabyte("12:30 14:45\n")
    }

    /// The most memory, in kB, that a command takes for a text this many times before it sees its end.
    private func peaks(_ command: String, of text: String, times: [Int]) async throws -> [Int] {
        try workshop.write(text, to: "megabyte")
        let outcome = try await workshop.shell(
            """
            peak() {
                mkfifo pipe
                \(command) <pipe >out &
                exec 3>pipe
                for number in $(seq $1); do cat megabyte >&3; done
                grep VmHWM /proc/$!/status | tr -dc 0-9
                exec 3>&-
                wait $!
                rm pipe
            }
            for size in \(times.map(String.init).joined(separator: " ")); do echo $(peak $size); done
            """)
        let peaks = outcome.lines.compactMap { Int($0) }
        try #require(peaks.count == times.count && outcome.messages.isEmpty)
        return peaks
    }

    @Test("split for people shows lines as it reads")
    func splits() async throws {
        let peaks = try await peaks("dragoman split", of: mixed, times: [1, 4])
        #expect(peaks[1] - peaks[0] < 8_000, "\(peaks)")
    }

    @Test("split reads several files as it reads one, on one core and where they are long", arguments: ["--jobs 1", "--jobs 2"])
    func splitsSeveral(options: String) async throws {
        try workshop.write(String(repeating: mixed, count: 5), to: "long")
        let outcome = try await workshop.shell(
            """
            mkfifo pipe rows
            dragoman split --format tsv \(options) long pipe >rows &
            pid=$!
            exec 4<rows
            read -r row <&4
            cat <&4 >/dev/null &
            exec 3>pipe
            grep VmHWM /proc/$pid/status | tr -dc 0-9
            exec 3>&-
            wait $pid
            """)
        let peak = try #require(Int(outcome.output))
        #expect(peak < 90_000, "\(outcome)")
    }

    @Test("split for people holds no more of a long span than it shows")
    func splitsLongSpans() async throws {
        let peaks = try await peaks("dragoman split", of: english, times: [1, 6])
        #expect(peaks[1] - peaks[0] < 5_000, "\(peaks)")
    }

    @Test("translate --dry-run plans one part after the other")
    func plans() async throws {
        let peaks = try await peaks("dragoman translate --to es --dry-run", of: numbers, times: [5, 17])
        #expect(peaks[1] - peaks[0] < 24_000, "\(peaks)")
    }

    @Test("join reads one piece after the other, and a long piece in parts")
    func joins() async throws {
        try workshop.write(english, to: "megabyte")
        let outcome = try await workshop.shell(
            """
            peak() {
                for number in $(seq $1); do cat megabyte; done | dragoman split --encoding $2 --into pieces
                mkfifo pipe
                dragoman join pieces >pipe &
                { head -c $(($1 * 900000)) >/dev/null; grep VmHWM /proc/$!/status | tr -dc 0-9; cat >/dev/null; } <pipe
                wait $!
                rm -r pipe pieces
            }
            for encoding in utf-8 utf-16; do echo $(peak 1 $encoding); echo $(peak 5 $encoding); done
            """)
        let peaks = outcome.lines.compactMap { Int($0) }
        try #require(peaks.count == 4, "\(outcome)")
        #expect(peaks[1] - peaks[0] < 3_000 && peaks[3] - peaks[2] < 3_000, "\(peaks)")
    }
}
