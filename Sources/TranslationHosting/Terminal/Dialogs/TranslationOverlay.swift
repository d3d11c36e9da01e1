// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions
import UnicodeText

/// Shows a text with its translation, and lets the person copy it, put it in the place of the text, or choose another target.
struct TranslationOverlay: TerminalDialog {
    private let presentation: TranslationPresentation
    /// The list of targets, while the person chooses one.
    private var targets: LanguageChoice?
    private var scrolled = ScrolledLines()
    private var notice = ""

    init(_ presentation: TranslationPresentation) {
        self.presentation = presentation
    }

    var answerAtEndOfInput: TranslationPresentation.Choice { .dismissal }

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
        default:
            scrolled.move(
                by: key == .character(" ") ? .pageDown : key, through: body(columns: size.columns),
                above: foot(columns: size.columns), in: size)
        }
        return .next
    }

    /// What stands below the text: a notice, and the keys.
    private func foot(columns: Int) -> [ScreenLine] {
        let lines = notice.isEmpty ? [] : WrappedText.lines(of: notice, columns: columns)
        return lines + KeyHelp.lines(of: help, columns: columns)
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        if let targets { return targets.frame(in: size) }
        return scrolled.frame(of: body(columns: size.columns), above: foot(columns: size.columns), in: size)
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
            lines += WrappedText.lines(of: error.messageForReader, columns: columns)
        }
        return lines
    }

    private var help: [String] {
        [
            canReplace ? "r replace the text" : nil, response == nil ? nil : "c copy",
            presentation.targets.isEmpty ? nil : "t another language", "Esc close",
        ].compactMap(\.self)
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
