// SPDX-License-Identifier: Apache-2.0

import TranslationSessions
import UnicodeText

/// Shows how an installation gets on, until the person no longer wants to wait.
struct InstallationProgress: TerminalDialog {
    /// The share that is done, from 0 to 1.
    var share = 0.0
    private var files: [PackProgress.File] = []
    private var rate = TransferRate()
    private let packs: [Pack]

    init(of packs: [Pack]) {
        self.packs = packs
    }

    var answerAtEndOfInput: Void { () }

    /// Notes how far it is.
    ///
    /// - Parameter time: The time since the installation was first shown.
    mutating func note(_ share: Double, files: [PackProgress.File], at time: Duration) {
        self.share = share
        if !files.isEmpty { self.files = files }
        rate.note(files.reduce(0) { $0 &+ $1.receivedSize }, at: time)
    }

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
        let help = KeyHelp.lines(of: ["Esc stop waiting; the installation goes on"], columns: size.columns)
        var lines = WrappedText.lines(of: heading, columns: size.columns, limit: max(1, size.rows - 5), weight: .strong)
        lines += [
            ScreenLine(), ScreenLine([Self.bar(percent, columns: size.columns), speed].joined(separator: " ")), ScreenLine(),
        ]
        let room = size.rows - lines.count - help.count - 1
        if files.count > 1 || !speed.isEmpty, room > 0 {
            lines += files.prefix(room).map { ScreenLine(Self.line(of: $0, columns: size.columns)) } + [ScreenLine()]
        }
        return ScreenFrame(lines + help)
    }

    private static func bar(_ percent: Int, columns: Int, widest: Int = 40) -> String {
        let width = max(1, min(widest, columns - 8))
        let done = width * percent / 100
        return String(repeating: "█", count: done) + String(repeating: "░", count: width - done) + " \(percent) %"
    }

    /// How fast it comes and how long the rest will take; empty where nobody knows.
    private var speed: String {
        guard let rate = rate.bytesPerSecond, rate > 0, rate < 1e15 else { return "" }
        let sizes = files.compactMap(\.size)
        let missing = files.reduce(0) { $0 &+ max(0, ($1.size ?? 0) &- $1.receivedSize) }
        let left = sizes.count == files.count ? self.rate.seconds(for: missing).map { ", \($0.secondsInWords) left" } : nil
        return " \(ByteCount.text(Int(rate)))/s\(left ?? "")"
    }

    private static func line(of file: PackProgress.File, columns: Int) -> String {
        guard let size = file.size else { return "\(file.name)  \(ByteCount.text(file.receivedSize))" }
        let percent = size > 0 ? Int(Double(min(file.receivedSize, size)) / Double(size) * 100) : 100
        return "\(bar(max(0, percent), columns: columns, widest: 10))  \(file.name)  \(ByteCount.text(size))"
    }

    // MARK: - Line by line

    var plainText: String {
        let step = percent / 10 * 10
        guard step > 0 else { return "\(heading). An empty line stops the waiting; the installation goes on." }
        return "\(step) %"
    }

    mutating func enter(_ line: String) -> DialogStep<Void> { .answer(()) }
}
