// SPDX-License-Identifier: Apache-2.0

/// Goes over a text line by line and gathers the fixed text in it.
///
/// 1. Links, mail addresses, code between backticks and blanks of a form are looked for in each line as a whole.
/// 2. What stands between them is gone through stretch by stretch of ASCII, for places of templates and all other kinds.
///
/// What is kept from an engine must be certain, so this is stricter than recognition, which passes over whatever `ASCIIStretch`
/// finds: a mail address without a host is not reported here, for one.
struct FixedTextScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    private let kinds: Set<FixedText.Kind>
    private(set) var found: [FixedText] = []
    let hyphen = UInt8(ascii: "-")
    /// Where the last piece ends, of whatever kind, or the range that is gone through begins.
    private(set) var addedEnd = 0
    /// Where the last of all pieces ends: none begins before it, whatever rules find.
    private var foundEnd = 0
    /// What stands for arguments in the synopses, lists of commands and options that were found.
    var arguments: Set<String> = []
    /// Where the range that is searched ends.
    private(set) var limit = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, kinds: Set<FixedText.Kind>) {
        self.bytes = bytes
        self.kinds = kinds
    }

    /// Adds what stands in a range.
    mutating func scan(_ range: Range<Int>) {
        limit = range.upperBound
        var commands = CommandList.ranges(in: bytes, range)[...]
        for command in commands { arguments.formUnion(Synopsis.arguments(of: bytes[command])) }
        var programs = ManualPageName.ranges(in: bytes, range)[...]
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
            let line = bytes[start..<end]
            if let frame = StackFrame.range(in: line) {
                add(.code, frame)
                start = end
                continue
            }
            var pieces = withBlanks(mayHold(line) ? linksAndQuotedCode(in: line) : [], in: line)
            commands = commands.drop { $0.lowerBound < start }
            if let command = commands.first, command.lowerBound < end {
                pieces.insert(FixedText(.code, at: command), at: 0)
                commands.removeFirst()
            } else if let setting = ListedSetting.range(in: line) {
                pieces.insert(FixedText(.dottedName, at: setting), at: 0)
            }
            programs = programs.drop { $0.lowerBound < start }
            let names = programs.prefix { $0.lowerBound < end }.map { FixedText(.code, at: $0) }
            if !names.isEmpty { pieces = (pieces + names).sorted { $0.range.lowerBound < $1.range.lowerBound } }
            addStretches(of: line, around: pieces)
            start = end
        }
        if range.upperBound == bytes.count, let end = dotsOfLabel(in: range) { add(.code, end) }
        if kinds.isSuperset(of: FixedText.keptFromEngines) { found = FixedSpaces.joined(found, in: bytes, range) }
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

    /// Pieces of a line with the blanks of a form between them, in order.
    private func withBlanks(_ pieces: [FixedText], in line: Slice<UnsafeBufferPointer<UInt8>>) -> [FixedText] {
        let blanks = FormBlank.ranges(in: bytes, line.startIndex..<line.endIndex)
        guard !blanks.isEmpty else { return pieces }
        return (pieces + blanks.map { FixedText(.code, at: $0) }).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    func utf8Count(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }

    // MARK: - Stretches

    /// Adds the pieces of a line, and between them what the stretches are.
    private mutating func addStretches(of line: Slice<UnsafeBufferPointer<UInt8>>, around pieces: [FixedText]) {
        var position = line.startIndex
        // A listed option may hold a link.
        for piece in pieces where piece.range.lowerBound >= position {
            addStretches(position..<piece.range.lowerBound)
            add(piece.kind, piece.range)
            position = addedEnd
        }
        if position < line.endIndex { addStretches(position..<line.endIndex) }
    }

    /// Adds a piece, with the markup around it where that holds nothing else: an engine could part them.
    mutating func add(_ kind: FixedText.Kind, _ piece: Range<Int>) {
        let range = withMarkup(piece)
        addedEnd = range.upperBound
        let start = max(range.lowerBound, foundEnd)
        guard start < range.upperBound else { return }
        foundEnd = range.upperBound
        if kinds.contains(kind) { found.append(FixedText(kind, at: start..<range.upperBound)) }
    }

    private mutating func addStretches(_ range: Range<Int>) {
        guard let base = bytes.baseAddress else { return }
        addedEnd = range.lowerBound
        var position = range.lowerBound
        // The place that it belongs to may stand before the text; German begins sentences so, too.
        let possessive = range.lowerBound == 0 && !beginsWithGermanPronoun ? possessiveEnd(at: 0, in: range) : 0
        if possessive > 0 {
            add(.templatePlace, 0..<possessive)
            position = possessive
        } else if let mark = ListMark.range(in: bytes, range) {
            add(.serialNumber, mark)
            // |NAME|use NAME as the key
            if bytes[mark.lowerBound] == UInt8(ascii: "|") { arguments.formUnion(Synopsis.arguments(of: bytes[mark])) }
            position = mark.upperBound
        } else if let command = promptedCommand(in: range) {
            add(.code, command)
            return
        } else if let synopsis = Synopsis.range(in: bytes, range) {
            addStretches(range.lowerBound..<synopsis.lowerBound)
            add(.code, synopsis)
            arguments.formUnion(Synopsis.arguments(of: bytes[synopsis]))
            position = synopsis.upperBound
        }
        while position < range.upperBound {
            // Markup behind the last piece went with it.
            if position < addedEnd {
                position = min(addedEnd, range.upperBound)
                continue
            }
            // Control characters, white space and what is beyond ASCII begin no stretch; `<` and `&` do.
            guard bytes[position] > 0x20, bytes[position] < 0x7F else {
                if let end = QuotedName.end(in: bytes, from: position, in: range, behind: found.last?.range) {
                    add(.code, position..<end)
                    position = end
                } else {
                    position = addAroundPlaceholder(at: position, in: range) ?? position + 1
                }
                continue
            }
            let stretch = ASCIIStretch(base, at: position, count: range.upperBound)
            let start = start(of: stretch)
            if start < stretch.end, let emphasis = emphasis(at: start, in: range) {
                add(.emphasis, emphasis.opening)
                addStretches(emphasis.opening.upperBound..<emphasis.closing.lowerBound)
                add(.emphasis, emphasis.closing)
                position = emphasis.closing.upperBound
            } else if let reading = Reading(of: stretch, from: start, in: range, by: self) {
                add(reading.kind, reading.range)
                position = reading.end
            } else if stretch.hasDigitsOrSymbols || stretch.isSuspicious || mayBeName(stretch) {
                position = addPlaces(of: stretch, in: range)
            } else {
                position = stretch.end
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether no address goes on over a scalar.
    fileprivate var endsWord: Bool { properties.isWhitespace || self == Placeholder.scalar }
}
