// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// Writes pieces of texts as the chain of a mode reads them rightly.
struct PieceWriter: Sendable {
    /// As what placeholders travel that stand by themselves; nil where they travel as superblanks.
    var standIns: StandInWords.Kind?
    /// What marks of words between placeholders are used for.
    var marks = WordMarks.Use.none
    /// The months in English for which others travel.
    var months: [EnglishMonths.Month] = []
    /// Whether millions travel for billions in English.
    var misreadsBillions = false
    /// Whether texts of the call begin with months in Spanish, so that *Abril* and *Julio* are some, too.
    var standsBesideMonths = false
    /// What writes the texts in other words.
    var rewording = SourceRewording(language: nil)

    /// A piece, and what travels for it.
    struct WrittenPiece: Sendable, Hashable {
        /// The piece.
        let source: String
        /// The piece in words that chains read rightly.
        let plain: String
        /// The same with the words that go for others.
        let sent: String
        /// The piece as it travels, with stand-ins.
        let encoded: EncodedPiece
        /// What of it travels as words that mean nothing; nil where nothing does.
        let standIns: StandInWords?
        /// The names in it of which only the given ones travel; nil where there are none.
        let names: PersonalNames?
        /// The months in it for which others travel; nil where there are none.
        let monthNames: EnglishMonths?
        /// The billions in it for which millions travel; nil where there are none.
        let billions: EnglishBillions?
    }

    /// A piece with all that goes for others in it; nil where it has no words.
    func written(_ source: String) -> WrittenPiece? {
        let encoded = encoded(source)
        guard encoded.hasWords else { return nil }
        let plain = plain(source)
        var sent = plain
        func replaced<Words: ReplacedWords>(_ words: Words?) -> Words? {
            sent = words?.text ?? sent
            return words
        }
        let billions = replaced(misreadsBillions ? EnglishBillions(in: sent) : nil)
        let monthNames = replaced(months.isEmpty ? nil : EnglishMonths(in: sent, months: months))
        let names = replaced(names(in: sent))
        let standIns = standIns.flatMap { StandInWords(sent, as: $0) }
        return WrittenPiece(
            source: source, plain: plain, sent: sent,
            encoded: standIns != nil || sent != source ? self.encoded(standIns?.text ?? sent) : encoded, standIns: standIns,
            names: names, monthNames: monthNames, billions: billions)
    }

    /// The names in a piece.
    ///
    /// - Parameter standingIn: Whether another name goes for each.
    func names(in source: String, standingIn: Bool = false) -> PersonalNames? {
        PersonalNames(in: source, language: rewording.language, standingIn: standingIn)
    }

    /// A piece as it travels through the chain.
    ///
    /// - Parameter keepsAcronyms: Whether acronyms that are words too travel as placeholders, since the chain takes them for
    ///   these.
    func encoded(_ source: String, keepsAcronyms: Bool = false) -> EncodedPiece {
        EncodedPiece(source, marks: marks, keepsAcronyms: keepsAcronyms, keepsPercentages: standIns != .words)
    }

    /// A piece in words that chains read rightly.
    private func plain(_ source: String) -> String {
        var source = TagsInWords.moved(source)
        // French denies with two words, between which marks of one would come to stand.
        let mayPartDenial = marks.replacesPlaceholders || rewording.language == "fr" || rewording.target == "fr"
        if mayPartDenial { source = EmphasizedNegations.widened(source) }
        if rewording.language == "es" { source = SpanishMonths.written(source, besideMonths: standsBesideMonths) }
        return rewording.written(source)
    }
}
