// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds the commands that are set in below the heading *Examples:*, as the help of a program has them.
///
///     Examples:
///       tool -f input.txt -o output.txt
///       tool --list                      # Show all of them.
///
/// An option of one letter or behind two hyphens tells a command. Another line of the same program is one without it, too.
enum ExampleCommands {
    /// A line that is a command, or begins with one.
    struct Example {
        let line: Range<Int>
        /// Without what stands in a column behind it, or behind `#`.
        let command: Range<Int>
        /// Whether there is nothing else on the line.
        let isWhole: Bool
    }

    /// What the heading ends with, in small letters.
    private static let headings: Set = [
        "beispiel", "beispiele", "ejemplo", "ejemplos", "esempi", "esempio", "example", "examples", "exemple", "exemples",
        "exemplo", "exemplos",
    ]
    /// Longer lines are sentences.
    private static let mostWords = 12
    /// The most words among the arguments that have no sign of code.
    private static let mostPlainWords = 3

    /// The commands, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func all(in bytes: [UInt8], from start: Int) -> [Example] {
        var examples: [Example] = []
        var programs: Set<String> = []
        /// How far the heading is set in; nil outside of a list of examples.
        var indent: Int?
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            guard !content.isEmpty else { continue }
            let own = content.startIndex - line.content.lowerBound
            if let heading = indent, own > heading {
                guard let command = command(in: content, ofOneOf: &programs) else { continue }
                examples.append(
                    Example(
                        line: line.content.lowerBound..<line.end, command: command,
                        isWhole: command.upperBound == content.endIndex))
            } else {
                indent = isHeading(content) ? own : nil
                programs = []
            }
        }
        return examples
    }

    private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.last == UInt8(ascii: ":") else { return false }
        let word = line.dropLast().reversed().prefix(while: \.isASCIILetter)
        return headings.contains(String(decoding: word.reversed(), as: UTF8.self).lowercased())
    }

    /// The command that a line begins with; nil where its words are those of a sentence.
    private static func command(in line: ArraySlice<UInt8>, ofOneOf programs: inout Set<String>) -> Range<Int>? {
        let words = words(of: line)
        guard let name = words.first, let last = words.last, words.count > 1, words.count <= mostWords,
            isName(name), line[line.startIndex].isASCIISmall, !endsSentence(last)
        else { return nil }
        let arguments = words.dropFirst()
        let plain = arguments.filter { !isMarked($0) }
        guard plain.count <= mostPlainWords, plain.allSatisfy({ isName($0) && !Programs.isOfSentence(text(of: $0)) }) else {
            return nil
        }
        let program = text(of: name)
        guard arguments.contains(where: isOption) || programs.contains(program) && plain.count < arguments.count else {
            return nil
        }
        programs.insert(program)
        return line.startIndex..<last.endIndex
    }

    /// The words of a command up to a column or a comment. What stands in quotation marks is part of one word.
    private static func words(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var words: [ArraySlice<UInt8>] = []
        var position = line.startIndex
        while position < line.endIndex, line[position] != UInt8(ascii: "#") {
            let start = position
            var quotation: UInt8?
            while position < line.endIndex, quotation != nil || !line[position].isBlank {
                if line[position] == quotation {
                    quotation = nil
                } else if quotation == nil, "'\"".utf8.contains(line[position]) {
                    quotation = line[position]
                }
                position += 1
            }
            words.append(line[start..<position])
            let rest = line[position...]
            if rest.first == 0x09 || rest.starts(with: "  ".utf8) { break }
            position += 1
        }
        return words
    }

    private static func text(of word: ArraySlice<UInt8>) -> String { String(decoding: word, as: UTF8.self) }

    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        word.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "-_".utf8.contains($0) }
    }

    /// `-f`, `-f5`, `--list`, `--file=x`; but not *-casa* behind a word that it translates.
    private static func isOption(_ word: ArraySlice<UInt8>) -> Bool {
        let name = word.drop { $0 == UInt8(ascii: "-") }
        let letters = name.prefix(while: \.isASCIILetter)
        switch word.count - name.count {
        case 1: return letters.count == 1 && name.dropFirst().allSatisfy { $0.isASCIIDigit }
        // he said --and left
        case 2: return letters.count > 1 && !Programs.isOfSentence(text(of: name))
        default: return false
        }
    }

    /// Whether a word has what words of sentences do not have: it is an option, a file, an assignment, a place or an operator.
    private static func isMarked(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first else { return false }
        return "-./~*<>[{$|&'\"".utf8.contains(first) || Synopsis.isMetavariable(word) || word.starts(with: Placeholder.text.utf8)
            || word.dropFirst().contains { "/.=:@_*".utf8.contains($0) || $0.isASCIIDigit }
    }

    private static func endsSentence(_ word: ArraySlice<UInt8>) -> Bool {
        guard let last = word.last, ".:,;!?".utf8.contains(last) else { return false }
        return word.contains { $0 != UInt8(ascii: ".") }
    }
}
