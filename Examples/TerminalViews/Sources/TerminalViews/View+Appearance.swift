// SPDX-License-Identifier: Apache-2.0

public import Translation

/// The title of the page that a view is on.
struct Titled<Inner: View>: DrawnView {
    let title: String
    let content: Inner

    var body: some View { content }
}

/// What finds a title, whatever it is the title of.
protocol PageTitle {
    var title: String { get }
}

extension Titled: PageTitle {}

/// What a text field looks like.
public struct TextFieldStyle: Sendable {
    /// A field with a border.
    public static let roundedBorder = TextFieldStyle()
}

extension View {
    /// Gives the page a title.
    public func navigationTitle(_ title: String) -> some View { Titled(title: title, content: self) }

    /// Room around the view, of which a terminal has none to give.
    public func padding() -> some View { self }

    /// A style for the fields in the view; a terminal has one.
    public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }
}
