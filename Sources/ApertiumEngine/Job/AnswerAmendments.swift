// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationBatches

/// What is amended in the answers of a chain, before they are a piece's translation.
struct AnswerAmendments: Sendable {
    /// A capital that the chain gives to every text becomes what it was.
    var restoresInitials = false
    /// How texts were written for the chain.
    var rewording: SourceRewording?
    /// Small words before placeholders are written as they are to be.
    var prepositions: PlaceholderPrepositions?
    /// The language translated into.
    var language: LanguageTag?

    /// An answer without what the chain adds to every text, and with what it loses.
    func amended(_ answer: ChainAnswer, for source: String) -> ChainAnswer {
        var text = LostPronouns.restored(in: answer.text, of: source, from: rewording?.language, into: language?.language)
        text = InventedSpaces.removed(from: text, source: source, into: language?.language)
        text = LostSpaces.restoredBeforePercent(in: LostSpaces.restored(in: text, source: source), source: source)
        text = DoubledWords.removed(from: WrittenSigns.restored(in: text, source: source), source: source)
        text = CapitalLetters.restored(in: text, source: source, language: language)
        // English writes names of peoples with a capital, which most languages do not.
        if language?.language != "en" { text = InnerCapitals.lowered(in: text, source: source) }
        if let rewording { text = rewording.restored(text, of: source) }
        if let language { text = LostTomorrows.restored(in: text, of: source, language: language.language) }
        if let prepositions { text = prepositions.restored(in: text, of: source) }
        if let language, let from = rewording?.language {
            text = MarksBehindArticles.restored(in: text, of: source, from: from, into: language.language)
            text = MarksBehindMonths.restored(in: text, of: source, from: from, into: language.language)
        }
        text = NoBreakSpaces.restored(in: text, of: source)
        text = InitialLetter.capitalized(text, source: source)
        if restoresInitials { text = InitialLetter.lowered(text, source: source) }
        return ChainAnswer(text: text, unknownWordCount: answer.unknownWordCount)
    }

    /// The answer to a piece, amended, with all that was replaced in it; nil where something of that did not come back.
    func whole(_ answer: ChainAnswer, of piece: PieceWriter.WrittenPiece) -> ChainAnswer? {
        let whole = answer.restoring(piece.standIns).map { amended($0, for: piece.sent) }?
            .restoring(piece.names)?.restoring(piece.monthNames)?.restoring(piece.billions)
            .map { finished($0, for: piece) }
        return whole.flatMap { Acronyms.areKept(of: piece.source, in: $0.text) ? $0 : nil }
    }

    /// An answer with the persons and the capitals that the piece was sent without.
    func finished(_ answer: ChainAnswer, for piece: PieceWriter.WrittenPiece) -> ChainAnswer {
        var text = rewording?.withPersons(answer.text, of: piece.source) ?? answer.text
        text = EnglishCommands.capitalized(text, of: piece.source, sentAs: piece.plain)
        if piece.plain != piece.source {
            text = CapitalLetters.restored(in: text, source: piece.source, language: language)
            if rewording?.language == "es" { text = InitialLetter.capitalized(text, source: piece.source) }
        }
        return ChainAnswer(text: text, unknownWordCount: answer.unknownWordCount)
    }
}

extension ChainAnswer {
    /// The answer with the words that others went for; nil where these did not come back.
    func restoring(_ words: (any ReplacedWords)?) -> ChainAnswer? {
        guard let words else { return self }
        return words.restored(in: text).map { ChainAnswer(text: $0, unknownWordCount: unknownWordCount) }
    }

    /// The answer with placeholders in place of stand-ins; nil where these did not come back.
    fileprivate func restoring(_ standIns: StandInWords?) -> ChainAnswer? {
        guard let standIns else { return self }
        return standIns.restored(in: text).map {
            ChainAnswer(text: $0, unknownWordCount: max(0, unknownWordCount - standIns.count))
        }
    }
}
