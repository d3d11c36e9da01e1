// SPDX-License-Identifier: Apache-2.0

import PseudoTerminals
import TestSupport
import Testing
import TranslationSessions
import UnicodeText

@testable import TranslationHosting

@Suite("A drawn screen")
struct ScreenTests {
    private static let weights: [ScreenLine.Weight] = [.plain, .strong, .faint, .selected]
    private static let pieces =
        HostileText.strings + ["Bon dia", "日本語", "مرحبا بكم", "a\u{301}é", "  ", "x\ty", "\u{1B}[31mred", "\u{9B}2J"]

    private static func line(_ numbers: inout SeededNumbers) -> ScreenLine {
        ScreenLine(
            (0..<numbers.number(in: 0...3)).map { _ in
                ScreenLine.Run(String(numbers.one(of: pieces).prefix(numbers.number(in: 0...40))), numbers.one(of: weights))
            }, isRightToLeft: numbers.number(in: 0...3) == 0)
    }

    @Test("shows what it would if it were drawn from nothing, whatever was drawn before, and no text commands it")
    func drawsChanges() {
        var numbers = SeededNumbers(seed: 7)
        let capabilities = TerminalCapabilities(environment: ["TERM": "xterm"])
        var size = TerminalSize(columns: 60, rows: 8)
        var writer = FrameWriter(capabilities)
        var screen = VirtualScreen(columns: size.columns, rows: size.rows)
        screen.write(FrameWriter.enter.utf8)
        for step in 0..<300 {
            if step % 50 == 49 {
                size = TerminalSize(columns: numbers.number(in: 1...80), rows: numbers.number(in: 1...12))
                screen.resize(columns: size.columns, rows: size.rows)
            }
            let frame = ScreenFrame((0..<numbers.number(in: 0...12)).map { _ in Self.line(&numbers) })
            screen.write(writer.text(for: frame, in: size).utf8)
            var fresh = VirtualScreen(columns: size.columns, rows: size.rows)
            fresh.write(FrameWriter.enter.utf8)
            var first = FrameWriter(capabilities)
            fresh.write(first.text(for: frame, in: size).utf8)
            #expect(screen.cells == fresh.cells)
            #expect(screen.faults == [] && screen.clipboard == [] && screen.isAlternate)
            #expect(!screen.hasOverflowed, "\(size) \(frame)")
            if screen.hasOverflowed || !screen.faults.isEmpty { break }
        }
        screen.write(FrameWriter.leave.utf8)
        #expect(screen.isAsFound)
    }

    @Test("Wrapped text is the text, in lines that fit, in time that grows with it", arguments: [1, 2, 7, 60])
    func wraps(columns: Int) {
        for text in HostileText.strings {
            let lines = WrappedText.lines(of: text, columns: columns).map(\.text)
            let letters = { (text: String) in String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace })
            }
            let shown = String(text.flatMap(Excerpt.shown))
            #expect(String(letters(lines.joined())) == String(letters(shown)))
            // A character that is wider than the screen has a line for itself.
            #expect(lines.allSatisfy { TerminalWidth.columns(of: $0) <= max(columns, 2) || $0.count == 1 })
        }
    }

    @Test("Wrapped text beyond a limit ends with an ellipsis")
    func limitsLines() {
        let lines = WrappedText.lines(of: "eins zwei drei vier fünf", columns: 10, limit: 2).map(\.text)
        #expect(lines == ["eins zwei", "drei vier…"])
        #expect(WrappedText.lines(of: "eins zwei", columns: 10, limit: 1).map(\.text) == ["eins zwei"])
    }

    @Test("A page is scrolled to both ends and no further, and what stands below it always shows", arguments: 1...20)
    func scrolls(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let size = TerminalSize(columns: 40, rows: numbers.number(in: 3...12))
        let page = (0..<numbers.number(in: 1...40)).map { ScreenLine("line \($0)") }
        let foot = (0..<numbers.number(in: 1...4)).map { ScreenLine("foot \($0)") }
        var scrolled = ScrolledLines()
        func frame() -> [ScreenLine] { scrolled.frame(of: page, above: foot, in: size).lines }
        func move(_ key: TerminalKey) {
            let isMove = scrolled.move(by: key, through: page, above: foot, in: size)
            #expect(isMove)
        }
        for key in [TerminalKey.down, .pageDown] {
            move(.home)
            #expect(frame().first == page[0] && frame().last == foot.last && frame().count <= size.rows)
            // Each step shows something else until the end is shown, and then none does.
            var steps = 0
            while !frame().contains(page[page.count - 1]), steps < page.count {
                let before = frame()
                move(key)
                steps += 1
                #expect(frame() != before && frame().last == foot.last && frame().count <= size.rows)
            }
            let end = frame()
            move(key)
            #expect(end.contains(page[page.count - 1]) && frame() == end)
            move(key == .down ? .up : .pageUp)
            #expect(steps == 0 || frame() != end)
        }
        let isMove = scrolled.move(by: .enter, through: page, above: foot, in: size)
        #expect(!isMove)
        // A page that has become short is seen at once.
        move(.end)
        #expect(scrolled.frame(of: Array(page.prefix(1)), above: [], in: size).lines.first == page[0])
    }

    @Test(
        "A line is cut with an ellipsis where it does not fit", arguments: [(9, "eins zwei"), (8, "eins zw…"), (1, "…"), (0, "")])
    func fitsLines(columns: Int, text: String) {
        #expect(ScreenLine([.init("eins "), .init("zwei", .strong)]).fitted(to: columns).text == text)
    }

    @Test(
        "Counts of bytes are told in the unit that people use",
        arguments: [
            (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (12_400_000, "12.4 MB"), (123_456_789, "123 MB"),
            (999_999_999, "999 MB"), (1_500_000_000, "1.5 GB"), (-5, "0 bytes"),
        ])
    func tellsSizes(count: Int, text: String) {
        #expect(ByteCount.text(count) == text)
    }

    @Test(
        "What a terminal can be sent follows from the environment",
        arguments: [
            (["TERM": "xterm"], true, true), (["TERM": "dumb"], false, false), ([:], false, false), (["TERM": ""], false, false),
            (["TERM": "screen", "NO_COLOR": "1"], true, false), (["TERM": "screen", "NO_COLOR": ""], true, true),
        ] as [([String: String], Bool, Bool)])
    func readsEnvironment(environment: [String: String], draws: Bool, weights: Bool) {
        let capabilities = TerminalCapabilities(environment: environment)
        #expect(capabilities.drawsScreens == draws && capabilities.showsWeights == weights)
    }
}
