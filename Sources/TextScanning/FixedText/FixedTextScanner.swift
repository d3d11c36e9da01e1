// SPDX-License-Identifier: Apache-2.0

/// Goes over a text line by line and gathers the fixed text in it.
///
/// Links and mail addresses are looked for in words, quoted code in lines, all other kinds in the stretches of ASCII between
/// these. So a mail address without a host, and `://` after a letter beyond ASCII, are not reported here, although `ASCIIStretch`
/// takes a stretch with one for an address, so that recognition passes it over. What is kept from an engine must be certain.
struct FixedTextScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let kinds: Set<FixedText.Kind>
    /// Whether kinds are asked for that are found in stretches alone.
    private let readsStretches: Bool
    private(set) var found: [FixedText] = []

    private static let kindsOutsideStretches: Set<FixedText.Kind> = [.link, .mailAddress, .quotedCode]

    init(_ bytes: UnsafeBufferPointer<UInt8>, kinds: Set<FixedText.Kind>) {
        self.bytes = bytes
        self.kinds = kinds
        readsStretches = !kinds.isSubset(of: Self.kindsOutsideStretches)
    }

    /// Adds what stands in a range.
    mutating func scan(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = bytes[start..<range.upperBound].firstIndex(of: 0x0A).map { $0 + 1 } ?? range.upperBound
            let line = bytes[start..<end]
            let pieces = mayHold(line) ? linksAndQuotedCode(in: line) : []
            if readsStretches {
                addStretches(of: line, around: pieces)
            } else {
                found += pieces.filter { kinds.contains($0.kind) }
            }
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
        for word in scalars.indices.split(whereSeparator: { scalars[$0].properties.isWhitespace }) {
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
            if kinds.contains(piece.kind) { found.append(piece) }
            position = piece.range.upperBound
        }
        addStretches(position..<line.endIndex)
    }

    private mutating func addStretches(_ range: Range<Int>) {
        guard let base = bytes.baseAddress else { return }
        var position = range.lowerBound
        while position < range.upperBound {
            // Control characters, white space and what is beyond ASCII begin no stretch; `<` and `&` do.
            guard bytes[position] > 0x20, bytes[position] < 0x7F else {
                position += 1
                continue
            }
            let stretch = ASCIIStretch(base, at: position, count: range.upperBound)
            position = stretch.end
            guard stretch.isSuspicious, let kind = stretch.kind(base), kinds.contains(kind),
                !Self.kindsOutsideStretches.contains(kind)
            else { continue }
            if stretch.mayGoOn(kind, base, withLatinLetter: false) {
                while position < range.upperBound, bytes[position] > 0x20 { position += 1 }
            }
            let core = withoutPunctuation(stretch.start..<position, kind)
            if !core.isEmpty { found.append(FixedText(kind, at: core)) }
        }
    }

    /// A range without what opens before it and what ends the sentence after it.
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
