// SPDX-License-Identifier: Apache-2.0

public import Translation

/// A text that a person reads.
public struct Text: DrawnView {
    let string: String

    /// A text.
    public init(_ string: String) {
        self.string = string
    }

    /// A text. Nothing is looked up for either kind of text here.
    public init(verbatim string: String) {
        self.init(string)
    }
}
