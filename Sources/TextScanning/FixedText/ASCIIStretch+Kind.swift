// SPDX-License-Identifier: Apache-2.0

extension ASCIIStretch {
    /// What the stretch is; nil where it is words, as far as one can tell.
    ///
    /// The characters are gone through from the left, and the first one that a rule applies to decides. Only stretches that are
    /// `isSuspicious` need to be asked.
    package func kind(_ bytes: UnsafePointer<UInt8>) -> FixedText.Kind? {
        func byte(_ index: Int) -> UInt8 { index >= start && index < end ? bytes[index] : 0 }
        func isWordlike(_ index: Int) -> Bool { Self.isWordlike(byte(index)) }
        func isLetter(_ index: Int) -> Bool { Self.isLetter(byte(index)) }

        if hasDigitsAndCapitals, isSerialNumber(bytes) { return .serialNumber }
        if hasCamelCase, isCamelCaseName(bytes) { return .camelCaseName }
        var slashes = 0
        var innerDots = 0
        var fields = 0
        var colons = 0
        for index in start..<end where Self.isSuspicious(bytes[index]) {
            let next = index + 1
            let joins = isWordlike(index - 1) && isWordlike(next)
            switch byte(index) {
            case UInt8(ascii: "@"):
                // user@host, @user
                if isWordlike(next) { return isWordlike(index - 1) ? .mailAddress : .handle }
            case UInt8(ascii: "\\"):
                // C:\dir, \n; C:\ before a folder with a name beyond ASCII.
                if isWordlike(next) || next == end && byte(index - 1) == UInt8(ascii: ":") { return .path }
            case UInt8(ascii: "$"):
                if isWordlike(next) { return .variable }
            case UInt8(ascii: "`"):
                if isWordlike(next) { return .quotedCode }
            case UInt8(ascii: "_"):
                // Markdown escapes it: from\_jwk
                let isEscaped = byte(index - 1) == UInt8(ascii: "\\") && isWordlike(index - 2) && isWordlike(next)
                if joins || isEscaped || byte(next) == UInt8(ascii: "_") || endsPrefix(bytes, at: index) {
                    return .snakeCaseName
                }
            case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "^"):
                if isWordlike(index - 1) || isWordlike(next) || byte(next) == UInt8(ascii: "=") { return .code }
            case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "+"):
                // Save|Cancel are two buttons.
                let areTitles = byte(index) == UInt8(ascii: "|") && [start, next].allSatisfy { isTitle(bytes, at: $0) }
                if joins, !areTitles { return .joinedNames }
            case UInt8(ascii: "%"):
                if isLetter(next), !isWordlike(index - 1) { return .formatDirective }
            case UInt8(ascii: "~"):
                if byte(next) == UInt8(ascii: "/") { return .path }
            case UInt8(ascii: "/"):
                // https://…, /usr/bin, ./run; but not and/or.
                if byte(next) == UInt8(ascii: "/"), byte(index - 1) == UInt8(ascii: ":") { return .link }
                if isWordlike(next), index == start && !isAlternative(bytes) || byte(index - 1) == UInt8(ascii: ".") {
                    return .path
                }
                slashes += joins ? 1 : 0
            case UInt8(ascii: ":"):
                if byte(next) == UInt8(ascii: ":") { return .code }
                // :shortcode:
                if index == start, isLetter(next), byte(end - 1) == UInt8(ascii: ":") { return .shortcode }
                // Content-Type: of a mail
                if next == end, isHeaderField(bytes, before: index) { return .joinedNames }
                // io:294:main, where a number is a field; but not 3:16 and not word:word.
                fields += joins && isLetter(index - 1) != isLetter(next) ? 1 : 0
                // host:/folder of scp, and name:number:number:/folder:/program of a list of accounts.
                colons += isWordlike(index - 1) ? 1 : 0
                if next < end, isWordlike(index - 1), byte(next) == UInt8(ascii: "/"), isWordlike(next + 1) { return .path }
                // 03:00.0 is the place of a device, or a time to the tenth of a second.
                if hasFraction(bytes, after: index) { return .serialNumber }
            case UInt8(ascii: "#"):
                if isCamelCase(bytes, from: next) { return .camelCaseName }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                // call(), call(argument, list[0]; but not word(s).
                if isLetter(index - 1), !isEnding(bytes, after: index) {
                    return isNumbered(bytes, after: index) ? .footnoteMark : .code
                }
                if byte(index) == UInt8(ascii: "["), joins { return .code }
            case UInt8(ascii: "."):
                if joins { innerDots += 1 }
            default:
                break
            }
        }
        if isOperator(bytes) { return .code }
        if fields >= 2 || colons >= 4 { return .joinedNames }
        if slashes >= 3 || slashes > 0 && innerDots > 0 { return .path }
        return innerDots > 0 && isDottedName(bytes, innerDots: innerDots) ? .dottedName : nil
    }

    /// Whether what stands before a colon names a field of a header.
    private func isHeaderField(_ bytes: UnsafePointer<UInt8>, before colon: Int) -> Bool {
        HeaderField.isOne(UnsafeBufferPointer(start: bytes + start, count: colon - start))
    }

    /// Whether a low line ends what names begin with, as in `DEV_`.
    private func endsPrefix(_ bytes: UnsafePointer<UInt8>, at offset: Int) -> Bool {
        var first = offset
        while first > start, bytes[first - 1].isASCIICapital { first -= 1 }
        let isWhole = first == start || !Self.isWordlike(bytes[first - 1]) && bytes[first - 1] != UInt8(ascii: "_")
        return offset - first > 1 && isWhole && (offset + 1 == end || !Self.isWordlike(bytes[offset + 1]))
    }

    /// Whether digits stand before and behind a colon, and a fraction behind these.
    private func hasFraction(_ bytes: UnsafePointer<UInt8>, after colon: Int) -> Bool {
        guard colon > start, bytes[colon - 1].isASCIIDigit else { return false }
        var index = colon + 1
        while index < end, bytes[index].isASCIIDigit { index += 1 }
        return index > colon + 1 && index + 1 < end && bytes[index] == UInt8(ascii: ".") && bytes[index + 1].isASCIIDigit
    }

    /// Whether a word with one capital, its first letter, stands at an offset.
    private func isTitle(_ bytes: UnsafePointer<UInt8>, at offset: Int) -> Bool {
        offset + 1 < end && bytes[offset].isASCIICapital && (bytes[offset + 1].isASCIISmall || bytes[offset + 1] > 0x7F)
    }

    /// Whether an address may go on after the stretch with characters beyond ASCII.
    ///
    /// - Parameter withLatinLetter: Whether a Latin letter follows, which may stand inside a word, as in `/wiki/München`.
    package func mayGoOn(_ kind: FixedText.Kind, _ bytes: UnsafePointer<UInt8>, withLatinLetter: Bool) -> Bool {
        switch bytes[end - 1] {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"):
            !kind.isCode
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"):
            kind.isAddress
        case let last: kind.isAddress && withLatinLetter && Self.isWordlike(last)
        }
    }

    /// Whether a slash at the start parts two words, as in *activé/désactivé*: a letter of Latin, Greek, Cyrillic or the like, of
    /// two bytes, stands before it, and no slash behind it.
    private func isAlternative(_ bytes: UnsafePointer<UInt8>) -> Bool {
        guard start > 1, bytes[start - 1] >= 0x80, (0xC3...0xDF).contains(bytes[start - 2]) else { return false }
        return !(start + 1..<end).contains { bytes[$0] == UInt8(ascii: "/") }
    }

    /// Whether a stretch of digits and capitals is a serial or model number, as UF-1700A, COVID-19 or DJYE/413H are: no run of
    /// letters in it is long enough to be a word in capitals.
    private func isSerialNumber(_ bytes: UnsafePointer<UInt8>) -> Bool {
        var run = 0
        var longest = 0
        for index in start..<end {
            run = Self.isLetter(bytes[index]) ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest <= Self.longestSeries
    }

    /// The most letters that such a number has in a row.
    private static let longestSeries = 5

    /// Whether a run of letters is in camel case as names in programs are: `nodeIndex`, `isBarOpen`. A capital after one or
    /// two letters is in use among people: iPhone, McDonald, bhFrainc.
    private func isCamelCaseName(_ bytes: UnsafePointer<UInt8>) -> Bool {
        var capitals = 0
        var letters = 0
        for index in start..<end {
            guard Self.isLetter(bytes[index]) else {
                letters = 0
                continue
            }
            if letters > 0, bytes[index] & 0x20 == 0, bytes[index - 1] & 0x20 != 0 {
                capitals += 1
                if capitals > 1 || letters > Self.longestPrefix { return true }
            }
            letters += 1
        }
        return false
    }

    /// The most letters before a capital inside a word.
    private static let longestPrefix = 2

    /// Whether small letters are followed by a capital in a run of letters, as in `#camelCase`.
    private func isCamelCase(_ bytes: UnsafePointer<UInt8>, from first: Int) -> Bool {
        var index = first + 1
        while index < end, Self.isLetter(bytes[index]) {
            if bytes[index] & 0x20 == 0, bytes[index - 1] & 0x20 != 0 { return true }
            index += 1
        }
        return false
    }

    /// Whether the stretch is a brace, an operator or a pair of brackets that stands alone, as in `if a == b {` and `call ()`.
    private func isOperator(_ bytes: UnsafePointer<UInt8>) -> Bool {
        guard end - start <= 2 else { return false }
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return true
        case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "|"):
            return end - start == 2 && (bytes[end - 1] == UInt8(ascii: "=") || bytes[start] == UInt8(ascii: "|"))
        case UInt8(ascii: "("): return end - start == 2 && bytes[end - 1] == UInt8(ascii: ")")
        default: return false
        }
    }

    /// Whether a bracket inside a word holds an ending of one to three letters, as in `word(s)` or `ami(e)s`.
    private func isEnding(_ bytes: UnsafePointer<UInt8>, after bracket: Int) -> Bool {
        var index = bracket + 1
        while index < end, Self.isLetter(bytes[index]) { index += 1 }
        let letters = index - bracket - 1
        return (1...3).contains(letters) && index < end && bytes[index] == UInt8(ascii: ")")
    }

    /// Whether a bracket holds a number alone, as at the mark of a footnote: `word[12]`.
    private func isNumbered(_ bytes: UnsafePointer<UInt8>, after bracket: Int) -> Bool {
        var index = bracket + 1
        while index < end, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
        return index > bracket + 1 && index < end && bytes[index] == UInt8(ascii: "]")
    }
}
