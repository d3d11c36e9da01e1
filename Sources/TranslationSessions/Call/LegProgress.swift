import LanguageSegmentation
import TextScanning
import TranslationBatches

/// How far a call has come on one leg of its route. Texts go by their indices; those longer than the leg's engine takes go in pieces.
struct LegProgress: Sendable {
    /// A text, or a piece of one.
    struct Piece: Sendable {
        /// Which text.
        let index: Int
        /// Which of its pieces.
        let number: Int
        /// What is translated.
        let text: String
    }

    /// A text of several pieces on its way.
    private struct Assembly: Sendable {
        /// What stands where: the white space between the pieces, and each piece once it is answered.
        var parts: [String]
        var openCount: Int
    }

    /// The leg they are on.
    let leg: Int
    /// What the leg's engine has not been given yet.
    private(set) var waiting: ArraySlice<Piece> = []
    /// What it works on, by position; nil once answered.
    var running: [Piece?] = []
    /// The texts that have the leg behind them.
    var passed: [Int] = []
    private var assemblies: [Int: Assembly] = [:]
    /// Texts of which a piece has failed.
    private var dropped: Set<Int> = []

    /// Progress at the start of a leg.
    init(leg: Int) {
        self.leg = leg
    }

    /// Adds a text that is to go over the leg.
    ///
    /// - Parameter mostScalars: The most Unicode scalars that the engine takes in a text; nil for any number.
    mutating func add(_ text: String, at index: Int, mostScalars: Int?) {
        guard let mostScalars, text.unicodeScalars.count > mostScalars else {
            waiting.append(Piece(index: index, number: 0, text: text))
            return
        }
        var parts: [String] = []
        var openCount = 0
        for range in LongText.cut(text, most: max(1, mostScalars)) {
            let piece = text[utf8: range]
            let words = piece.withoutOuterWhiteSpace
            parts.append(String(piece[..<words.startIndex]))
            if !words.isEmpty {
                waiting.append(Piece(index: index, number: parts.count, text: String(words)))
                openCount += 1
                parts.append("")
            }
            parts.append(String(piece[words.endIndex...]))
        }
        assemblies[index] = Assembly(parts: parts, openCount: openCount)
    }

    /// What the engine is given next: at least one text, and as many as it takes.
    mutating func takeWork(mostTexts: Int?, mostScalars: Int?) -> [String] {
        running = []
        var scalarCount = 0
        while let piece = waiting.first, running.count < max(1, mostTexts ?? .max) {
            if let mostScalars {
                scalarCount += piece.text.unicodeScalars.count
                if scalarCount > mostScalars, !running.isEmpty { break }
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
        guard var assembly = assemblies.removeValue(forKey: piece.index) else { return translation }
        assembly.parts[piece.number] = translation
        assembly.openCount -= 1
        guard assembly.openCount > 0 else { return assembly.parts.joined() }
        assemblies[piece.index] = assembly
        return nil
    }

    /// Gives a text up.
    ///
    /// - Returns: Whether it had not been given up before.
    mutating func drop(_ index: Int) -> Bool {
        dropped.insert(index).inserted
    }
}
