// SPDX-License-Identifier: Apache-2.0

/// Goes over a text line by line and gathers the fixed text in it.
///
/// Links and mail addresses are looked for in words, quoted code in lines, places of templates and all other kinds in the
/// stretches of ASCII between these. So a mail address without a host, and `://` after a letter beyond ASCII, are not reported
/// here, although `ASCIIStretch` takes a stretch with one for an address, so that recognition passes it over. What is kept from
/// an engine must be certain.
struct FixedTextScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let kinds: Set<FixedText.Kind>
    private(set) var found: [FixedText] = []
    private let hyphen = UInt8(ascii: "-")
    /// Where the last piece ends, of whatever kind, or the range that is gone through begins.
    private var addedEnd = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, kinds: Set<FixedText.Kind>) {
        self.bytes = bytes
        self.kinds = kinds
    }

    /// Adds what stands in a range.
    mutating func scan(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
            let line = bytes[start..<end]
            let pieces = mayHold(line) ? linksAndQuotedCode(in: line) : []
            addStretches(of: line, around: pieces)
            start = end
        }
    }

    /// Whether a line has a backtick, a colon, an `@` or `ww`, one of which stands in each address and each piece of quoted
    /// code: most lines have none and are passed over.
    private func mayHold(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var followsW = false
        return line.contains { byte in
            let isW = byte | 0x20 == UInt8(ascii: "w")
            defer { followsW = isW }
            return byte == UInt8(ascii: "`") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") || (isW && followsW)
        }
    }

    // MARK: - Links and quoted code

    private func linksAndQuotedCode(in line: Slice<UnsafeBufferPointer<UInt8>>) -> [FixedText] {
        let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
        var pieces: [(kind: FixedText.Kind, range: Range<Int>)] = []
        // Both lists are in order and are merged here. A link that overlaps code is left out: it is part of the code.
        var code = QuotedCode.ranges(in: scalars).map { (kind: FixedText.Kind.quotedCode, range: $0) }[...]
        for word in scalars.indices.split(whereSeparator: { scalars[$0].endsWord }) {
            guard let first = word.first, let last = word.last else { continue }
            for link in LinkScanner.inText.links(in: scalars[first...last]) {
                let passed = code.prefix { $0.range.upperBound <= link.range.lowerBound }
                pieces += passed
                code = code.dropFirst(passed.count)
                if let next = code.first, next.range.overlaps(link.range) { continue }
                pieces.append(link)
            }
        }
        pieces += code
        var (offset, index) = (line.startIndex, 0)
        return pieces.map { kind, range in
            let start = offset + utf8Count(scalars[index..<range.lowerBound])
            offset = start + utf8Count(scalars[range])
            index = range.upperBound
            return FixedText(kind, at: start..<offset)
        }
    }

    private func utf8Count(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }

    // MARK: - Stretches

    /// Adds the pieces of a line, and between them what the stretches are.
    private mutating func addStretches(of line: Slice<UnsafeBufferPointer<UInt8>>, around pieces: [FixedText]) {
        var position = line.startIndex
        for piece in pieces {
            addStretches(position..<piece.range.lowerBound)
            add(piece.kind, piece.range)
            position = piece.range.upperBound
        }
        addStretches(position..<line.endIndex)
    }

    private mutating func add(_ kind: FixedText.Kind, _ range: Range<Int>) {
        addedEnd = range.upperBound
        if kinds.contains(kind), !range.isEmpty { found.append(FixedText(kind, at: range)) }
    }

    private mutating func addStretches(_ range: Range<Int>) {
        guard let base = bytes.baseAddress else { return }
        addedEnd = range.lowerBound
        var position = range.lowerBound
        while position < range.upperBound {
            // Control characters, white space and what is beyond ASCII begin no stretch; `<` and `&` do.
            guard bytes[position] > 0x20, bytes[position] < 0x7F else {
                position += 1
                continue
            }
            let stretch = ASCIIStretch(base, at: position, count: range.upperBound)
            let start = start(of: stretch)
            if start < stretch.end, ShellCommand.mayBegin(with: bytes[start]),
                !follows(letterAt: start, in: range, unless: false),
                let end = ShellCommand.end(in: bytes, from: start, to: range.upperBound)
            {
                add(.code, start..<end)
                position = end
                continue
            }
            if stretch.hasDigitsOrSymbols, FixedNotation.isPattern(bytes[stretch.start..<stretch.end]) {
                add(.code, withoutPunctuation(stretch.start..<stretch.end, .code))
                position = stretch.end
            } else if FixedNotation.isRule(bytes[stretch.start..<stretch.end]) {
                add(.code, stretch.start..<stretch.end)
                position = stretch.end
            } else if stretch.hasDigitsOrSymbols || stretch.isSuspicious
                || bytes[stretch.start..<stretch.end].prefix(2).contains(hyphen)
            {
                position = addPlaces(of: stretch, in: range)
            } else {
                position = stretch.end
            }
        }
    }

    /// Adds the places of templates that begin in a stretch, and what stands between them.
    ///
    /// - Returns: Where to go on.
    private mutating func addPlaces(of stretch: ASCIIStretch, in range: Range<Int>) -> Int {
        guard let base = bytes.baseAddress else { return stretch.end }
        var wordStart = stretch.start
        var position = stretch.start
        var holdsPlace = false
        while position < stretch.end {
            guard TemplatePlace.mayBegin(with: bytes[position]), let place = TemplatePlace(bytes, at: position, in: range) else {
                position += 1
                continue
            }
            position = place.range.upperBound
            // In `user_{id}` and `/home/{user}/x` the place is part of a name.
            let isTag = bytes[place.range.lowerBound] == UInt8(ascii: "<")
            if position <= stretch.end, !isTag, isPartOfName(place.range, in: wordStart..<stretch.end) {
                holdsPlace = true
                continue
            }
            if wordStart < place.range.lowerBound {
                let word = ASCIIStretch(base, at: wordStart, count: place.range.lowerBound)
                _ = addWord(word, in: range.lowerBound..<place.range.lowerBound, holdsPlace: holdsPlace)
            }
            add(place.kind, place.range)
            wordStart = position
            holdsPlace = false
        }
        guard wordStart < stretch.end else { return position }
        let word = wordStart == stretch.start ? stretch : ASCIIStretch(base, at: wordStart, count: stretch.end)
        return addWord(word, in: range, holdsPlace: holdsPlace)
    }

    /// Whether what adjoins a place makes one name with it.
    private func isPartOfName(_ place: Range<Int>, in range: Range<Int>) -> Bool {
        func byte(_ index: Int) -> UInt8 { range.contains(index) ? bytes[index] : 0x20 }
        func joins(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || "_/\\=&$~".utf8.contains(byte) }
        let before = byte(place.lowerBound - 1)
        let after = byte(place.upperBound)
        return joins(before) || joins(after) || "@(".utf8.contains(after)
            || "-.".utf8.contains(before) && byte(place.lowerBound - 2).isASCIILetterOrDigit
            || "-.".utf8.contains(after) && byte(place.upperBound + 1) & 0x20 != 0 && byte(place.upperBound + 1).isASCIILetter
    }

    /// Adds what a stretch is, or a part of one.
    ///
    /// - Returns: Where to go on.
    private mutating func addWord(_ stretch: ASCIIStretch, in range: Range<Int>, holdsPlace: Bool) -> Int {
        guard let base = bytes.baseAddress else { return stretch.end }
        var kind = stretch.isSuspicious ? stretch.kind(base) : nil
        if kind == nil, stretch.isSuspicious {
            // Of `(/usr/bin)` the path begins behind what opens.
            let start = start(of: stretch)
            if start > stretch.start, start < stretch.end { kind = ASCIIStretch(base, at: start, count: stretch.end).kind(base) }
        }
        if kind == .dottedName, isSentenceEnd(in: stretch) { kind = nil }
        // Without a host it is no address of mail, but a name like `user@host`; a link is found as such.
        if kind == .mailAddress { kind = .joinedNames }
        if let found = kind, !isCertain(found, of: stretch) { kind = nil }
        if kind == nil, holdsPlace { kind = .templatePlace }
        if let kind {
            let mayGoOn = stretch.mayGoOn(kind, base, withLatinLetter: false)
            let end = end(of: stretch, kind, mayGoOn: mayGoOn, in: range)
            var core = withoutPunctuation(stretch.start..<end, kind)
            if kind.mayHoldLettersBeyondASCII, core.lowerBound == stretch.start, !core.isEmpty {
                core = startOfWord(core)..<core.upperBound
            }
            add(kind, core)
            return end
        }
        return addFixedWord(stretch, in: range)
    }

    /// Whether a stretch is of a kind for certain, so that an engine need not see it. Recognition takes more for it.
    private func isCertain(_ kind: FixedText.Kind, of stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        switch kind {
        case .link, .quotedCode: return false
        // names[0] is no word with the number of a note.
        case .footnoteMark: return !word.suffix(3).elementsEqual("[0]".utf8)
        // A tag that is left in the text; a price.
        case .joinedNames: return word.first != UInt8(ascii: "<")
        case .variable: return word.drop { $0 != UInt8(ascii: "$") }.dropFirst().first?.isASCIIDigit != true
        // Words in braces, of which the stretch has one.
        case .code:
            let rest = word.drop { $0 == UInt8(ascii: "{") }
            let letters = rest.prefix(while: \.isASCIILetter)
            let hasBrace = rest.startIndex > word.startIndex || rest[letters.endIndex...].first == UInt8(ascii: "}")
            return letters.isEmpty || !hasBrace
                || rest[letters.endIndex...].contains { !"}.,;:!?".utf8.contains($0) }
                || rest.startIndex > word.startIndex && rest[letters.endIndex...].contains(UInt8(ascii: "}"))
        default: return true
        }
    }

    /// Where a stretch begins behind brackets and quotation marks that open.
    private func start(of stretch: ASCIIStretch) -> Int {
        bytes[stretch.start..<stretch.end].firstIndex {
            $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
        } ?? stretch.end
    }

    /// Adds an option, a number with its unit and the like.
    private mutating func addFixedWord(_ stretch: ASCIIStretch, in range: Range<Int>) -> Int {
        let start = start(of: stretch)
        guard start < stretch.end else { return stretch.end }
        let before = start > range.lowerBound ? bytes[start - 1] : 0x20
        if bytes[start].isASCIIDigit || bytes[start] == UInt8(ascii: "$"), !before.isASCIILetterOrDigit,
            let price = Quantity.price(bytes, at: start, in: max(addedEnd, range.lowerBound)..<range.upperBound)
        {
            add(.quantity, price)
            return max(price.upperBound, stretch.end)
        }
        if bytes[start].isASCIIDigit, !before.isASCIILetterOrDigit, let end = Quantity.end(bytes, at: start, in: range) {
            add(.quantity, start..<end)
            return max(end, stretch.end)
        }
        if bytes[start] == UInt8(ascii: "#"), let end = endOfTag(from: start, in: range, after: before) {
            add(.tag, start..<end)
            return max(end, stretch.end)
        }
        let core = withoutPunctuation(start..<stretch.end, .code)
        guard !core.isEmpty, !follows(letterAt: core.lowerBound, in: range, unless: bytes[core.lowerBound] == UInt8(ascii: ".")),
            let kind = FixedWord.kind(
                of: bytes[core], after: before, mayBeAside: mayBeAside(core, in: range),
                isSentenceStart: isSentenceStart(core.lowerBound, in: range))
        else { return stretch.end }
        let end = core.upperBound == stretch.end ? end(of: stretch, kind, mayGoOn: false, in: range) : core.upperBound
        add(kind, (kind.mayHoldLettersBeyondASCII ? startOfWord(core) : core.lowerBound)..<end)
        return max(end, stretch.end)
    }

    // MARK: - Where words begin and end

    /// Whether one full stop parts a word from one that begins with a capital, as where the space between sentences is missing.
    private func isSentenceEnd(in stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        guard let stop = word.firstIndex(of: UInt8(ascii: ".")), stop > stretch.start, stop + 2 < stretch.end else {
            return false
        }
        return bytes[stop - 1] & 0x20 != 0 && bytes[stop + 1] & 0x20 == 0 && bytes[stop + 2] & 0x20 != 0
    }

    /// Whether nothing, or the end of a sentence, stands before an offset.
    private func isSentenceStart(_ offset: Int, in range: Range<Int>) -> Bool {
        let before = bytes[range.lowerBound..<offset].last { !$0.isBlank }
        return before.map { $0 < 0x20 || ".!?:\"'(".utf8.contains($0) } ?? true
    }

    /// How far behind a hyphen that opens an aside one that closes it is looked for.
    private static let longestAside = 200

    /// Whether a word that a hyphen begins may be an aside, which another hyphen closes, or in a line of talk, or of a list: all
    /// but where other fixed text is before it on its line, as in `find /usr -name`.
    private func mayBeAside(_ word: Range<Int>, in range: Range<Int>) -> Bool {
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
    private func follows(letterAt offset: Int, in range: Range<Int>, unless isAllowed: Bool) -> Bool {
        guard !isAllowed, offset > range.lowerBound, bytes[offset - 1] >= 0x80 else { return false }
        var start = offset - 1
        while start > range.lowerBound, UTF8.isContinuation(bytes[start]) { start -= 1 }
        return WordScalar.isLetter(UTF8Decoder.decode(bytes, at: start).scalar)
    }

    /// The end of a stretch with what goes on beyond ASCII: `/wiki/München`, `/home/пользователь`.
    private func end(of stretch: ASCIIStretch, _ kind: FixedText.Kind, mayGoOn: Bool, in range: Range<Int>) -> Int {
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
    private func isPlaceholder(at offset: Int) -> Bool {
        bytes[offset] == 0xEF && UTF8Decoder.decode(bytes, at: offset).scalar == Placeholder.scalar.value
    }

    /// The end of a run of letters, digits and what joins them in names.
    private func endOfWord(from start: Int, in range: Range<Int>) -> Int {
        var position = start
        while position < range.upperBound {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            guard WordScalar.isNamePart(scalar) else { break }
            position += length
        }
        return position
    }

    /// The start of a range, or that of the word with letters beyond ASCII which it ends: `Größe_x`, `Файл.txt`.
    private func startOfWord(_ core: Range<Int>) -> Int {
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

    /// The end of a `#tag` of any script; nil where none begins.
    private func endOfTag(from start: Int, in range: Range<Int>, after before: UInt8) -> Int? {
        guard before <= 0x20 || before >= 0x80 || "([\"'".utf8.contains(before),
            !follows(letterAt: start, in: range, unless: false)
        else { return nil }
        var position = start + 1
        var hasLetters = false
        while position < range.upperBound {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: position)
            let properties = Unicode.Scalar(scalar)?.properties
            let isLetter = properties?.isAlphabetic == true
            // #in-progress, #area/house
            let joins =
                hasLetters && (scalar == 0x2D || scalar == 0x2F) && position + 1 < range.upperBound
                && bytes[position + 1].isASCIILetterOrDigit
            guard isLetter || joins || scalar == 0x5F || properties?.numericType == .decimal else { break }
            hasLetters = hasLetters || isLetter
            position += length
        }
        return hasLetters ? position : nil
    }

    /// A range without what opens before it and what ends the sentence behind it.
    private func withoutPunctuation(_ range: Range<Int>, _ kind: FixedText.Kind) -> Range<Int> {
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
    fileprivate var mayHoldLettersBeyondASCII: Bool {
        switch self {
        case .handle, .path, .dottedName, .snakeCaseName, .camelCaseName, .joinedNames, .variable, .option, .code: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether no address goes on over a scalar.
    fileprivate var endsWord: Bool { properties.isWhitespace || self == Placeholder.scalar }
}
