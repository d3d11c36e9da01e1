// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning
import TranslationBatches
public import TranslationSessions

/// The translation of one text.
public struct TextTranslation: Sendable {
    /// The text as it was.
    public let sourceText: String
    /// The whole text translated, with what could not be translated kept.
    public let text: String
    /// The language of the most letters; nil where there is none.
    public let source: LanguageTag?
    /// How the text of that language was translated; nil where nothing was.
    public let route: Route?
    /// How good the translation is, as `TranslationSession.Response.quality`; nil where nothing was translated.
    public let quality: EnginePair.Quality?
    /// How many words engines did not know, as `TranslationSession.Response.unknownWordCount`; nil where none tells.
    public let unknownWordCount: Int?
    /// What became of each part; empty for blank text, and where the source was given and nothing failed.
    public let parts: [TranslationSession.Response.Part]

    init(_ response: TranslationSession.Response) {
        sourceText = response.sourceText
        text = response.targetText
        source = response.source == "und" ? nil : response.source
        route = response.route.legs.isEmpty ? nil : response.route
        parts = response.parts
        quality = route == nil && response.parts.allSatisfy { $0.quality == nil } ? nil : response.quality
        unknownWordCount = route == nil && parts.allSatisfy { $0.unknownWordCount == nil } ? nil : response.unknownWordCount
    }

    /// A translation with another text, made of other parts.
    init(_ translation: TextTranslation, text: String, parts: [TranslationSession.Response.Part]) {
        sourceText = translation.sourceText
        self.text = text
        source = translation.source
        route = translation.route
        quality = translation.quality
        unknownWordCount = translation.unknownWordCount
        self.parts = parts
    }

    /// Blank text, which is its own translation.
    init(blank text: String) {
        sourceText = text
        self.text = text
        source = nil
        route = nil
        quality = nil
        unknownWordCount = nil
        parts = []
    }

    /// Text in a given language whose translation failed, kept as a whole.
    init(failed text: String, in source: LanguageTag?, because error: any Error) {
        sourceText = text
        self.text = text
        self.source = source
        route = nil
        quality = nil
        unknownWordCount = nil
        parts = [
            TranslationSession.Response.Part(
                range: 0..<text.utf8.count, language: source, sourceText: text, targetText: text, outcome: .failed(error),
                batch: nil)
        ]
    }

    /// The ranges of the text, in UTF-8 offsets, that are in the target language now, or say nothing in any. What an engine gave
    /// back as it was may be in another language than was said: `<p lang="fr">` in an English page stays French.
    ///
    /// - Parameter phrases: Where phrases stand of which the document says a language of their own, in order.
    func settledRanges(declaring phrases: [Range<Int>] = []) -> [Range<Int>] {
        guard !parts.isEmpty else {
            guard route != nil, text != sourceText else { return [] }
            return TranslatedPhrases.ranges(of: sourceText, translatedAs: text, declaring: phrases)
        }
        return parts.flatMap { part -> [Range<Int>] in
            switch part.outcome {
            case .translated where part.targetText == part.sourceText: return []
            case .translated:
                return TranslatedPhrases.ranges(
                    of: part.sourceText, translatedAs: part.targetText, declaring: phrases, from: part.range.lowerBound)
            case .alreadyInTarget, .noLanguage(.noLetters), .noLanguage(.empty): return [part.range]
            case .noLanguage, .notRequested, .unsupported, .failed: return []
            }
        }
    }

    /// What went through an engine and came back as it was, though it has words, line by line: a name, or words that
    /// the engine does not know.
    public var unchangedTexts: [String] {
        let whole = parts.isEmpty && route != nil ? [(sourceText, text, source)] : []
        let pieces = parts.filter { if case .translated = $0.outcome { true } else { false } }.map {
            ($0.sourceText, $0.targetText, $0.language)
        }
        return (whole + pieces).flatMap { before, after, language in
            Self.unchangedPassages(of: before, in: after).filter { passage in
                FixedText.holdsWords(passage) && !StandaloneNames.areAll(of: passage, in: language?.language ?? "")
            }
        }
    }

    /// The lines that have the same words in both of two texts, those below each other as one, or the paragraphs, where the two
    /// have another number of lines; the whole where all has.
    static func unchangedPassages(of before: String, in after: String) -> [String] {
        if haveSameWords(before[...], after[...]) { return [before] }
        let (own, others) = (lines(of: before), lines(of: after))
        if own.count == others.count {
            let areUnchanged = zip(own, others).map { haveSameWords($0, $1) && !$0.allSatisfy(\.isWhitespace) }
            return own.indices.split { !areUnchanged[$0] }.map { String(text(of: own[$0], in: before)) }
        }
        let (paragraphs, translated) = (paragraphs(of: before), paragraphs(of: after))
        guard paragraphs.count == translated.count else { return [] }
        return zip(paragraphs, translated).filter { haveSameWords($0, $1) }.map { String($0.0) }
    }

    /// Whether two texts are the same but for the punctuation and the white space at their ends: *Goto Line* of *Goto Line:* is
    /// no translation.
    private static func haveSameWords(_ text: Substring, _ other: Substring) -> Bool {
        withoutOuterMarks(text).utf8.elementsEqual(withoutOuterMarks(other).utf8)
    }

    private static func withoutOuterMarks(_ text: Substring) -> Substring {
        func isMark(_ character: Character) -> Bool { character.isWhitespace || character.isPunctuation }
        let start = text.drop(while: isMark)
        return start[..<(start.lastIndex { !isMark($0) }.map(start.index(after:)) ?? start.startIndex)]
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    private static func paragraphs(of text: String) -> [Substring] {
        lines(of: text).split { $0.allSatisfy(\.isWhitespace) }.map { Self.text(of: $0, in: text) }
    }

    /// Lines that stand below each other with what is between them.
    private static func text(of lines: ArraySlice<Substring>, in text: String) -> Substring {
        guard let first = lines.first, let last = lines.last else { return "" }
        return text[first.startIndex..<last.endIndex]
    }

    /// The parts that were asked to be translated and were not, with the reason of each.
    public var shortfalls: [(part: TranslationSession.Response.Part, error: any Error)] {
        parts.compactMap { part in
            switch part.outcome {
            case .unsupported(let error): (part, error)
            case .failed(let error): (part, error)
            case .translated, .alreadyInTarget, .noLanguage, .notRequested: nil
            }
        }
    }
}

extension TranslationSession.Response.Part {
    /// The part with another translation.
    func saying(_ text: String) -> TranslationSession.Response.Part {
        TranslationSession.Response.Part(
            range: range, language: language, sourceText: sourceText, targetText: text, outcome: outcome, batch: batch,
            quality: quality, unknownWordCount: unknownWordCount)
    }
}
