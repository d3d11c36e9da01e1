// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// The texts of a call: gives out their pieces one by one, and puts the translations of the pieces together again.
///
/// Texts are cut when their turn comes, long ones block by block, so that a batch is never held in pieces as a whole and nobody
/// waits while it is cut. Pieces are lines, with those that a sentence goes on in, since programs of a chain take no line break
/// for the end of anything, and the columns in them, between which no word may move.
struct TextQueue {
    /// A piece of a text.
    struct Piece: Sendable, Hashable {
        /// Which text it is of.
        let text: Int
        /// Which segment of the text it is.
        let segment: Int
        /// The piece.
        let source: String
        /// The piece as the chain reads it rightly: its prohibitions, and commands that begin with a name.
        let plain: String
        /// The same with the words that go for others.
        let sent: String
        /// The piece as it travels, with stand-ins.
        let encoded: EncodedPiece
        /// What of it travels as words that mean nothing; nil where nothing does.
        let standIns: StandInWords?
        /// The names in it of which only the given ones travel; nil where there are none.
        let names: PersonalNames?
        /// The months in it for which others travel; nil where there are none.
        let monthNames: EnglishMonths?
        /// The billions in it for which millions travel; nil where there are none.
        let billions: EnglishBillions?
    }

    /// A text of which pieces have been given out.
    private struct TextUnderWay {
        var text: OpenText
        /// The words that the chain did not know.
        var unknownWordCount = 0
        var failure: (any Error)?
    }

    private let texts: [String]
    private let countsUnknownWords: Bool
    private let standIns: StandInWords.Kind?
    private let marksWords: Bool
    private let months: [EnglishMonths.Month]
    private let misreadsBillions: Bool
    private let rewording: SourceRewording
    private let knownLines: KnownLines?
    private let cutter: TextCutter
    private var nextText = 0
    /// The pieces that were cut last, in reverse order.
    private var pieces: [Piece] = []
    private var open: [Int: TextUnderWay] = [:]

    /// - Parameters:
    ///   - texts: The texts.
    ///   - maximum: The most bytes that a piece should have. A single word may have more.
    ///   - countsUnknownWords: Whether the chain marks words that it does not know.
    ///   - standIns: As what placeholders travel that stand by themselves; nil where they travel as superblanks.
    ///   - marksWords: Whether placeholders around words travel as marks of these.
    ///   - months: The months in English for which others travel.
    ///   - misreadsBillions: Whether millions travel for billions in English.
    ///   - rewording: What writes the texts as the chain reads them rightly.
    ///   - knownLines: Lines that the chain is not asked about.
    init(
        _ texts: [String], maximum: Int, countsUnknownWords: Bool = false, standIns: StandInWords.Kind? = nil,
        marksWords: Bool = false, months: [EnglishMonths.Month] = [], misreadsBillions: Bool = false,
        rewording: SourceRewording = SourceRewording(language: nil), knownLines: KnownLines? = nil
    ) {
        self.texts = texts
        self.countsUnknownWords = countsUnknownWords
        self.standIns = standIns
        self.marksWords = marksWords
        self.months = months
        self.misreadsBillions = misreadsBillions
        self.rewording = rewording
        self.knownLines = knownLines
        cutter = Self.cutter(maximum: maximum)
    }

    var readsEnglish: Bool { rewording.language == "en" }

    /// Cuts texts as chains need it.
    static func cutter(maximum: Int) -> TextCutter {
        TextCutter(maximum: .bytes(maximum), cutsWords: false, unit: .wrappedLine)
    }

    /// The next piece; nil when there are no more, or when it is told to stop.
    ///
    /// - Parameters:
    ///   - isStopped: Asked before each block is cut.
    ///   - answer: Takes the answers to texts that were passed on the way and are complete.
    mutating func next(isStopped: () -> Bool = { false }, answer: (EngineAnswer) -> Void) -> Piece? {
        while pieces.isEmpty, nextText < texts.count, !isStopped() {
            let index = nextText
            var text = open.removeValue(forKey: index) ?? TextUnderWay(text: OpenText(texts[index]))
            let block = text.text.cutBlock { block, _ in cutter.cut(block) } ?? []
            if text.text.isCut { nextText += 1 }
            for (segment, source) in block.reversed() {
                let encoded = self.encoded(source)
                if let answer = knownLines?.translation(of: source) {
                    text.text.settle(segment, with: answer)
                } else if encoded.hasWords {
                    pieces.append(piece(source, segment: segment, of: index, encoded: encoded))
                } else {
                    // An address by itself, for instance, has nothing to translate.
                    text.text.settle(segment, with: source)
                }
            }
            open[index] = text
            if let complete = completeAnswer(to: index) { answer(complete) }
        }
        return pieces.popLast()
    }

    private func piece(_ source: String, segment: Int, of text: Int, encoded: EncodedPiece) -> Piece {
        let plain = plain(source)
        var sent = plain
        func replaced<Words: ReplacedWords>(_ words: Words?) -> Words? {
            sent = words?.text ?? sent
            return words
        }
        let billions = replaced(misreadsBillions ? EnglishBillions(in: sent) : nil)
        let monthNames = replaced(months.isEmpty ? nil : EnglishMonths(in: sent, months: months))
        let names = replaced(PersonalNames(in: sent, inEnglish: readsEnglish))
        let standIns = standIns.flatMap { StandInWords(sent, as: $0) }
        return Piece(
            text: text, segment: segment, source: source, plain: plain, sent: sent,
            encoded: standIns != nil || sent != source ? self.encoded(standIns?.text ?? sent) : encoded, standIns: standIns,
            names: names, monthNames: monthNames, billions: billions)
    }

    /// A piece in words that chains read rightly.
    private func plain(_ source: String) -> String {
        var source = TagsInWords.moved(source)
        if marksWords { source = EmphasizedNegations.widened(source) }
        return rewording.written(source)
    }

    /// A piece as it travels through the chain.
    ///
    /// - Parameter keepsAcronyms: Whether acronyms that are words too travel as placeholders, since the chain takes them for
    ///   these.
    func encoded(_ source: String, keepsAcronyms: Bool = false) -> EncodedPiece {
        EncodedPiece(source, marksWords: marksWords, keepsAcronyms: keepsAcronyms, keepsPercentages: standIns != .words)
    }

    /// The answer to a text all of whose pieces are settled. It fails where one of them did.
    private mutating func completeAnswer(to index: Int) -> EngineAnswer? {
        guard let text = open[index], let whole = text.text.whole else { return nil }
        open[index] = nil
        return EngineAnswer(
            index: index, result: text.failure.map { .failure($0) } ?? .success(whole.text),
            unknownWordCount: countsUnknownWords ? text.unknownWordCount : nil)
    }

    /// A piece has its translation, or has failed.
    ///
    /// - Returns: The answer to the text, where this was the last of its pieces. It fails where one of them did.
    mutating func settle(_ piece: Piece, _ result: Result<ChainAnswer, any Error>) -> EngineAnswer? {
        guard var text = open.removeValue(forKey: piece.text) else { return nil }
        switch result {
        case .success(let answer):
            text.text.settle(piece.segment, with: answer.text)
            text.unknownWordCount += answer.unknownWordCount
        case .failure(let error):
            text.text.settle(piece.segment, with: piece.source)
            text.failure = text.failure ?? error
        }
        open[piece.text] = text
        return completeAnswer(to: piece.text)
    }
}
