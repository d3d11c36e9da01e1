// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Puts a passage together, piece by piece, from a document's bytes.
///
///     // See **the** page &amp; more
///     var builder = PassageBuilder(bytes)
///     builder.addText(0..<4)
///     builder.addInline(4..<6)
///     builder.addText(6..<9)
///     builder.addInline(9..<11)
///     builder.addText(11..<17)
///     builder.addEscape(17..<22, for: "&")
///     builder.addText(22..<27)
///     builder.finish()?.text      // See ￼the￼ page & more
///
/// Pieces are added in the order in which they stand in the document, each where the one before it ends. Offsets count bytes of
/// UTF-8 and lie on boundaries of scalars.
public struct PassageBuilder: Sendable {
    private static let placeholder = Array(Placeholder.text.utf8)

    let bytes: [UInt8]
    private(set) var text: [UInt8] = []
    private(set) var pieces: [Passage.Piece] = []
    private var references: [Unicode.Scalar: String] = [:]
    /// Whether anything but white space and placeholders is in it.
    private(set) var hasText = false

    /// A builder of passages of a document, one after the other.
    ///
    /// - Parameter bytes: All of the document, in UTF-8.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether nothing has been added since the last passage.
    public var isEmpty: Bool { pieces.isEmpty }

    /// Whether nothing but white space has been added.
    var isBlank: Bool { !hasText && pieces.allSatisfy { $0.kind == .verbatim } }

    /// Where all of it stands in the document; nil where nothing has been added.
    var range: Range<Int>? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        return first.source.lowerBound..<last.source.upperBound
    }

    /// Adds bytes that stand for themselves.
    ///
    /// The character of placeholders is an inline piece where a document has it: it could not be told from one.
    public mutating func addText(_ range: Range<Int>) {
        var start = range.lowerBound
        for index in range where bytes[index] == 0xEF && Self.isPlaceholder(bytes[index...]) {
            addRun(start..<index)
            addInline(index..<index + Self.placeholder.count)
            start = index + Self.placeholder.count
        }
        addRun(start..<range.upperBound)
    }

    private static func isPlaceholder(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.prefix(placeholder.count).elementsEqual(placeholder)
    }

    private mutating func addRun(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let textStart = text.count
        text += bytes[range]
        hasText = hasText || bytes[range].contains { $0 > 0x20 }
        if let last = pieces.last, last.kind == .verbatim, last.source.upperBound == range.lowerBound {
            pieces[pieces.count - 1] = Passage.Piece(
                .verbatim, source: last.source.lowerBound..<range.upperBound, text: last.text.lowerBound..<text.count)
        } else {
            pieces.append(Passage.Piece(.verbatim, source: range, text: textStart..<text.count))
        }
    }

    /// Adds bytes that stand for other ones, in UTF-8: an escape, or the end of a line that reads as a space.
    ///
    /// They are an inline piece where the character of placeholders is among what they stand for.
    public mutating func addEscape(_ range: Range<Int>, for meaning: some Sequence<UInt8>) {
        let meaning = Array(meaning)
        if meaning.indices.contains(where: { meaning[$0] == 0xEF && Self.isPlaceholder(meaning[$0...]) }) {
            addInline(range)
        } else {
            addMeaning(range, meaning)
        }
    }

    /// Adds bytes that stand for a placeholder, as in a translation that comes back: each for one of its own, and for text.
    mutating func addPlaceholder(_ range: Range<Int>) { addMeaning(range, Self.placeholder) }

    private mutating func addMeaning(_ range: Range<Int>, _ meaning: [UInt8]) {
        let textStart = text.count
        text += meaning
        hasText = hasText || text[textStart...].contains { $0 > 0x20 }
        pieces.append(Passage.Piece(.escape, source: range, text: textStart..<text.count))
    }

    /// Adds bytes that stand for another text: an escape, or the end of a line that reads as a space.
    public mutating func addEscape(_ range: Range<Int>, for meaning: String) {
        addEscape(range, for: meaning.utf8)
    }

    /// Adds bytes that stand for a character.
    ///
    /// - Parameter spelling: How it is spelt, where that is not what stands there.
    mutating func addReference(_ range: Range<Int>, for meaning: Unicode.Scalar, spelt spelling: String? = nil) {
        if meaning.isUnseen || meaning.isMarkupElsewhere, references[meaning] == nil {
            references[meaning] = spelling ?? String(decoding: bytes[range], as: UTF8.self)
        }
        addEscape(range, for: String(Character(meaning)))
    }

    /// Adds a piece of another builder of the same document.
    mutating func add(_ piece: Passage.Piece, of other: PassageBuilder) {
        switch piece.kind {
        case .verbatim: addRun(piece.source)
        case .escape: addMeaning(piece.source, Array(other.text[piece.text]))
        case .inline: addInline(piece.source)
        }
    }

    /// Adds bytes that are kept, such as a tag or code: one placeholder in the text, together with inline pieces right before
    /// them.
    public mutating func addInline(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last = pieces.last, last.kind == .inline, last.source.upperBound == range.lowerBound {
            let source = last.source.lowerBound..<range.upperBound
            pieces[pieces.count - 1] = Passage.Piece(.inline, source: source, text: last.text)
            return
        }
        pieces.append(Passage.Piece(.inline, source: range, text: text.count..<text.count + Self.placeholder.count))
        text += Self.placeholder
    }

    /// Makes one inline piece of all that stands in each of some ranges of the document, which begin and end with inline pieces.
    ///
    /// - Parameter ranges: In order, without overlap.
    mutating func keep(_ ranges: [Range<Int>]) {
        guard !ranges.isEmpty else { return }
        var builder = PassageBuilder(bytes)
        builder.references = references
        var rest = ranges[...]
        for piece in pieces {
            rest = rest.drop { $0.upperBound <= piece.source.lowerBound }
            if let range = rest.first, range.overlaps(piece.source) {
                builder.addInline(piece.source)
            } else {
                builder.add(piece, of: self)
            }
        }
        self = builder
    }

    /// The passage of what was added, after which the builder is empty; nil where nothing but white space and inline pieces was.
    ///
    /// Inline pieces and white space at the ends are left out of it, so that what is translated begins and ends with words; but
    /// for a piece behind a word that is elided before it, as in `l'{name}`, and a place that belongs to the grammar of the
    /// sentence (`KeptNeighbour`).
    ///
    /// - Parameters:
    ///   - destinations: Where a translation is written, if not in the passage's own place.
    ///   - note: What the format remembers for writing it again.
    ///   - keepsEnds: Whether inline pieces and white space at the ends belong to it nonetheless.
    /// - Complexity: Linear in the length of what was added.
    public mutating func finish(
        destinations: [Passage.Destination] = [], note: (any Hashable & Sendable)? = nil, keepsEnds: Bool = false
    ) -> Passage? {
        defer { self = PassageBuilder(bytes) }
        guard hasText else { return nil }
        if !keepsEnds {
            let outer = pieces.reversed().prefix(while: isOuter).count
            // An article that is elided before markup (`l'{name}`) is translated with it, since it may come back whole.
            let keepsLast = outer > 0 && outer < pieces.count && isBound(pieces[pieces.count - outer])
            pieces.removeLast(keepsLast ? outer - 1 : outer)
            let head = headCount()
            let keepsFirst = head > 0 && head < pieces.count && isSubject(pieces[head - 1])
            pieces.removeFirst(keepsFirst ? head - 1 : head)
            trimEnds(afterInline: head > 0 && !keepsFirst)
        }
        guard let first = pieces.first, let last = pieces.last, let range else { return nil }
        let shift = first.text.lowerBound
        if shift > 0 {
            for index in pieces.indices { pieces[index] = pieces[index].moved(by: -shift) }
        }
        var passage = Passage(
            range: range, text: String(decoding: text[shift..<last.text.upperBound], as: UTF8.self), pieces: pieces,
            destinations: destinations, note: note)
        passage.references = references
        return passage
    }

    /// Whether an inline piece behind text goes with it.
    private func isBound(_ piece: Passage.Piece) -> Bool {
        piece.kind == .inline
            && (endsInElision(piece.text.lowerBound)
                || isPlace(piece) && KeptNeighbour.isGoverned(behind: text[..<piece.text.lowerBound]))
    }

    /// Whether an inline piece before text may be the subject of its sentence.
    private func isSubject(_ piece: Passage.Piece) -> Bool {
        piece.kind == .inline && isPlace(piece) && KeptNeighbour.beginsSentence(before: text[piece.text.upperBound...])
    }

    private func isPlace(_ piece: Passage.Piece) -> Bool { KeptNeighbour.isPlace(bytes[piece.source]) }

    /// Whether the text up to an offset ends in a letter and an apostrophe.
    private func endsInElision(_ offset: Int) -> Bool {
        let end = text[..<offset]
        for apostrophe in ["'", "’"] where end.reversed().starts(with: apostrophe.utf8.reversed()) {
            return end.dropLast(apostrophe.utf8.count).last.map(\.isASCIILetter) ?? false
        }
        return false
    }

    /// Whether a piece at an end is left out.
    private func isOuter(_ piece: Passage.Piece) -> Bool {
        piece.kind == .inline || text[piece.text].allSatisfy(\.isASCIISpace)
    }

    /// How many pieces at the beginning are left out: `%s: %s: ` before *no such file* are four.
    private func headCount() -> Int {
        var count = pieces.prefix(while: isOuter).count
        while count > 0, count + 1 < pieces.count, KeptNeighbour.isLabelEnd(text[pieces[count].text]) {
            let more = pieces[(count + 1)...].prefix(while: isOuter).count
            guard more > 0, count + 1 + more < pieces.count else { break }
            count += 1 + more
        }
        return count
    }

    /// Takes white space off the first and last piece, which hold more than that, and the colon or dash behind an inline piece
    /// that was left out.
    private mutating func trimEnds(afterInline: Bool) {
        let last = pieces.count - 1
        guard last >= 0 else { return }
        if pieces[last].kind == .verbatim {
            pieces[last] = pieces[last].dropping(0, text[pieces[last].text].reversed().prefix(while: \.isASCIISpace).count)
        }
        if pieces[0].kind == .verbatim {
            let first = text[pieces[0].text]
            let label = afterInline ? KeptNeighbour.labelEndLength(before: first) : 0
            pieces[0] = pieces[0].dropping(max(label, first.prefix(while: \.isASCIISpace).count), 0)
        }
    }
}

extension Unicode.Scalar {
    /// Whether generators of sites and engines of templates may read it as markup, so that whoever escaped it meant that.
    fileprivate var isMarkupElsewhere: Bool { "{}$@=^~<\"".unicodeScalars.contains(self) }

    /// Whether it is beyond ASCII, and a space or a sign that only says how text is set.
    fileprivate var isUnseen: Bool { value > 0x7F && (properties.isWhitespace || properties.generalCategory == .format) }
}

extension Passage.Piece {
    /// The piece without some bytes at its ends.
    fileprivate func dropping(_ head: Int, _ tail: Int) -> Passage.Piece {
        Passage.Piece(
            kind, source: source.lowerBound + head..<source.upperBound - tail,
            text: text.lowerBound + head..<text.upperBound - tail)
    }

    /// The piece for a text that begins elsewhere.
    fileprivate func moved(by offset: Int) -> Passage.Piece {
        Passage.Piece(kind, source: source, text: text.lowerBound + offset..<text.upperBound + offset)
    }
}
