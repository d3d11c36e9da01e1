// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// What tells that a language model's answer is no translation, though it looks like text.
struct AnswerCheck: Sendable {
    /// Recognises the languages of answers; nil where none is to be checked.
    let detector: LanguageDetector?

    /// The least letters from which a language is told for certain.
    private static let letterCount = 20
    /// From which probability another language is believed.
    private static let certainty = 0.9

    /// Why an answer is not taken; nil where it is.
    func refusal(of translation: String, for text: String, into target: LanguageTag) -> ServerError.Code? {
        let (given, taken) = (translation.unicodeScalars.count, text.unicodeScalars.count)
        guard given > 0 else { return .answerEmpty }
        // One Chinese character stands for up to five Latin letters, and short texts vary most.
        guard given <= 8 * taken + 40, taken <= 8 * given + 40 else { return .answerOfAbsurdLength }
        guard let detector, translation.unicodeScalars.count(where: \.properties.isAlphabetic) >= Self.letterCount else {
            return nil
        }
        guard case .language(let tag, let probability) = detector.detect(translation).outcome, probability >= Self.certainty
        else {
            return nil
        }
        return tag.language == target.language || Self.areAlike(tag, target) ? nil : .answerInOtherLanguage
    }

    /// An answer without what models like to put around it: white space, what they thought first, and quotation marks and
    /// fences of code that the text does not have.
    static func bare(_ answer: String, for text: String) -> String {
        var answer = answer[...]
        if let end = answer.range(of: "</think>") { answer = answer[end.upperBound...] }
        answer = answer.withoutOuterWhiteSpace
        let fence = "```"
        if answer.hasPrefix(fence), answer.hasSuffix(fence), !text.contains(fence),
            let line = answer.firstIndex(where: \.isNewline)
        {
            answer = answer[line...].dropLast(fence.count).withoutOuterWhiteSpace
        }
        let quotations: [(Character, Character)] = [("\"", "\""), ("“", "”"), ("«", "»"), ("„", "“"), ("「", "」")]
        for (opening, closing) in quotations
        where answer.count > 2 && answer.first == opening && answer.last == closing && text.first?.isQuotation != true {
            let inner = answer.dropFirst().dropLast()
            if !inner.contains(opening), !inner.contains(closing) { answer = inner }
        }
        return String(answer)
    }

    /// Languages that are written so much alike that one is no proof against the other.
    private static func areAlike(_ first: LanguageTag, _ second: LanguageTag) -> Bool {
        alike.contains { $0.contains(first.language) && $0.contains(second.language) }
    }

    private static let alike: [Set<String>] = [
        ["nb", "nn", "no", "da"], ["hr", "sr", "bs", "sh", "cnr"], ["id", "ms", "zlm"], ["cs", "sk"], ["ur", "hi"],
        ["es", "gl", "ast"],
        ["fa", "prs", "tg"], ["bg", "mk"], ["be", "ru", "uk"], ["ca", "oc"], ["af", "nl"], ["zu", "xh"], ["pt", "gl"],
    ]
}

extension Character {
    /// Whether the character opens a quotation.
    fileprivate var isQuotation: Bool { ["\"", "“", "«", "„", "「", "'", "‘", "»"].contains(self) }
}

extension Substring {
    /// Where a text first stands.
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
