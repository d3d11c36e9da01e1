// SPDX-License-Identifier: Apache-2.0

/// Tells what a word of ASCII is that recognition takes for text or numbers, and that must come back from an engine as it was: an
/// option, a version, a hash, a number with its unit, a name with digits.
///
/// Recognition does not ask: such words are little evidence anyway, and its loop has no time for them.
enum FixedWord {
    /// What a word is; nil where it is to be translated, or a plain number.
    ///
    /// - Parameters:
    ///   - word: The word without the punctuation around it; not empty.
    ///   - before: The byte before it, 0x20 where there is none.
    ///   - mayBeAside: Whether a hyphen before it may be a dash: at the start of a sentence, of talk, or before an aside.
    ///   - isSentenceStart: Whether nothing, or the end of a sentence, stands before it.
    static func kind(
        of word: Slice<UnsafeBufferPointer<UInt8>>, after before: UInt8, mayBeAside: Bool, isSentenceStart: Bool
    ) -> FixedText.Kind? {
        guard let first = word.first else { return nil }
        if let kind = FixedNotation.kind(of: word) { return kind }
        switch first {
        case UInt8(ascii: "-"):
            guard !before.isASCIILetterOrDigit else { return nil }
            return option(word, mayBeAside: mayBeAside || before != 0x20, isSentenceStart: isSentenceStart)
        case UInt8(ascii: "&"): return isAddressOfMember(word, after: before) ? .code : nil
        case UInt8(ascii: "."), UInt8(ascii: "*"):
            return isHiddenName(word, after: before) || word.elementsEqual(".NET".utf8) ? .dottedName : nil
        default:
            if isCall(word) || FixedNotation.isDatePattern(word) { return .code }
            // What a linker writes where it is told no name.
            if word.elementsEqual("a.out".utf8) { return .dottedName }
            if isRowOfLetters(word) { return .serialNumber }
            if isPairOfCapitals(word) || isRowOfAcronyms(word) || isPairWithModel(word) { return .joinedNames }
            return isKeyPath(word) ? .dottedName : kindByDigits(word)
        }
    }

    // MARK: - Calls

    /// `step2()`, `step2(x)`, `f(x)`, `sin(x)`: a name with brackets; recognition knows those that are no ending such as `(s)`.
    private static func isCall(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let bracket = word.firstIndex(of: UInt8(ascii: "(")), bracket > word.startIndex else { return false }
        let name = word[..<bracket]
        guard name.allSatisfy(\.isASCIILetterOrDigit), name.first?.isASCIILetter == true else { return false }
        if name.last?.isASCIIDigit == true || word[bracket...].starts(with: "()".utf8) { return true }
        guard word.last == UInt8(ascii: ")"), let first = name.first else { return false }
        let arguments = word[bracket...].dropFirst().dropLast()
        if name.count == 1 {
            // An article or a pronoun may have an ending: a(n), l(a), s(he).
            return !"aeiouy".utf8.contains(first | 0x20) && !"aeiou".utf8.contains(arguments.first ?? 0)
                && (arguments.count == 1 || arguments.contains { $0.isASCIIDigit || $0 == UInt8(ascii: ",") })
        }
        if FunctionNames.contains(String(decoding: name, as: UTF8.self)) { return true }
        // log(s) are several.
        return functions.contains(String(decoding: name, as: UTF8.self)) && !arguments.elementsEqual("s".utf8)
            && !arguments.elementsEqual("es".utf8)
    }

    /// Functions that formulas name.
    private static let functions: Set = ["abs", "cos", "det", "exp", "ln", "log", "max", "min", "mod", "sin", "sqrt", "tan"]

    // MARK: - Key paths

    /// The fewest letters of each part: abbreviations have fewer.
    private static let shortestPart = 3

    /// `app.house.color`, `house.color2`: words of small letters that full stops separate without a space. Two words alone may be
    /// two sentences in a hurry, or have an ending: *thanks.bye*, *lecteur.trices*.
    private static func isKeyPath(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return (parts.count > 2 || parts.count == 2 && word.contains(where: \.isASCIIDigit))
            && parts.allSatisfy { part in
                part.count >= shortestPart && part.first.map(\.isASCIISmall) == true
                    && part.allSatisfy { $0.isASCIIDigit || $0.isASCIISmall }
            }
    }

    /// `&rep.length`: where a member of a record stands in memory, as C has it.
    private static func isAddressOfMember(_ word: Slice<UnsafeBufferPointer<UInt8>>, after before: UInt8) -> Bool {
        let parts = word.dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return !before.isASCIILetterOrDigit && parts.count > 1
            && parts.allSatisfy { part in
                part.first?.isASCIISmall == true && part.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
            }
    }

    // MARK: - Options

    /// `--output-file`, `-v`, `-xzf`, `-O2`, `-std=c99`, `-name`; but not `-Well, he said`, as talk begins in subtitles, nor
    /// `-as people say-`.
    private static func option(
        _ word: Slice<UnsafeBufferPointer<UInt8>>, mayBeAside: Bool, isSentenceStart: Bool
    ) -> FixedText.Kind? {
        let name = word.dropFirst()
        guard let first = name.first else { return nil }
        if first == UInt8(ascii: "-") {
            // Some programs take three hyphens; before a capital they are a rule, and what follows a heading.
            let letter = name.drop { $0 == first }
            let isOption = letter.first.map(letter.startIndex - name.startIndex == 1 ? \.isASCIILetter : \.isASCIISmall) ?? false
            return isOption && letter.startIndex - name.startIndex < 3 ? .option : nil
        }
        guard first.isASCIILetter else { return nil }
        if isWarning(name) || isOfCompiler(name) { return .option }
        let letters = name.prefix(while: \.isASCIILetter)
        if letters.count < name.count {
            // -y- stands in sentences; -O2, -std=c99, -I/usr/include and -no-install do not.
            let next = name[letters.endIndex]
            if next.isASCIIDigit || next == UInt8(ascii: "=") { return .option }
            if next == UInt8(ascii: "/") { return letters.count == 1 ? .option : nil }
            let isName =
                next == UInt8(ascii: "-") && name.last?.isASCIILetterOrDigit == true
                && name.allSatisfy { $0.isASCIILetterOrDigit || $0 == next }
            return isName && !mayBeAside && !isSentenceStart ? .option : nil
        }
        if letters.count == 1 { return isSentenceStart && first & 0x20 == 0 ? nil : .option }
        if !letters.contains(where: { "aeiouyAEIOUY".utf8.contains($0) }) { return .option }
        return mayBeAside || isSentenceStart || letters.contains { $0 & 0x20 == 0 } ? nil : .option
    }

    /// `-Wall`, `-Wno-unused`, `-Wl,--as-needed`: what compilers and linkers are told.
    private static func isWarning(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard name.first == UInt8(ascii: "W") else { return false }
        return ["Wall", "Wextra", "Werror", "Wpedantic", "Wshadow", "Wunused"].contains { name.elementsEqual($0.utf8) }
            || ["Wl,", "Wa,", "Wp,", "Wno-", "Werror="].contains { name.starts(with: $0.utf8) && name.count > $0.utf8.count }
    }

    /// `-fstack-protector`, `-mieee-disable`: of these no aside is made.
    private static func isOfCompiler(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if compilerOptions.contains(String(decoding: name, as: UTF8.self)) { return true }
        let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count > 1 && "fgWm".utf8.contains(name[name.startIndex]) && parts[0].count > 2
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCIILetterOrDigit } }
    }

    /// Options of compilers and linkers that are no words.
    private static let compilerOptions: Set = [
        "idirafter", "imacros", "iprefix", "iquote", "isysroot", "isystem", "nodefaultlibs", "nostartfiles", "nostdinc",
        "nostdlib", "pthread", "rpath",
    ]

    /// `.gitignore`, `*.txt`, and `.txt` behind a name beyond ASCII.
    private static func isHiddenName(_ word: Slice<UnsafeBufferPointer<UInt8>>, after before: UInt8) -> Bool {
        let rest = word.drop { $0 == UInt8(ascii: "*") }
        guard rest.first == UInt8(ascii: "."), let letter = rest.dropFirst().first, letter & 0x20 != 0,
            letter.isASCIILetter
        else { return false }
        guard rest.dropFirst().allSatisfy({ $0.isASCIILetterOrDigit || "._-".utf8.contains($0) }) else { return false }
        if before < 0x80 { return !before.isASCIILetterOrDigit }
        let ending = rest.dropFirst()
        return ending.count <= NameEndings.longest && NameEndings.contains(UnsafeBufferPointer(rebasing: ending))
    }

    // MARK: - Words with digits

    private static func kindByDigits(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> FixedText.Kind? {
        guard word.contains(where: \.isASCIIDigit) else { return nil }
        if isLetteredCode(word) || ModelNumber.isOne(word) { return .serialNumber }
        if isPercentEncoded(word) { return .joinedNames }
        if isVersion(word) { return .version }
        if isScientific(word) || isBitCount(word) { return .quantity }
        if isHash(word) { return .hash }
        if isVersionedName(word) { return .version }
        guard word.allSatisfy(\.isASCIILetterOrDigit), let first = word.first else { return nil }
        let parts = word.reduce(into: (count: 0, wasLetter: nil as Bool?)) { parts, byte in
            let isLetter = byte.isASCIILetter
            if isLetter != parts.wasLetter { parts.count += 1 }
            parts.wasLetter = isLetter
        }.count
        // mp3, 4x4; but not 3rd, 90s.
        return parts > 2 || (parts == 2 && first.isASCIILetter) ? .serialNumber : nil
    }

    /// `a%2Fb`, `my%20file.txt`: a name with bytes as addresses write them.
    private static func isPercentEncoded(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return parts.count > 1 && word.first?.isASCIILetter == true
            && word.allSatisfy { $0.isASCIILetterOrDigit || "%-_.~/+".utf8.contains($0) }
            && parts.dropFirst().allSatisfy { part in
                part.count > 1
                    && part.prefix(2).allSatisfy { $0.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0 | 0x20 }
            }
    }

    /// `A-12`, `B-3/c`: a capital, which alone may be a word, before a number.
    private static func isLetteredCode(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = word.first, first.isASCIILetter, first & 0x20 == 0, word.dropFirst().first == UInt8(ascii: "-") else {
            return false
        }
        return word.dropFirst(2).first?.isASCIIDigit == true
            && word.dropFirst(2).allSatisfy { $0.isASCIILetterOrDigit || "-/.".utf8.contains($0) }
    }

    /// `v2`, `2.4.1`, `2.4-beta`, `1.2rc1`; but not a date, a number with groups of thousands, or `2.4-inch`.
    private static func isVersion(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let hasMark = word.first.map { $0 | 0x20 == UInt8(ascii: "v") } == true
        let number = hasMark ? word.dropFirst() : word
        let digits = number.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let groups = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard number.first.map(\.isASCIIDigit) == true, groups.allSatisfy({ !$0.isEmpty }) else { return false }
        let suffix = number[digits.endIndex...]
        guard suffix.allSatisfy({ $0.isASCIILetterOrDigit || ".-+_~".utf8.contains($0) }) else { return false }
        if hasMark { return true }
        if !suffix.isEmpty {
            return groups.count > 2 || (groups.count == 2 && namesRelease(suffix))
        }
        let isDate = groups.count == 3 && groups.prefix(2).allSatisfy { $0.count <= 2 } && [2, 4].contains(groups[2].count)
        return groups.count > 2 && !isDate && !groups.dropFirst().allSatisfy { $0.count == 3 }
    }

    /// `64bit`
    private static func isBitCount(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let unit = word.drop(while: \.isASCIIDigit)
        return unit.startIndex > word.startIndex && unit.elementsEqual("bit".utf8)
    }

    /// `boost1.53`, `readline-4.2a`: a name before two groups of digits and perhaps a letter.
    private static func isVersionedName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = word.prefix(while: \.isASCIILetter)
        let rest = word[name.endIndex...]
        let number = rest.first == UInt8(ascii: "-") ? rest.dropFirst() : rest
        let groups = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard name.count > 2, groups.count > 1, groups.dropLast().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
            let last = groups.last
        else { return false }
        let letters = last.drop(while: \.isASCIIDigit)
        return letters.startIndex > last.startIndex && letters.count < 2 && letters.allSatisfy(\.isASCIISmall)
    }

    /// `1e-5`, `6.02e23`
    private static func isScientific(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let rest = word.drop { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        guard rest.startIndex > word.startIndex, rest.first.map({ $0 | 0x20 == UInt8(ascii: "e") }) == true else { return false }
        let exponent = rest.dropFirst().drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        return !exponent.isEmpty && exponent.allSatisfy(\.isASCIIDigit)
    }

    /// `X-y-Z`: three letters or more with hyphens between them, one of them a capital; but not *I-I-I* and *y-e-s*.
    private static func isRowOfLetters(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count >= 5 && word.count % 2 == 1 && Set(word).count > 2 && word.contains(where: \.isASCIICapital)
            && word.enumerated().allSatisfy { $0.offset % 2 == 0 ? $0.element.isASCIILetter : $0.element == UInt8(ascii: "-") }
    }

    /// `I/O`; but not *y/o* in capitals.
    private static func isPairOfCapitals(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count == 3 && !["Y/O", "E/O", "O/Y"].contains { word.elementsEqual($0.utf8) }
            && word.dropFirst().first == UInt8(ascii: "/")
            && [word.first, word.last].allSatisfy { $0.map(\.isASCIICapital) == true }
    }

    /// `CD/DVD`, `TCP/IP`, `CD-ROM`: acronyms, of which one at least has no vowel; but not *MR/MRS*.
    private static func isRowOfAcronyms(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { "/-".utf8.contains($0) }
        return parts.count > 1 && parts.allSatisfy { 2...4 ~= $0.count && $0.allSatisfy(\.isASCIICapital) }
            && parts.contains { !$0.contains { "AEIOUY".utf8.contains($0) } }
            && !["DR", "MR", "SR"].contains { parts[0].elementsEqual($0.utf8) }
    }

    /// `ARM64/Linux`: a name with a number and another name.
    private static func isPairWithModel(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let parts = word.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        func isModel(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            let letters = part.prefix(while: \.isASCIICapital)
            return letters.count > 1 && letters.count < part.count && part[letters.endIndex...].allSatisfy(\.isASCIIDigit)
        }
        return parts.count == 2 && parts.contains(where: isModel)
            && parts.allSatisfy { $0.first?.isASCIICapital == true && $0.allSatisfy(\.isASCIILetterOrDigit) }
    }

    private static let releaseNames = ["alpha", "beta", "dev", "final", "pre", "preview", "rc", "snapshot"]

    /// Whether what follows a number says which release it is, or has a digit too.
    private static func namesRelease(_ suffix: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if suffix.contains(where: \.isASCIIDigit) { return true }
        let letters = String(decoding: suffix.drop { !$0.isASCIILetter }, as: UTF8.self).lowercased()
        // 1.2a
        if suffix.count == 1, "abcde".utf8.contains(suffix[suffix.startIndex]) { return true }
        return releaseNames.contains(letters)
    }

    /// The fewest digits of a shortened hash, as Git writes them.
    private static let shortestHash = 7

    private static func isHash(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var digits = 0
        var letters = 0
        for byte in word {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): letters += 1
            case UInt8(ascii: "-"): break
            default: return false
            }
        }
        let hyphens = word.count - digits - letters
        guard digits > 0, letters > 0 else { return false }
        return hyphens == 0 ? word.count >= shortestHash : hyphens == 4 && digits + letters == 32
    }
}
