// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// Writes a translation out: pieces become words again, and marks come back among them.
struct SentenceWriter {
    let vocabulary: Vocabulary
    /// The language of the translations.
    let language: LanguageTag

    /// A translation as it is written.
    struct Written {
        let text: String
        /// Which words of the sentence became which of it; nil where pieces are parts of characters.
        let words: WordAlignment?
    }

    /// The text of a translation; nil where the model did not write each stand-in once and placeholders in their order.
    func write(_ decoded: DecodedSentence, for sentence: PreparedSentence) -> Written? {
        var (decoded, texts) = (decoded, decoded.pieces.map(text))
        if !sentence.marks.isEmpty {
            Self.partSigns(of: &texts, &decoded.alignment, sourceCount: sentence.pieces.count + 1)
        }
        let pieces = Self.pieces(texts)
        guard !sentence.marks.isEmpty else {
            let (bytes, ranges) = Self.joined(texts)
            let text = Self.withSpaces(bytes)
            guard text.utf8.count == bytes.count else { return Written(text: text, words: nil) }
            return Written(text: text, words: WordAlignment(of: decoded, pieces, at: ranges, for: sentence, in: text))
        }
        let sources = Self.pieces(sentence.pieces.map { text(of: $0.id) })
        let placement = MarkPlacement(pieces, of: sources, alignment: decoded.alignment)
        let placed = sentence.marks.indices.filter { sentence.marks[$0].standIn == nil }
        let places = placement.places(of: placed.map { sentence.marks[$0] })
        var out: [UInt8] = []
        var ranges: [Range<Int>] = []
        var next = 0
        for place in 0...pieces.count {
            let beginsWord = place < pieces.count && pieces[place].beginsWord && place > 0
            var owesSpace = beginsWord
            // A tag that has opened, or a bracket, adjoins what is in it.
            var followsOpening = placement.followsOpeningSign(place)
            while next < places.count, places[next] == place {
                let mark = sentence.marks[placed[next]]
                if mark.isSpace || mark.joinsWords {
                    owesSpace = false
                } else {
                    // A word that adjoined a sign does not adjoin another word, now that the sign stands elsewhere.
                    let adjoinsWord = mark.isWord && mark.before == .sign && Self.endsInWord(out)
                    let wantsSpace =
                        mark.before == .none && !followsOpening || adjoinsWord || owesSpace && (mark.opens || mark.isInWord)
                    if wantsSpace { Self.appendSpace(to: &out) }
                    let isBeforePunctuation = place < pieces.count && pieces[place].isPunctuation && !pieces[place].beginsWord
                    if mark.isWord, mark.after == .sign, place < pieces.count {
                        owesSpace = beginsWord || !pieces[place].isPunctuation && !pieces[place].isWithoutSpaces
                    } else if mark.after != .none {
                        // It adjoined a full stop or another sign, which stands elsewhere now.
                        owesSpace = (mark.isBeforePunctuation || mark.closes) && beginsWord
                    } else {
                        owesSpace = place < pieces.count && !isBeforePunctuation
                    }
                }
                followsOpening = mark.opens
                out += PlacedMarks.text(for: placed[next]).utf8
                next += 1
            }
            guard place < pieces.count else { break }
            if owesSpace { Self.appendSpace(to: &out) }
            let start = out.count
            out += pieces[place].beginsWord ? texts[place].dropFirst(Vocabulary.wordMark.count) : texts[place][...]
            ranges.append(start..<out.count)
        }
        let written = Self.withSpaces(out)
        return PlacedMarks(sentence.marks).put(into: written).map { text, placements in
            guard written.utf8.count == out.count else { return Written(text: text, words: nil) }
            let words = WordAlignment(of: decoded, pieces, at: ranges, for: sentence, in: text, around: placements)
            return Written(text: text, words: words)
        }
    }

    /// The texts of pieces one after the other, with a space for the mark of each word but the first, and where each stands.
    private static func joined(_ texts: [[UInt8]]) -> (bytes: [UInt8], ranges: [Range<Int>]) {
        var bytes: [UInt8] = []
        var ranges: [Range<Int>] = []
        var isFirst = true
        for text in texts {
            var rest = text[...]
            if rest.starts(with: Vocabulary.wordMark) {
                rest = rest.dropFirst(Vocabulary.wordMark.count)
                if !isFirst { bytes.append(0x20) }
            }
            isFirst = isFirst && text.isEmpty
            ranges.append(bytes.count..<bytes.count + rest.count)
            bytes += rest
        }
        return (bytes, ranges)
    }

    /// The bytes that a piece stands for. A placeholder of the model's own would be taken for one of the text's.
    private func text(of piece: UInt32) -> [UInt8] {
        guard vocabulary.kinds[Int(piece)] != .control else { return [] }
        guard piece != vocabulary.unknown else { return Vocabulary.wordMark + "⁇".utf8 + Vocabulary.wordMark }
        let text = Array(vocabulary.text(of: piece))
        return text.count < 3 || PlacedMarks.areAbsent(from: String(decoding: text, as: UTF8.self)) ? text : []
    }

    /// Parts numbers from the sign that is one piece with them, as in `3.` at the end of a sentence, so that a mark may stand
    /// between the two. Both have come from the same pieces of the source.
    private static func partSigns(of texts: inout [[UInt8]], _ alignment: inout [Float], sourceCount: Int) {
        func sign(_ text: [UInt8]) -> UInt8? {
            guard let last = text.last, ".,:;!?)".utf8.contains(last), text.dropLast().last?.isASCIIDigit == true else {
                return nil
            }
            return last
        }
        guard texts.contains(where: { sign($0) != nil }) else { return }
        var (parted, rows) = ([[UInt8]](), [Float]())
        for (index, text) in texts.enumerated() {
            let row = alignment[index * sourceCount..<(index + 1) * sourceCount]
            rows += row
            if let sign = sign(text) {
                parted += [text.dropLast(), [sign]]
                rows += row
            } else {
                parted.append(text)
            }
        }
        (texts, alignment) = (parted, rows)
    }

    /// What is to be known of pieces that follow each other.
    private static func pieces(_ texts: [[UInt8]]) -> [MarkPlacement.Piece] {
        texts.indices.map { index in
            let isWhole = index + 1 == texts.count || texts[index + 1].starts(with: Vocabulary.wordMark)
            return piece(texts[index], isWholeWord: isWhole && texts[index].starts(with: Vocabulary.wordMark))
        }
    }

    private static func piece(_ text: [UInt8], isWholeWord: Bool) -> MarkPlacement.Piece {
        let beginsWord = text.starts(with: Vocabulary.wordMark)
        let rest = beginsWord ? text.dropFirst(Vocabulary.wordMark.count) : text[...]
        let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first
        return MarkPlacement.Piece(
            beginsWord: beginsWord,
            isPunctuation: scalar.map {
                !$0.properties.isAlphabetic && $0.properties.numericType == nil && !$0.properties.isGraphemeExtend
            }
                ?? false,
            isWithoutSpaces: scalar.map { isOfScriptWithoutSpaces($0.value) } ?? false,
            isNumber: scalar?.properties.numericType != nil,
            isSpace: rest.isEmpty,
            isCapital: scalar?.properties.isUppercase == true,
            // With a capital, *No* is an answer.
            isGoverning: isWholeWord && scalar?.properties.isUppercase != true
                && KeptNeighbour.isGoverned(behind: rest + " ".utf8),
            text: text)
    }

    /// Thai to Myanmar, Khmer, and the scripts of East Asia but for Hangul.
    private static func isOfScriptWithoutSpaces(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    private static func endsInWord(_ out: [UInt8]) -> Bool { out.last.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } ?? false }

    private static func appendSpace(to out: inout [UInt8]) {
        guard let last = out.last, last != 0x20, last != 0x0A else { return }
        out.append(0x20)
    }

    private static func withSpaces(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.unicodeScalars.contains("\u{2581}") else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(scalar == "\u{2581}" ? " " : scalar) }
        return String(result)
    }
}
