// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import TextScanning
import TranslationSessions

/// Puts the marks of footnotes in Markdown behind the phrase that they follow. Engines set a mark behind the word that stood
/// before it, which in another language is not the last of its phrase: of `footnote[^1])` they make `nota[^1] de rodapé)`.
enum FootnoteMarks {
    /// The most words that a mark is moved over.
    private static let mostWords = 3
    /// What ends the phrase before a mark.
    private static let ends: Set<Character> = [")", "]", ".", "!", "?", "…"]

    /// A translation with its marks behind whole phrases.
    static func settled(_ translation: TextTranslation, of passage: Passage, in document: Document) -> TextTranslation {
        func settled(_ target: String, from source: String, in range: Range<Int>) -> String {
            let inlines = passage.inlines(in: range)
            guard !inlines.isEmpty else { return target }
            let marks = inlines.map { isMark(document.source($0)) }
            return marks.contains(true) ? moved(target, from: source, marks: marks) : target
        }
        guard !translation.parts.isEmpty else {
            let text = settled(translation.text, from: translation.sourceText, in: 0..<translation.sourceText.utf8.count)
            return text == translation.text ? translation : TextTranslation(translation, text: text, parts: [])
        }
        let texts = translation.parts.map { settled($0.targetText, from: $0.sourceText, in: $0.range) }
        guard texts != translation.parts.map(\.targetText) else { return translation }
        let parts = zip(translation.parts, texts).map { $0.saying($1) }
        return TextTranslation(translation, text: texts.joined(), parts: parts)
    }

    private static func isMark(_ markup: String) -> Bool {
        markup.hasPrefix("[^") && markup.firstIndex(of: "]").map { markup.index(after: $0) == markup.endIndex } == true
    }

    /// A translation with the marks that stood at the end of a phrase at the end of it again.
    ///
    /// - Parameter marks: Of each placeholder, whether it stands for a mark.
    static func moved(_ target: String, from source: String, marks: [Bool]) -> String {
        let own = Placeholder.stretches(of: source)
        var others = Placeholder.stretches(of: target).map(String.init)
        guard own.count == marks.count + 1, others.count == own.count else { return target }
        for (index, isMark) in marks.enumerated() where isMark && own[index].last?.isLetter == true {
            let (before, after) = (own[index + 1], others[index + 1])
            let isLast = index == marks.count - 1
            guard others[index].last?.isLetter == true, before.first.map(ends.contains) ?? isLast else { continue }
            let phrase = after.prefix { $0 != before.first }
            guard phrase.endIndex < after.endIndex || before.isEmpty, let first = phrase.first, first == " ",
                phrase.last?.isLetter == true, phrase.allSatisfy({ $0.isLetter || $0 == " " }),
                phrase.split(separator: " ").count <= mostWords
            else { continue }
            others[index] += phrase
            others[index + 1] = String(after[phrase.endIndex...])
        }
        return others.joined(separator: Placeholder.text)
    }
}
