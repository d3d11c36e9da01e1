// SPDX-License-Identifier: Apache-2.0

/// Where the words of fixed text begin and end.
extension FixedTextScanner {
    /// Whether a word without signs may be a name that a table knows: one with hyphens, or one that begins as numbers of errors,
    /// numerals of Rome or places of Drupal do.
    func mayBeName(_ stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        guard let first = word.first, let second = word.dropFirst().first else { return false }
        return word.contains(hyphen) || first == UInt8(ascii: "!") || first == UInt8(ascii: "E") && second.isASCIICapital
            || "IVX".utf8.contains(first) && "IVX".utf8.contains(second)
    }

    /// A piece with the two placeholders of the format that stand right before and right behind it, if they do.
    func withMarkup(_ piece: Range<Int>) -> Range<Int> {
        let (before, after) = (piece.lowerBound - Self.placeholderLength, piece.upperBound)
        guard before >= addedEnd, after + Self.placeholderLength <= limit, isPlaceholder(at: before), isPlaceholder(at: after)
        else { return piece }
        return before..<after + Self.placeholderLength
    }

    /// The end of `'s` behind a place of a template: engines take it for a verb, or glue what they make of it to the place.
    func possessiveEnd(at position: Int, in range: Range<Int>) -> Int {
        for ending in ["'s", "’s"] where bytes[position..<range.upperBound].starts(with: ending.utf8) {
            let end = position + ending.utf8.count
            let goesOn = end < range.upperBound && (bytes[end].isASCIILetterOrDigit || bytes[end] >= 0x80)
            if !goesOn { return end }
        }
        return position
    }

    /// Whether the text begins with *'s* for German *es*, before one of the verbs that it goes with most.
    var beginsWithGermanPronoun: Bool {
        ["ist", "war", "gibt", "gab", "geht", "ging", "hat", "wird", "kommt", "kann", "wäre"].contains {
            bytes.dropFirst(2).starts(with: " \($0) ".utf8) || bytes.dropFirst(4).starts(with: " \($0) ".utf8)
        }
    }

    /// Adds what belongs to a placeholder: a formula or a number with markup in it, and what a place of a format has before and
    /// right behind it where a placeholder stands for it alone, `no.`, `'s` and the sign of a percentage.
    ///
    /// - Returns: Where to go on; nil where nothing belongs to it.
    mutating func addAroundPlaceholder(at position: Int, in range: Range<Int>) -> Int? {
        if let units = raisedUnits(around: position, in: range) {
            add(.quantity, units)
            return units.upperBound
        }
        guard isPlaceholder(at: position) || isLoweredDigit(at: position) else { return nil }
        if let formula = formula(around: position, in: range) {
            add(.serialNumber, formula)
            return formula.upperBound
        }
        guard isPlaceholder(at: position) else { return nil }
        if let number = markedNumber(at: position, in: range) {
            add(.quantity, number)
            return number.upperBound
        }
        let end = position + Self.placeholderLength
        let isAlone = position == range.lowerBound || bytes[position - 1] <= 0x20 || "([\"'".utf8.contains(bytes[position - 1])
        guard isAlone else { return nil }
        let start = numberMarkStart(before: position)
        let hasSign = end < range.upperBound && bytes[end] == UInt8(ascii: "%")
        let ending = hasSign ? end + 1 : possessiveEnd(at: end, in: range)
        guard start < position || ending > end else { return nil }
        add(.templatePlace, start..<ending)
        return ending
    }

    private static let placeholderLength = Placeholder.text.utf8.count

    /// A number between two placeholders, with these: an engine could part its digits.
    private func markedNumber(at position: Int, in range: Range<Int>) -> Range<Int>? {
        let number = bytes[(position + Self.placeholderLength)..<range.upperBound].prefix {
            $0.isASCIIDigit || ".,:/-".utf8.contains($0)
        }
        guard number.first?.isASCIIDigit == true, number.last?.isASCIIDigit == true, number.endIndex < range.upperBound,
            isPlaceholder(at: number.endIndex)
        else { return nil }
        return position..<number.endIndex + Self.placeholderLength
    }

    /// The longest command in quotation marks, in bytes.
    private static let longestQuotedCommand = 100

    /// The end of a command with its options in quotation marks, with these: `"df -h"`; nil where none begins.
    func quotedCommandEnd(from start: Int, to limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return nil }
        let content = bytes[(start + 1)..<min(limit, start + Self.longestQuotedCommand)].prefix {
            $0 != mark && $0 >= 0x20 && $0 < 0x7F
        }
        let name = content.prefix { 0x61...0x7A ~= $0 || $0.isASCIIDigit || $0 == hyphen }
        guard content.endIndex < limit, bytes[content.endIndex] == mark, name.first?.isASCIILetter == true,
            content[name.endIndex...].starts(with: " -".utf8),
            content[name.endIndex...].dropFirst(2).first.map({ $0 > 0x20 }) == true,
            // "maybe -just maybe- tomorrow"
            !zip(content, content.dropFirst()).contains(where: { $0 > 0x20 && $0 != hyphen && $1 == hyphen })
        else { return nil }
        return content.endIndex + 1
    }

    /// What programs that look for files are told.
    private static let findOptions: Set = [
        "delete", "exec", "iname", "maxdepth", "mindepth", "mtime", "name", "newer", "perm", "print", "prune", "type", "user",
    ]

    /// The end of an option that its neighbours tell: `-I, --head`, where the letter alone may be a word, and `-name` beside
    /// `-type`.
    func listedOptionEnd(from start: Int, in range: Range<Int>, after before: UInt8) -> Int? {
        guard !before.isASCIILetterOrDigit else { return nil }
        let name = bytes[(start + 1)..<range.upperBound].prefix(while: \.isASCIILetterOrDigit)
        let rest = bytes[name.endIndex..<range.upperBound]
        if name.count == 1 { return rest.starts(with: ", -".utf8) ? name.endIndex : nil }
        guard Self.findOptions.contains(String(decoding: name, as: UTF8.self)) else { return nil }
        let isFollowed = rest.starts(with: " -".utf8) && rest.dropFirst(2).first?.isASCIILetter == true
        let previous = bytes[range.lowerBound..<start].dropLast().reversed().prefix { $0 > 0x20 }
        return isFollowed || previous.last == hyphen ? name.endIndex : nil
    }

    /// The most words of a label.
    private static let mostWordsOfLabel = 4

    /// The dots at the end of a text that is a label of a button or an item of a menu: `Save as…`. Models go on with a question.
    func dotsOfLabel(in range: Range<Int>) -> Range<Int>? {
        let text = bytes[range]
        guard let dots = ["…", "..."].first(where: { text.suffix($0.utf8.count).elementsEqual($0.utf8) })?.utf8.count,
            dots < text.count, range.upperBound - dots >= addedEnd,
            text.dropLast(dots).last.map({ $0.isASCIILetter || $0 >= 0x80 }) == true,
            !text.contains(0x0A), text.count(where: { $0 == 0x20 }) < Self.mostWordsOfLabel
        else { return nil }
        return range.upperBound - dots..<range.upperBound
    }

    /// What comes before a number in most formulas that end with it: any word may be before markup, as *In* is in `<b>Sign
    /// In</b>`.
    private static let oxides: Set = ["CO", "NO", "SO", "PM"]

    /// The symbols of a formula with what is raised or lowered between them, a digit or what a placeholder stands for: `H￼SO￼`,
    /// `H₂O`, `CO￼`. Some of the symbols may be words: in Spanish O is *or*.
    private func formula(around position: Int, in range: Range<Int>) -> Range<Int>? {
        /// Up to three symbols, each a capital with or without a small letter.
        func areSymbols(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            var wasCapital = false
            return letters.count { $0.isASCIICapital } < 4 && !letters.isEmpty
                && letters.allSatisfy { letter in
                    let isCapital = letter.isASCIICapital
                    defer { wasCapital = isCapital }
                    return isCapital || wasCapital
                }
        }
        let start = position - bytes[addedEnd..<position].reversed().prefix(5).prefix(while: \.isASCIILetter).count
        guard areSymbols(bytes[start..<position]),
            start == range.lowerBound || bytes[start - 1] <= 0x20 || "(".utf8.contains(bytes[start - 1])
        else { return nil }
        var end = position
        var isCertain =
            isLoweredDigit(at: position) || Self.oxides.contains(String(decoding: bytes[start..<position], as: UTF8.self))
        while end < range.upperBound, isPlaceholder(at: end) || isLoweredDigit(at: end) {
            end += Self.placeholderLength
            let letters = bytes[end..<range.upperBound].prefix(5).prefix(while: \.isASCIILetter)
            guard !letters.isEmpty else { break }
            guard areSymbols(letters) else { return nil }
            isCertain = true
            end = letters.endIndex
        }
        return isCertain ? start..<end : nil
    }

    /// The sign of a power, and those of its digits.
    private static let raisedMinus = Array("⁻".utf8)
    private static let raisedDigits = "¹²³⁰⁴⁵⁶⁷⁸⁹".map { Array(String($0).utf8) }

    /// Units with a power of less than none, the first of which stands around an offset: `m⁻² s⁻¹`. Models part the powers from
    /// them.
    private func raisedUnits(around position: Int, in range: Range<Int>) -> Range<Int>? {
        guard bytes[position] == 0xE2, position > addedEnd, bytes[position - 1].isASCIILetter else { return nil }
        let start = position - bytes[addedEnd..<position].reversed().prefix(Self.longestUnit).prefix(while: \.isASCIILetter).count
        var end = start
        while true {
            let unit = bytes[end..<range.upperBound].drop { $0 == 0x20 }.prefix(Self.longestUnit).prefix(while: \.isASCIILetter)
            let power = bytes[unit.endIndex..<range.upperBound]
            guard !unit.isEmpty, power.starts(with: Self.raisedMinus) else { return end > start ? start..<end : nil }
            var rest = power.dropFirst(Self.raisedMinus.count)
            while let digit = Self.raisedDigits.first(where: { rest.starts(with: $0) }) { rest = rest.dropFirst(digit.count) }
            end = rest.startIndex
        }
    }

    private static let longestUnit = 4

    /// Whether one of the digits ₀ to ₉ stands at an offset, each as long as a placeholder.
    private func isLoweredDigit(at offset: Int) -> Bool {
        bytes[offset] == 0xE2 && offset + 2 < bytes.count && bytes[offset + 1] == 0x82 && 0x80...0x89 ~= bytes[offset + 2]
    }

    /// The start of the sign of a number before a place, as in `no. {id}` and `nº {id}`, of which models make a negation; the
    /// place where there is none.
    func numberMarkStart(before place: Int) -> Int {
        guard place > addedEnd, bytes[place - 1] == 0x20 else { return place }
        let before = bytes[addedEnd..<place - 1]
        let mark = ["No.", "no.", "Nº", "nº", "N.º", "n.º", "N°", "n°", "Nr.", "nr."].first {
            before.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
        guard let mark else { return place }
        let start = place - 1 - mark.utf8.count
        // *Did it work? No.*
        if mark == "No.", let last = bytes[addedEnd..<start].last(where: { !$0.isBlank }), ".!?".utf8.contains(last) {
            return place
        }
        return start > addedEnd && bytes[start - 1] > 0x20 && bytes[start - 1] != UInt8(ascii: "(") ? place : start
    }

    /// The start of a method of HTTP before a path, or of the path: `GET /users`.
    func methodStart(before path: Int) -> Int {
        guard path > addedEnd, bytes[path] == UInt8(ascii: "/"), bytes[path - 1] == 0x20 else { return path }
        let before = bytes[addedEnd..<path - 1]
        let method = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"].first {
            before.suffix($0.utf8.count).elementsEqual($0.utf8)
        }
        guard let method else { return path }
        let start = path - 1 - method.utf8.count
        return start > addedEnd && bytes[start - 1].isASCIILetterOrDigit ? path : start
    }

    /// Whether one full stop parts a word from one that begins with a capital, as where the space between sentences is missing.
    func holdsSentenceEnd(in stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        guard let stop = word.firstIndex(of: UInt8(ascii: ".")), stop > stretch.start, stop + 2 < stretch.end else {
            return false
        }
        return bytes[stop - 1] & 0x20 != 0 && bytes[stop + 1] & 0x20 == 0 && bytes[stop + 2] & 0x20 != 0
    }

    /// Whether nothing, or the end of a sentence, stands before an offset.
    func isSentenceStart(_ offset: Int, in range: Range<Int>) -> Bool {
        let before = bytes[range.lowerBound..<offset].last { !$0.isBlank }
        return before.map { $0 < 0x20 || ".!?:\"'(".utf8.contains($0) } ?? true
    }

    /// How far behind a hyphen that opens an aside one that closes it is looked for.
    private static let longestAside = 200

    /// Whether a word that a hyphen begins may be an aside, which another hyphen closes, or in a line of talk, or of a list: all
    /// but where other fixed text is before it on its line, as in `find /usr -name`.
    func mayBeAside(_ word: Range<Int>, in range: Range<Int>) -> Bool {
        guard bytes[word.lowerBound] == hyphen else { return false }
        let line = bytes[max(range.lowerBound, word.lowerBound - Self.longestAside)..<word.lowerBound]
        let beforeIt = line[(line.lastIndex(of: 0x0A).map { $0 + 1 } ?? line.startIndex)...].drop(while: \.isBlank)
        guard let last = found.last, last.range.lowerBound >= beforeIt.startIndex else { return true }
        if beforeIt.first == hyphen || beforeIt.starts(with: "—".utf8) || beforeIt.starts(with: "–".utf8) { return true }
        let end = min(range.upperBound, word.upperBound + Self.longestAside)
        return (word.upperBound..<max(word.upperBound, end)).contains { index in
            bytes[index] == hyphen && bytes[index - 1] > 0x20 && (index + 1 == end || !bytes[index + 1].isASCIILetterOrDigit)
        }
    }

    /// Whether a letter of an alphabet beyond ASCII stands right before an offset.
    func follows(letterAt offset: Int, in range: Range<Int>) -> Bool {
        guard offset > range.lowerBound, bytes[offset - 1] >= 0x80 else { return false }
        var start = offset - 1
        while start > range.lowerBound, UTF8.isContinuation(bytes[start]) { start -= 1 }
        return WordScalar.isLetter(UTF8Decoder.decode(bytes, at: start).scalar)
    }

    /// The end of a stretch with what goes on beyond ASCII: `/wiki/München`, `/home/пользователь`.
    func end(of stretch: ASCIIStretch, _ kind: FixedText.Kind, mayGoOn: Bool, in range: Range<Int>) -> Int {
        var end = stretch.end
        let isFollowedByLetter =
            end < range.upperBound && bytes[end] >= 0x80 && WordScalar.isLetter(UTF8Decoder.decode(bytes, at: end).scalar)
        if mayGoOn {
            while end < range.upperBound, bytes[end] > 0x20, !isPlaceholder(at: end) { end += 1 }
        } else if kind.mayHoldLettersBeyondASCII, isFollowedByLetter,
            bytes[end - 1].isASCIILetterOrDigit || bytes[end - 1] == 0x5F
        {
            end = endOfWord(from: end, in: range)
        }
        return end
    }

    /// Whether markup or something else that is set aside stands at an offset, which is no part of any piece.
    func isPlaceholder(at offset: Int) -> Bool {
        bytes[offset] == 0xEF && UTF8Decoder.decode(bytes, at: offset).scalar == Placeholder.scalar.value
    }

    /// The end of a run of letters, digits and what joins them in names.
    func endOfWord(from start: Int, in range: Range<Int>) -> Int {
        var position = start
        while position < range.upperBound {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            guard WordScalar.isNamePart(scalar) else { break }
            position += length
        }
        return position
    }

    /// The start of a range, or that of the word with letters beyond ASCII which it ends: `Größe_x`, `Файл.txt`.
    func startOfWord(_ core: Range<Int>) -> Int {
        var start = core.lowerBound
        // An escape such as `\n` ends the word before it and is no part of it.
        let isEscape = core.count == 2 && bytes[start] == UInt8(ascii: "\\")
        guard !isEscape, bytes[start].isASCIILetterOrDigit || "_./\\-=:".utf8.contains(bytes[start]) else { return start }
        while start > addedEnd {
            var previous = start - 1
            while previous > addedEnd, UTF8.isContinuation(bytes[previous]) { previous -= 1 }
            guard WordScalar.isNamePart(UTF8Decoder.decode(bytes, at: previous).scalar) else { break }
            start = previous
        }
        return start
    }

    /// The end of a `#tag` of any script, or of a number such as `#398`; nil where none begins.
    func endOfTag(from start: Int, in range: Range<Int>, after before: UInt8) -> Int? {
        guard before <= 0x20 || before >= 0x80 || "([\"'".utf8.contains(before),
            !follows(letterAt: start, in: range)
        else { return nil }
        var position = start + 1
        var hasLetters = false
        while position < range.upperBound {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            let properties = Unicode.Scalar(scalar)?.properties
            let isLetter = properties?.isAlphabetic == true
            // #in-progress, #area/house, #100-4482; but not #5-day
            let joins =
                (scalar == 0x2D || scalar == 0x2F) && position + 1 < range.upperBound
                && (hasLetters ? bytes[position + 1].isASCIILetterOrDigit : bytes[position + 1].isASCIIDigit)
            guard isLetter || joins || scalar == 0x5F || properties?.numericType == .decimal else { break }
            hasLetters = hasLetters || isLetter
            position += length
        }
        return position > start + 1 ? position : nil
    }

    /// A range without what opens before it and what ends the sentence behind it.
    func withoutPunctuation(_ range: Range<Int>, _ kind: FixedText.Kind) -> Range<Int> {
        let scalars = Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
        let opening = scalars.prefix { $0 == "(" || $0 == "\"" || $0 == "'" }.count
        var end = LinkScanner.inText.trimmedEnd(of: opening..<scalars.count, in: scalars[...])
        // What closes a bracket of the piece, or ends a shortcode, is the piece's.
        switch end < scalars.count ? scalars[end] : " " {
        case "]" where scalars[opening..<end].contains("["), "}" where scalars[opening..<end].contains("{"),
            ":" where kind == .shortcode:
            end += 1
        default: break
        }
        return range.lowerBound + opening..<range.lowerBound + opening + utf8Count(scalars[opening..<end])
    }
}

extension FixedText.Kind {
    /// Whether people write such names with letters of their own language.
    var mayHoldLettersBeyondASCII: Bool {
        switch self {
        case .handle, .path, .dottedName, .snakeCaseName, .camelCaseName, .joinedNames, .variable, .option, .code: true
        default: false
        }
    }
}
