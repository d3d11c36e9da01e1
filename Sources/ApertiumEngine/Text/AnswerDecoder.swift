// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// What a chain has answered to one request.
struct ChainAnswer: Sendable, Hashable {
    /// The translation.
    var text: String
    /// How many words came with the mark of those that are not known.
    var unknownWordCount = 0
}

/// Reads the answer of a chain to one request.
struct AnswerDecoder {
    /// The piece that was sent.
    private let piece: EncodedPiece
    /// The identifier it was sent with.
    private let identifier: UInt64
    private var text = DecodedText()
    private var unknownWordCount = 0
    /// Which placeholders have come.
    private var isUsed: [Bool]
    private var hasIdentifier = false
    private var words = MarkedWords()
    /// The superblanks, and where they stand in the text.
    private var superblanks: [(offset: Int, index: Int)] = []

    private init(_ piece: EncodedPiece, identifier: UInt64) {
        self.piece = piece
        self.identifier = identifier
        isUsed = [Bool](repeating: false, count: piece.placeholders.count)
    }

    /// What the chain has answered to a piece.
    ///
    /// Checked is that the answer ends with the identifier, and has it only there, that each placeholder is in it once, and that
    /// no mark is in it that programs of a chain put between themselves.
    ///
    /// - Parameters:
    ///   - answer: The answer without its zero byte.
    ///   - piece: The piece that was sent.
    ///   - identifier: The identifier it was sent with.
    static func answer(
        from answer: some Collection<UInt8>, to piece: EncodedPiece, identifier: UInt64
    ) throws(AnswerFailure) -> ChainAnswer {
        var decoder = AnswerDecoder(piece, identifier: identifier)
        try decoder.read(answer)
        return try decoder.finish()
    }

    // MARK: - Reading

    private mutating func read(_ answer: some Collection<UInt8>) throws(AnswerFailure) {
        var position = answer.startIndex
        while position < answer.endIndex {
            let byte = answer[position]
            answer.formIndex(after: &position)
            switch byte {
            case UInt8(ascii: "\\"):
                guard position < answer.endIndex else { throw .illFormed }
                if hasIdentifier { throw .wrongIdentifier }
                if Self.isStreamReserved(answer[position]) { throw .leakedMark }
                text.append(answer[position])
                answer.formIndex(after: &position)
            case UInt8(ascii: "["):
                let isMark = position < answer.endIndex && answer[position] == byte
                if isMark { answer.formIndex(after: &position) }
                guard let end = answer[position...].firstIndex(of: UInt8(ascii: "]")) else { throw .illFormed }
                let content = answer[position..<end]
                position = answer.index(after: end)
                guard isMark else {
                    try readBlank(content)
                    continue
                }
                guard position < answer.endIndex, answer[position] == UInt8(ascii: "]") else { throw .illFormed }
                answer.formIndex(after: &position)
                try readMark(String(decoding: content, as: UTF8.self))
            case UInt8(ascii: "]"):
                throw .illFormed
            case _ where Self.isStreamReserved(byte):
                throw .leakedMark
            // The name of a pronoun that the chain could not write is no word; behind a verb its place is kept for the pronoun.
            case UInt8(ascii: "#") where LostPronouns.begins(answer[position...]):
                let end = answer.index(position, offsetBy: LostPronouns.name.utf8.count)
                text.appendLostPronoun(answer[position..<end])
                position = end
            // A mark of a word that has no such form, behind a part of it; what the text has travels as a placeholder.
            case UInt8(ascii: "#") where text.written.last.map({ $0.isASCIILetterOrDigit || $0 >= 0x80 }) == true: break
            default:
                if hasIdentifier, byte != UInt8(ascii: " ") { throw .wrongIdentifier }
                text.append(byte)
            }
        }
        guard hasIdentifier else { throw .wrongIdentifier }
    }

    /// Reads the mark of a word, or of its end.
    private mutating func readMark(_ mark: String) throws(AnswerFailure) {
        guard !hasIdentifier else { throw .illFormed }
        if let indices = WordMarks.indices(of: mark) {
            words.begin(indices, at: text.written.count)
        } else if mark == WordMarks.end, words.isOpen {
            words.end(at: text.written.count)
        } else {
            throw .illFormed
        }
    }

    private mutating func readBlank(_ bytes: some Collection<UInt8>) throws(AnswerFailure) {
        switch try Blank(bytes) {
        case .empty: break
        case .unknownWord: unknownWordCount += 1
        case .identifier(identifier) where !hasIdentifier: hasIdentifier = true
        case .identifier: throw .wrongIdentifier
        case .placeholder(let index):
            guard index < isUsed.count, !isUsed[index], !hasIdentifier else { throw .placeholderLost }
            isUsed[index] = true
            text.appendPlaceholder(piece.placeholders[index], attachments: piece.attachments[index])
            superblanks.append((text.written.count, index))
        }
    }

    // MARK: - Placeholders

    /// The answer, with placeholders that travelled as marks put beside their words.
    private mutating func finish() throws(AnswerFailure) -> ChainAnswer {
        let written = text.written
        if piece.marks == .placesOfModifiedWords { words.restoreEnglish(piece.markedWords, in: written) }
        guard wordsStayAtEnds(of: written) else { throw .placeholderLost }
        if !piece.openings.isEmpty {
            guard let places = words.places(of: piece.openings, in: written),
                areInOrder(places + superblanks.filter { piece.placeholders[$0.index] == Placeholder.text })
            else { throw .placeholderLost }
            for place in places { isUsed[place.index] = true }
            text.insert(places.map { ($0.offset, piece.placeholders[$0.index], piece.attachments[$0.index]) })
        }
        guard !isUsed.contains(false) else { throw .placeholderLost }
        if piece.marks == .comparison {
            let compared = ComparedMarks(of: piece, in: written, words: words, superblanks: superblanks)
            if let moved = compared.moved() { text.replace(with: moved) }
        }
        guard var result = text.finish() else { throw .illFormed }
        if piece.sendsFullStops { result = Ellipses.restored(in: result) }
        if result.first?.isWhitespace == true || result.last?.isWhitespace == true { result = LineEnds.inside(result) }
        if piece.movesLineEnds { result = LineEnds.withoutLoneMarks(result) }
        if !text.hasLetters, piece.wordCount > 0 { throw .emptied }
        return ChainAnswer(text: result, unknownWordCount: unknownWordCount + text.markCount)
    }

    /// Whether the words at the ends of the piece stand beside the superblanks that parted them from the others.
    private func wordsStayAtEnds(of written: [UInt8]) -> Bool {
        superblanks.allSatisfy { offset, index in
            let start = offset - piece.placeholders[index].utf8.count
            return (index != piece.edges.first || words.standBeside(index, in: 0..<start, written))
                && (index != piece.edges.last || words.standBeside(index, in: offset..<written.count, written))
        }
    }

    /// Whether placeholders stand in the order that they have in the piece: all look alike, so the first is taken for the first.
    private func areInOrder(_ places: [(offset: Int, index: Int)]) -> Bool {
        let sorted = places.sorted { ($0.offset, $0.index) < ($1.offset, $1.index) }.map(\.index)
        return sorted == sorted.sorted()
    }

    /// Whether a byte belongs to a mark that programs put between themselves, such as `<prn>`. Nobody sent it, escaped or not.
    private static func isStreamReserved(_ byte: UInt8) -> Bool { "<>{}^$".utf8.contains(byte) }

    /// What stands in brackets.
    private enum Blank {
        case empty
        case unknownWord
        case identifier(UInt64)
        case placeholder(Int)

        init(_ bytes: some Collection<UInt8>) throws(AnswerFailure) {
            let text = String(decoding: bytes, as: UTF8.self)
            if text.isEmpty {
                self = .empty
            } else if text == UnknownWordMarks.blank {
                self = .unknownWord
            } else if text.hasPrefix("#"), let identifier = UInt64(text.dropFirst()) {
                self = .identifier(identifier)
            } else if let index = Int(text), index >= 0 {
                self = .placeholder(index)
            } else {
                throw .illFormed
            }
        }
    }
}

extension EncodedPiece {
    /// Whether a sentence goes on over the end of a line in it, and no line begins with the end of a clause.
    fileprivate var movesLineEnds: Bool {
        guard placeholders.contains(where: { $0.contains(where: \.endsLine) }) else { return false }
        let source = segments.reduce(into: "") { source, segment in
            switch segment {
            case .words(let text), .placeholder(let text): source += text
            }
        }
        return LineEnds.withoutLoneMarks(source) == source
    }

    /// How many words go through the chain.
    var wordCount: Int {
        segments.reduce(0) { count, segment in
            guard case .words(let text) = segment else { return count }
            return count + text.split(separator: " ").count { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }
        }
    }
}

/// Why an answer of a chain, or the chain itself, is not to be trusted.
enum AnswerFailure: Error, Sendable, Hashable {
    /// A program of the chain has ended.
    case ended
    /// No answer came in time.
    case silent(Duration)
    /// An answer grew beyond what a translation can have.
    case endless
    /// The answer does not end with the identifier of its request.
    case wrongIdentifier
    /// The answer is not UTF-8, or holds a blank that nobody sent.
    case illFormed
    /// It holds a mark that programs put between themselves.
    case leakedMark
    /// A placeholder is missing, or came twice.
    case placeholderLost
    /// Words were answered with none.
    case emptied
    /// The system refused to read or write; with the number of its error.
    case refused(Int32)

    /// Whether it is a text's own: where the request's identifier came back, the chain is sound, and the answers that follow are
    /// those of the requests that follow.
    var isOfText: Bool { [.leakedMark, .placeholderLost, .emptied].contains(self) }
}
