// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning
import TranslationSessions
import UnicodeText

/// Shows a text with its translation, and lets the person copy it, put it in the place of the text, or choose another target.
struct TranslationOverlay: TerminalDialog {
    private let presentation: TranslationPresentation
    /// The list of targets, while the person chooses one.
    private var targets: LanguageChoice?
    /// The first line that is shown, where not all have room.
    private var top = 0
    private var notice = ""

    init(_ presentation: TranslationPresentation) {
        self.presentation = presentation
    }

    var answerToNobody: TranslationPresentation.Choice { .dismissal }

    private var response: TranslationSession.Response? { try? presentation.outcome.get() }

    private var canReplace: Bool { presentation.offersReplacement && response != nil }

    // MARK: - On a screen

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<TranslationPresentation.Choice> {
        if var choice = targets {
            let step = choice.press(key, in: size)
            targets = choice
            return chosen(step)
        }
        notice = ""
        switch key {
        case .escape, .character("q"): return .answer(.dismissal)
        case .character("r") where canReplace: return .answer(.replacement)
        case .character("c"): return copy()
        case .character("t") where !presentation.targets.isEmpty: targets = targetChoice
        case .up: scroll(by: -1, in: size)
        case .down: scroll(by: 1, in: size)
        case .pageUp: scroll(by: -room(in: size), in: size)
        case .pageDown, .character(" "): scroll(by: room(in: size), in: size)
        case .home: top = 0
        case .end: scroll(by: .max / 2, in: size)
        default: break
        }
        return .next
    }

    private mutating func scroll(by count: Int, in size: TerminalSize) {
        top = max(0, min(top + count, body(columns: size.columns).count - room(in: size)))
    }

    /// How many lines of the text have room, where not all have.
    private func room(in size: TerminalSize) -> Int { max(1, size.rows - foot(columns: size.columns).count - 1) }

    /// What stands below the text: a notice, and the keys.
    private func foot(columns: Int) -> [ScreenLine] {
        let spare = notice.isEmpty ? [ScreenLine()] : WrappedText.lines(of: notice, columns: columns)
        return spare + KeyHelp.lines(of: help, columns: columns)
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        if let targets { return targets.frame(in: size) }
        let body = body(columns: size.columns)
        let (foot, room) = (foot(columns: size.columns), room(in: size))
        guard body.count > room else { return ScreenFrame(body + foot) }
        let first = min(top, body.count - room)
        let more = body.count - first - room
        let scroll = ScreenLine(
            more > 0 ? "↓ \(more) more \(more == 1 ? "line" : "lines")" : "↑ \(first) \(first == 1 ? "line" : "lines") above",
            .faint)
        return ScreenFrame(Array(body.dropFirst(first).prefix(room)) + [scroll] + foot.drop { $0 == ScreenLine() })
    }

    private func body(columns: Int) -> [ScreenLine] {
        var lines = [ScreenLine(response.map { $0.source.nameAndTag } ?? "Text", .strong)]
        lines += WrappedText.lines(of: presentation.text, columns: columns)
        lines.append(ScreenLine())
        switch presentation.outcome {
        case .success(let response):
            lines.append(ScreenLine(response.target.nameAndTag, .strong))
            lines += WrappedText.lines(of: response.targetText, columns: columns)
        case .failure(let error):
            lines.append(ScreenLine("No translation", .strong))
            lines += WrappedText.lines(of: Self.words(for: error), columns: columns)
        }
        return lines
    }

    private var help: [String] {
        [
            canReplace ? "r replace the text" : nil, response == nil ? nil : "c copy",
            presentation.targets.isEmpty ? nil : "t another language", "Esc close",
        ].compactMap(\.self)
    }

    private static func words(for error: any Error) -> String {
        guard let error = error as? any ExplainedError else { return "\(error)" }
        return "\(error.explanation) \(error.remedy)"
    }

    // MARK: - What is chosen

    private mutating func copy() -> DialogStep<TranslationPresentation.Choice> {
        guard let text = response?.targetText else { return .next }
        notice = "The translation was sent to the terminal's clipboard."
        return .copy(text)
    }

    private var targetChoice: LanguageChoice {
        LanguageChoice(
            "Translate into which language?", among: presentation.targets.map { LanguageChoice.Entry($0) },
            refusal: "keep this one")
    }

    private mutating func chosen(_ step: DialogStep<LanguageTag?>) -> DialogStep<TranslationPresentation.Choice> {
        switch step {
        case .next, .copy: return .next
        case .answer(let target?): return .answer(.target(target))
        case .answer(nil):
            targets = nil
            return .next
        }
    }

    // MARK: - Line by line

    var plainText: String {
        if let targets { return targets.plainText }
        let lines = body(columns: .max).map { $0.fitted(to: .max).text }
        let keys = [
            canReplace ? "r to replace the text" : nil, presentation.targets.isEmpty ? nil : "t for another language",
            "an empty line to close",
        ].compactMap(\.self).joined(separator: ", ")
        return (notice.isEmpty ? lines + ["\(keys):"] : [notice, "\(keys):"]).joined(separator: "\n")
    }

    mutating func enter(_ line: String) -> DialogStep<TranslationPresentation.Choice> {
        if var choice = targets {
            let step = choice.enter(line)
            targets = choice
            return chosen(step)
        }
        switch line.filter({ !$0.isWhitespace }).lowercased() {
        case "", "q": return .answer(.dismissal)
        case "r" where canReplace: return .answer(.replacement)
        case "t" where !presentation.targets.isEmpty:
            notice = ""
            targets = targetChoice
        default: notice = "That is none of the answers."
        }
        return .next
    }
}
