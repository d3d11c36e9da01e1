// SPDX-License-Identifier: Apache-2.0

import TranslationSessions
import UnicodeText

/// Shows how an installation gets on, until the person no longer wants to wait.
struct InstallationProgress: TerminalDialog {
    /// The share that is done, from 0 to 1.
    var share = 0.0
    private let packs: [Pack]

    init(of packs: [Pack]) {
        self.packs = packs
    }

    var answerToNobody: Void { () }

    private var heading: String {
        "Installing \(packs.map(\.name).joined(separator: ", "))"
    }

    private var percent: Int { share.isFinite ? Int(max(0, min(1, share)) * 100) : 0 }

    // MARK: - On a screen

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<Void> {
        switch key {
        case .escape, .enter, .character("q"): .answer(())
        default: .next
        }
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        let width = max(1, min(40, size.columns - 8))
        let done = width * percent / 100
        let bar = String(repeating: "█", count: done) + String(repeating: "░", count: width - done)
        var lines = WrappedText.lines(of: heading, columns: size.columns, limit: max(1, size.rows - 5), weight: .strong)
        lines += [ScreenLine(), ScreenLine("\(bar) \(percent) %"), ScreenLine()]
        lines += KeyHelp.lines(of: ["Esc stop waiting; the installation goes on"], columns: size.columns)
        return ScreenFrame(lines)
    }

    // MARK: - Line by line

    var plainText: String {
        let step = percent / 10 * 10
        guard step > 0 else { return "\(heading). An empty line stops the waiting; the installation goes on." }
        return "\(step) %"
    }

    mutating func enter(_ line: String) -> DialogStep<Void> { .answer(()) }
}
