/// Puts a passage together, stretch by stretch, from a document's bytes.
///
/// Inline pieces and white space at its ends are left out of it, so that what is translated begins and ends with words.
struct PassageBuilder {
    private static let placeholder = Array(String(Character(Passage.placeholder)).utf8)

    private let bytes: [UInt8]
    private var text: [UInt8] = []
    private var pieces: [Passage.Piece] = []
    /// Whether anything but white space and placeholders is in it.
    private(set) var hasText = false

    /// A builder of passages of a document.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether nothing has been added.
    var isEmpty: Bool { pieces.isEmpty }

    /// Adds bytes that stand for themselves.
    mutating func verbatim(_ range: Range<Int>) {
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
    mutating func escape(_ range: Range<Int>, _ meaning: some Sequence<UInt8>) {
        let textStart = text.count
        text += meaning
        hasText = hasText || text[textStart...].contains { $0 > 0x20 }
        pieces.append(Passage.Piece(.escape, source: range, text: textStart..<text.count))
    }

    /// Adds bytes that stand for something else.
    mutating func escape(_ range: Range<Int>, _ meaning: String) {
        escape(range, meaning.utf8)
    }

    /// Adds bytes that are kept, and are one placeholder in the text together with those before them.
    mutating func inline(_ range: Range<Int>) {
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
    mutating func finish(
        destinations: [Passage.Destination] = [], note: String = "", keepsEnds: Bool = false
    ) -> Passage? {
        defer { self = PassageBuilder(bytes) }
        guard hasText else { return nil }
        var first = 0
        var last = pieces.count - 1
        if !keepsEnds {
            while first < last, isOuter(pieces[first]) { first += 1 }
            while last > first, isOuter(pieces[last]) { last -= 1 }
        }
        var kept = Array(pieces[first...last])
        if !keepsEnds { trimEnds(&kept) }
        let shift = kept[0].text.lowerBound
        let textRange = shift..<kept[kept.count - 1].text.upperBound
        return Passage(
            range: kept[0].source.lowerBound..<kept[kept.count - 1].source.upperBound,
            text: String(decoding: text[textRange], as: UTF8.self),
            pieces: kept.map {
                Passage.Piece($0.kind, source: $0.source, text: $0.text.lowerBound - shift..<$0.text.upperBound - shift)
            }, destinations: destinations, note: note)
    }

    /// Whether a piece at an end is left out.
    private func isOuter(_ piece: Passage.Piece) -> Bool {
        piece.kind == .inline || text[piece.text].allSatisfy(Self.isSpace)
    }

    /// Takes white space off the first and last piece.
    private func trimEnds(_ kept: inout [Passage.Piece]) {
        if kept[0].kind == .verbatim {
            let count = text[kept[0].text].prefix(while: Self.isSpace).count
            kept[0] = kept[0].dropping(count, 0)
        }
        let last = kept.count - 1
        if kept[last].kind == .verbatim {
            kept[last] = kept[last].dropping(0, text[kept[last].text].reversed().prefix(while: Self.isSpace).count)
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
}
