// SPDX-License-Identifier: Apache-2.0

/// Tells a synopsis by its form alone, where no *Usage:* stands before it: a word in small letters, and behind it options or what
/// may be left out, in brackets.
///
///     git remote update [<options>] [<group> | <remote>]...
///     route {-V|--version}     Display version
///     ipmaddr show [ dev STRING ]
///
/// *See [-v] for more* has words behind its option, and none of these has.
struct SynopsisForm {
    /// Where the synopsis ends, without the blanks behind it.
    private(set) var end: Int
    /// Whether an option stands in brackets, or a name beside what stands for its value.
    private(set) var isCertain = false
    /// Whether what stands for an argument, an option or brackets come last.
    private(set) var endsInArgument = false
    /// How many plain words stand among the arguments.
    private(set) var wordCount = 0
    /// Whether an option stands outside of brackets.
    private(set) var hasOption = false
    /// Whether a place in markup stands in brackets, of which nobody knows whether it is an option: `[<group>]`.
    private(set) var hasPlace = false

    /// The most plain words among the arguments.
    private static let mostWords = 3
    /// The most plain words side by side in brackets.
    private static let mostNames = 2
    /// The longest group in brackets, in bytes.
    private static let longestGroup = 200

    /// Reads arguments up to the end of a line, or to two blanks before a description; nil where anything else stands among them.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, arguments: Range<Int>) {
        end = arguments.lowerBound
        var position = arguments.lowerBound
        while position < arguments.upperBound {
            let next = bytes[position..<arguments.upperBound].drop(while: \.isBlank)
            guard let first = next.first, first > 0x20 else { return }
            // What a column parts is a description.
            let isColumn = next.startIndex > position + 1 && end > arguments.lowerBound
            if isColumn, !"[{<".utf8.contains(first) { return }
            if Self.opens(first) {
                guard let group = Self.group(bytes, from: next.startIndex, to: arguments.upperBound) else { return nil }
                guard noteGroup(bytes[group]) else { return nil }
                position = group.upperBound
            } else {
                let word = next.prefix { $0 > 0x20 && !Self.opens($0) }
                guard noteWord(word) else { return nil }
                position = word.endIndex
            }
            end = position
        }
    }

    private static func opens(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

    /// A group in brackets with what repeats it: `[-x]`, `[[dev] If]`, `{-a|-b}...`; nil where it is not closed.
    private static func group(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Range<Int>? {
        var depth = 0
        for position in start..<min(limit, start + longestGroup) {
            switch bytes[position] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth > 0 { continue }
                let rest = bytes[(position + 1)..<limit]
                return start..<rest.startIndex + (rest.starts(with: "...".utf8) ? 3 : 0)
            case 0x0A: return nil
            default: break
            }
        }
        return nil
    }

    /// Notes what stands in brackets; false for words of a sentence: *[see --help for more]*.
    private mutating func noteGroup(_ group: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        endsInArgument = true
        for choice in group.split(whereSeparator: { "[]{}|".utf8.contains($0) }) {
            let names = choice.split(whereSeparator: \.isBlank).filter { $0.allSatisfy(\.isASCIISmall) }
            if names.count > Self.mostNames || names.contains(where: ShellCommand.isOfSentence) { return false }
        }
        let words = group.split { $0.isBlank || "[]{}|".utf8.contains($0) }
        let hasName = words.contains { $0.allSatisfy(\.isASCIISmall) }
        isCertain =
            isCertain || group.starts(with: "[[-]".utf8)
            || words.contains { $0.first == UInt8(ascii: "-") && Synopsis.isMarked($0) }
            || hasName && words.contains { $0.count > 1 && Synopsis.isMetavariable($0) }
            || words.contains { $0.first == UInt8(ascii: "<") && Synopsis.isMarked($0) }
            || words.contains { $0.elementsEqual("OPTION".utf8) || $0.elementsEqual("OPTIONS".utf8) }
        hasPlace = hasPlace || words.contains { $0.starts(with: Placeholder.text.utf8) }
        return true
    }

    /// Notes an option, what stands for an argument, or a plain word; false for a word of a sentence.
    private mutating func noteWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        endsInArgument = true
        if Synopsis.isMarked(word) {
            hasOption = hasOption || word.first == UInt8(ascii: "-")
            return true
        }
        // FILE, |, ..., <file> as markup.
        let isSign = word.allSatisfy { "|.".utf8.contains($0) }
        if isSign || Synopsis.isMetavariable(word) || word.starts(with: Placeholder.text.utf8) { return true }
        endsInArgument = false
        wordCount += 1
        return wordCount <= Self.mostWords && word.allSatisfy { $0.isASCIILetterOrDigit || "-_".utf8.contains($0) }
            && !ShellCommand.isOfSentence(word)
    }
}

extension Synopsis {
    /// How many lines of a synopsis are looked at before one that goes on with it.
    private static let mostLines = 8

    /// The synopsis that a line is, or begins with before a column with its description; nil where it has not the form of one.
    static func form(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        let content = bytes[line].drop(while: \.isBlank)
        guard let first = content.first, first.isASCIISmall else { return nil }
        let name = content.prefix { $0.isASCIISmall || $0.isASCIIDigit || "-_.+".utf8.contains($0) }
        guard name.endIndex < line.upperBound, bytes[name.endIndex].isBlank, !ShellCommand.isOfSentence(name),
            !verbs.contains(String(decoding: name, as: UTF8.self)),
            let form = SynopsisForm(bytes, arguments: name.endIndex..<line.upperBound)
        else { return nil }
        let isName = name.contains { !$0.isASCIISmall }
        let words = bytes[name.endIndex..<form.end].split(whereSeparator: \.isBlank)
        let isProgram =
            words.first.map {
                Programs.hasSubcommand(String(decoding: $0, as: UTF8.self), of: String(decoding: name, as: UTF8.self))
            } ?? false
        // *Print version [-v]* may be what an option does.
        guard form.isCertain || form.hasPlace && (form.hasOption || isProgram), form.endsInArgument || isName,
            isName || isProgram || form.hasOption || form.wordCount < 2
        else { return nil }
        return content.startIndex..<form.end
    }

    /// A line that goes on with a synopsis: it begins with brackets, and has nothing but arguments; one with an option by itself,
    /// another one below a synopsis.
    static func continuation(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, behind count: Int = 0) -> Range<Int>? {
        let content = bytes[line].drop(while: \.isBlank)
        guard let first = content.first, "[{".utf8.contains(first), count < mostLines,
            let form = SynopsisForm(bytes, arguments: content.startIndex..<line.upperBound), form.wordCount == 0
        else { return nil }
        if form.isCertain || followsSynopsis(line.lowerBound, in: bytes, behind: count) { return content.startIndex..<form.end }
        return nil
    }

    /// Whether the line before an offset is a synopsis, or goes on with one.
    private static func followsSynopsis(_ start: Int, in bytes: UnsafeBufferPointer<UInt8>, behind count: Int) -> Bool {
        guard start > 0, bytes[start - 1] == 0x0A else { return false }
        let lineStart = bytes[..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = lineStart..<start - 1
        return named(in: bytes, line) != nil || form(in: bytes, line) != nil
            || continuation(in: bytes, line, behind: count + 1) != nil
    }

    /// Verbs that what an option does begins with, and that are no program's name here.
    private static let verbs: Set = [
        "add", "change", "choose", "click", "close", "create", "delete", "disable", "display", "enable", "enter", "error",
        "force", "get", "give", "ignore", "keep", "list", "option", "options", "page", "press", "print", "quit", "read",
        "remove", "run", "see", "select", "set", "show", "skip", "specify", "start", "stop", "try", "turn", "type", "use",
        "version", "write",
    ]
}
