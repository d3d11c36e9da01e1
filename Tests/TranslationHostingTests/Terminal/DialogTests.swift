// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import UnicodeText

@testable import TranslationHosting

@Suite("Dialogs")
struct DialogTests {
    private static let keys: [TerminalKey] = [
        .enter, .escape, .tab, .backtab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
        .control("n"), .control("p"), .control("u"), .control("x"), .character("a"), .character("s"), .character("t"),
        .character("r"), .character("c"), .character("y"), .character("n"), .character("q"), .character(" "), .character("日"),
        .character("ع"), .character("e\u{301}"),
    ]
    private static let lines = ["", " ", "1", "9", "y", "n", "t", "r", "es", "spanish", "日", "x\u{1B}[2J", "\u{202E}"]
    private static let tags: [LanguageTag] = ["ar", "de", "es", "fr", "ja", "sr-Latn", "zh-Hant", "ca", "en", "he", "ru", "pt"]
    private static let texts = ["ok", String(repeating: "Bon dia. ", count: 60), "日本語\n\nمرحبا", "a\u{1B}[31mb", ""]

    /// Presses random keys, and checks after each that what is shown has room.
    private func press<Dialog: TerminalDialog>(_ first: Dialog, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        var (dialog, size) = (first, TerminalSize(columns: 60, rows: 24))
        for _ in 0..<60 {
            if numbers.number(in: 0...9) == 0 {
                size = TerminalSize(columns: numbers.number(in: 30...120), rows: numbers.number(in: 16...50))
            }
            let frame = dialog.frame(in: size)
            #expect(frame.lines.count <= size.rows)
            #expect(frame.lines.allSatisfy { $0.fitted(to: size.columns).width <= size.columns })
            if let cursor = frame.cursor { #expect((0..<size.rows).contains(cursor.row) && cursor.column >= 0) }
            #expect(!dialog.plainText.isEmpty)
            let isLine = numbers.number(in: 0...3) == 0
            let step =
                isLine ? dialog.enter(numbers.one(of: Self.lines)) : dialog.press(numbers.one(of: Self.keys), in: size)
            if case .answer = step { dialog = first }
        }
    }

    @Test("show what has room, whatever is pressed and however large the screen is", arguments: 1...4 as ClosedRange<UInt64>)
    func showWhatHasRoom(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let entries = Self.tags.map { LanguageChoice.Entry($0, note: "12 %") }
        press(
            LanguageChoice("Which?", sample: numbers.one(of: Self.texts), among: entries, refusal: "leave it"), seed: seed)
        let packs = (0..<numbers.number(in: 1...30)).map { number in
            Pack(
                name: "pack-\(number)", companions: (0..<numbers.number(in: 0...9)).map { "companion-\(number)-\($0)" },
                downloadSize: number % 3 == 0 ? nil : number * 1_234_567)
        }
        press(InstallationPermission(for: packs, from: "ca", to: "es"), seed: seed)
        var progress = InstallationProgress(of: packs)
        progress.share = [0, 0.5, 1, .nan, -1, 7][numbers.number(in: 0...5)]
        press(progress, seed: seed)
        press(TranslationProgress(of: numbers.one(of: Self.texts)), seed: seed)
        let response = TranslationSession.Response(
            sourceLanguage: Locale.Language(identifier: "ca"), targetLanguage: Locale.Language(identifier: "es"),
            sourceText: "", targetText: numbers.one(of: Self.texts))
        for outcome in [.success(response), .failure(TranslationError.notInstalled)]
            as [Result<TranslationSession.Response, any Error>]
        {
            press(
                TranslationOverlay(
                    TranslationPresentation(
                        text: numbers.one(of: Self.texts), outcome: outcome,
                        targets: numbers.number(in: 0...1) == 0 ? [] : Self.tags,
                        offersReplacement: numbers.number(in: 0...1) == 0)), seed: seed)
        }
    }

    @Test("An overlay without a translation offers neither to copy nor to replace")
    func overlayWithoutTranslation() {
        let size = TerminalSize(columns: 60, rows: 24)
        var overlay = TranslationOverlay(
            TranslationPresentation(
                text: "hola", outcome: .failure(TranslationError.notInstalled), targets: [], offersReplacement: true))
        for key: TerminalKey in [.character("r"), .character("c"), .character("t")] {
            guard case .next = overlay.press(key, in: size) else {
                Issue.record("\(key) did something")
                return
            }
        }
        let text = overlay.frame(in: size).lines.map(\.text).joined(separator: "\n")
        #expect(!text.contains("c copy") && !text.contains("r replace") && text.contains("No translation"))
    }

    @Test("What can be chosen shows on the smallest screen", arguments: [(20, 8), (40, 10), (12, 6)])
    func showsChoices(columns: Int, rows: Int) {
        let permission = InstallationPermission(
            for: [Pack(name: "de-en", downloadSize: 24_000_000)], from: "zh-Hant", to: "sr-Latn")
        let lines = permission.frame(in: TerminalSize(columns: columns, rows: rows)).lines.map(\.text)
        #expect(lines.count <= rows && lines.contains("  Install") && lines.contains("› Not now"))
        #expect(lines.contains { $0.contains("y install") })
    }

    @Test(
        "A number beyond the list chooses nothing, whatever tags have its digits, and is answered",
        arguments: ["99", "0", "3", "1990"])
    func numbersChooseFromList(number: String) {
        var choice = LanguageChoice("Which?", among: ["pt-x-pre1990", "de"].map { .init($0) }, refusal: "leave it")
        guard case .next = choice.enter(number) else {
            Issue.record("\(number) chose a language")
            return
        }
        #expect(choice.plainText.hasPrefix("The list has no number \(number); it goes from 1 to 2."))
        guard case .answer("de") = choice.enter("2") else {
            Issue.record("2 did not choose the second")
            return
        }
    }

    @Test("A pack's total size is told as far as it is known")
    func tellsTotals() {
        func total(of packs: [Pack]) -> String {
            InstallationPermission(for: packs, from: "ca", to: "es").plainText
        }
        #expect(
            total(of: [Pack(name: "a", downloadSize: 1_500_000), Pack(name: "b", downloadSize: 500_000)]).contains("\n2 MB will"))
        #expect(total(of: [Pack(name: "a", downloadSize: 1_500_000), Pack(name: "b")]).contains("\nAt least 1.5 MB will"))
        #expect(total(of: [Pack(name: "a", companions: ["c"], downloadSize: 5_000)]).contains("\nAt least 5 kB will"))
        #expect(total(of: [Pack(name: "a")]).contains("is not known"))
    }
}
