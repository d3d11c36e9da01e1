// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// How far a call has come on one leg of its route. Texts go by their indices; those longer than the leg's engine takes go in
/// pieces.
struct LegProgress: Sendable {
    /// What the engine is given as one text: one of the call's texts, or a piece of one.
    struct Piece: Sendable {
        /// Which of the call's texts.
        let index: Int
        /// Which segment of it, where it was cut.
        let segment: Int
        /// What is translated.
        let text: String
    }

    /// The index of the leg in the route.
    let leg: Int
    /// What the leg's engine has not been given yet.
    private(set) var waiting: ArraySlice<Piece> = []
    /// What it works on, by position; nil once answered.
    var running: [Piece?] = []
    /// The texts that have finished the leg.
    var passed: [Int] = []
    /// The texts of several pieces that are under way.
    private var cutTexts: [Int: CutText] = [:]
    /// Texts of which a piece has failed.
    private var dropped: Set<Int> = []

    /// Progress at the start of a leg.
    init(leg: Int) {
        self.leg = leg
    }

    /// Adds a text that is to go over the leg.
    ///
    /// - Parameter maximumScalars: The most Unicode scalars that the engine takes in a text; nil for any number.
    mutating func add(_ text: String, at index: Int, maximumScalars: Int?) {
        let cut = TextCutter(maximum: maximumScalars.map { .scalars($0) }).cut(text)
        waiting += cut.pieces.map { Piece(index: index, segment: $0.index, text: $0.text) }
        if cut.segments.count > 1 { cutTexts[index] = cut }
    }

    /// What the engine is given next: at least one text, and as many as it takes.
    mutating func takeWork(maximumTexts: Int?, maximumScalars: Int?) -> [String] {
        running = []
        var scalarCount = 0
        while let piece = waiting.first, running.count < max(1, maximumTexts ?? .max) {
            if let maximumScalars {
                scalarCount += piece.text.unicodeScalars.count
                if scalarCount > maximumScalars, !running.isEmpty { break }
            }
            waiting.removeFirst()
            if !dropped.contains(piece.index) { running.append(piece) }
        }
        return running.compactMap { $0?.text }
    }

    /// Notes the translation of a piece.
    ///
    /// - Returns: The translation of the whole text, once that is complete.
    mutating func settle(_ piece: Piece, _ translation: String) -> String? {
        guard !dropped.contains(piece.index) else { return nil }
        guard var cut = cutTexts.removeValue(forKey: piece.index) else { return translation }
        cut.settle(piece.segment, with: translation)
        if cut.openCount == 0 { return cut.text }
        cutTexts[piece.index] = cut
        return nil
    }

    /// Gives a text up.
    ///
    /// - Returns: Whether it had not been given up before.
    mutating func drop(_ index: Int) -> Bool {
        dropped.insert(index).inserted
    }
}
