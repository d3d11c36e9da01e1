// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// Asks for a language out of many: a list that typing narrows.
struct LanguageChoice: TerminalDialog {
    /// A language in the list.
    struct Entry: Sendable, Hashable {
        let language: LanguageTag
        /// The names in English and in itself, and the tag.
        let label: String
        /// What is known of it, such as how likely it is.
        let note: String
        /// What typed text is compared with: names and the tag, without marks and letter case.
        fileprivate let keys: [String]

        init(_ language: LanguageTag, note: String = "") {
            let name = language.displayName(in: "en")
            let autonym = language.autonym ?? name
            self.language = language
            self.note = note
            label = (name == autonym ? name : "\(name) · \(autonym)") + " (\(language))"
            keys = [language.canonical, name, autonym].map(\.searchKey)
        }
    }

    /// How many lines of a sample are shown.
    private static let sampleLines = 3

    private let question: String
    private let sample: String
    private let entries: [Entry]
    private let refusal: String
    /// What was typed.
    private(set) var filter = ""
    private var selection = 0
    private var matches: [Entry]
    /// What was wrong with the last line that was typed where nothing can be drawn.
    private var complaint = ""

    /// A question.
    ///
    /// - Parameters:
    ///   - sample: A text that the question is about; empty where there is none.
    ///   - entries: The languages, likeliest first. Others can be named by their tags.
    ///   - refusal: What the escape key does, in a word or two.
    init(_ question: String, sample: String = "", among entries: [Entry], refusal: String) {
        self.question = question
        self.sample = sample
        self.entries = entries
        self.refusal = refusal
        matches = entries
    }

    /// The language that the enter key would take.
    var selected: LanguageTag? { matches.indices.contains(selection) ? matches[selection].language : nil }

    var answerAtEndOfInput: LanguageTag? { nil }

    // MARK: - On a screen

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<LanguageTag?> {
        switch key {
        case .enter: return selected.map { .answer($0) } ?? .next
        case .escape: return .answer(nil)
        case .up, .control("p"): selection = max(0, selection - 1)
        case .down, .control("n"), .tab: selection = min(max(0, matches.count - 1), selection + 1)
        case .backtab: selection = max(0, selection - 1)
        case .pageUp: selection = max(0, selection - max(1, size.rows / 2))
        case .pageDown: selection = min(max(0, matches.count - 1), selection + max(1, size.rows / 2))
        case .home: selection = 0
        case .end: selection = max(0, matches.count - 1)
        case .backspace: narrow(to: String(filter.dropLast()))
        case .control("u"): narrow(to: "")
        case .character(let character): narrow(to: filter + String(character))
        default: break
        }
        return .next
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        var lines = WrappedText.lines(of: question, columns: size.columns, weight: .strong)
        if !sample.isEmpty {
            lines += [ScreenLine()]
            lines += WrappedText.lines(of: sample, columns: size.columns, limit: Self.sampleLines)
        }
        lines.append(ScreenLine())
        let prompt = "Type a name: "
        let cursor = ScreenFrame.Position(row: lines.count, column: prompt.count + TerminalWidth.columns(of: filter))
        lines.append(ScreenLine([.init(prompt, .faint), .init(filter)]))
        let help = KeyHelp.lines(of: ["↑↓ choose", "Enter take it", "Esc \(refusal)"], columns: size.columns)
        let room = max(1, size.rows - lines.count - help.count - 1)
        lines += list(of: room, columns: size.columns)
        lines.append(ScreenLine())
        return ScreenFrame(lines + help, cursor: cursor)
    }

    /// The part of the list around the selection.
    private func list(of rows: Int, columns: Int) -> [ScreenLine] {
        guard !matches.isEmpty else { return [ScreenLine("  no language has this name", .faint)] }
        let first = max(0, min(selection - rows / 2, matches.count - rows))
        return matches.indices.dropFirst(first).prefix(rows).map { index in
            let entry = matches[index]
            let isSelected = index == selection
            let noteWidth = TerminalWidth.columns(of: entry.note)
            let room = columns - 2 - (noteWidth > 0 ? noteWidth + 2 : 0)
            let label = Excerpt.of(entry.label, columns: max(1, room))
            let gap = String(repeating: " ", count: max(0, room - TerminalWidth.columns(of: label) + 2))
            var runs = [ScreenLine.Run(isSelected ? "› " : "  "), .init(label, isSelected ? .selected : .plain)]
            if noteWidth > 0 { runs += [.init(gap), .init(entry.note, .faint)] }
            return ScreenLine(runs)
        }
    }

    // MARK: - Line by line

    /// How many languages are listed where nothing can be drawn.
    private static let listed = 9

    var plainText: String {
        var lines = complaint.isEmpty ? [question] : [complaint]
        if complaint.isEmpty, !sample.isEmpty { lines.append(Excerpt.of(sample, columns: 200)) }
        for (index, entry) in matches.prefix(Self.listed).enumerated() {
            lines.append("\(index + 1). \(entry.label)\(entry.note.isEmpty ? "" : ", \(entry.note)")")
        }
        if matches.count > Self.listed { lines.append("and \(matches.count - Self.listed) more") }
        lines.append("A number, a name or a tag; an empty line to \(refusal):")
        return lines.joined(separator: "\n")
    }

    mutating func enter(_ line: String) -> DialogStep<LanguageTag?> {
        let typed = line.filter { !$0.isNewline }
        if typed.allSatisfy(\.isWhitespace) { return .answer(nil) }
        let number = typed.filter { !$0.isWhitespace }
        let count = min(Self.listed, matches.count)
        if number.allSatisfy(\.isWholeNumber), count > 0 {
            if let number = Int(number), (1...count).contains(number) {
                return .answer(matches[number - 1].language)
            }
            complaint = "The list has no number \(Excerpt.of(number, columns: 20)); it goes from 1 to \(count)."
            return .next
        }
        narrow(to: typed)
        if let only = matches.first, matches.count == 1 || only.keys.contains(typed.searchKey) { return .answer(only.language) }
        complaint = matches.isEmpty ? "No language is called “\(typed)”." : "Several languages match “\(typed)”:"
        if matches.isEmpty { narrow(to: "") }
        return .next
    }

    // MARK: - Narrowing

    private mutating func narrow(to text: String) {
        filter = text
        selection = 0
        let wanted = text.searchKey
        guard !wanted.isEmpty else {
            matches = entries
            return
        }
        // The digits of a tag, such as those of `pt-x-pre1990`, name no language.
        guard !wanted.allSatisfy(\.isNumber) else {
            matches = []
            return
        }
        let ranked = entries.enumerated().compactMap { index, entry in entry.rank(of: wanted).map { (rank: $0, index: index) } }
        matches = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { entries[$0.index] }
        // A language beyond the list can be named by its tag, where that names one.
        if let tag = LanguageTag(text), tag.displayName(in: "en") != tag.canonical,
            !matches.contains(where: { $0.language == tag })
        {
            matches.append(Entry(tag))
        }
    }
}

extension LanguageChoice.Entry {
    /// How well typed text names the language, best first; nil where it does not.
    fileprivate func rank(of wanted: String) -> Int? {
        if keys[0] == wanted { return 0 }
        if keys.contains(where: { $0.hasPrefix(wanted) }) { return 1 }
        if keys.contains(where: { key in key.split { !$0.isLetter }.contains { $0.hasPrefix(wanted) } }) { return 2 }
        return keys.contains { $0.contains(wanted) } ? 3 : nil
    }
}

extension String {
    /// The text without letter case and marks, for comparing.
    fileprivate var searchKey: String {
        let scalars = normalized(.nfkcCasefold).normalized(.nfd).unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        let text = String(String.UnicodeScalarView(scalars))
        return String(text.drop(while: \.isWhitespace))
    }
}
