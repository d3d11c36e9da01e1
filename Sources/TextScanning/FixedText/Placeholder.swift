// SPDX-License-Identifier: Apache-2.0

/// The character that stands in a text for what is not translated with it: U+FFFC, which Unicode made for that.
///
/// In the text of an item it stands for phrases of other languages, addresses and code; in the text of a document's passage, for
/// markup. All placeholders look alike, so the first in a translation is the first in its text, whatever the engine meant, and a
/// translation with more or fewer of them is of no use.
public enum Placeholder {
    /// The character.
    public static let scalar: Unicode.Scalar = "\u{FFFC}"
    /// A text of the character alone.
    package static let text = String(Character(scalar))

    /// How many placeholders a text has.
    public static func count(in text: some StringProtocol) -> Int {
        text.unicodeScalars.count { $0 == scalar }
    }

    /// What stands before, between and after the placeholders of a text: one stretch more than it has placeholders.
    package static func stretches(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false).map(Substring.init)
    }
}
