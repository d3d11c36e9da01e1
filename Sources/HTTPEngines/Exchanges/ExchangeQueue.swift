// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches
import TranslationSessions
import UnicodeText

/// The texts of a call, in the pieces that go in requests: the state machine of its work.
///
/// It cuts texts to what the server takes, gathers pieces for requests, learns where the server takes less, sends the words
/// around lost placeholders once more, and puts translations together.
struct ExchangeQueue: Sendable {
    /// What goes in one request.
    struct Exchange: Sendable {
        fileprivate let pieces: [Piece]
        /// The texts.
        var texts: [String] { pieces.map(\.source) }
    }

    /// What the server is given as one text.
    fileprivate struct Piece: Sendable {
        /// Where its translation goes.
        let place: Place
        /// Which of the call's texts it is of.
        let text: Int
        let source: String
        /// Whether it goes in a request of its own, since a request with others failed for one of them.
        var isAlone = false
    }

    /// Where a translation goes.
    fileprivate struct Place: Sendable {
        let node: Int
        let slot: Slot
    }

    fileprivate enum Slot: Sendable {
        case segment(Int)
        case words(PlaceholderRepair.Piece)
    }

    /// A text, or a piece of one, that is translated in pieces.
    private struct Node: Sendable {
        enum Content: Sendable {
            case cut(CutText)
            case repair(PlaceholderRepair)
        }

        var content: Content
        /// Where its translation goes; nil for a whole text.
        let parent: Place?
    }

    /// What a request may have, as it is known by now.
    private(set) var limits: EngineLimits
    private let engine: String
    private let sendsSentences: Bool
    private var nodes: [Node] = []
    /// In reverse order.
    private var waiting: [Piece] = []
    private var answers: [EngineAnswer] = []
    private var failed: Set<Int> = []

    /// The work on some texts.
    ///
    /// - Parameter sendsSentences: Whether each sentence goes by itself.
    init(_ texts: [String], limits: EngineLimits, sendsSentences: Bool, engine: String) {
        self.limits = limits
        self.sendsSentences = sendsSentences
        self.engine = engine
        for index in texts.indices.reversed() {
            add(.cut(cut(texts[index])), below: nil, of: index)
        }
    }

    /// What goes in the next request; nil where nothing waits.
    mutating func next() -> Exchange? {
        var pieces: [Piece] = []
        var scalarCount = 0
        while let piece = waiting.last {
            if failed.contains(piece.text) {
                waiting.removeLast()
                continue
            }
            let size = piece.source.unicodeScalars.count
            let isFull =
                pieces.count >= limits.maximumBatchSize ?? .max || scalarCount + size > limits.maximumBatchLength ?? .max
                || piece.isAlone || pieces.first?.isAlone == true
            if isFull, !pieces.isEmpty { break }
            waiting.removeLast()
            pieces.append(piece)
            scalarCount += size
        }
        return pieces.isEmpty ? nil : Exchange(pieces: pieces)
    }

    /// A request was answered.
    mutating func settle(_ exchange: Exchange, with results: [Result<String, ServerError.Code>]) {
        for (piece, result) in zip(exchange.pieces, results) {
            switch result {
            case .success(let answer):
                let translation = Self.withoutCommands(answer, of: piece.source)
                if EngineAnswer.isEmpty(translation, of: piece.source) {
                    fail(piece.text, with: ServerError(.answerEmpty, of: engine))
                } else if let kept = PlaceholderRepair.accepted(translation, of: piece.source) {
                    settle(piece.place, of: piece.text, with: kept)
                } else {
                    repair(piece)
                }
            case .failure(.placeholderLost): repair(piece)
            case .failure(let code): fail(piece.text, with: ServerError(code, of: engine))
            }
        }
    }

    /// A request failed for what was in it.
    ///
    /// - Returns: Whether that is dealt with; else the server is at fault.
    mutating func handle(_ fault: ServerFault, of exchange: Exchange) -> Bool {
        let pieces = exchange.pieces
        switch fault {
        case .limit(let given, let maximum) where pieces.count > 1 && given == pieces.count:
            limits.maximumBatchSize = min(limits.maximumBatchSize ?? .max, max(1, min(maximum, pieces.count - 1)))
            waiting += pieces.reversed()
        case .limit(_, let maximum)
        where maximum >= Self.leastLength && pieces.contains { $0.source.unicodeScalars.count > maximum }:
            limits.maximumTextLength = min(limits.maximumTextLength ?? .max, maximum)
            for piece in pieces.reversed() {
                if piece.source.unicodeScalars.count > maximum { cutAgain(piece, upTo: maximum) } else { waiting.append(piece) }
            }
        case .limit where pieces.count > 1:
            // The server counts something else than texts and scalars.
            halve(exchange)
        case .limit(let given, let maximum):
            cutInHalf(pieces[0], words: "It takes \(maximum) and was given \(given).")
        case .tooLong where pieces.count > 1:
            halve(exchange)
        case .tooLong(let words):
            cutInHalf(pieces[0], words: words)
        case .text where pieces.count > 1:
            waiting += pieces.reversed().map { piece in
                var piece = piece
                piece.isAlone = true
                return piece
            }
        case .text(let words):
            fail(pieces[0].text, with: ServerError(.textRefused, of: engine, detail: words))
        default:
            return false
        }
        return true
    }

    /// The answers that have come since the last time, each text's once.
    mutating func takeAnswers() -> [EngineAnswer] {
        defer { answers = [] }
        return answers
    }

    // MARK: - Answers and pieces

    /// A translation without the characters that command what shows it, but for those that its text has.
    private static func withoutCommands(_ translation: String, of text: String) -> String {
        let own = Set(text.unicodeScalars)
        let isKept = { (scalar: Unicode.Scalar) in !scalar.commandsDisplay && scalar != "\r" || own.contains(scalar) }
        guard !translation.unicodeScalars.allSatisfy(isKept) else { return translation }
        return String(String.UnicodeScalarView(translation.unicodeScalars.filter(isKept)))
    }

    /// A text that a server finds too long is cut no shorter than this.
    private static let leastLength = 8

    private func cut(_ text: String) -> CutText {
        let maximum = limits.maximumTextLength.map { TextCutter.Length.scalars($0) }
        if sendsSentences { return TextCutter(maximum: maximum, unit: .sentence).cut(text) }
        let pieces = TextCutter(maximum: maximum).cut(text)
        guard pieces.segments.count == 1 else { return pieces }
        // What has no letter, and white space at the ends, stays as it is.
        var whole = CutText()
        whole.append(text[...], needsLetters: true)
        return whole
    }

    private mutating func add(_ content: Node.Content, below parent: Place?, of text: Int) {
        let node = nodes.count
        nodes.append(Node(content: content, parent: parent))
        switch content {
        case .cut(let cut):
            if cut.openCount == 0 { return complete(node, of: text, as: cut.text) }
            waiting += cut.pieces.reversed().map {
                Piece(place: Place(node: node, slot: .segment($0.index)), text: text, source: $0.text)
            }
        case .repair(var repair):
            let step = repair.failed()
            nodes[node].content = .repair(repair)
            switch step {
            case .accept(let whole): complete(node, of: text, as: whole)
            case .translate(let pieces):
                waiting += pieces.reversed().map {
                    Piece(place: Place(node: node, slot: .words($0)), text: text, source: $0.text)
                }
            case .wait, .giveUp: fail(text, with: ServerError(.placeholderLost, of: engine))
            }
        }
    }

    /// Sends the texts of a request in smaller ones from now on. It is their length that counts: short texts go on together.
    private mutating func halve(_ exchange: Exchange) {
        let length = exchange.pieces.reduce(0) { $0 + $1.source.unicodeScalars.count }
        limits.maximumBatchLength = min(limits.maximumBatchLength ?? .max, max(1, length / 2))
        waiting += exchange.pieces.reversed()
    }

    private mutating func cutAgain(_ piece: Piece, upTo maximum: Int) {
        let cut = TextCutter(maximum: .scalars(max(1, maximum))).cut(piece.source)
        // A single character may be longer than a limit.
        guard cut.segments.count > 1 else { return fail(piece.text, with: ServerError(.textRefused, of: engine)) }
        add(.cut(cut), below: piece.place, of: piece.text)
    }

    private mutating func cutInHalf(_ piece: Piece, words: String) {
        let half = piece.source.unicodeScalars.count / 2
        guard half >= Self.leastLength else {
            return fail(piece.text, with: ServerError(.textRefused, of: engine, detail: words))
        }
        cutAgain(piece, upTo: half)
    }

    private mutating func repair(_ piece: Piece) {
        add(.repair(PlaceholderRepair(of: piece.source)), below: piece.place, of: piece.text)
    }

    private mutating func settle(_ place: Place, of text: Int, with translation: String) {
        guard !failed.contains(text) else { return }
        switch (nodes[place.node].content, place.slot) {
        case (.cut(var cut), .segment(let index)):
            cut.settle(index, with: translation)
            nodes[place.node].content = .cut(cut)
            if cut.openCount == 0 { complete(place.node, of: text, as: cut.text) }
        case (.repair(var repair), .words(let words)):
            let step = repair.translated(words, as: translation)
            nodes[place.node].content = .repair(repair)
            if case .accept(let whole) = step { complete(place.node, of: text, as: whole) }
        default:
            break
        }
    }

    private mutating func complete(_ node: Int, of text: Int, as translation: String) {
        if let parent = nodes[node].parent { return settle(parent, of: text, with: translation) }
        answers.append(EngineAnswer(index: text, result: .success(translation)))
    }

    private mutating func fail(_ text: Int, with error: ServerError) {
        guard failed.insert(text).inserted else { return }
        answers.append(EngineAnswer(index: text, result: .failure(error)))
    }
}
