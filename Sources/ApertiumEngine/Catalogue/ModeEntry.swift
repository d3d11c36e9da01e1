// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationBatches
import TranslationSessions

/// What is known of one mode of a Debian package.
struct ModeEntry: Sendable {
    /// What to make of a mode.
    enum Verdict: Sendable, Hashable {
        /// Its translations are of use.
        case offered(EnginePair.Quality)
        /// It fails, is for debugging, or another mode does the same; for a reason.
        case withheld(String)
    }

    /// The mode's name, such as `spa-cat`.
    let mode: String
    /// The languages translated from: several where the data serve several.
    let sources: [LanguageTag]
    /// The language translated into.
    let target: LanguageTag
    /// The Debian package that holds the mode.
    let package: String
    /// What to make of it.
    let verdict: Verdict
    /// What must be changed for it to work.
    let repair: ModeRepair?

    /// Whether it translates from English.
    var readsEnglish: Bool { sources.contains { $0.language == "en" } }

    /// What marks of words are used for: from and into English words change places with those beside them. Between languages
    /// that keep their order, a mark would take in the prepositions that are joined to its word; where one of two has to name its
    /// subjects, or a chain puts nouns before superblanks, marks tell where these have stayed behind.
    var marks: WordMarks.Use {
        if target.language == "en" { return sources.first?.language == "es" ? .placesOfModifiedWords : .places }
        return readsEnglish ? .places : Self.comparing.contains(mode) ? .comparison : .none
    }

    /// Modes in which superblanks were found to stay behind.
    private static let comparing: Set = ["es-fr", "fr-es", "spa-ita"]

    /// Lines that its chain is not asked about.
    var knownLines: KnownLines? { sources.first.map { KnownLines(from: $0.language, into: target.language) } }

    /// What is amended in its translations.
    var amendments: AnswerAmendments {
        AnswerAmendments(
            restoresInitials: ["eng-spa", "es-fr", "eco-es-fr", "spa-eng", "spa-eng_US"].contains(mode),
            rewording: rewording,
            prepositions: PlaceholderPrepositions(from: sources.first, into: target), language: target)
    }

    /// What writes pieces as its chain reads them rightly.
    ///
    /// - Parameter keepsMarks: Whether its chain hands on marks of words.
    func writer(keepsMarks: Bool) -> PieceWriter {
        PieceWriter(
            standIns: standIns, marks: keepsMarks ? marks : .none, months: readsEnglish ? EnglishMonths.months(into: target) : [],
            misreadsBillions: mode == "eng-spa",
            rewording: rewording)
    }

    private var rewording: SourceRewording { SourceRewording(language: sources.first?.language, target: target.language) }

    /// What stands in for placeholders where that makes its translations better: words from Spanish, numbers from English.
    ///
    /// Of 2,000 made-up messages into Catalan 242 no longer end in a placeholder behind the full stop. Of 302 other messages from
    /// Spanish 31 changed, 26 of them for the better and 4 for the worse, as a tester found; of some 270 from English, Catalan,
    /// French and Portuguese 43, 15 for the better and 22 for the worse: *Tens {n}* became *Tenso {n}*.
    private var standIns: StandInWords.Kind? {
        if sources.contains(where: { $0.language == "es" }) { return .words }
        return readsEnglish ? .numbers : nil
    }

    /// An entry; the tags are canonical, which a test checks.
    init(
        _ mode: String, _ sources: [String], _ target: String, in package: String, _ verdict: Verdict, _ repair: ModeRepair? = nil
    ) {
        self.mode = mode
        self.sources = sources.map(LanguageTag.init(canonical:))
        self.target = LanguageTag(canonical: target)
        self.package = package
        self.verdict = verdict
        self.repair = repair
    }
}
