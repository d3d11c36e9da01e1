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
    let piece: EncodedPiece
    /// The identifier it was sent with.
    let identifier: UInt64

    /// What the chain has answered to the piece.
    ///
    /// Checked is that the answer ends with the identifier, and has it only there, that each placeholder is in it once, and that
    /// no mark is in it that programs of a chain put between themselves.
    ///
    /// - Parameter answer: The answer without its zero byte.
    func answer(from answer: some Collection<UInt8>) throws(AnswerFailure) -> ChainAnswer {
        var result = DecodedText()
        var unknownWordCount = 0
        var isUsed = [Bool](repeating: false, count: piece.placeholders.count)
        var hasIdentifier = false
        var words = MarkedWords()
        /// The superblanks, and where they stand in the text.
        var superblanks: [(offset: Int, index: Int)] = []
        var position = answer.startIndex
        while position < answer.endIndex {
            let byte = answer[position]
            answer.formIndex(after: &position)
            switch byte {
            case UInt8(ascii: "\\"):
                guard position < answer.endIndex else { throw .illFormed }
                if hasIdentifier { throw .wrongIdentifier }
                if Self.isStreamReserved(answer[position]) { throw .leakedMark }
                result.append(answer[position])
                answer.formIndex(after: &position)
            case UInt8(ascii: "[") where position < answer.endIndex && answer[position] == byte:
                let start = answer.index(after: position)
                guard !hasIdentifier, let end = answer[start...].firstIndex(of: UInt8(ascii: "]")) else { throw .illFormed }
                let mark = String(decoding: answer[start..<end], as: UTF8.self)
                position = answer.index(after: end)
                guard position < answer.endIndex, answer[position] == UInt8(ascii: "]") else { throw .illFormed }
                answer.formIndex(after: &position)
                if let indices = WordMarks.indices(of: mark) {
                    words.begin(indices, at: result.written.count)
                } else if mark == WordMarks.end, words.isOpen {
                    words.end(at: result.written.count)
                } else {
                    throw .illFormed
                }
            case UInt8(ascii: "["):
                guard let end = answer[position...].firstIndex(of: UInt8(ascii: "]")) else { throw .illFormed }
                switch try Blank(answer[position..<end]) {
                case .empty: break
                case .unknownWord: unknownWordCount += 1
                case .identifier(identifier) where !hasIdentifier: hasIdentifier = true
                case .identifier: throw .wrongIdentifier
                case .placeholder(let index):
                    guard index < isUsed.count, !isUsed[index], !hasIdentifier else { throw .placeholderLost }
                    isUsed[index] = true
                    result.appendPlaceholder(piece.placeholders[index], attachments: piece.attachments[index])
                    superblanks.append((result.written.count, index))
                }
                position = answer.index(after: end)
            case UInt8(ascii: "]"):
                throw .illFormed
            case _ where Self.isStreamReserved(byte):
                throw .leakedMark
            // A mark of a word that has no such form, behind a part of it; what the text has travels as a placeholder.
            case UInt8(ascii: "#") where result.written.last.map { $0.isASCIILetterOrDigit || $0 >= 0x80 } == true: break
            default:
                if hasIdentifier, byte != UInt8(ascii: " ") { throw .wrongIdentifier }
                result.append(byte)
            }
        }
        guard hasIdentifier else { throw .wrongIdentifier }
        let written = result.written
        let stay = superblanks.allSatisfy { offset, index in
            let start = offset - piece.placeholders[index].utf8.count
            return (index != piece.edges.first || words.standBeside(index, in: 0..<start, written))
                && (index != piece.edges.last || words.standBeside(index, in: offset..<written.count, written))
        }
        guard stay else { throw .placeholderLost }
        if !piece.openings.isEmpty {
            guard let places = words.places(of: piece.openings, in: written),
                areInOrder(places + superblanks.filter { piece.placeholders[$0.index] == Placeholder.text })
            else { throw .placeholderLost }
            for place in places { isUsed[place.index] = true }
            result.insert(places.map { ($0.offset, piece.placeholders[$0.index], piece.attachments[$0.index]) })
        }
        guard !isUsed.contains(false) else { throw .placeholderLost }
        guard var text = result.finish() else { throw .illFormed }
        if piece.movesLineEnds { text = LineEnds.withoutLoneMarks(text) }
        if !result.hasLetters, piece.wordCount > 0 { throw .emptied }
        return ChainAnswer(text: text, unknownWordCount: unknownWordCount + result.markCount)
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
}
