import LanguageRecognition

/// A held-back text with the scores a model gives it.
struct HeldBackCase: Sendable {
    let language: Int
    let featureCount: Int
    /// The score of each language that may answer, over the root of the number of features; the right one first, noise last.
    let scores: [Float]

    /// The forms of text that are cut from held-back lines, and how many of each a language gives at most.
    static let forms: [TextForm] = [.line, .piece, .word]
    static let mostOfForm = 80

    /// Cuts the held-back lines of a language into texts of one form.
    static func texts(of language: LanguageText, form: TextForm, with numbers: inout RandomNumbers) -> [ArraySlice<UInt8>] {
        guard language.heldBack.count > 0 else { return [] }
        return (0..<mostOfForm).compactMap { index in
            let line = language.heldBack[index % language.heldBack.count]
            switch form {
            case .line:
                // Short messages are pieces, not sentences.
                return index < language.heldBack.count && TextCutter.isSentence(line) ? TextCutter.line(line) : nil
            case .piece: return TextCutter.piece(of: line, words: 2 + numbers.below(4), with: &numbers)
            case .word, .listed: return TextCutter.piece(of: line, words: 1, with: &numbers)
            }
        }
    }
}
