// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds blocks of commands that are set in below a sentence, as a README in plain text has them.
///
///     Then type
///
///         make
///         sudo make install
enum CommandBlocks {
    /// How far such a block is set in, in spaces.
    private static let indent = 4
    /// How far one is at least of which half the lines, two or more, are commands for certain: lists are set in so, too.
    private static let leastIndent = 2
    private static let fewestCertainLines = 2
    /// Longer lines are sentences.
    private static let mostWords = 10
    /// The most words of a command whose program is a verb of English: *make install*.
    private static let mostWordsOfVerb = 3
    /// Programs that build others; sentences name some of them, too.
    private static let builders: Set = ["autoreconf", "cmake", "ctest", "meson", "ninja"]

    /// The blocks, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var block: Block?
        var followsBlank = true
        func close() {
            if let block, block.isCertain { ranges.append(block.range) }
            block = nil
        }
        // A block ends at the first line that is none of it, and no other begins before an empty one.
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            let isSetIn = isSetIn(bytes[line.content], by: leastIndent)
            if content.isEmpty {
                close()
                followsBlank = true
            } else if isSetIn, mayBeCommand(content), block != nil || followsBlank {
                var lines = block ?? Block(range: line.content.lowerBound..<line.end)
                lines.range = lines.range.lowerBound..<line.end
                lines.lineCount += 1
                lines.isSetInFar = lines.isSetInFar && Self.isSetIn(bytes[line.content], by: indent)
                if isCommand(content), lines.isSetInFar || !isExplained(content) { lines.certainCount += 1 }
                block = lines
                followsBlank = false
            } else {
                // One line that is none makes the whole none.
                block = nil
                followsBlank = false
            }
        }
        close()
        return ranges
    }

    /// Whether lines below each other are commands, though they are not set in, as in a quotation of Markdown: each is one for
    /// certain, or is short and has an argument that is no plain word, and one is.
    static func areCommands(_ lines: [ArraySlice<UInt8>]) -> Bool {
        var isCertain = false
        for line in lines {
            let words = line.split(whereSeparator: \.isBlank)
            guard mayBeCommand(line), words.count > 1,
                !words.contains(where: { Programs.isOfSentence(String(decoding: $0, as: UTF8.self)) })
            else { return false }
            let known = isCommand(line)
            guard known || words.count <= mostWordsOfVerb && words.dropFirst().contains(where: isMarked) else { return false }
            isCertain = isCertain || known
        }
        return lines.count > 1 && isCertain
    }

    /// `output-file`, `a.txt`, `-x`
    private static func isMarked(_ word: ArraySlice<UInt8>) -> Bool {
        word.contains { "-_./=".utf8.contains($0) } && word.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    /// Lines below each other that may be commands.
    private struct Block {
        var range: Range<Int>
        var lineCount = 0
        /// How many of them are commands for certain.
        var certainCount = 0
        var isSetInFar = true

        var isCertain: Bool {
            isSetInFar ? certainCount > 0 : certainCount >= CommandBlocks.fewestCertainLines && certainCount * 2 >= lineCount
        }
    }

    /// `git - keeps versions`, as in a list of programs.
    private static func isExplained(_ line: ArraySlice<UInt8>) -> Bool {
        line.split(whereSeparator: \.isBlank).contains {
            $0.elementsEqual("-".utf8) || $0.elementsEqual("--".utf8) || $0[$0.startIndex] >= 0x80
        }
    }

    private static func isSetIn(_ line: ArraySlice<UInt8>, by indent: Int) -> Bool {
        line.first == 0x09 || line.count > indent && line.prefix(indent).allSatisfy { $0 == 0x20 }
    }

    /// Whether a line may be a command: it begins with a small letter, a path or a mark of a shell, and ends as no sentence does.
    private static func mayBeCommand(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, let last = line.last else { return false }
        return (first.isASCIISmall || "./~#$".utf8.contains(first)) && !".!?:,;".utf8.contains(last)
            && line.split(whereSeparator: \.isBlank).count <= mostWords
    }

    /// Whether a line begins with a program, and goes on as its commands do.
    private static func isCommand(_ line: ArraySlice<UInt8>) -> Bool {
        var words = line.split(whereSeparator: \.isBlank).map { String(decoding: $0, as: UTF8.self) }[...]
        if let prompt = words.first, ["#", "$"].contains(prompt) { words = words.dropFirst() }
        guard let name = words.first else { return false }
        let arguments = words.dropFirst()
        if Programs.withSubcommands.contains(name) || name == "sudo" || name == "cd" { return isCallOfKnown(name, arguments) }
        if name == "make" {
            return arguments.count < mostWordsOfVerb
                && !arguments.contains { ["a", "an", "it", "sure", "the", "them", "your"].contains($0) }
        }
        let isMarked = arguments.contains { $0.hasPrefix("-") && $0.count > 1 || $0.contains { "/=.".contains($0) } }
        let isKnown = [builders, Programs.withOptions, Programs.interpreters, Programs.ofPipelines, Programs.privileged].contains
        {
            $0.contains(name)
        }
        return isKnown && isMarked || isCallOfUnknown(name, arguments)
    }

    /// Whether a program that nobody knows is called: a long option tells, or what its output goes to, where nothing follows but
    /// values and options: `club list --all`, `club list | more`. Two hyphens are a dash to some, and *more* is a word.
    private static func isCallOfUnknown(_ name: String, _ arguments: ArraySlice<String>) -> Bool {
        guard name.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }) else { return false }
        return arguments.indices.contains { index in
            let word = arguments[index]
            let isOption = word.hasPrefix("--") && word.dropFirst(2).first?.isLetter == true
            let isTarget =
                index > arguments.startIndex && arguments[index - 1] == "|"
                && (["less", "more"].contains(word) || Programs.ofPipelines.contains(word) || Programs.withOptions.contains(word))
            guard isOption || isTarget else { return false }
            let next = index + 1 < arguments.endIndex ? arguments[index + 1] : "|"
            return next.first?.isLetter != true
        }
    }

    /// Whether a program with subcommands is called: its name alone may be a word, *go* and *cargo*, as may the first that
    /// follows.
    private static func isCallOfKnown(_ name: String, _ arguments: ArraySlice<String>) -> Bool {
        guard let first = arguments.first else { return false }
        if name == "sudo" || name == "cd" { return arguments.count == 1 || name == "sudo" }
        return Programs.hasSubcommand(first, of: name) || first.hasPrefix("-")
    }
}
