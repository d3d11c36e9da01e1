// SPDX-License-Identifier: Apache-2.0

/// Brackets that models put into the translation of a sentence without any, with a word or two: they have read many pages that
/// say `(em inglês)` behind the name of a company, and lists with `(a)`.
enum InventedBrackets {
    /// The most characters between brackets: more is an explanation.
    private static let longest = 12

    /// The translation without them, where the source has no bracket.
    ///
    /// - Complexity: Linear in the length of both.
    static func removed(from translation: String, source: String) -> String {
        guard translation.contains("("), !source.contains(where: "()[]（）".contains) else { return translation }
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
}
