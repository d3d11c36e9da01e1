// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Prepares sentences for a model: takes out what must not go through it, and cuts the rest into pieces.
struct SentencePreparer {
    private let vocabulary: Vocabulary
    private var segmenter: UnigramSegmenter
    /// Whether the vocabulary knows `'` and not `’`, which most people write.
    private let simplifiesApostrophes: Bool
    private let reading: SentenceReading

    /// A sentence of fewer words may be a part of one, or begin with a name.
    private static let fewestWordsWithCapital = 4

    /// The most pieces that a sentence has, its end left out: models were trained with no more.
    static let maximumPieces = 127

    /// - Parameter reading: What the model reads otherwise than it is written.
    init(_ vocabulary: Vocabulary, reading: SentenceReading = SentenceReading()) {
        self.reading = reading
        self.vocabulary = vocabulary
        var segmenter = UnigramSegmenter(vocabulary)
        func knows(_ text: String) -> Bool {
            var text = text
            return text.withUTF8 { segmenter.pieces(of: $0).allSatisfy { Self.isKnown($0.id, in: vocabulary) } }
        }
        simplifiesApostrophes = knows("it's") && !knows("it’s")
        self.segmenter = segmenter
    }

    /// Prepares a sentence. Characters that no piece stands for become marks: models drop them or invent something for them.
    ///
    /// - Parameter standIns: What the model reads for the marks that stand by themselves, by which it understands a sentence
    ///   better than with nothing in their place.
    mutating func prepare(_ sentence: String, standIns: StandIns.Kind = .numbers) -> PreparedSentence {
        guard let lowered = reading.capitals?.lowered(in: sentence, isOnePiece: { isOnePiece($0) }) else {
            let result = prepared(sentence, standIns: standIns)
            // Of *SAÍDA* a vocabulary without its capital Í leaves nothing to the model.
            guard !result.hasLetters, let capitalized = CapitalizedText(sentence)?.sentence,
                let spelling = [capitalized, capitalized.lowercased()].first(where: {
                    isOnePiece(String($0.prefix(while: \.isLetter)))
                })
            else { return result }
            return prepared(spelling, standIns: standIns, for: sentence)
        }
        var result = prepared(lowered, standIns: standIns, for: sentence)
        result.beginsLowered = lowered.first != sentence.first
        return result
    }

    /// Prepares a sentence of which more than usual does not go through the model.
    ///
    /// - Parameter ranges: What that is, in UTF-8 offsets.
    mutating func prepare(_ sentence: String, without ranges: [Range<Int>]) -> PreparedSentence {
        prepared(sentence, standIns: .numbers, keeping: ranges)
    }

    /// Prepares another spelling of a sentence, of as many bytes.
    private mutating func prepared(
        _ spelling: String, standIns: StandIns.Kind, for sentence: String
    ) -> PreparedSentence {
        var result = prepared(spelling, standIns: standIns)
        result.text = sentence
        for index in result.marks.indices { result.marks[index].text = String(sentence[utf8: result.marks[index].range]) }
        return result
    }

    /// Whether a word with a capital is one that stands with a small letter more often, as the scores of the vocabulary have it:
    /// *Salt* is, *English* is not. Words of several pieces are taken for names.
    mutating func isUsuallySmall(_ word: some StringProtocol) -> Bool {
        guard let small = score(ofPiece: word.lowercased()) else { return false }
        return score(ofPiece: String(word)).map { $0 < small } ?? true
    }

    /// Whether the vocabulary has a word as one piece, with a small letter or with a capital.
    mutating func knows(_ word: String) -> Bool { isOnePiece(word) || isOnePiece(word.withFirstCapital) }

    private mutating func isOnePiece(_ word: String) -> Bool { score(ofPiece: word) != nil }

    /// The score of the piece that a word is; nil where it is several, or unknown.
    private mutating func score(ofPiece word: String) -> Float? {
        var word = word
        let pieces = word.withUTF8 { segmenter.pieces(of: $0) }
        return pieces.count == 1 && !isUnknown(pieces[0].id) ? vocabulary.scores[Int(pieces[0].id)] : nil
    }

    private mutating func prepared(
        _ sentence: String, standIns: StandIns.Kind, keeping ranges: [Range<Int>] = []
    ) -> PreparedSentence {
        let others = ranges + LongWords.ranges(in: sentence) + (reading.keepsEnglishNames ? Self.names(in: sentence) : [])
        let first = prepare(sentence, keeping: others, standIns: standIns)
        // Some vocabularies have a piece for each byte of such a character.
        // A word of which a letter is not known is kept as a whole.
        let unknown = first.pieces.filter { isUnknown($0.id) }.flatMap { first.sourceRanges(of: $0.range) }
            .map { LongWords.word(around: $0, in: sentence) }.merged()
        let capitals = reading.keepsCapitalsWithoutBeginning ? CapitalsWithoutBeginning.ranges(in: first, vocabulary) : []
        guard !unknown.isEmpty || !capitals.isEmpty else { return first }
        var second = prepare(sentence, keeping: unknown + capitals + others, standIns: standIns)
        // In scripts without spaces words have two or three letters, and there is no need to know it exactly in others.
        second.unreadableWordCount = unknown.reduce(0) { count, range in
            let letters = sentence[utf8: range].unicodeScalars.count(where: \.properties.isAlphabetic)
            return count + min(letters, 1 + letters / 3)
        }
        return second
    }

    /// The names in an English sentence that models would translate.
    private static func names(in sentence: String) -> [Range<Int>] {
        let words = sentence.split(separator: " ", omittingEmptySubsequences: false)
        return SentenceNames(in: "en").names(among: words).filter { name in
            switch name.evidence {
            // Models know no *Ms* without the name.
            case .title: words[name.start - 1] != "Ms"
            case .surname: GivenNames.isAmbiguous(name.parts[0])
            case .place: true
            }
        }.map { sentence.utf8Offsets(of: $0.whole) }
    }

    private func isUnknown(_ piece: UInt32) -> Bool { !Self.isKnown(piece, in: vocabulary) }

    private static func isKnown(_ piece: UInt32, in vocabulary: Vocabulary) -> Bool {
        piece != vocabulary.unknown && vocabulary.kinds[Int(piece)] != .byte
    }

    private mutating func prepare(
        _ sentence: String, keeping others: [Range<Int>], standIns kind: StandIns.Kind
    ) -> PreparedSentence {
        var text = sentence
        var standIns = StandIns(for: sentence)
        let ranges = MarkedRanges(in: sentence, and: others).found
        var clean: [UInt8] = []
        var marks: [Mark] = []
        var stretches: [PreparedSentence.Stretch] = []
        var offsets: [Int] = []
        var hasLetters = false
        text.withUTF8 { bytes in
            var start = 0
            func copy(to end: Int) {
                var start = start
                while simplifiesApostrophes, let apostrophe = Self.apostrophe(in: start..<end, of: bytes) {
                    stretches.append(
                        PreparedSentence.Stretch(clean: clean.count, source: start, count: apostrophe.lowerBound - start))
                    clean += bytes[start..<apostrophe.lowerBound]
                    clean.append(UInt8(ascii: "'"))
                    hasLetters = true
                    start = apostrophe.upperBound
                }
                stretches.append(PreparedSentence.Stretch(clean: clean.count, source: start, count: end - start))
                clean += bytes[start..<end]
                hasLetters = hasLetters || Self.hasLetters(bytes[start..<end])
            }
            for found in ranges {
                copy(to: found.range.lowerBound)
                var mark = Self.mark(found, in: bytes)
                if kind != .none, mark.standsByItself {
                    let counts =
                        kind == .numbers
                        && CountedThings.counts(
                            mark, between: sentence[utf8: 0..<found.range.lowerBound],
                            and: sentence[utf8: found.range.upperBound..<bytes.count])
                    let isSubject =
                        kind == .numbers && reading.namesSubjects && found.range.lowerBound == 0 && mark.text == Placeholder.text
                        && KeptNeighbour.beginsSentence(before: bytes[found.range.upperBound...])
                    let standIn =
                        counts ? standIns.nextCount() : (isSubject ? standIns.subject() : nil) ?? standIns.next()
                    mark.standIn = standIn
                    if mark.beginsWithSpace { clean.append(0x20) }
                    clean += standIn.utf8
                    if mark.endsWithSpace { clean.append(0x20) }
                } else if mark.isBeforePunctuation {
                    // The sentence ends after its last word, not after a space.
                    while clean.last == 0x20 { clean.removeLast() }
                    for index in stretches.indices { stretches[index].end(by: clean.count) }
                } else if Self.partsWords(mark) {
                    clean.append(0x20)
                }
                marks.append(mark)
                offsets.append(clean.count)
                start = found.range.upperBound
            }
            copy(to: bytes.count)
        }
        let isCapitalized = reading.capitalizes && ranges.first?.range.lowerBound != 0 && Self.mayHaveCapital(clean)
        if isCapitalized { clean[0] -= 0x20 }
        let pieces = clean.withUnsafeBufferPointer { segmenter.pieces(of: $0) }
        for (index, offset) in offsets.enumerated() {
            // What was before a mark may have been taken away since.
            let word = clean[min(offset, clean.count)...].firstIndex { $0 != 0x20 } ?? clean.count
            // A number and the full stop behind it may be one piece, and the mark between them stands behind it.
            let isBeforeSign = word == offset && word < clean.count && clean[word] < 0x80 && !clean[word].isASCIILetterOrDigit
            marks[index].pieceIndex = pieces.count {
                $0.range.upperBound <= word || isBeforeSign && $0.range.lowerBound < word
            }
        }
        return PreparedSentence(
            text: sentence, pieces: pieces, marks: marks, stretches: stretches, hasLetters: hasLetters,
            isCapitalized: isCapitalized)
    }

    /// Whether a text begins with a small letter of ASCII, and is long enough for a sentence.
    private static func mayHaveCapital(_ text: [UInt8]) -> Bool {
        guard text.count > 1, text[0].isASCIISmall, text[1].isASCIISmall || text[1] == 0x20 || text[1] >= 0x80 else {
            return false
        }
        return text.split(separator: 0x20).count >= fewestWordsWithCapital
            && !text.prefix { $0 != 0x20 }.contains(where: \.isASCIICapital)
    }

    private static func hasLetters(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    /// What stands right before or after a mark, by the offset of its last or first byte.
    private static func neighbour(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Mark.Neighbour {
        scalar(around: offset, in: bytes).map(Mark.Neighbour.init) ?? .none
    }

    /// The scalar that has a byte at an offset; nil beyond the ends.
    private static func scalar(around offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
        var offset = offset
        while offset > 0, offset < bytes.count, UTF8.isContinuation(bytes[offset]) { offset -= 1 }
        return bytes.indices.contains(offset) ? UTF8Decoder.decode(bytes, at: offset).scalar : nil
    }

    /// The first typographic apostrophe between two letters.
    private static func apostrophe(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var start = range.lowerBound + 1
        while let first = bytes[min(start, range.upperBound)..<range.upperBound].firstIndex(of: 0xE2) {
            let end = first + 3
            if end < range.upperBound, bytes[first + 1] == 0x80, bytes[first + 2] == 0x99,
                neighbour(at: first - 1, in: bytes) == .word, neighbour(at: end, in: bytes) == .word
            {
                return first..<end
            }
            start = first + 1
        }
        return nil
    }

    /// Whether a bracket or a quotation mark that opens stands right before an offset, or signs that no word stands before: `*.`.
    private static func isOpened(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let sign = scalar(around: offset - 1, in: bytes)
        switch sign.map(Punctuation.init) {
        case .openingBracket, .openingQuotationMark: return true
        case .quotationMark where sign.map(Punctuation.usuallyOpensQuotation) == true: return true
        default: break
        }
        let text = bytes[..<offset]
        let signs = text.reversed().prefix { $0 > 0x20 && $0 < 0x80 && !$0.isASCIILetterOrDigit }
        let isAlone = signs.count == text.count || text[text.endIndex - signs.count - 1] == 0x20
        return !signs.isEmpty && isAlone
    }

    /// Whether a mark separates the words beside it: all do but a placeholder inside of a word, or what nobody sees. Where two
    /// placeholders stand side by side, one element has ended and another one begun.
    private static func partsWords(_ mark: Mark) -> Bool {
        let seen = mark.text.unicodeScalars.filter { !MarkedRanges.isInvisible($0.value) }
        if mark.isSpace || seen.contains(where: { $0 != Placeholder.scalar }) { return true }
        return mark.before == .none || mark.after == .none || mark.isInWord && seen.count > 1
    }

    private static func mark(_ found: MarkedRanges.Found, in bytes: UnsafeBufferPointer<UInt8>) -> Mark {
        let range = found.range
        var mark = Mark(text: String(decoding: bytes[range], as: UTF8.self), range: range, isSpace: found.isSpace)
        // White space that is part of a mark parts it from what stands beside it.
        mark.before = mark.beginsWithSpace ? .none : neighbour(at: range.lowerBound - 1, in: bytes)
        mark.after = mark.endsWithSpace ? .none : neighbour(at: range.upperBound, in: bytes)
        mark.isBehindOpening = mark.before == .sign && isOpened(before: range.lowerBound, in: bytes)
        guard mark.after != .none else { return mark }
        switch Punctuation(UTF8Decoder.decode(bytes, at: range.upperBound).scalar) {
        case .terminator, .strongTerminator, .comma, .colon, .closingBracket, .closingQuotationMark:
            mark.isBeforePunctuation = !found.isSpace
        case .quotationMark: mark.isBeforePunctuation = !found.isSpace && closesQuotation(at: range.upperBound, in: bytes)
        default: break
        }
        return mark
    }

    /// Whether a quotation mark that opens or closes does the latter, as in *The folder "Backup %s" exists*: behind it, and what
    /// ends with it, there is a space, the end, or a sign that no word begins with.
    private static func closesQuotation(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = offset
        while offset < bytes.count {
            let (scalar, length) = UTF8Decoder.decode(bytes, at: offset)
            let sign = Punctuation(scalar)
            switch sign {
            case .quotationMark, .closingQuotationMark: offset += length
            case .other where scalar == Placeholder.scalar.value: offset += length
            default: return sign.endsWord
            }
        }
        return true
    }
}
