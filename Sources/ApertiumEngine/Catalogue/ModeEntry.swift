// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
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

    /// Whether words that stand in for placeholders make its translations better.
    ///
    /// From Spanish into Catalan they kept 242 of 2,000 made-up messages from ending in a placeholder behind the full stop. Of 12
    /// others that they changed between Spanish, Catalan and French 9 became better and 3 worse; of 31 with English on one side,
    /// whose rules take such a word for a noun that goes with the next one, 10 and 16.
    var readsStandIns: Bool { !(sources + [target]).contains { $0.language == "en" } }

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
