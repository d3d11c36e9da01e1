// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Genitives of English whose apostrophe stands behind the *s* of a plural or a name. Rules know *the dog's house* alone: of *the
/// dogs' house* they made *los perros' la casa*.
enum EnglishGenitives {
    /// A text with an *s* behind each such apostrophe, unless quotation marks of the same form open in it.
    static func written(_ text: String) -> String {
        guard text.containsAny(utf8: ["s' ", "s’ "]), !opensQuotation(text) else { return text }
        return text.replacing(/(\p{L}s)(['’])(?=\ \p{L})/) { "\($0.1)\($0.2)s" }
    }

    private static func opensQuotation(_ text: String) -> Bool {
        var previous: Character = " "
        return text.contains { character in
            defer { previous = character }
            return "'‘’".contains(character) && !previous.isLetter && !previous.isNumber
        }
    }
}
