// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationSessions

@testable import TranslationHosting

@Suite("The rate of a transfer")
struct TransferRateTests {
    @Test("It is that of the last seconds, and tells how long the rest will take")
    func rate() {
        var rate = TransferRate()
        #expect(rate.bytesPerSecond == nil && rate.seconds(for: 1) == nil)
        for tick in 0...100 { rate.note(tick * 1000, at: .milliseconds(tick * 100)) }
        #expect(rate.bytesPerSecond == 10_000)
        #expect(rate.seconds(for: 95_000) == 10)
        #expect(rate.seconds(for: -1) == 0)
        // It slows down, and soon that is what is said.
        for tick in 1...100 { rate.note(100_000 + tick * 100, at: .milliseconds(10_000 + tick * 100)) }
        #expect(rate.bytesPerSecond == 1000)
        // It begins anew.
        rate.note(0, at: .seconds(30))
        #expect(rate.bytesPerSecond == nil)
        rate.note(0, at: .seconds(31))
        #expect(rate.bytesPerSecond == 0 && rate.seconds(for: 1) == nil)
    }

    @Test(
        "Times are said in the unit that fits",
        arguments: [(0, "0 s"), (89, "89 s"), (90, "2 min"), (5399, "90 min"), (5400, "2 h")])
    func words(seconds: Int, words: String) {
        #expect(seconds.secondsInWords == words)
    }

    @Test("Each file has its bar, and below it all stands what is left to do")
    func bars() {
        var progress = InstallationProgress(of: [Pack(name: "neural-de-en")])
        let files = [
            PackProgress.File(name: "model.bin", receivedSize: 9_000_000, size: 18_000_000),
            PackProgress.File(name: "vocab.spm", receivedSize: 0, size: nil),
            PackProgress.File(name: "lex.bin", receivedSize: 0, size: 2_000_000),
        ]
        progress.note(0, files: [], at: .zero)
        progress.note(0.45, files: files, at: .seconds(3))
        let lines = progress.frame(in: TerminalSize(columns: 80, rows: 24)).lines.map(\.text)
        #expect(lines.contains { $0.contains("45 %") && $0.contains("3 MB/s") })
        #expect(lines.contains { $0.contains("█████░░░░░ 50 %  model.bin  18 MB") })
        #expect(lines.contains { $0.contains("vocab.spm  0 bytes") })
        // Whatever the size, the way out is shown.
        for rows in 3...12 {
            let small = progress.frame(in: TerminalSize(columns: 30, rows: rows)).lines.map(\.text)
            #expect(small.contains { $0.contains("Esc") } || rows < 6)
        }
    }
}
