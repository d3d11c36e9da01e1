// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Passage {
    /// The texts of a passage that is a message of a program, with its arguments and tags kept: one, or one for each branch;
    /// each without the mark of its accelerator. None where the key of a message stands in its place, or what is fixed: a path,
    /// or the pattern of a date.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - kept: What else is kept of the message's bytes, in order and without overlap.
    func messages(in bytes: [UInt8], keeping kept: ([UInt8]) -> [Range<Int>] = { _ in [] }) -> [Passage] {
        let syntax = MessageSyntax(text, keeping: kept)
        // Re_name looks like a name in a program, and branches without a space like one argument.
        let isFixed = !syntax.hasBranches && Accelerator(in: text) == nil && text.isFixed
        if isFixed || FormatPattern.isKey(text) { return [] }
        return texts(of: syntax, in: bytes).map { $0.withoutMark(in: bytes) }
    }

    private func texts(of syntax: MessageSyntax, in bytes: [UInt8]) -> [Passage] {
        if syntax.parts.isEmpty { return [self] }
        // The syntax of branches that a section hides must not be translated.
        guard isAligned(syntax.parts.map(\.range)) else { return syntax.hasBranches ? [] : [self] }
        var texts: [Passage?] = []
        var builder = PassageBuilder(bytes)
        var map = PieceCursor(self)
        var quotations: [Unicode.Scalar: String] = [:]
        for part in syntax.parts {
            map.add(upTo: part.range.lowerBound, to: &builder)
            switch part.kind {
            case .kept: builder.addInline(map.skip(to: part.range.upperBound))
            case .apostrophe: builder.addEscape(map.skip(to: part.range.upperBound), for: "'")
            case .quotation(let sign):
                builder.addEscape(map.skip(to: part.range.upperBound), for: String(sign))
                quotations[sign] = slice(part.range)
            case .reference(let meaning):
                builder.addReference(map.skip(to: part.range.upperBound), for: meaning, spelt: slice(part.range))
            case .boundary:
                texts.append(builder.finish())
                _ = map.skip(to: part.range.upperBound)
            }
        }
        map.add(upTo: text.utf8.count, to: &builder)
        texts.append(builder.finish())
        return texts.compactMap { text in
            guard let text else { return nil }
            var passage = holding(text)
            passage.references.merge(quotations) { first, _ in first }
            passage.isInBranches = syntax.hasBranches
            passage.isInMarkup = syntax.hasReferences
            passage.doublesApostrophes = syntax.doublesApostrophes
            return passage
        }
    }

    /// The passage without the mark of its accelerator.
    private func withoutMark(in bytes: [UInt8]) -> Passage {
        guard let accelerator = Accelerator(in: text) else { return self }
        let mark = accelerator.place..<accelerator.place + 2
        // Beside tags nobody knows which stretch gets the mark, so that it goes where its word goes.
        let isAmongTags = text.contains(Placeholder.text)
        let parts = (accelerator.signs + [mark]).sorted { $0.lowerBound < $1.lowerBound }
        guard isAligned(parts), !isAmongTags || !accelerator.isInWord else { return self }
        var builder = PassageBuilder(bytes)
        var map = PieceCursor(self)
        func addSigns(_ signs: [Range<Int>]) {
            for sign in signs {
                map.add(upTo: sign.lowerBound, to: &builder)
                builder.addEscape(map.skip(to: sign.upperBound), for: slice(sign).utf8.suffix(1))
            }
        }
        if !isAmongTags { addSigns(accelerator.signs.filter { $0.upperBound <= mark.lowerBound }) }
        map.add(upTo: mark.lowerBound, to: &builder)
        if isAmongTags {
            builder.addInline(map.skip(to: mark.lowerBound + 1))
        } else {
            builder.addEscape(map.skip(to: mark.upperBound), for: slice(mark).utf8.suffix(1))
            addSigns(accelerator.signs.filter { $0.lowerBound >= mark.upperBound })
        }
        map.add(upTo: text.utf8.count, to: &builder)
        guard let text = builder.finish() else { return self }
        var passage = holding(text)
        passage.accelerator = isAmongTags ? nil : accelerator
        return passage
    }

    /// Whether no part begins or ends within what the document writes as a whole, such as a CDATA section.
    private func isAligned(_ parts: [Range<Int>]) -> Bool {
        var ends = parts.flatMap { [$0.lowerBound, $0.upperBound] }[...]
        for piece in pieces where piece.kind != .verbatim {
            ends = ends.drop { $0 <= piece.text.lowerBound }
            if let end = ends.first, end < piece.text.upperBound { return false }
        }
        return true
    }
}

extension String {
    /// Whether all of it is an address, a path, a number, a pattern of dates or the like, so that there is nothing to translate.
    var isFixed: Bool {
        guard contains(where: \.isLetter), !FormatPattern.isDate(self), !FormatPattern.isMediaType(self),
            !FormatPattern.isRegularExpression(self), !FormatPattern.isLanguageTag(self)
        else { return true }
        return !contains(where: \.isWhitespace) && FixedText.all(in: self).first?.range == 0..<utf8.count
    }
}

extension String {
    /// The text with other spellings for some characters.
    fileprivate func spelt(with spellings: [Unicode.Scalar: String]) -> String {
        spellings.isEmpty ? self : unicodeScalars.map { spellings[$0] ?? String($0) }.joined()
    }
}

extension DocumentFormat {
    /// A text as it stands in a message: what would be markup or syntax there is written otherwise.
    func asMessage(_ text: String, for passage: Passage) -> String {
        let marked = passage.accelerator?.marked(text) ?? text
        var text =
            passage.isInMarkup
            ? MarkupEscape.escaped(marked) { passage.references[$0] } : marked.spelt(with: passage.references)
        if passage.doublesApostrophes { text = text.replacing("'", with: "''") }
        guard passage.isInBranches else { return text }
        let quoted = text.replacing("{", with: "'{'").replacing("}", with: "'}'")
        // Before an argument, an apostrophe would quote it.
        let endsInBrace = text.hasSuffix("{") || text.hasSuffix("}")
        return quoted.hasSuffix("'") && !endsInBrace && !passage.doublesApostrophes ? quoted + "'" : quoted
    }
}

/// Goes through the pieces of a passage and hands them on.
private struct PieceCursor {
    private let passage: Passage
    private var index = 0
    /// Up to where the text has been passed.
    private var position = 0

    init(_ passage: Passage) {
        self.passage = passage
    }

    /// Adds the text up to an offset.
    mutating func add(upTo end: Int, to builder: inout PassageBuilder) {
        while position < end || index < passage.pieces.count && passage.pieces[index].text.upperBound <= end {
            let piece = passage.pieces[index]
            let part = max(position, piece.text.lowerBound)..<min(end, piece.text.upperBound)
            switch piece.kind {
            case .verbatim:
                let start = piece.source.lowerBound + part.lowerBound - piece.text.lowerBound
                builder.addText(start..<start + part.count)
            case .escape: builder.addEscape(piece.source, for: passage.slice(part))
            case .inline: builder.addInline(piece.source)
            }
            advance(to: part.upperBound)
        }
    }

    /// Passes over the text up to an offset.
    ///
    /// - Returns: Where it stands in the document.
    mutating func skip(to end: Int) -> Range<Int> {
        var (lower, upper): (Int?, Int) = (nil, 0)
        while position < end {
            let piece = passage.pieces[index]
            let part = max(position, piece.text.lowerBound)..<min(end, piece.text.upperBound)
            let offset = piece.source.lowerBound - piece.text.lowerBound
            let source = piece.kind == .verbatim ? part.lowerBound + offset..<part.upperBound + offset : piece.source
            lower = lower ?? source.lowerBound
            upper = source.upperBound
            advance(to: part.upperBound)
        }
        return (lower ?? upper)..<upper
    }

    private mutating func advance(to end: Int) {
        position = end
        if passage.pieces[index].text.upperBound <= end { index += 1 }
    }
}
