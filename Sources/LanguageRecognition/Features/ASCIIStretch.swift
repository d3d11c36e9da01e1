import CScoring

/// A run of visible ASCII in a text, looked over for what is no language: links, addresses, paths, identifiers and code.
///
/// A stretch ends at white space, at a character beyond ASCII, and before `<` and `&`, where markup may begin.
struct ASCIIStretch {
    private let start: Int
    /// The offset behind the stretch.
    let end: Int
    /// Whether a character stands in it that ordinary words do without, or digits beside capitals alone, so that a closer look is needed.
    let isSuspicious: Bool
    /// Whether all letters are capitals and digits stand beside them.
    private let hasDigitsAndCapitals: Bool
    /// Whether a capital stands right behind a small letter.
    private let hasHump: Bool
    /// Whether there are digits or symbols.
    let hasClutter: Bool

    /// Reads on to the end of the stretch that begins at `position`.
    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) {
        var next = position
        var seen: UInt8 = 0
        var previous: UInt8 = 0
        repeat {
            let traits = dragoman_traits(bytes[next])
            // A bit that stands for no trait is set by a capital behind a small letter.
            seen |= traits | previous &<< 2 & traits &<< 3 & Self.hump
            previous = traits
            next &+= 1
        } while next < count && dragoman_traits(bytes[next]) & UInt8(dragoman_ends_stretch) == 0
        start = position
        end = next
        let letters = UInt8(dragoman_is_digit | dragoman_is_capital | dragoman_is_small)
        hasDigitsAndCapitals = seen & letters == UInt8(dragoman_is_digit | dragoman_is_capital)
        hasHump = seen & Self.hump != 0
        hasClutter = seen & UInt8(dragoman_is_symbol | dragoman_is_digit) != 0
        isSuspicious = seen & (UInt8(dragoman_is_suspicious) | Self.hump) != 0 || hasDigitsAndCapitals
    }

    private static let hump: UInt8 = 64

    private static func isSuspicious(_ byte: UInt8) -> Bool {
        dragoman_traits(byte) & UInt8(dragoman_is_suspicious) != 0
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    private static func isWordlike(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    /// How many letters stand in the stretch.
    func letterCount(_ bytes: UnsafePointer<UInt8>) -> Int {
        var letters = 0
        for index in start..<end where Self.isLetter(bytes[index]) { letters += 1 }
        return letters
    }

    /// How many digits stand in the stretch, and twice the symbols.
    func clutter(_ bytes: UnsafePointer<UInt8>) -> Int {
        var count = 0
        for index in start..<end {
            let traits = dragoman_traits(bytes[index])
            count += traits & UInt8(dragoman_is_symbol) != 0 ? 2 : traits & UInt8(dragoman_is_digit) != 0 ? 1 : 0
        }
        return count
    }

    // MARK: - The closer look

    /// Whether the stretch is a link, an address, a path, an identifier or code.
    func kind(_ bytes: UnsafePointer<UInt8>) -> PassedStretch.Kind {
        func byte(_ index: Int) -> UInt8 { index >= start && index < end ? bytes[index] : 0 }
        func isWordlike(_ index: Int) -> Bool { Self.isWordlike(byte(index)) }
        func isLetter(_ index: Int) -> Bool { Self.isLetter(byte(index)) }

        if hasDigitsAndCapitals, isSerialNumber(bytes) { return .name }
        if hasHump, isHumpedName(bytes) { return .name }
        var slashes = 0
        var innerDots = 0
        var fields = 0
        for index in start..<end where Self.isSuspicious(bytes[index]) {
            let next = index + 1
            let joins = isWordlike(index - 1) && isWordlike(next)
            switch byte(index) {
            case UInt8(ascii: "@"):
                // user@host, @user
                if isWordlike(next) { return .link }
            case UInt8(ascii: "\\"):
                // C:\dir, \n; C:\ before a folder with a name beyond ASCII.
                if isWordlike(next) || next == end && byte(index - 1) == UInt8(ascii: ":") { return .name }
            case UInt8(ascii: "$"), UInt8(ascii: "`"):
                // $variable, `code`
                if isWordlike(next) { return .code }
            case UInt8(ascii: "_"):
                if joins || byte(next) == UInt8(ascii: "_") { return .code }
            case UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "^"):
                if isWordlike(index - 1) || isWordlike(next) || byte(next) == UInt8(ascii: "=") { return .code }
            case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "+"):
                if joins { return .name }
            case UInt8(ascii: "%"):
                if isLetter(next), !isWordlike(index - 1) { return .name }
            case UInt8(ascii: "~"):
                if byte(next) == UInt8(ascii: "/") { return .name }
            case UInt8(ascii: "/"):
                // https://…, /usr/bin, ./run; but not and/or.
                if byte(next) == UInt8(ascii: "/"), byte(index - 1) == UInt8(ascii: ":") { return .link }
                if isWordlike(next), index == start || byte(index - 1) == UInt8(ascii: ".") { return .name }
                slashes += joins ? 1 : 0
            case UInt8(ascii: ":"):
                if byte(next) == UInt8(ascii: ":") { return .code }
                // :shortcode:
                if index == start, isLetter(next), byte(end - 1) == UInt8(ascii: ":") { return .name }
                // io:294:main, where a number is a field; but not 3:16 and not word:word.
                fields += joins && isLetter(index - 1) != isLetter(next) ? 1 : 0
            case UInt8(ascii: "#"):
                if isHumped(bytes, from: next) { return .name }
            case UInt8(ascii: "("), UInt8(ascii: "["):
                // call(), call(argument, list[0]; but not word(s).
                if isLetter(index - 1), !isEnding(bytes, after: index) {
                    return isNumbered(bytes, after: index) ? .name : .code
                }
                if byte(index) == UInt8(ascii: "["), joins { return .code }
            case UInt8(ascii: "."):
                if joins { innerDots += 1 }
            default:
                break
            }
        }
        if isOperator(bytes) { return .code }
        if fields >= 2 { return .name }
        if slashes >= 3 || slashes > 0 && innerDots > 0 { return .name }
        return innerDots > 0 && isDottedName(bytes, innerDots: innerDots) ? .name : .text
    }

    /// Whether an address may go on behind the stretch with characters beyond ASCII.
    ///
    /// - Parameter withLatinLetter: Whether a Latin letter follows, which may stand inside a word, as in `/wiki/München`.
    func mayGoOn(_ kind: PassedStretch.Kind, _ bytes: UnsafePointer<UInt8>, withLatinLetter: Bool) -> Bool {
        switch bytes[end - 1] {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"):
            kind == .link || kind == .name
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"):
            kind == .link
        case let last: kind == .link && withLatinLetter && Self.isWordlike(last)
        }
    }

    /// Whether a stretch of digits and capitals is a number of a thing, as UF-1700A, COVID-19 or DJYE/413H are: no run of letters in it is
    /// long enough for a word that is shouted.
    private func isSerialNumber(_ bytes: UnsafePointer<UInt8>) -> Bool {
        var run = 0
        var longest = 0
        for index in start..<end {
            run = Self.isLetter(bytes[index]) ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest <= Self.longestSeries
    }

    /// The most letters that a number of a thing has in a row.
    private static let longestSeries = 5

    /// Whether a run of letters is humped as the names in programs are: `nodeIndex`, `isBarOpen`. A capital behind one or two letters is
    /// in use among people: iPhone, McDonald, bhFrainc.
    private func isHumpedName(_ bytes: UnsafePointer<UInt8>) -> Bool {
        var humps = 0
        var letters = 0
        for index in start..<end {
            guard Self.isLetter(bytes[index]) else {
                letters = 0
                continue
            }
            if letters > 0, bytes[index] & 0x20 == 0, bytes[index - 1] & 0x20 != 0 {
                humps += 1
                if humps > 1 || letters > Self.longestPrefix { return true }
            }
            letters += 1
        }
        return false
    }

    /// The most letters before a capital inside a word.
    private static let longestPrefix = 2

    /// Whether small letters are followed by a capital in a run of letters, as in `#camelCase`.
    private func isHumped(_ bytes: UnsafePointer<UInt8>, from first: Int) -> Bool {
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

    /// Whether dots join names, as in `example.com`, `notes.txt` or `System.out.println`, and not sentences without a space or initials.
    private func isDottedName(_ bytes: UnsafePointer<UInt8>, innerDots: Int) -> Bool {
        // Initials have runs of one letter; names have none, or one that is known to end names.
        var runCount = 0
        var hasShortRun = false
        var hasEnding = false
        var runStart = start
        for index in start...end where index == end || !Self.isWordlike(bytes[index]) {
            let count = index - runStart
            if count > 0 {
                if count < 2 { hasShortRun = true }
                if runCount > 0, count <= NameEndings.longest, !hasEnding {
                    hasEnding = NameEndings.contains(UnsafeBufferPointer(start: bytes + runStart, count: count))
                }
                runCount += 1
            }
            runStart = index + 1
            // Names of many parts are names whatever follows.
            if runCount > 8 { break }
        }
        return innerDots >= 2 && !hasShortRun || hasEnding
    }
}
