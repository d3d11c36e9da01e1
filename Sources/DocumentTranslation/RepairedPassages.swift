// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TextScanning
import TranslationBatches
import TranslationSessions

/// The parts of a document whose translation lost or doubled placeholders, to be translated again in pieces.
struct RepairedPassages {
    /// A part with its pieces among the sources of the plan.
    private struct Entry {
        let passage: Int
        /// Which part of the passage; nil where the passage is one.
        let part: Int?
        let repair: PlaceholderRepair
        /// What the repair asked for.
        let step: PlaceholderRepair.Step
        /// Where the pieces it asked for stand among the sources.
        let sources: Range<Int>
    }

    private var entries: [Entry] = []
    private var sources: [BatchPlan.Source] = []

    /// Looks for such parts among the translations of a document's passages.
    ///
    /// - Parameter evidence: What the recogniser counts in a text.
    init(of translations: [TextTranslation], in document: Document, evidence: (String) -> Evidence) {
        for (index, (translation, passage)) in zip(translations, document.passages).enumerated() {
            if translation.parts.isEmpty {
                let whole = 0..<passage.text.utf8.count
                let count = passage.placeholderCount(in: whole)
                guard Self.isBroken(translation.text, from: translation.sourceText, count: count) else { continue }
                add(translation.sourceText, in: translation.source, passage: index, part: nil, evidence: evidence)
            }
            for (partIndex, part) in translation.parts.enumerated() {
                let count = passage.placeholderCount(in: part.range)
                guard Self.isBroken(part.targetText, from: part.sourceText, count: count) else { continue }
                add(part.sourceText, in: part.language, passage: index, part: partIndex, evidence: evidence)
            }
        }
    }

    /// Whether a translation has lost or doubled placeholders, or has them where they cannot be what they were.
    ///
    /// - Parameter count: How many there are in the document.
    private static func isBroken(_ target: String, from source: String, count: Int) -> Bool {
        count != Placeholder.count(in: target) || count > 0 && !Placeholder.areInPlace(target, from: source)
    }

    private mutating func add(
        _ text: String, in language: LanguageTag?, passage: Int, part: Int?, evidence: (String) -> Evidence
    ) {
        guard let language else { return }
        var repair = PlaceholderRepair(of: text)
        let step = repair.failed()
        // Without placeholders of the document, what the translation has is text like any other.
        guard step != .giveUp else { return }
        let start = sources.count
        let pieces = step.pieces
        sources += pieces.map { piece in
            let span = LanguageSpan(
                range: 0..<piece.text.utf8.count, outcome: .language(language, probability: 1), evidence: evidence(piece.text))
            return BatchPlan.Source(text: piece.text, spans: [span])
        }
        entries.append(Entry(passage: passage, part: part, repair: repair, step: step, sources: start..<sources.count))
    }

    /// Whether no placeholder was lost.
    var isEmpty: Bool { entries.isEmpty }

    /// The pieces, to be translated.
    var plan: BatchPlan { BatchPlan(of: sources) }

    /// Puts the translated pieces, with the placeholders between them, in the place of the parts.
    func apply(_ pieces: [TextTranslation], to translations: inout [TextTranslation]) {
        for entry in entries {
            var repair = entry.repair
            var step = entry.step
            for (piece, translation) in zip(entry.step.pieces, pieces[entry.sources]) {
                step = repair.translated(piece, as: translation.text)
            }
            guard case .accept(let text) = step else { continue }
            translations[entry.passage] = translations[entry.passage].replacing(part: entry.part, with: text)
        }
    }
}

extension PlaceholderRepair.Step {
    /// The pieces that are to be translated.
    fileprivate var pieces: [PlaceholderRepair.Piece] {
        if case .translate(let pieces) = self { pieces } else { [] }
    }
}

extension TextTranslation {
    /// The translation with another text for one of its parts, or for all of it.
    fileprivate func replacing(part index: Int?, with text: String) -> TextTranslation {
        guard let index else { return TextTranslation(self, text: text, parts: []) }
        var parts = parts
        let part = parts[index]
        parts[index] = TranslationSession.Response.Part(
            range: part.range, language: part.language, sourceText: part.sourceText, targetText: text, outcome: part.outcome,
            batch: part.batch, quality: part.quality, unknownWordCount: part.unknownWordCount)
        return TextTranslation(self, text: parts.map(\.targetText).joined(), parts: parts)
    }
}
