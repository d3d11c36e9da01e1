// SPDX-License-Identifier: Apache-2.0

public import Translation

/// Something that a person presses.
public struct Button: DrawnView {
    let title: String
    let action: @MainActor () -> Void

    /// A button with what it does.
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }
}

/// A line in which a person writes.
public struct TextField: DrawnView {
    let prompt: String
    let text: Binding<String>
    /// Read here, so that the body is evaluated again when somebody else changes the text.
    let shown: String

    /// A field for a text.
    public init(_ prompt: String, text: Binding<String>) {
        self.prompt = prompt
        self.text = text
        shown = text.wrappedValue
    }
}

/// One of several values, of which a person picks one.
public struct Picker: DrawnView {
    let title: String
    let shown: String
    let choices: [String]
    let pick: @MainActor (Int) -> Void

    /// A picker.
    ///
    /// - Parameters:
    ///   - title: What is picked.
    ///   - selection: The value.
    ///   - values: The values to pick from.
    ///   - label: What a person reads for a value.
    public init<Value: Equatable>(
        _ title: String, selection: Binding<Value>, among values: [Value], label: (Value) -> String
    ) {
        self.title = title
        shown = label(selection.wrappedValue)
        choices = values.map(label)
        pick = { selection.wrappedValue = values[$0] }
    }

    /// The choice that a person names by its label, by the label's first word, or by a beginning that no other has.
    func choice(_ words: String) -> Int? {
        let words = words.lowercased()
        let labels = choices.map { $0.lowercased() }
        if let index = labels.firstIndex(of: words) { return index }
        if let index = labels.firstIndex(where: { $0.hasPrefix(words + " ") }) { return index }
        let found = labels.indices.filter { labels[$0].hasPrefix(words) }
        return words.isEmpty || found.count > 1 ? nil : found.first
    }
}
