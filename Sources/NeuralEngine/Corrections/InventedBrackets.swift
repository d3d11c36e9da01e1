// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Brackets that models put into the translation of a sentence without any, with a word or two: they have read many pages that
/// say `(em inglês)` behind the name of a company, and lists with `(a)`.
enum InventedBrackets {
    /// The most characters between brackets: more is an explanation.
    private static let longest = 12

    /// The translation without them, where the source has no bracket, and without one at its end that does not close, where those
    /// of the source do: `Checksums (SHA-1) (com o`.
    ///
    /// - Complexity: Linear in the length of both.
    static func removed(from translation: String, source: String) -> String {
        guard translation.contains("(") else { return translation }
        guard !source.contains(where: "()[]（）".contains) else { return withoutOpenEnd(translation, source: source) }
        var result = ""
        var rest = translation[...]
        while let start = rest.firstIndex(of: "(") {
            let content = rest[rest.index(after: start)...]
            let near = content.prefix(longest + 1)
            let end = near.firstIndex(of: ")")
            // Without its end it is one where little follows.
            guard end != nil || near.endIndex == content.endIndex && near.count <= longest else {
                result += rest[...start]
                rest = content
                continue
            }
            result += rest[..<start]
            while result.last == " " { result.removeLast() }
            rest = end.map { content[content.index(after: $0)...] } ?? ""
            // The full stop of an abbreviation ends the sentence, too.
            if result.last == ".", rest.first == "." { rest.removeFirst() }
        }
        return result + rest
    }

    private static func withoutOpenEnd(_ translation: String, source: String) -> String {
        func count(_ sign: Character, in text: String) -> Int { text.count { $0 == sign } }
        guard let start = translation.lastIndex(of: "("), !translation[start...].contains(")"),
            count("(", in: source) == count(")", in: source), count("(", in: translation) == count("(", in: source) + 1,
            translation[start...].count <= longest + 1
        else { return translation }
        return String(translation[..<start].withoutOuterWhiteSpace)
    }
}
