// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TextScanning
import TranslationBatches
import TranslationSessions

/// The parts of a document whose translation lost or doubled placeholders, to be translated again: in phrases with one pair of
/// tags each, and what is broken of these in pieces without any.
struct RepairedPassages {
    /// A phrase of a part.
    fileprivate struct Phrase {
        let text: String
        /// Its translation; nil while it is open.
        var translation: String?
        /// How it is translated in pieces; nil where it goes as a whole.
        var repair: PlaceholderRepair?
        /// What is asked for.
        var sources: [PlaceholderRepair.Piece] = []
    }

    /// A part with its phrases.
    private struct Entry {
        let passage: Int
        /// Which part of the passage; nil where the passage is one.
        let part: Int?
        let language: LanguageTag
        var phrases: [Phrase]
    }

    private var entries: [Entry] = []
    private let evidence: (String) -> Evidence

    /// Looks for such parts among the translations of a document's passages.
    ///
    /// - Parameter evidence: What the recogniser counts in a text.
    init(of translations: [TextTranslation], in document: Document, evidence: @escaping (String) -> Evidence) {
        self.evidence = evidence
        for (index, (translation, passage)) in zip(translations, document.passages).enumerated() {
            if translation.parts.isEmpty {
                let whole = 0..<passage.text.utf8.count
                let count = passage.placeholderCount(in: whole)
                guard Self.isBroken(translation.text, from: translation.sourceText, count: count) else { continue }
                add(translation.sourceText, in: translation.source, passage: index, part: nil)
            }
            for (partIndex, part) in translation.parts.enumerated() {
                let count = passage.placeholderCount(in: part.range)
                guard Self.isBroken(part.targetText, from: part.sourceText, count: count) else { continue }
                add(part.sourceText, in: part.language, passage: index, part: partIndex)
            }
        }
    }

    /// Whether a translation has lost or doubled placeholders, or has them where they cannot be what they were.
    ///
    /// - Parameter count: How many there are in the document.
    fileprivate static func isBroken(_ target: String, from source: String, count: Int) -> Bool {
        count != Placeholder.count(in: target) || count > 0 && !Placeholder.areInPlace(target, from: source)
    }

    private mutating func add(_ text: String, in language: LanguageTag?, passage: Int, part: Int?) {
        // Without placeholders of the document, what the translation has is text like any other.
        guard let language, Placeholder.count(in: text) > 0 else { return }
        let phrases = Placeholder.phrases(of: text).map { Phrase(text: String($0)) }
        var entry = Entry(passage: passage, part: part, language: language, phrases: phrases)
        if phrases.count == 1 { entry.phrases[0].cut() }
        entries.append(entry)
    }

    /// Whether nothing is left to be translated.
    var isEmpty: Bool { entries.isEmpty }

    /// What is to be translated next.
    var plan: BatchPlan {
        BatchPlan(
            of: entries.flatMap { entry in
                entry.phrases.flatMap(\.texts).map { text in
                    let outcome = Detection.Outcome.language(entry.language, probability: 1)
                    let span = LanguageSpan(range: 0..<text.utf8.count, outcome: outcome, evidence: evidence(text))
                    return BatchPlan.Source(text: text, spans: [span])
                }
            })
    }

    /// Takes the translations of what was planned, and puts the parts that are whole in the place of the broken ones.
    mutating func apply(_ answers: [TextTranslation], to translations: inout [TextTranslation]) {
        var answers = answers.map(\.text)[...]
        for index in entries.indices {
            for phrase in entries[index].phrases.indices {
                let count = entries[index].phrases[phrase].texts.count
                entries[index].phrases[phrase].take(Array(answers.prefix(count)))
                answers = answers.dropFirst(count)
            }
            let texts = entries[index].phrases.compactMap(\.translation)
            guard texts.count == entries[index].phrases.count else { continue }
            let passage = entries[index].passage
            translations[passage] = translations[passage].replacing(part: entries[index].part, with: texts.joined())
        }
        entries.removeAll { $0.phrases.allSatisfy { $0.translation != nil } }
    }
}

extension RepairedPassages.Phrase {
    /// What of it is to be translated next.
    var texts: [String] { translation != nil ? [] : repair == nil ? [text] : sources.map(\.text) }

    /// Has it translated in pieces.
    mutating func cut() {
        var repair = PlaceholderRepair(of: text)
        switch repair.failed() {
        case .translate(let pieces): sources = pieces
        case .accept(let text): translation = text
        case .giveUp, .wait: translation = text
        }
        self.repair = repair
    }

    mutating func take(_ answers: [String]) {
        guard translation == nil else { return }
        guard repair != nil else {
            if RepairedPassages.isBroken(answers[0], from: text, count: Placeholder.count(in: text)) {
                cut()
            } else {
                translation = answers[0]
            }
            return
        }
        for (piece, answer) in zip(sources, answers) {
            if case .accept(let text) = repair?.translated(piece, as: answer) { translation = text }
        }
        // What cannot be repaired stays as it is.
        translation = translation ?? text
    }
}

extension TextTranslation {
    /// The translation with another text for one of its parts, or for all of it.
    fileprivate func replacing(part index: Int?, with text: String) -> TextTranslation {
        guard let index else { return TextTranslation(self, text: text, parts: []) }
        var parts = parts
        parts[index] = parts[index].saying(text)
        return TextTranslation(self, text: parts.map(\.targetText).joined(), parts: parts)
    }
}
