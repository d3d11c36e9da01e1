// SPDX-License-Identifier: Apache-2.0

/// Words with signs or digits in them: places of templates, names out of programs, options, numbers with their units.
extension FixedTextScanner {
    /// Adds the places of templates that begin in a stretch, and what stands between them.
    ///
    /// - Returns: Where to go on.
    mutating func addPlaces(of stretch: ASCIIStretch, in range: Range<Int>) -> Int {
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
            let isTag = bytes[place.range.lowerBound] == UInt8(ascii: "<") || isShortcode(place.range)
            if position <= stretch.end, !isTag, isPartOfName(place.range, in: wordStart..<stretch.end) {
                holdsPlace = true
                continue
            }
            if wordStart < place.range.lowerBound {
                let word = ASCIIStretch(base, at: wordStart, count: place.range.lowerBound)
                _ = addWord(word, in: range.lowerBound..<place.range.lowerBound, holdsPlace: holdsPlace)
            }
            let unit = isTag ? nil : Quantity.unitEnd(bytes, behind: position, in: range)
            position = unit ?? possessiveEnd(at: position, in: range)
            let start: Int
            if isTag {
                start = numberMarkStart(before: place.range.lowerBound)
            } else {
                start = nameStart(before: place.range.lowerBound, in: range)
                position = keysEnd(behind: place.range.lowerBound..<position, in: range)
            }
            add(place.kind, start..<position)
            wordStart = position
            holdsPlace = false
        }
        guard wordStart < stretch.end else { return position }
        let word = wordStart == stretch.start ? stretch : ASCIIStretch(base, at: wordStart, count: stretch.end)
        return addWord(word, in: range, holdsPlace: holdsPlace)
    }

    /// Whether a place is a tag in square brackets, `[b]`, `[/url]` or `[quote="Ana"]`, which stands right beside words.
    private func isShortcode(_ place: Range<Int>) -> Bool {
        let text = bytes[place].dropFirst()
        return bytes[place.lowerBound] == UInt8(ascii: "[")
            && (text.first == UInt8(ascii: "/") || text.contains(UInt8(ascii: "="))
                || text.dropLast().allSatisfy { $0.isASCIISmall || $0.isASCIIDigit })
    }

    /// Whether what adjoins a place makes one name with it.
    private func isPartOfName(_ place: Range<Int>, in range: Range<Int>) -> Bool {
        func byte(_ index: Int) -> UInt8 { self.byte(index, in: range) }
        func joins(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || "_/\\=&$~".utf8.contains(byte) }
        let before = byte(place.lowerBound - 1)
        let after = byte(place.upperBound)
        // Name%%0AThe key
        if bytes[place].starts(with: "%%0".utf8) { return false }
        // uid:%lu and gid:%lu
        if before == UInt8(ascii: ":"), isSnakeCaseName(range.lowerBound..<place.lowerBound - 1) { return true }
        if after == UInt8(ascii: "/"), before <= 0x20, isPeriod(behind: place.upperBound + 1, in: range) { return false }
        return joins(before) || joins(after) || "@(".utf8.contains(after)
            || "-.".utf8.contains(before) && byte(place.lowerBound - 2).isASCIILetterOrDigit
            || "-.".utf8.contains(after) && byte(place.upperBound + 1).isASCIISmall
    }

    /// Whether low lines join the letters of a word.
    private func isSnakeCaseName(_ word: Range<Int>) -> Bool {
        let core = bytes[word].drop { "([\"'".utf8.contains($0) }
        return core.contains(UInt8(ascii: "_")) && core.first?.isASCIILetter == true && core.last?.isASCIILetterOrDigit == true
            && core.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    }

    /// The byte at an offset; outside of a range a space.
    private func byte(_ index: Int, in range: Range<Int>) -> UInt8 { range.contains(index) ? bytes[index] : 0x20 }

    /// Whether all that follows is a span of time, as in `{price}/month`.
    private func isPeriod(behind start: Int, in range: Range<Int>) -> Bool {
        guard start < range.upperBound else { return false }
        let word = bytes[start..<range.upperBound].prefix { $0.isASCIISmall || $0 > 0x7F }
        let next = word.endIndex < range.upperBound ? bytes[word.endIndex] : 0x20
        return (next <= 0x20 || ".,;:!?)".utf8.contains(next)) && PricedUnit.isPeriod(String(decoding: word, as: UTF8.self))
    }

    /// Adds what a stretch is, or a part of one.
    ///
    /// - Returns: Where to go on.
    private mutating func addWord(_ stretch: ASCIIStretch, in range: Range<Int>, holdsPlace: Bool) -> Int {
        guard let base = bytes.baseAddress else { return stretch.end }
        var kind = stretch.isSuspicious ? stretch.kind(base) : nil
        if kind == .code, introducesBlock(stretch) {
            kind = ASCIIStretch(base, at: stretch.start, count: stretch.end - 2).kind(base)
        }
        if kind == nil, stretch.isSuspicious {
            // Of `(/usr/bin)` the path begins behind what opens.
            let start = start(of: stretch)
            if start > stretch.start, start < stretch.end { kind = ASCIIStretch(base, at: start, count: stretch.end).kind(base) }
        }
        if kind == .dottedName, holdsSentenceEnd(in: stretch) { kind = nil }
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
            if kind == .path { core = methodStart(before: core.lowerBound)..<core.upperBound }
            add(kind, core)
            noteArguments(of: core)
            return end
        }
        return addFixedWord(stretch, in: range)
    }

    /// Whether a stretch ends its line with two colons behind a word, as a paragraph of reStructuredText does before a block of
    /// code: *To run the tests::*.
    private func introducesBlock(_ stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        guard word.count > 2, word.suffix(2).allSatisfy({ $0 == UInt8(ascii: ":") }) else { return false }
        return stretch.end == bytes.count || bytes[stretch.end] == 0x0A || bytes[stretch.end] == 0x0D
    }

    /// Whether a stretch is of a kind for certain, so that an engine need not see it. Recognition takes more for it.
    private func isCertain(_ kind: FixedText.Kind, of stretch: ASCIIStretch) -> Bool {
        let word = bytes[stretch.start..<stretch.end]
        switch kind {
        case .link, .quotedCode: return false
        // 18 €/month and {price}/month have no path, and in markup /month may stand by itself.
        case .path:
            guard word.first == UInt8(ascii: "/") else { return true }
            let followsMarkup =
                stretch.start == 0
                || stretch.start >= Self.placeholderLength && isPlaceholder(at: stretch.start - Self.placeholderLength)
            if followsMarkup, isPeriod(behind: stretch.start + 1, in: 0..<bytes.count) { return false }
            return stretch.start == 0
                || !["}", "€", "£", "¥", "₹"].contains { bytes[..<stretch.start].suffix($0.utf8.count).elementsEqual($0.utf8) }
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

    /// Notes what stands for the argument of an option, which the words behind it speak of: *--wait=SECONDS  wait SECONDS*, *-u
    /// USER*.
    private mutating func noteArguments(of option: Range<Int>) {
        guard bytes[option].first == hyphen,
            let sign = bytes[option].firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == 0x20 })
        else { return }
        let names = Synopsis.arguments(of: bytes[sign..<option.upperBound])
        arguments.formUnion(names.filter { !Self.valuesOfOptions.contains($0) })
    }

    /// What is said of an option rather than put for something: *--show=NONE shows NONE of them*.
    static let valuesOfOptions: Set = ["ALL", "AND", "ANY", "AUTO", "FALSE", "NO", "NONE", "OFF", "ON", "OR", "TRUE", "YES"]

    /// Where a stretch begins behind brackets and quotation marks that open.
    func start(of stretch: ASCIIStretch) -> Int {
        let start = bytes[stretch.start..<stretch.end].firstIndex { !"([\"'".utf8.contains($0) } ?? stretch.end
        // <0.5 is less than that.
        let isComparison = start + 1 < stretch.end && "<>".utf8.contains(bytes[start]) && bytes[start + 1].isASCIIDigit
        return isComparison ? start + 1 : start
    }

    /// Adds an option, a number with its unit and the like.
    private mutating func addFixedWord(_ stretch: ASCIIStretch, in range: Range<Int>) -> Int {
        let start = start(of: stretch)
        guard start < stretch.end else { return stretch.end }
        let before = start > range.lowerBound ? bytes[start - 1] : 0x20
        if !before.isASCIILetterOrDigit, let end = Quantity.dollarsEnd(bytes, at: start, in: range) {
            add(.quantity, start..<end)
            // What follows a slash, as in US$ 5/month, is a word.
            return max(end, bytes[end..<range.upperBound].firstIndex { $0 <= 0x20 || $0 >= 0x7F } ?? range.upperBound)
        }
        if let (kind, piece) = sign(at: start, behind: before, in: range) {
            let end = kind == .option ? argumentEnd(behind: piece, in: range) : piece.upperBound
            if kind == .option { noteArguments(of: piece.lowerBound..<end) }
            add(kind, piece.lowerBound..<end)
            return max(end, stretch.end)
        }
        let core = withoutPunctuation(start..<stretch.end, .code)
        if isProgram(core, in: range), !follows(letterAt: core.lowerBound, in: range) {
            add(.code, core)
            return stretch.end
        }
        if ProjectName.isVersionedPackage(core, in: bytes, range), !follows(letterAt: core.lowerBound, in: range) {
            add(.joinedNames, core)
            return stretch.end
        }
        if isFileInCapitals(core, in: range), !follows(letterAt: core.lowerBound, in: range) {
            add(.dottedName, core)
            return stretch.end
        }
        if isAssignedSetting(core, in: range), !follows(letterAt: core.lowerBound, in: range) {
            add(.dottedName, core)
            return stretch.end
        }
        if FunctionArity.isOne(core, in: bytes, range), !follows(letterAt: core.lowerBound, in: range) {
            add(.joinedNames, core)
            return stretch.end
        }
        if isPrivateName(core, in: range) {
            add(.snakeCaseName, core)
            return stretch.end
        }
        if let end = suffixedNameEnd(at: start, in: range), !follows(letterAt: start, in: range) {
            add(.snakeCaseName, start..<end)
            return end
        }
        guard !core.isEmpty, bytes[core.lowerBound] == UInt8(ascii: ".") || !follows(letterAt: core.lowerBound, in: range),
            let kind = FixedWord.kind(
                of: bytes[core], after: before, mayBeAside: mayBeAside(core, in: range),
                isSentenceStart: isSentenceStart(core.lowerBound, in: range))
        else { return stretch.end }
        var end = core.upperBound == stretch.end ? end(of: stretch, kind, mayGoOn: false, in: range) : core.upperBound
        if kind == .option { end = argumentEnd(behind: core.lowerBound..<end, in: range) }
        noteArguments(of: core.lowerBound..<end)
        add(kind, (kind.mayHoldLettersBeyondASCII ? startOfWord(core) : core.lowerBound)..<end)
        return max(end, stretch.end)
    }

    private func argumentEnd(behind option: Range<Int>, in range: Range<Int>) -> Int {
        RepeatedArgument.end(in: bytes, behind: option, in: range) ?? endOfArgument(behind: option, in: range)
    }

    /// What a number, or a sign at the beginning of a word, tells: a sum, a number with its unit, a telephone number, a tag, an
    /// option of a list.
    private func sign(at start: Int, behind before: UInt8, in range: Range<Int>) -> (FixedText.Kind, Range<Int>)? {
        let first = bytes[start]
        if !before.isASCIILetterOrDigit {
            if first.isASCIIDigit,
                let end = Quantity.end(bytes, at: start, in: range) ?? Quantity.rangeOrAngleEnd(bytes, at: start, in: range)
            {
                return (.quantity, start..<end)
            }
            if first.isASCIIDigit, before == UInt8(ascii: "("),
                let end = FixedNotation.bracketedTelephoneNumberEnd(bytes[(start - 1)..<range.upperBound])
            {
                return (.serialNumber, start - 1..<end)
            }
            if first.isASCIIDigit, let end = releaseEnd(at: start, in: range) { return (.version, start..<end) }
            if first.isASCIIDigit, let end = FixedNotation.digitGroupsEnd(bytes[start..<range.upperBound]) {
                return (.serialNumber, start..<end)
            }
        }
        switch first {
        case UInt8(ascii: "+"):
            return FixedNotation.telephoneNumberEnd(bytes[start..<range.upperBound]).map { (.serialNumber, start..<$0) }
        case UInt8(ascii: "#"):
            guard let end = endOfTag(from: start, in: range, after: before) else { return nil }
            return hashedPlacesEnd(from: start, in: range).map { (.templatePlace, start..<$0) } ?? (.tag, start..<end)
        case hyphen: return listedOptionEnd(from: start, in: range, after: before).map { (.option, start..<$0) }
        default: return nil
        }
    }

    /// The end of places between two hashes, of one or of several side by side: `#NAME#`, `#DAY#/#MONTH#`; nil where none begins.
    private func hashedPlacesEnd(from start: Int, in range: Range<Int>) -> Int? {
        let hash = UInt8(ascii: "#")
        var (position, placesEnd) = (start, Int?.none)
        while byte(position, in: range) == hash, let tagEnd = endOfTag(from: position, in: range, after: 0x20),
            byte(tagEnd, in: range) == hash
        {
            let next = byte(tagEnd + 1, in: range)
            // #winter#snow
            guard !next.isASCIILetterOrDigit, next < 0x80 else { break }
            placesEnd = tagEnd + 1
            position = tagEnd + ("/-.:".utf8.contains(next) ? 2 : 1)
        }
        return placesEnd
    }
}
