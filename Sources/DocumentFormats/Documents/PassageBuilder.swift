import LanguageSegmentation
package import TextScanning

/// Puts a passage together, stretch by stretch, from a document's bytes.
///
/// Inline pieces and white space at its ends are left out of it, so that what is translated begins and ends with words.
package struct PassageBuilder {
    private static let placeholder = Array(Placeholder.text.utf8)

    private let bytes: [UInt8]
    private var text: [UInt8] = []
    private var pieces: [Passage.Piece] = []
    /// Whether anything but white space and placeholders is in it.
    private(set) var hasText = false

    /// A builder of passages of a document.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether nothing has been added.
    package var isEmpty: Bool { pieces.isEmpty }

    /// Adds bytes that stand for themselves.
    package mutating func verbatim(_ range: Range<Int>) {
        var start = range.lowerBound
        // A placeholder's own character in the document is kept like an inline piece: it could not be told from one.
        for index in range where bytes[index] == 0xEF && bytes[index...].prefix(3).elementsEqual(Self.placeholder) {
            run(start..<index)
            inline(index..<index + 3)
            start = index + 3
        }
        run(start..<range.upperBound)
    }

    private mutating func run(_ range: Range<Int>) {
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

    /// Adds bytes that stand for something else.
    package mutating func escape(_ range: Range<Int>, _ meaning: some Sequence<UInt8>) {
        let textStart = text.count
        text += meaning
        hasText = hasText || text[textStart...].contains { $0 > 0x20 }
        pieces.append(Passage.Piece(.escape, source: range, text: textStart..<text.count))
    }

    /// Adds bytes that stand for something else.
    package mutating func escape(_ range: Range<Int>, _ meaning: String) {
        escape(range, meaning.utf8)
    }

    /// Adds a character reference of HTML: what it means, or itself where that is not known.
    package mutating func reference(_ reference: CharacterReference, from start: Int) {
        if let meaning = reference.meaning {
            escape(start..<reference.end, String(Character(meaning)))
        } else {
            inline(start..<reference.end)
        }
    }

    /// Adds bytes that are kept, and are one placeholder in the text together with those before them.
    package mutating func inline(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        if let last = pieces.last, last.kind == .inline, last.source.upperBound == range.lowerBound {
            let source = last.source.lowerBound..<range.upperBound
            pieces[pieces.count - 1] = Passage.Piece(.inline, source: source, text: last.text)
            return
        }
        pieces.append(Passage.Piece(.inline, source: range, text: text.count..<text.count + Self.placeholder.count))
        text += Self.placeholder
    }

    /// The passage, and an empty builder; nil where there is no text.
    ///
    /// - Parameters:
    ///   - destinations: Where a translation is written, if elsewhere.
    ///   - note: What the format remembers for writing it again.
    ///   - keepsEnds: Whether inline pieces and white space at the ends belong to it.
    package mutating func finish(
        destinations: [Passage.Destination] = [], note: String = "", keepsEnds: Bool = false
    ) -> Passage? {
        defer { self = PassageBuilder(bytes) }
        guard hasText else { return nil }
        if !keepsEnds {
            pieces.removeLast(pieces.reversed().prefix(while: isOuter).count)
            pieces.removeFirst(pieces.prefix(while: isOuter).count)
            trimEnds()
        }
        guard let first = pieces.first, let last = pieces.last else { return nil }
        let shift = first.text.lowerBound
        if shift > 0 {
            for index in pieces.indices { pieces[index] = pieces[index].moved(by: -shift) }
        }
        return Passage(
            range: first.source.lowerBound..<last.source.upperBound,
            text: String(decoding: text[shift..<last.text.upperBound], as: UTF8.self), pieces: pieces,
            destinations: destinations, note: note)
    }

    /// Whether a piece at an end is left out.
    private func isOuter(_ piece: Passage.Piece) -> Bool {
        piece.kind == .inline || text[piece.text].allSatisfy(Self.isSpace)
    }

    /// Takes white space off the first and last piece, which hold more than that.
    private mutating func trimEnds() {
        let last = pieces.count - 1
        guard last >= 0 else { return }
        if pieces[last].kind == .verbatim {
            pieces[last] = pieces[last].dropping(0, text[pieces[last].text].reversed().prefix(while: Self.isSpace).count)
        }
        if pieces[0].kind == .verbatim {
            pieces[0] = pieces[0].dropping(text[pieces[0].text].prefix(while: Self.isSpace).count, 0)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte >= 0x09 && byte <= 0x0D
    }
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
