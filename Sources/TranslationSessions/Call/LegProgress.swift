// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// How far a call has come on one leg of its route. Texts go by their indices; those longer than the leg's engine takes go in
/// pieces.
///
/// Texts are cut as their turn comes, long ones block by block, so that neither the engine nor a cancellation waits for the
/// whole, and each block that is answered is a sign of progress.
struct LegProgress: Sendable {
    /// What the engine is given as one text: one of the call's texts, or a piece of one.
    struct Piece: Sendable {
        /// Which of the call's texts.
        let index: Int
        /// Which segment of it.
        let segment: Int
        /// What is translated.
        let text: String
        /// Which words between placeholders it is, where the piece has lost these.
        var words: PlaceholderRepair.Piece?
        /// How often it has come back without numbers or signs that it must have.
        var lossCount = 0
    }

    /// A text that has come out of the leg.
    struct Whole: Sendable {
        let text: String
        /// Which parts of what went in became which of it; nil where that is not known, or not wanted.
        let alignment: TranslationAlignment?
    }

    /// What the leg's engine takes.
    struct Limits: Sendable {
        /// The most Unicode scalars of a text; nil for any number.
        var textScalars: Int?
        /// The most texts of a call.
        var texts: Int?
        /// The most Unicode scalars of a call.
        var scalars: Int?
        /// Whether placeholders are given back.
        var keepsPlaceholders = false
        /// The language that it is given, without script and region.
        var language = ""
        /// The language that it writes.
        var target = ""
        /// Whether it writes Latin letters. Names are written in other letters elsewhere.
        var writesLatin = false
    }

    /// A text that is under way.
    private struct TextUnderWay: Sendable {
        var text: OpenText
        /// The text as it was.
        let source: String
        /// Whether the engine gets it in other words.
        var isRewritten = false
        /// Whether the alignment is wanted.
        let isAligned: Bool
        /// What the placeholders of a piece stand for, where they stand for fixed text.
        var fixed: [Int: [String]] = [:]
        /// The pieces that have lost placeholders.
        var repairs: [Int: PlaceholderRepair] = [:]
        /// The first translations of pieces that go once more.
        var firstAttempts: [Int: Attempt] = [:]

        /// The translation, once there is nothing left to be cut or answered.
        var whole: Whole? {
            text.whole.map { whole in
                // An alignment is one of the text as it came.
                guard !isAligned else { return Whole(text: whole.text, alignment: whole.alignment) }
                let lines = LineIndents.restored(in: whole.text, of: source)
                return Whole(text: isRewritten ? SourceColumns.restored(in: lines, of: source) : lines, alignment: nil)
            }
        }
    }

    /// The most bytes that an engine is given at once, where it takes any number.
    private static let workSize = 1 << 20
    /// So often a piece goes once more for what it has lost.
    private static let mostLosses = 2

    /// The index of the leg in the route.
    let leg: Int
    private let limits: Limits
    private let cutter: TextCutter
    /// What writes texts as engines read them rightly.
    private let preparation: SourceText
    /// The names of people that are fixed text; nil where they are not.
    private let names: StandaloneNames?
    /// The translations of texts that need no engine, by their indices.
    private var known: [Int: String] = [:]
    /// What knows the translations of values behind labels; nil where the engine gives no placeholders back.
    private let lines: KnownLines?
    /// What translations have to have of their texts; nil where the engine is not asked again.
    private let content: ExactContent?
    /// The texts that have not been cut to their ends, in reverse order.
    private var uncut: [Int] = []
    /// What has been cut and not been given to the engine, in reverse order.
    private var waiting: [Piece] = []
    private var open: [Int: TextUnderWay] = [:]
    /// What it works on, by position; nil once answered.
    var running: [Piece?] = []
    /// The texts that have finished the leg.
    var passed: [Int] = []
    /// Texts of which a piece has failed.
    private var dropped: Set<Int> = []

    /// Progress at the start of a leg.
    ///
    /// - Parameters:
    ///   - texts: What is to go over the leg, in order.
    ///   - aligned: The texts whose alignment is wanted.
    init(leg: Int, limits: Limits = Limits(), texts: [(index: Int, text: String)] = [], aligned: Set<Int> = []) {
        self.leg = leg
        self.limits = limits
        cutter = TextCutter(maximum: limits.textScalars.map { .scalars($0) })
        preparation = SourceText(in: limits.language, among: texts.lazy.map(\.text))
        names = limits.writesLatin ? StandaloneNames(in: limits.language, among: texts.lazy.map(\.text)) : nil
        content =
            limits.keepsPlaceholders
            ? ExactContent(from: limits.language, into: limits.target, keepsNames: limits.writesLatin) : nil
        lines = limits.keepsPlaceholders ? KnownLines(from: limits.language, into: limits.target) : nil
        if let lines {
            for (index, text) in texts where !aligned.contains(index) { known[index] = lines.translation(of: text) }
        }
        uncut = texts.reversed().map(\.index)
        for (index, text) in texts {
            open[index] = TextUnderWay(text: OpenText(text), source: text, isAligned: aligned.contains(index))
        }
    }

    /// What the engine is given next: at least one text, and as many as it takes; none where all has been given, or where the
    /// task has been cancelled, for to prepare so much takes seconds.
    ///
    /// - Parameter pass: Takes the texts that have nothing in them for the engine, and stay as they are.
    mutating func takeWork(pass: (_ index: Int, _ whole: Whole) -> Void) -> [String] {
        running = []
        var scalarCount = 0
        var size = 0
        while running.count < max(1, limits.texts ?? .max), size < Self.workSize, !Task.isCancelled {
            guard let piece = waiting.popLast() else {
                guard cutBlock(pass: pass) else { break }
                continue
            }
            guard !dropped.contains(piece.index) else { continue }
            if let maximum = limits.scalars {
                scalarCount += piece.text.unicodeScalars.count
                if scalarCount > maximum, !running.isEmpty {
                    waiting.append(piece)
                    break
                }
            }
            size += piece.text.utf8.count
            running.append(piece)
        }
        return running.compactMap { $0?.text }
    }

    /// Cuts the next block of the texts. Fixed text in it is kept from the engine.
    ///
    /// - Returns: Whether there was one.
    private mutating func cutBlock(pass: (_ index: Int, _ whole: Whole) -> Void) -> Bool {
        guard let index = uncut.last else { return false }
        guard !dropped.contains(index), var text = open.removeValue(forKey: index) else {
            uncut.removeLast()
            return true
        }
        if let translation = known.removeValue(forKey: index) {
            uncut.removeLast()
            pass(index, Whole(text: translation, alignment: nil))
            return true
        }
        var shielded: ShieldedText?
        // An alignment is one of the text as it is.
        let isPrepared = !text.isAligned
        var isRewritten = text.isRewritten
        let pieces = text.text.cutBlock { block, isWhole in
            let original = block
            let block = isPrepared ? preparation.prepared(block) : block
            isRewritten = isRewritten || block != original
            shielded = ShieldedText(
                block, keepsPlaceholders: limits.keepsPlaceholders, cutter: cutter, names: fixedNames(in: block),
                values: isPrepared ? lines?.values(in: block) ?? [] : [])
            var cut = shielded?.cut ?? cutter.cut(block)
            if shielded == nil, cut.segments.count == 1, !isWhole {
                // White space between blocks stays.
                cut = CutText()
                cut.append(block[...], needsLetters: false)
            }
            return cut
        }
        guard let pieces else {
            uncut.removeLast()
            return true
        }
        text.isRewritten = isRewritten
        if text.text.isCut { uncut.removeLast() }
        if let shielded {
            for (piece, segment) in zip(pieces, shielded.cut.pieces.map(\.index)) {
                text.fixed[piece.index] = shielded.fixed[segment]
            }
        }
        waiting += pieces.reversed().map { Piece(index: index, segment: $0.index, text: $0.text) }
        if let whole = text.whole {
            pass(index, whole)
        } else {
            open[index] = text
        }
        return true
    }

    /// The names in a text that are fixed text, and the places for them in letters.
    private func fixedNames(in text: String) -> [Range<Int>] {
        let fields = MergeFields.ranges(in: text, from: limits.language)
        guard let names else { return fields }
        let products = ExactProducts.withInnerCapitals(in: text, from: limits.language)
        return (names.ranges(in: text) + products + fields).merged()
    }

    /// Notes the translation of a piece. Where it lacks numbers or signs, the piece goes once more, with these as fixed text.
    ///
    /// - Returns: The translation of the whole text, once that is complete.
    mutating func settle(_ piece: Piece, _ translation: String, alignment: TranslationAlignment? = nil) -> Whole? {
        guard !dropped.contains(piece.index), var text = open.removeValue(forKey: piece.index) else { return nil }
        let alignment = text.isAligned ? alignment.flatMap { $0.isSound(from: piece.text, to: translation) ? $0 : nil } : nil
        let source = piece.words == nil ? piece.text : text.repairs[piece.segment]?.text ?? piece.text
        if let repaired = repaired(translation, of: piece, in: &text) {
            let whole = ExactTokens.withNumbers(of: source, in: repaired)
            // What had to be repaired has lost its alignment.
            let isKept = piece.words == nil && whole.utf8.elementsEqual(translation.utf8)
            let attempt = Attempt(
                source: source, translation: whole, alignment: isKept ? alignment : nil, fixed: text.fixed[piece.segment])
            if !goesAgain(piece, after: attempt, in: &text) {
                takeBetter(attempt, in: piece.segment, of: &text)
            }
        }
        return putBack(text, at: piece.index)
    }

    /// Takes the first translation of a piece, where another attempt at what it lacks has failed.
    ///
    /// - Returns: The translation of the whole text, once that is complete; for a piece of which there is none, nil as well.
    mutating func settleWithFirst(_ piece: Piece) -> Whole? {
        guard var text = open.removeValue(forKey: piece.index) else { return nil }
        text.repairs[piece.segment] = nil
        if let first = text.firstAttempts[piece.segment] { take(first, in: piece.segment, of: &text) }
        return putBack(text, at: piece.index)
    }

    /// Takes the first translations of the pieces that went once more and have no answer.
    ///
    /// - Returns: The texts that are complete by that.
    mutating func settleRepeated() -> [(index: Int, whole: Whole)] {
        let repeated = running.compactMap { piece in piece.flatMap { $0.lossCount > 0 ? $0 : nil } }
        running = running.map { piece in piece.flatMap { $0.lossCount > 0 ? nil : $0 } }
        return repeated.compactMap { piece in settleWithFirst(piece).map { (piece.index, $0) } }
    }

    private mutating func putBack(_ text: TextUnderWay, at index: Int) -> Whole? {
        if let whole = text.whole { return whole }
        open[index] = text
        return nil
    }

    /// Takes a translation of a piece, or the first one where this is no better for having gone again.
    private func takeBetter(_ last: Attempt, in segment: Int, of text: inout TextUnderWay) {
        guard let first = text.firstAttempts[segment] else { return take(last, in: segment, of: &text) }
        let isBetter = content.map { last.isBetter(than: first, by: $0) } ?? false
        take(isBetter ? last : first, in: segment, of: &text)
    }

    private func take(_ attempt: Attempt, in segment: Int, of text: inout TextUnderWay) {
        let alignment = attempt.fixed.map { attempt.alignment?.filled(from: attempt.source, to: attempt.translation, with: $0) }
        // An alignment is one of the words that the engine wrote.
        let named = text.isAligned ? attempt : content.map(attempt.withCountries) ?? attempt
        text.text.settle(
            segment, with: named.filled(named.translation), alignment: alignment ?? attempt.alignment,
            of: attempt.filled(attempt.source))
    }

    /// Has a piece go once more: with digits for the numbers in words that its translation lacks, or with what else it lacks as
    /// fixed text.
    ///
    /// - Returns: Whether it does; not where nothing is missing, nor where this has been tried.
    private mutating func goesAgain(_ piece: Piece, after attempt: Attempt, in text: inout TextUnderWay) -> Bool {
        guard let content, piece.lossCount < Self.mostLosses,
            Placeholder.count(in: attempt.source) == Placeholder.count(in: attempt.translation)
        else { return false }
        let spelled = text.isAligned ? [] : content.lostNumbers(in: attempt.translation, of: attempt.source)
        let lost = spelled.isEmpty ? content.lostTokens(in: attempt.translation, of: attempt.source) : []
        guard !lost.isEmpty || !spelled.isEmpty else { return false }
        let (marked, fixed) =
            spelled.isEmpty
            ? ShieldedText.marked(attempt.source, without: lost, fixed: attempt.fixed)
            : (SpelledNumbers.inDigits(spelled, of: attempt.source), attempt.fixed)
        text.firstAttempts[piece.segment] = text.firstAttempts[piece.segment] ?? attempt
        text.fixed[piece.segment] = fixed
        guard marked.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
            take(Attempt(source: marked, translation: marked, fixed: fixed), in: piece.segment, of: &text)
            return true
        }
        waiting.append(Piece(index: piece.index, segment: piece.segment, text: marked, lossCount: piece.lossCount + 1))
        return true
    }

    /// The translation of a piece with a placeholder for each that it has; nil where it has lost some that stand for fixed text,
    /// and its words go once more.
    private mutating func repaired(_ translation: String, of piece: Piece, in text: inout TextUnderWay) -> String? {
        // A placeholder that the piece did not have is not the text's.
        guard let fixed = text.fixed[piece.segment] else {
            return PlaceholderRepair.accepted(translation, of: piece.text) ?? translation
        }
        var repair = text.repairs.removeValue(forKey: piece.segment) ?? PlaceholderRepair(of: piece.text)
        // Marks of emphasis that the words have left are as good as lost, and what stands between all placeholders goes again.
        let hasMisplacedMarks =
            fixed.contains(where: FixedText.isEmphasis) && !Placeholder.areInPlace(translation, from: piece.text)
        let whole = hasMisplacedMarks ? Placeholder.stretches(of: translation).joined() : translation
        let step = piece.words.map { repair.translated($0, as: translation) } ?? repair.translated(whole)
        switch step {
        case .accept(let whole): return whole
        case .translate(let words):
            waiting += words.reversed().map {
                Piece(index: piece.index, segment: piece.segment, text: $0.text, words: $0, lossCount: piece.lossCount)
            }
        case .wait, .giveUp: break
        }
        text.repairs[piece.segment] = repair
        return nil
    }

    /// Gives a text up.
    ///
    /// - Returns: Whether it had not been given up before.
    mutating func drop(_ index: Int) -> Bool {
        open[index] = nil
        return dropped.insert(index).inserted
    }
}
