// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the lines of a text that are code, what a terminal shows, or data: people paste these into letters and notes, and
/// translated they are of no use any more.
///
/// What is told is certain: a line of prose that is taken for code stays untranslated, which is as bad.
struct CodeLines {
    /// The fewest backticks of a fence.
    private static let shortestFence = 3

    /// The blocks of commands, what a terminal showed below them, settings, patches and the like, and what stands between fences,
    /// each in order.
    private var blocks: [ArraySlice<Range<Int>>]
    /// The programs of which the text says how they are called: `usage: backupctl <command>`.
    private var described: Set<String> = []
    /// The commands of these that the text lists.
    private let listed: Set<String>
    /// The last line, where it was a setting.
    private var lastSetting: Setting?

    /// Looks for the fences of a text, and for the programs that it describes.
    ///
    /// - Parameter start: Where the text begins.
    init(_ bytes: [UInt8], from start: Int) {
        blocks = [
            CommandBlocks.ranges, TerminalOutput.ranges, SettingBlocks.ranges, SettingSections.ranges, PatchBlocks.ranges,
            CommitHistory.ranges, PythonSessions.ranges, SynopsisSections.ranges,
        ].map { $0(bytes, start)[...] }
        blocks.append(ExampleCommands.all(in: bytes, from: start).filter(\.isWhole).map(\.line)[...])
        listed = CommandList.commands(in: bytes, from: start)
        var opening: (start: Int, length: Int)?
        var fences: [Range<Int>] = []
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            if let program = Synopsis.program(of: content) { described.insert(program) }
            let information = content.drop { $0 == UInt8(ascii: "`") }
            let length = content.count - information.count
            guard length >= Self.shortestFence else { continue }
            if let first = opening {
                // Only a fence that is closed is one, by as many backticks or more.
                guard information.isEmpty, length >= first.length else { continue }
                fences.append(first.start..<line.end)
                opening = nil
            } else if information.allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: "`") }) {
                opening = (line.content.lowerBound, length)
            }
        }
        blocks.append(fences[...])
    }

    /// Whether a line is code. Lines are asked about in order.
    mutating func isCode(_ line: SourceLines.Line, in bytes: [UInt8]) -> Bool {
        for index in blocks.indices {
            while let first = blocks[index].first, first.upperBound <= line.content.lowerBound { blocks[index].removeFirst() }
        }
        let content = bytes[SourceLines.trimmed(bytes[line.content])]
        // One alone may be a formula, or an explanation.
        let setting = Setting(content)
        let lastSetting = lastSetting
        self.lastSetting = nil
        if blocks.contains(where: { $0.first?.contains(line.content.lowerBound) == true }) { return true }
        if let setting {
            let neighbours = [lastSetting, Setting(Self.firstLine(of: bytes[line.end...]))].compactMap(\.self)
            if !neighbours.isEmpty, setting.isCertain || neighbours.contains(where: \.isCertain) {
                self.lastSetting = .certain
                return true
            }
        }
        self.lastSetting = setting
        if FileTree.isFolder(content), FileTree.isBranch(Self.firstLine(of: bytes[line.end...])) { return true }
        return Self.isCertain(content) || CommitTrailer.isOne(content) || IssueReference.isLine(content)
            || QuickAction.isOne(bytes[line.content])
            || isCall(content, isSetIn: content.startIndex > line.content.lowerBound)
            || ManualLines.isCall(bytes[line.content]) || ManualLines.isOption(bytes[line.content], before: bytes[line.end...])
    }

    /// `NAME=value backupctl restore 4f3a --target /tmp`: a call of a program that the text describes, with an option or, where
    /// it is set in, a command that the text lists or a path.
    private func isCall(_ line: ArraySlice<UInt8>, isSetIn: Bool) -> Bool {
        guard !described.isEmpty, let last = line.last, !".:!?".utf8.contains(last) else { return false }
        var rest = line
        while rest.prefix(while: { $0 > 0x20 }).contains(UInt8(ascii: "=")), rest.first?.isASCIICapital == true {
            rest = rest.drop { $0 > 0x20 }.drop(while: \.isBlank)
        }
        guard described.contains(Self.firstWord(of: rest)) else { return false }
        let option = rest.firstIndex(ignoringCase: " -")
        return option.flatMap { rest[($0 + 2)...].first }.map { $0 > 0x20 } == true
            || isSetIn && (listed.contains(Self.firstWord(of: rest.drop { $0 > 0x20 })) || Self.namesFile(rest))
    }

    /// Whether one of the words of a line is a path: `photosort ~/Camera ~/Pictures`.
    private static func namesFile(_ line: ArraySlice<UInt8>) -> Bool {
        line.split(whereSeparator: \.isBlank).contains { word in ["~/", "/", "./", "../"].contains { word.starts(with: $0.utf8) }
        }
    }

    private static func firstWord(of line: ArraySlice<UInt8>) -> String {
        String(decoding: line.drop(while: \.isBlank).prefix { $0 > 0x20 }, as: UTF8.self)
    }

    private static func firstLine(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes[SourceLines.trimmed(bytes.prefix { $0 != 0x0A && $0 != 0x0D })]
    }

    /// `volume = high`: a name of small letters, a sign of equality and a value, as files of settings have them.
    private struct Setting {
        /// Whether the value is one that abbreviations, which are explained so too, do not have: `adv = adverb`.
        let isCertain: Bool

        /// One beside a certain one.
        static let certain = Setting(isCertain: true)

        private init(isCertain: Bool) { self.isCertain = isCertain }

        init?(_ line: ArraySlice<UInt8>) {
            guard let setting = SettingLine(line, sign: UInt8(ascii: "=")), setting.name.count > 1, !setting.value.isEmpty else {
                return nil
            }
            let value = setting.value
            isCertain =
                setting.name.contains(UInt8(ascii: "_")) || value.contains { $0.isASCIIDigit || "/\"'_\\$".utf8.contains($0) }
                || ["yes", "no"].contains { value.elementsEqual($0.utf8) } || setting.isSwitch
        }
    }

    private static func isCertain(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, let last = line.last else { return false }
        return isAtPrompt(line, first, last) || isArmour(line) || isListing(line) || isQuery(line)
            || isStatement(line, last) || isPair(line, first, last) || isBlock(line, last) || Synopsis.isOne(line)
            || isTraceback(line) || isLogged(line) || isPipeline(line) || FileTree.isBranch(line)
    }

    /// Whether a line is what was typed behind a prompt.
    static func isCommand(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, let last = line.last else { return false }
        return isAtPrompt(line, first, last)
    }

    /// `$ make`: what was typed behind a prompt; but not a sum of money, nor a sentence about the sign.
    private static func isAtPrompt(_ line: ArraySlice<UInt8>, _ first: UInt8, _ last: UInt8) -> Bool {
        guard first == UInt8(ascii: "$"), line.dropFirst().first == 0x20 else { return false }
        let command = behindVariables(line.dropFirst(2))
        guard let next = command.first else { return false }
        // The head of a table says that its sums are "$ in thousands".
        return (next.isASCIISmall || "./~".utf8.contains(next)) && !".:!?".utf8.contains(last)
            && !["in ", "por ", "per ", "pro ", "par ", "je ", "al ", "a ", "en "].contains {
                command.starts(with: $0.utf8)
            }
    }

    /// What stands behind the variables that a command is called with: of `TZ='America/Lima' LANG=C date` the last word.
    private static func behindVariables(_ command: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = command
        while true {
            let name = rest.prefix { $0.isASCIICapital || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
            var value = rest[name.endIndex...]
            guard name.first?.isASCIICapital == true, value.first == UInt8(ascii: "=") else { return rest }
            value = value.dropFirst()
            if let mark = value.first, "'\"".utf8.contains(mark) {
                value = value.dropFirst().drop { $0 != mark }.dropFirst()
            } else {
                value = value.drop { $0 > 0x20 }
            }
            guard value.first?.isBlank == true else { return rest }
            rest = value.drop(while: \.isBlank)
        }
    }

    /// The bounds of keys and certificates, and what stands between them.
    private static func isArmour(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "-----BEGIN ".utf8) || line.starts(with: "-----END ".utf8) { return true }
        return line.count >= 40 && line.allSatisfy { $0.isASCIILetterOrDigit || "+/=".utf8.contains($0) }
            && line.contains(where: \.isASCIIDigit)
    }

    /// `drwxr-xr-x  2 me me 4096 Mar 14 notes`
    private static func isListing(_ line: ArraySlice<UInt8>) -> Bool {
        let mode = line.prefix { $0 > 0x20 }
        return mode.count == 10 && "-dl".utf8.contains(mode.first ?? 0)
            && mode.dropFirst().allSatisfy { "-rwxsStT".utf8.contains($0) } && mode.count < line.count
    }

    /// A statement of SQL in capitals, with a sign that headings in capitals do not have.
    private static func isQuery(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split { !$0.isASCIILetter }.map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first, queries.contains(first), line.contains(where: { ";*=(".utf8.contains($0) }) else {
            return false
        }
        return words.dropFirst().contains(where: clauses.contains)
    }

    private static let queries: Set = ["SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP"]
    private static let clauses: Set = ["FROM", "INTO", "SET", "TABLE", "INDEX", "VIEW", "DATABASE", "WHERE"]

    /// `int count = 0;`, `let x = f(y)`, `puts("x");`, `#include <x>`: what assigns, or is a call with a semicolon.
    private static func isStatement(_ line: ArraySlice<UInt8>, _ last: UInt8) -> Bool {
        if line.starts(with: "#include ".utf8) { return true }
        // let x = foo(bar)
        if last == UInt8(ascii: ")"), ["let ", "var ", "const ", "val "].contains(where: { line.starts(with: $0.utf8) }) {
            return line.firstIndex(ignoringCase: " = ") != nil && holdsCall(line)
        }
        guard last == UInt8(ascii: ";") else { return false }
        // 1 metre = 100 centimetres; is no statement.
        if let sign = line.firstIndex(ignoringCase: " = ") {
            return line.first?.isASCIIDigit == false && line[..<sign].count { $0 == 0x20 } < 3 && !explains(line)
        }
        let name = line.prefix { $0.isASCIILetterOrDigit || "_.>-".utf8.contains($0) }
        return !name.isEmpty && line[name.endIndex...].first == UInt8(ascii: "(") && line.suffix(2).elementsEqual(");".utf8)
            && !line.suffix(4).elementsEqual("(s);".utf8)
    }

    /// Whether a line explains several abbreviations, each by words: *k = knit; rep = repeat;*
    private static func explains(_ line: ArraySlice<UInt8>) -> Bool {
        let parts = line.split(separator: UInt8(ascii: ";"))
        return parts.count > 1
            && parts.allSatisfy { part in
                guard let sign = part.firstIndex(ignoringCase: " = ") else { return false }
                let words = part[(sign + 3)...]
                return words.count > 2 && words.allSatisfy { $0.isASCIILetter || $0 >= 0x80 || $0 == 0x20 }
            }
    }

    /// `"name": "value",`: a member of an object of JSON, of which more follow, or which opens another. Without a comma it may be
    /// a word with its translation, but for a list, a number and the like.
    private static func isPair(_ line: ArraySlice<UInt8>, _ first: UInt8, _ last: UInt8) -> Bool {
        guard first == UInt8(ascii: "\"") else { return false }
        let name = line.dropFirst().prefix { $0.isASCIILetterOrDigit || "_-.".utf8.contains($0) }
        let rest = line[name.endIndex...]
        guard !name.isEmpty, rest.starts(with: "\": ".utf8) else { return false }
        if "{[".utf8.contains(last) { return true }
        let value = last == UInt8(ascii: ",") ? rest.dropFirst(3).dropLast() : rest.dropFirst(3)
        if ["true", "false", "null"].contains(where: { value.elementsEqual($0.utf8) }) { return true }
        if last == UInt8(ascii: ",") { return "\"]}0123456789".utf8.contains(value.last ?? 0) }
        switch value.first {
        case UInt8(ascii: "["): return last == UInt8(ascii: "]")
        case UInt8(ascii: "{"): return last == UInt8(ascii: "}")
        default: return value.allSatisfy { $0.isASCIIDigit || "-.".utf8.contains($0) }
        }
    }

    /// What Python says of an error outside of the blocks of `PythonSessions`: the places where it happened, what raised it, and
    /// what stands between two of them.
    private static func isTraceback(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "During handling of the above exception, another exception occurred:".utf8) { return true }
        if line.starts(with: "File \"".utf8) { return line.firstIndex(ignoringCase: "\", line ") != nil }
        guard line.starts(with: "raise ".utf8) else { return false }
        let name = line.dropFirst(6).prefix { $0.isASCIILetterOrDigit || "_.".utf8.contains($0) }
        return !name.isEmpty && line[name.endIndex...].first == UInt8(ascii: "(")
    }

    /// A line of a log: it begins with a date or a time of day and has a level, or begins with a level before a name in brackets;
    /// or it is a server's, with the request between quotation marks, or one of `syslog`.
    private static func isLogged(_ line: ArraySlice<UInt8>) -> Bool {
        if isRequestLogged(line) || isSystemLogged(line) { return true }
        let words = line.split(separator: 0x20, maxSplits: 4).map { String(decoding: $0, as: UTF8.self) }
        guard words.count > 2 else { return false }
        let level = words.firstIndex { word in
            let name = word.trimmingPrefix("[").prefix { $0 != "]" && $0 != ":" }
            // [error]; but not [Notice] on a board.
            let isSmall = word.hasPrefix("[") && name.allSatisfy(\.isLowercase)
            return levels.contains(isSmall ? name.uppercased() : String(name))
        }
        guard let level, level < 4 else { return false }
        let first = words[0].trimmingPrefix("[")
        return level > 0
            ? first.first?.isNumber == true && first.contains { "-/:".contains($0) }
            : words[1].hasPrefix("[") && words[1].contains("]")
    }

    /// `"GET /index.html HTTP/1.1"` among other fields.
    private static func isRequestLogged(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.firstIndex(ignoringCase: " http/") != nil else { return false }
        return line.indices.contains { index in
            line[index] == UInt8(ascii: "\"") && line[(index + 1)...].prefix(8).prefix(while: \.isASCIICapital).count > 2
                && line[(index + 1)...].drop(while: \.isASCIICapital).starts(with: " /".utf8)
        }
    }

    /// `Mar 04 09:10:55 host openvpn[1234]: TLS Error`: a day, a time to the second, a host and a program, which has a number.
    private static func isSystemLogged(_ line: ArraySlice<UInt8>) -> Bool {
        let words = line.split(separator: 0x20, maxSplits: 5)
        guard words.count > 5, ProgramDate.months.contains(String(decoding: words[0], as: UTF8.self)),
            words[1].count < 3, words[1].allSatisfy(\.isASCIIDigit)
        else { return false }
        let time = words[2].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return time.count == 3 && time.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) }
            && words[4].last == UInt8(ascii: ":")
            && (words[4].contains(UInt8(ascii: "[")) || words[4].elementsEqual("kernel:".utf8))
    }

    private static let levels: Set = ["TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "FATAL", "CRITICAL"]

    /// `find . -name '*.txt' | sort > list`: a program with an option, and what no sentence has in several words: a bar, a path,
    /// a pattern, or a text between quotation marks.
    private static func isPipeline(_ line: ArraySlice<UInt8>) -> Bool {
        let word = line.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
        guard programs.contains(String(decoding: word, as: UTF8.self)), let last = line.last, !".!?".utf8.contains(last),
            let option = line[word.endIndex...].firstIndex(ignoringCase: " -"), option + 2 < line.endIndex,
            line[option + 2] > 0x20
        else { return false }
        return line.count { $0 == 0x20 } < 4 && !zip(line, line.dropFirst()).contains { $0.isASCIILetter && $1 == 0x2D }
            || line.dropFirst(word.count).contains { "|/*'\"~=".utf8.contains($0) }
    }

    private static let programs = Programs.withOptions.union(Programs.ofPipelines)

    /// Whether a bracket opens right behind a name and a dot or a letter: `list.add(item)`.
    static func holdsCall(_ line: ArraySlice<UInt8>) -> Bool {
        zip(line, line.dropFirst()).contains { ($0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_")) && $1 == UInt8(ascii: "(") }
    }

    /// `if (x) {`, `server {`, `} else {`, `if x == 1:`, `else:`, `\begin{equation}`: what opens or ends a block.
    private static func isBlock(_ line: ArraySlice<UInt8>, _ last: UInt8) -> Bool {
        if line.starts(with: "\\begin{".utf8) || line.starts(with: "\\end{".utf8) { return true }
        let word = line.prefix(while: \.isASCIILetter)
        if last == UInt8(ascii: "{") {
            return line.first == UInt8(ascii: "}") || line.suffix(3).elementsEqual(") {".utf8)
                || line.count == word.count + 2 && line[word.endIndex] == 0x20
        }
        // for item in items { list.add(item) }
        if last == UInt8(ascii: "}") { return line.firstIndex(ignoringCase: " { ") != nil && holdsCall(line) }
        guard last == UInt8(ascii: ":") else { return false }
        if line.count == word.count + 1 { return ["else", "try", "finally"].contains { word.elementsEqual($0.utf8) } }
        return ["if", "elif", "for", "while"].contains { word.elementsEqual($0.utf8) }
            && [" == ", " != ", " in range("].contains { line.firstIndex(ignoringCase: $0) != nil }
    }
}
