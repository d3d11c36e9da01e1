// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of people that stand where no sentence needs them: who speaks in a chat, whom a letter greets and who signs it, entries
/// of lists and cells of tables. They are fixed text there, since engines make words of them: *Mark:* becomes *Marca:*.
///
///     let names = StandaloneNames(in: "en", among: ["Dear Grace,", "Grace", "Hope"])
///     names.ranges(in: "Grace")  // [0..<5]
///     names.ranges(in: "Hope")   // []: none of the texts says that this is somebody
///
/// In sentences names are left to the engines, whose grammar needs a noun.
package struct StandaloneNames: Sendable {
    /// Nil where names in the language are not known.
    private let words: LetterWords?
    private let fullNames: FullNames
    private let people: NamedPeople

    /// The names of a call.
    ///
    /// - Parameters:
    ///   - language: The language of the texts, without script and region.
    ///   - texts: All of them: somebody whom one greets may be a cell of a table in another.
    /// - Complexity: Linear in the length of the texts.
    package init(in language: String, among texts: some Sequence<String>) {
        words = LetterWords(of: language)
        fullNames = FullNames(in: language)
        var people = NamedPeople()
        if let words {
            var follows = false
            for text in texts {
                for line in Self.lines(of: text, words, followsClosing: &follows) { people.add(line) }
            }
        }
        self.people = people
    }

    /// Where such names stand in a text, in order, in UTF-8 offsets.
    ///
    /// - Complexity: Linear in the length of the text.
    package func ranges(in text: String) -> [Range<Int>] {
        guard let words else { return [] }
        var follows = false
        return Self.lines(of: text, words, followsClosing: &follows).flatMap { line in
            line.names.filter { people.isOne($0, line.place) }.map { name in
                text.utf8Offsets(of: line.place == .speaker ? name.whole : name.whole(by: fullNames))
            }
        }
    }

    /// Whether there is nothing in a text but such names, as far as the text alone tells.
    package static func areAll(of text: String, in language: String) -> Bool {
        let ranges = StandaloneNames(in: language, among: [text]).ranges(in: text)
        guard let first = ranges.first, let last = ranges.last else { return false }
        let gaps = zip(ranges, ranges.dropFirst()).map { $0.upperBound..<$1.lowerBound }
        return ([0..<first.lowerBound] + gaps + [last.upperBound..<text.utf8.count]).allSatisfy {
            !text[utf8: $0].contains(where: \.isLetter)
        }
    }

    /// The lines and columns of a text that name people.
    ///
    /// - Parameter followsClosing: Whether one signs in the first line; afterwards, below the last.
    private static func lines(of text: String, _ words: LetterWords, followsClosing: inout Bool) -> [NameLine] {
        var found: [NameLine] = []
        for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = Substring(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
            for column in columns(of: line) {
                if let names = NameLine(column, words: words) { found.append(followsClosing ? names.signed() : names) }
            }
            followsClosing = NameLine.isClosing(line, words)
        }
        return found
    }

    /// What two spaces or a tab part in a line. Long lines are one column.
    private static func columns(of line: Substring) -> [Substring] {
        guard line.utf8.count <= 200, line.contains(utf8: "  ") || line.contains("\t") else { return [line] }
        return line.split(separator: "\t").flatMap { $0.split(separator: "  ") }
    }
}
