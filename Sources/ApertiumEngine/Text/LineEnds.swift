// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The ends of lines inside of a translated sentence. They stay at their places among the spaces while words move, so that a full
/// stop may come to stand alone at the start of a line.
enum LineEnds {
    /// A translation in which no line begins with a mark that ends a clause: the word before goes to that line, too.
    ///
    /// - Complexity: Linear in the length of the text and the number of such lines.
    static func withoutLoneMarks(_ text: String) -> String {
        guard text.contains(where: \.endsLine) else { return text }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine).map(String.init)
        let ends = Array(text).filter(\.endsLine).map { String($0) }
        for index in lines.indices.dropFirst() {
            let indent = lines[index].prefix { $0 == " " }
            guard let mark = lines[index].dropFirst(indent.count).first, ".,;:!?)".contains(mark),
                let space = lines[index - 1].lastIndex(of: " ")
            else { continue }
            let word = lines[index - 1][lines[index - 1].index(after: space)...]
            lines[index] = String(indent + word + lines[index].dropFirst(indent.count))
            lines[index - 1] = String(lines[index - 1][..<space])
        }
        return zip(lines, ends + [""]).reduce(into: "") { $0 += $1.0 + $1.1 }
    }

    /// A translation that neither begins nor ends with a line, as no piece does: *We⏎should see* is *⏎Tendríamos que ver*, whose
    /// first word goes before the end of the line, and a last word goes behind one. What is one word stays.
    ///
    /// - Complexity: Linear in the length of the text.
    static func inside(_ text: String) -> String {
        var text = text
        let words = text[...].withoutOuterWhiteSpace
        guard let last = words.lastIndex(of: " ") else { return text }
        let end = text[words.endIndex...]
        // Several spaces are kept ones.
        if end.contains(where: \.endsLine), words[..<last].last != " " {
            text = String(text[..<last] + end + text[text.index(after: last)..<words.endIndex])
        }
        let start = text.prefix(while: \.isWhitespace)
        if start.contains(where: \.endsLine), let first = text[start.endIndex...].firstIndex(of: " "),
            text[text.index(after: first)...].first != " "
        {
            text = String(text[start.endIndex..<first] + start + text[text.index(after: first)...])
        }
        return text
    }
}
