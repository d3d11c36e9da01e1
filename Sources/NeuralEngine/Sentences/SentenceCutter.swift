// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Cuts texts into sentences that a model takes, and those that are too long where it hurts least.
struct SentenceCutter {
    private var preparer: SentencePreparer
    private static let texts = TextCutter(maximum: .bytes(maximumBytes), unit: .sentence)

    /// The most bytes that are looked at together; so the time is linear in the length of a text, whatever it holds.
    private static let maximumBytes = 2048

    init(_ preparer: SentencePreparer) {
        self.preparer = preparer
    }

    /// A text in sentences.
    struct Result {
        /// The text in segments.
        var text = CutText()
        /// The sentences to translate, one for each piece.
        var sentences: [PreparedSentence] = []
        /// The evidence of the sentences that are not translated.
        var evidence = TranslationEvidence()
    }

    /// Cuts a text.
    mutating func cut(_ text: String) -> Result {
        var result = Result()
        for segment in Self.texts.cut(EmphasizedNegations.widened(TagsInWords.moved(text))).segments {
            switch segment {
            case .kept(let text): result.text.append(kept: text)
            case .piece(let text): append(text[...], to: &result)
            }
        }
        return result
    }

    private mutating func append(_ text: Substring, to result: inout Result) {
        let words = text.withoutOuterWhiteSpace
        result.text.append(kept: text[..<words.startIndex])
        if let label = Self.labelBeforeCount(words) {
            append(label, to: &result)
            result.text.append(kept: text[label.endIndex...])
            return
        }
        let sentence = words.isEmpty ? nil : preparer.prepare(String(words))
        if let sentence, sentence.hasLetters, !sentence.pieces.isEmpty {
            if let label = Self.keptLabel(of: sentence) {
                let rest = words.utf8.index(words.startIndex, offsetBy: label)
                result.text.append(kept: words[..<rest])
                append(words[rest...], to: &result)
            } else if sentence.pieces.count <= SentencePreparer.maximumPieces {
                result.sentences.append(sentence)
                result.text.append(piece: String(words))
            } else {
                let cut = words.utf8.index(words.startIndex, offsetBy: Self.cut(in: sentence, of: words))
                append(words[..<cut], to: &result)
                append(words[cut...], to: &result)
            }
        } else {
            result.text.append(kept: words)
            if let sentence { result.evidence += TranslationEvidence(keeping: sentence) }
        }
        result.text.append(kept: text[words.endIndex...])
    }

    /// The words of a label behind which a page says how many there are, *Reviews (3)*: of both together models make other words.
    /// Nil for another text.
    private static func labelBeforeCount(_ text: Substring) -> Substring? {
        guard text.utf8.last == UInt8(ascii: ")") else { return nil }
        let number = text.utf8.dropLast().reversed().prefix(while: \.isASCIIDigit).count
        let sign = text.utf8.dropLast(number + 1)
        guard number > 0, sign.suffix(2).elementsEqual(" (".utf8) else { return nil }
        let label = Substring(sign.dropLast(2))
        let words = label.split(separator: " ")
        return words.count <= mostWordsOfLabel && words.allSatisfy { $0.allSatisfy(\.isLetter) } ? label : nil
    }

    private static let mostWordsOfLabel = 3

    /// How many bytes of a sentence are a mark and the colon or dash behind it; nil where it begins otherwise.
    private static func keptLabel(of sentence: PreparedSentence) -> Int? {
        guard let first = sentence.marks.first, first.range.lowerBound == 0 else { return nil }
        let length = KeptNeighbour.labelEndLength(before: sentence.text.utf8.dropFirst(first.range.upperBound))
        return length > 0 ? first.range.upperBound + length : nil
    }

    /// Where a sentence is cut that is too long: in the last two thirds of what the model takes after a colon or a semicolon,
    /// else after a comma, else between words; else between pieces.
    private static func cut(in sentence: PreparedSentence, of text: Substring) -> Int {
        let maximum = SentencePreparer.maximumPieces
        var text = String(text)
        return text.withUTF8 { bytes in
            func offset(_ piece: Int) -> Int { sentence.sourceOffset(of: sentence.pieces[piece].range.lowerBound) }
            func isSpace(_ offset: Int) -> Bool { offset > 0 && offset < bytes.count && bytes[offset] == 0x20 }
            func follows(_ punctuation: Punctuation, _ offset: Int) -> Bool {
                guard isSpace(offset), bytes[offset - 1] < 0x80 else { return false }
                return Punctuation(UInt32(bytes[offset - 1])) == punctuation
            }
            let choices = stride(from: maximum, to: maximum / 3, by: -1)
            let place =
                choices.first {
                    follows(.colon, offset($0)) || (isSpace(offset($0)) && bytes[offset($0) - 1] == UInt8(ascii: ";"))
                }
                ?? choices.first { follows(.comma, offset($0)) } ?? choices.first { isSpace(offset($0)) }
            let chosen = place.map(offset) ?? (1...maximum).reversed().lazy.map(offset).first { $0 > 0 } ?? 0
            // A piece without a place of its own, as one of several bytes of a character, gives way to the character.
            return chosen > 0 && chosen < bytes.count && !UTF8.isContinuation(bytes[chosen]) ? chosen : characterCut(bytes)
        }
    }

    /// A cut between characters near the middle of a text.
    private static func characterCut(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var middle = max(1, bytes.count / 2)
        while middle < bytes.count, UTF8.isContinuation(bytes[middle]) { middle += 1 }
        return middle
    }
}
