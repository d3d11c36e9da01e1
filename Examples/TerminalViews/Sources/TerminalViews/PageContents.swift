// SPDX-License-Identifier: Apache-2.0

import Translation

/// What a page shows, in lines, with the controls in it, which a person names by their numbers.
@MainActor
struct PageContents {
    /// The title that the page's view gave; nil where it gave none.
    private(set) var title: String?
    private(set) var lines: [String] = []
    private var controls: [any DrawnView] = []

    /// What the drawn views of a body say.
    ///
    /// - Parameter open: The number of a picker whose choices are listed; nil for none.
    init(of views: [any DrawnView], open: Int? = nil) {
        for view in views {
            switch view {
            case let text as Text: lines.append(text.string)
            case let titled as any PageTitle: title = titled.title
            case let button as Button: add(button, saying: button.title)
            case let field as TextField: add(field, saying: "\(field.prompt): \(field.shown)")
            case let picker as Picker:
                add(picker, saying: "\(picker.title): \(picker.shown)\(Self.words(for: picker.choices, of: controls.count + 1))")
                if controls.count == open { lines.append("    " + picker.choices.joined(separator: ", ")) }
            default: break
            }
        }
    }

    /// How many choices a line has room for.
    private static let shortListCount = 12

    private static func words(for choices: [String], of number: Int) -> String {
        switch choices.count {
        case 0: ""
        case ...shortListCount: " (of \(choices.joined(separator: ", ")))"
        default: " (\(number) and Enter list all \(choices.count))"
        }
    }

    /// What a person can do with the controls, for the line that tells it.
    var help: [String] {
        var parts = controls.isEmpty ? [] : ["Type the number of a line and press Enter to use it"]
        if let index = controls.firstIndex(where: { $0 is TextField }) {
            parts.append("“\(index + 1) new words” writes in [\(index + 1)]")
        }
        for (index, control) in controls.enumerated() {
            guard let picker = control as? Picker, let choice = picker.choices.first(where: { $0 != picker.shown }) else {
                continue
            }
            parts.append("“\(index + 1) \(choice)” picks in [\(index + 1)]")
            break
        }
        return parts
    }

    private mutating func add(_ control: any DrawnView, saying words: String) {
        controls.append(control)
        lines.append("[\(controls.count)] \(words)")
    }

    /// Whether a control is a picker with more choices than its line has room for.
    func isLongPicker(_ number: Int) -> Bool {
        controls.indices.contains(number - 1)
            && ((controls[number - 1] as? Picker)?.choices.count ?? 0) > Self.shortListCount
    }

    /// Uses a control.
    ///
    /// - Parameters:
    ///   - number: The control's number.
    ///   - words: What is written or picked.
    /// - Returns: What is wrong, in a sentence; nil where the control did what it does.
    func use(_ number: Int, with words: String) -> String? {
        guard controls.indices.contains(number - 1) else { return "There is no [\(number)] here." }
        switch controls[number - 1] {
        case let button as Button: button.action()
        case let field as TextField:
            guard !words.isEmpty else { return "Write \(number) and the new text behind it." }
            field.text.wrappedValue = words
        case let picker as Picker:
            guard let choice = picker.choice(words) else {
                return "Write \(number) and one of the choices, or how it begins."
            }
            picker.pick(choice)
        default: break
        }
        return nil
    }
}
