// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions
import UnicodeText

/// Asks whether packs may be fetched and installed, with their sizes.
struct InstallationPermission: TerminalDialog {
    private let packs: [Pack]
    private let question: String
    private var isGranted = false
    private var isMisunderstood = false

    init(for packs: [Pack], from source: LanguageTag, to target: LanguageTag) {
        self.packs = packs
        question =
            "To translate from \(source.nameAndTag) into \(target.nameAndTag), "
            + (packs.count == 1 ? "a pack must be installed." : "\(packs.count) packs must be installed.")
    }

    var answerAtEndOfInput: Bool { false }

    // MARK: - On a screen

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<Bool> {
        switch key {
        case .enter: return .answer(isGranted)
        case .escape, .character("n"), .character("N"): return .answer(false)
        case .character("y"), .character("Y"): return .answer(true)
        case .up, .down, .tab, .backtab, .left, .right: isGranted.toggle()
        default: break
        }
        return .next
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        var lines = WrappedText.lines(of: question, columns: size.columns, weight: .strong)
        lines.append(ScreenLine())
        let help = KeyHelp.lines(
            of: ["y install", "n or Esc not now", "↑↓ choose", "Enter take it"], columns: size.columns)
        let options = [option("Install", isSelected: isGranted), option("Not now", isSelected: !isGranted)]
        let total = WrappedText.lines(of: fetched, columns: size.columns)
        let end = [ScreenLine()] + total + [ScreenLine()] + options + [ScreenLine()] + help
        guard lines.count + end.count < size.rows else {
            // What can be chosen stays on the smallest screen.
            let foot = Array((options + help).prefix(size.rows))
            let head = Array((Array(lines.dropLast()) + total).prefix(size.rows - foot.count))
            return ScreenFrame(head + foot)
        }
        let room = max(1, size.rows - lines.count - end.count)
        let list = packs.flatMap { WrappedText.lines(of: "  " + Self.described($0), columns: size.columns) }
        lines += list.count <= room ? list : list.prefix(room - 1) + [ScreenLine("  and more", .faint)]
        return ScreenFrame(lines + end)
    }

    private func option(_ name: String, isSelected: Bool) -> ScreenLine {
        ScreenLine([.init(isSelected ? "› " : "  "), .init(name, isSelected ? .selected : .plain)])
    }

    // MARK: - Line by line

    var plainText: String {
        if isMisunderstood { return "Please type y to install, or n:" }
        let list = packs.map { Excerpt.of(Self.described($0), columns: 200) }.joined(separator: "\n")
        return "\(question)\n\(list)\n\(fetched)\nInstall? y or n:"
    }

    mutating func enter(_ line: String) -> DialogStep<Bool> {
        switch line.filter({ !$0.isWhitespace }).lowercased() {
        case "y", "yes": return .answer(true)
        case "n", "no", "": return .answer(false)
        default:
            isMisunderstood = true
            return .next
        }
    }

    // MARK: - Sizes

    private static func described(_ pack: Pack) -> String {
        let size = pack.downloadSize.map(ByteCount.text) ?? "size not known"
        let companions = pack.companions.isEmpty ? "" : ", with \(pack.companions.joined(separator: ", "))"
        return "\(pack.name) (\(size))\(companions)"
    }

    private var fetched: String {
        let known = packs.compactMap(\.downloadSize)
        guard !known.isEmpty else { return "How much has to be fetched is not known." }
        let sum = known.reduce(0) { $0.addingReportingOverflow($1).partialValue }
        let isWhole = known.count == packs.count && packs.allSatisfy { $0.companions.isEmpty }
        return "\(isWhole ? "" : "At least ")\(ByteCount.text(sum)) will be fetched."
    }
}
