// SPDX-License-Identifier: Apache-2.0

/// What people type into a terminal or send to a server, in a sentence about it.
extension FixedTextScanner {
    /// The longest command in quotation marks, in bytes.
    private static let longestQuotedCommand = 100

    /// The end of a command with its options in quotation marks, with these: `"df -h"`; nil where none begins.
    func quotedCommandEnd(from start: Int, to limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
        let content = bytes[(start + 1)..<min(limit, start + Self.longestQuotedCommand)].prefix {
            $0 != mark && $0 >= 0x20 && $0 < 0x7F
        }
        let name = content.prefix { $0.isASCIISmall || $0.isASCIIDigit || $0 == hyphen }
        guard content.endIndex < limit, bytes[content.endIndex] == mark, name.first?.isASCIILetter == true,
            beginsWithOption(content[name.endIndex...]) || isAssignment(content) || holdsQuotation(content)
                || content[name.endIndex...].first == 0x20 && endsInPlace(content),
            // "maybe -just maybe- tomorrow"
            !content.indices.contains(where: { closesAside($0, in: content) })
        else { return nil }
        return content.endIndex + 1
    }

    /// Whether a command has an argument in quotation marks: `git commit -m 'first commit'`.
    private func holdsQuotation(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        content.count { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") } > 1
            && ShellCommand.end(in: bytes, from: content.startIndex, to: content.endIndex) != nil
    }

    /// Whether a hyphen stands behind a word and before none.
    private func closesAside(_ index: Int, in content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard content[index] == hyphen, index > content.startIndex, content[index - 1] > 0x20, content[index - 1] != hyphen else {
            return false
        }
        return index + 1 == content.endIndex || content[index + 1] == 0x20
    }

    /// Whether a name, a sign of equality and one word are all there is: `legacy = true`.
    private func isAssignment(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = content.prefix { $0.isASCIILetterOrDigit || "_.-".utf8.contains($0) }
        let value = content[name.endIndex...].drop { $0 == 0x20 }
        return value.first == UInt8(ascii: "=") && value.count > 1 && !value.dropFirst().drop { $0 == 0x20 }.contains(0x20)
    }

    /// Whether a word of small letters with a hyphen is a program, since an option follows, and behind that a value, another one
    /// or the end: `lantern-migrate --from 1`. Two hyphens are a dash to some.
    func isProgram(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        let name = bytes[word]
        let rest = bytes[word.upperBound..<range.upperBound]
        guard name.contains(hyphen), name.first?.isASCIISmall == true,
            name.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || $0 == hyphen }), rest.starts(with: " --".utf8),
            rest.dropFirst(3).first?.isASCIILetter == true
        else { return false }
        let behind = rest.dropFirst(3).drop { $0.isASCIILetterOrDigit || $0 == hyphen }
        let next = behind.dropFirst().first ?? 0x0A
        return behind.first == UInt8(ascii: "=") || behind.isEmpty || next < 0x20 || next.isASCIIDigit || next == hyphen
    }

    /// Whether a space and an option, or a hyphen for an input, follow a program's name.
    private func beginsWithOption(_ arguments: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard arguments.starts(with: " -".utf8), let next = arguments.dropFirst(2).first else { return false }
        // The sign read "closed -back in ten minutes".
        let name = arguments.dropFirst(2).prefix(while: \.isASCIILetterOrDigit)
        return next == hyphen || next > 0x20 && name.count <= Self.longestShortOption
    }

    private static let longestShortOption = 3

    /// Whether a command ends in what people are to fill in: `help <command>`.
    private func endsInPlace(_ command: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let last = command.reversed().prefix { $0 > 0x20 }
        return last.count > 2 && last.first == UInt8(ascii: ">") && last.last == UInt8(ascii: "<")
    }

    /// A word in capitals that people are told to type or to press, behind words that have small letters: `Reply STOP or HELP`;
    /// nil for another one.
    func typedWord(_ stretch: ASCIIStretch, in range: Range<Int>) -> Range<Int>? {
        // Most words are told by their first letters.
        let letters = bytes[stretch.start..<stretch.end].drop { "\"'".utf8.contains($0) }.prefix(2)
        guard letters.count == 2, letters.allSatisfy(\.isASCIICapital) else { return nil }
        let core = withoutPunctuation(stretch.start..<stretch.end, .code)
        guard core.count > 1, bytes[core].allSatisfy(\.isASCIICapital), !follows(letterAt: core.lowerBound, in: range),
            !FixedText.organisations.contains(String(decoding: bytes[core], as: UTF8.self))
        else { return nil }
        let before = bytes[max(range.lowerBound, stretch.start - Self.reachOfCue)..<stretch.start].reversed()
        // Quotation marks and tags may stand between.
        let words = before.drop { $0 == 0x20 || $0 > 0x7F || "\"'".utf8.contains($0) }
        let word = words.prefix(while: \.isASCIILetter)
        let cue = String(decoding: word.reversed(), as: UTF8.self).lowercased()
        // In *HOLD THE LINE* all is in capitals.
        guard before.contains(where: \.isASCIISmall) else { return nil }
        // Reply with YES
        let asksBefore =
            cue == "with"
            && words.dropFirst(word.count).drop { $0 == 0x20 }.prefix(5).map(\.lowercasedASCII).elementsEqual("ylper".utf8)
        if asksBefore || Self.cues.contains(cue) || QuotedName.cues.contains(cue) || Self.codeCues.contains(cue) && isUsed(before)
        {
            return core
        }
        // Reply STOP or HELP
        guard cue == "or" || cue == "and", let last = found.last, last.kind == .code,
            bytes[last.range].allSatisfy(\.isASCIICapital), stretch.start - last.range.upperBound < Self.longestAlternative
        else { return nil }
        return core
    }

    /// A word that stands for an argument in a synopsis or a list of commands before it: `ignore files smaller than SIZE`; nil
    /// for another one.
    func argument(_ stretch: ASCIIStretch) -> Range<Int>? {
        guard !arguments.isEmpty, bytes[stretch.start..<stretch.end].contains(where: \.isASCIICapital) else { return nil }
        let core = withoutPunctuation(stretch.start..<stretch.end, .code)
        // 1..SECONDS, PREFIX/..
        let names = bytes[core].split { "./".utf8.contains($0) }.filter { !$0.allSatisfy(\.isASCIIDigit) }
        let areKnown = names.allSatisfy { arguments.contains(String(decoding: $0, as: UTF8.self)) }
        return !names.isEmpty && areKnown ? core : nil
    }

    /// Whether a verb of using stands among the words before a code, which are read backwards.
    private func isUsed(_ before: some Collection<UInt8>) -> Bool {
        let words = String(decoding: before.reversed(), as: UTF8.self).lowercased().split(whereSeparator: { !$0.isLetter })
        return words.contains { ["apply", "enter", "quote", "redeem", "type", "use", "using", "with"].contains($0) }
    }

    /// A word that its label says is to be taken as it stands; nil for another one.
    func labelledValue(_ stretch: ASCIIStretch, in range: Range<Int>) -> Range<Int>? {
        guard stretch.start > range.lowerBound, bytes[stretch.start - 1] == 0x20 else { return nil }
        // A password may hold what begins markup elsewhere.
        let end = bytes[stretch.start..<range.upperBound].firstIndex { $0 <= 0x20 } ?? range.upperBound
        let core = withoutPunctuation(stretch.start..<end, .code)
        return LabelledValue.isOne(bytes[core], in: bytes, from: stretch.start) ? core : nil
    }

    /// The line of a terminal of Windows, with what it waits for: `C:\Users> copy a b`; nil where a line begins otherwise.
    func promptedCommand(in range: Range<Int>) -> Range<Int>? {
        guard range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x0A else { return nil }
        let line = bytes[range].drop(while: \.isBlank)
        guard let drive = line.first, drive.isASCIICapital, line.dropFirst().starts(with: ":\\".utf8) else { return nil }
        let prompt = line.prefix { $0 != UInt8(ascii: ">") && $0 >= 0x20 }
        // C:\Temp -> delete it
        guard prompt.endIndex < range.upperBound, bytes[prompt.endIndex] == UInt8(ascii: ">"),
            let last = prompt.last, last > 0x20, last != hyphen
        else { return nil }
        let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.endIndex
        return line.startIndex..<end
    }

    /// What people are told to do with a word, in small letters.
    private static let cues: Set = ["hold", "press", "reply", "send", "text", "responda", "responde"]
    /// What a word in capitals may be, where one is told to use it: *Use the code WELCOME*; but not *This code MUST run*.
    private static let codeCues: Set = ["code", "coupon", "voucher"]
    /// How far apart two words may be of which one is to be typed.
    private static let longestAlternative = 50
    /// How far before a word its cue is looked for.
    private static let reachOfCue = 24

    /// What programs that look for files are told.
    private static let findOptions: Set = [
        "delete", "exec", "iname", "maxdepth", "mindepth", "mtime", "name", "newer", "perm", "print", "prune", "type", "user",
    ]

    /// The end of an option that its neighbours tell: `-I, --head` and `-I  the head`, where the letter alone may be a word,
    /// `-name` beside `-type`, and a word in small letters at the head of a list, in brackets or on a line with more options.
    func listedOptionEnd(from start: Int, in range: Range<Int>, after before: UInt8) -> Int? {
        guard !before.isASCIILetterOrDigit else { return nil }
        let name = bytes[(start + 1)..<range.upperBound].prefix(while: \.isASCIILetterOrDigit)
        let rest = bytes[name.endIndex..<range.upperBound]
        if name.count == 1 {
            let isListed = rest.starts(with: ", ".utf8) && rest.dropFirst(2).drop { $0 == 0x20 }.first == hyphen
            let isHead = rest.starts(with: "  ".utf8) || rest.first == 0x09
            return isListed || isHead ? name.endIndex : nil
        }
        if isListedWord(name, after: before, in: range) { return name.endIndex }
        guard Self.findOptions.contains(String(decoding: name, as: UTF8.self)) else { return nil }
        let isFollowed = rest.starts(with: " -".utf8) && rest.dropFirst(2).first?.isASCIILetter == true
        let previous = bytes[range.lowerBound..<start].dropLast().reversed().prefix { $0 > 0x20 }
        return isFollowed || previous.last == hyphen ? name.endIndex : nil
    }

    /// Whether a word behind a hyphen is an option that is listed: `-parallel   try to`, `[-jar FILE]`, `[-SIGNAL]`, or that of a
    /// line with several: `java -jar app.jar -input file`.
    private func isListedWord(_ name: Slice<UnsafeBufferPointer<UInt8>>, after before: UInt8, in range: Range<Int>) -> Bool {
        let rest = bytes[name.endIndex..<range.upperBound]
        let next = rest.first ?? 0x20
        let isSmall = name.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit }
        if before == UInt8(ascii: "[") {
            return (isSmall || name.allSatisfy(\.isASCIICapital)) && (next == UInt8(ascii: "]") || next == 0x20)
        }
        guard isSmall, before <= 0x20, next <= 0x20 || ",.:;)]|\"'".utf8.contains(next) else { return false }
        let start = name.startIndex - 1
        let line = bytes[max(range.lowerBound, start - Self.longestAside)..<start]
        let lineBefore = line[(line.lastIndex(of: 0x0A).map { $0 + 1 } ?? line.startIndex)...]
        if lineBefore.allSatisfy(\.isBlank) { return rest.starts(with: "  ".utf8) || next == 0x09 }
        let lineBehind = rest.prefix(Self.longestAside).prefix { $0 != 0x0A }
        return holdsOptionsAlone(lineBefore.startIndex..<lineBehind.endIndex)
    }

    /// Whether a part of a line has several words behind hyphens, all of them options: none begins the line or follows the end of
    /// a sentence or clause, as talk does, none begins with a capital, and no hyphen closes an aside.
    private func holdsOptionsAlone(_ line: Range<Int>) -> Bool {
        var count = 0
        for index in line where bytes[index] == hyphen {
            let before = index > line.lowerBound ? bytes[index - 1] : 0x20
            let next = index + 1 < line.upperBound ? bytes[index + 1] : 0x20
            if before.isBlank, next.isASCIILetter {
                let wordBefore = bytes[line.lowerBound..<index].last { !$0.isBlank }
                guard next.isASCIISmall, let wordBefore, !".,:;!?".utf8.contains(wordBefore), wordBefore != hyphen else {
                    return false
                }
                count += 1
            } else if !before.isBlank, next <= 0x20 || ".,:;!?)".utf8.contains(next) {
                return false
            }
        }
        return count > 1
    }

    /// The start of a method of HTTP before a path, or of the path: `GET /users`.
    func methodStart(before path: Int) -> Int {
        guard path > addedEnd, bytes[path] == UInt8(ascii: "/"),
            let start = mark(before: path, among: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"])?.start
        else { return path }
        return start > addedEnd && bytes[start - 1].isASCIILetterOrDigit ? path : start
    }

    /// The one of some marks that stands before a space and an offset, behind the fixed text before; nil where none does.
    func mark(before offset: Int, among marks: [String]) -> (text: String, start: Int)? {
        guard offset > addedEnd, bytes[offset - 1] == 0x20 else { return nil }
        let before = bytes[addedEnd..<offset - 1]
        let mark = marks.first { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
        return mark.map { ($0, offset - 1 - $0.utf8.count) }
    }

    /// How far behind a hyphen that opens an aside one that closes it is looked for.
    private static let longestAside = 200

    /// What stands before an option, and before no aside.
    private static let cuesOfOptions = Set(
        words: """
            a add an argument arguments flag flags for option options or switch the to use using with agregar argumento \
            argumentos avec añadir com con el opción opciones opção opções usa usar utiliser
            """)

    /// Whether a word that a hyphen begins may be an aside, which another hyphen closes, or in a line of talk, or of a list: all
    /// but where other fixed text is before it on its line, as in `find /usr -name`, or a word as in *the option -static*.
    func mayBeAside(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        guard bytes[word.lowerBound] == hyphen else { return false }
        let line = bytes[max(range.lowerBound, word.lowerBound - Self.longestAside)..<word.lowerBound]
        let beforeIt = line[(line.lastIndex(of: 0x0A).map { $0 + 1 } ?? line.startIndex)...].drop(while: \.isBlank)
        let followsFixedText = found.last.map { $0.range.lowerBound >= beforeIt.startIndex } ?? false
        // -save-temps is no aside unless a hyphen closes it.
        let isJoined = bytes[word].dropFirst().contains(hyphen)
        let wordBefore = beforeIt.wordBeforeSpace
        let followsCompiler = Programs.compilers.contains(wordBefore)
        guard followsFixedText || isJoined || followsCompiler || Self.cuesOfOptions.contains(wordBefore) else { return true }
        if !followsCompiler,
            beforeIt.first == hyphen || beforeIt.starts(with: "—".utf8) || beforeIt.starts(with: "–".utf8)
        {
            return true
        }
        let end = min(range.upperBound, word.upperBound + Self.longestAside)
        return (word.upperBound..<max(word.upperBound, end)).contains { index in
            bytes[index] == hyphen && bytes[index - 1] > 0x20 && (index + 1 == end || !bytes[index + 1].isASCIILetterOrDigit)
        }
    }
}
