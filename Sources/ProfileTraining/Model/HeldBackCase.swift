// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// A held-back text with the scores a model gives it.
struct HeldBackCase: Sendable {
    let featureCount: Int
    /// The score of each language that may answer, over the root of the number of features; the right one first, noise last.
    let scores: [Float]
    /// How likely each of them is before the text is read.
    let priors: [Double]

    /// The forms of text that are cut from held-back lines, and how many of each a language gives at most.
    static let forms: [TextForm] = [.line, .piece, .word]
    static let maximumPerForm = 100

    /// Cuts the held-back lines of a language into texts of one form.
    static func texts(of language: LanguageText, form: TextForm, with numbers: inout RandomNumbers) -> [ArraySlice<UInt8>] {
        // Short messages are pieces, not sentences.
        let lines = (0..<language.heldBack.count).map { language.heldBack[$0] }
            .filter { form != .line || ExampleCutter.isSentence($0) }
        guard !lines.isEmpty else { return [] }
        return (0..<maximumPerForm).compactMap { index in
            let line = lines[index % lines.count]
            return switch form {
            case .line: index < lines.count ? ExampleCutter.line(line) : nil
            case .piece: ExampleCutter.piece(of: line, words: 2 + numbers.below(4), with: &numbers)
            case .word, .listed: ExampleCutter.piece(of: line, words: 1, with: &numbers)
            }
        }
    }
}
