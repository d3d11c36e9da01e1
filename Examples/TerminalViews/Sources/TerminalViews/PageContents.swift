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
    init(of views: [any DrawnView]) {
        for view in views {
            switch view {
            case let text as Text: lines.append(text.string)
            case let titled as any PageTitle: title = titled.title
            case let button as Button: add(button, saying: button.title)
            case let field as TextField: add(field, saying: "\(field.prompt): \(field.shown)")
            case let picker as Picker:
                let choices = picker.choices.isEmpty ? "" : " (of \(picker.choices.joined(separator: ", ")))"
                add(picker, saying: "\(picker.title): \(picker.shown)\(choices)")
            default: break
            }
        }
    }

    private mutating func add(_ control: any DrawnView, saying words: String) {
        controls.append(control)
        lines.append("[\(controls.count)] \(words)")
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
            guard let choice = picker.choices.firstIndex(where: { $0.lowercased() == words.lowercased() }) else {
                return "Write \(number) and one of \(picker.choices.joined(separator: ", "))."
            }
            picker.pick(choice)
        default: break
        }
        return nil
    }
}
