// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// The passes after the lattice, in the order in which they run.
struct RelabellingPasses: Sendable {
    /// Which windows a pass runs on.
    private enum Scope {
        case all
        /// Those whose words have several labels after the passes on all windows before it. Most windows are in one language.
        case mixed
        /// Those whose words are in several scripts.
        case severalScripts
    }

    private let passes: [(pass: any RelabellingPass, scope: Scope)]

    /// - Parameters:
    ///   - minimumLetters: Runs of fewer letters inside a sentence are merged into the runs beside them.
    ///   - minimumProbability: So are runs that are in their language with less probability.
    ///   - switchBias: How readily the language changes.
    ///   - omitted: Passes that do not run.
    init(
        detector: LanguageDetector, languages: AnswerableLanguages, minimumLetters: Int, minimumProbability: Double,
        switchBias: Float, omitting omitted: Set<RelabellingPassName>
    ) {
        let passes: [(pass: any RelabellingPass, scope: Scope)] = [
            // Code comes first: it has no language that a neighbour could have or be merged into.
            (CodeLineExclusion(), .all),
            (EmbeddedCodeMerging(), .mixed),
            // Runs that are hardly in their language go before others are asked what language they are in.
            (
                LowConfidenceRunMerging(
                    detector: detector, languages: languages, minimumLetters: minimumLetters,
                    minimumProbability: minimumProbability), .mixed
            ),
            // Phrases that are left get their language before those beside them are compared with it.
            (ShortPhraseIdentification(detector: detector), .mixed),
            (QuotationContextUnification(detector: detector, languages: languages), .mixed),
            (CertainLineRestoration(detector: detector, languages: languages, switchBias: switchBias), .mixed),
            // Whatever was merged into what, words in other letters than Latin get a language that is written in them.
            (ItemScriptSeparation(detector: detector, languages: languages), .severalScripts),
            // And then the Latin words beside them may stay with them.
            (LatinLoanMerging(detector: detector, languages: languages), .severalScripts),
            (
                EmbeddedPhraseIdentification(
                    detector: detector, languages: languages, minimumLetters: minimumLetters, switchBias: switchBias), .all
            ),
        ]
        self.passes = passes.filter { !omitted.contains(type(of: $0.pass).name) }
    }

    /// Runs the passes.
    ///
    /// - Parameters: As those of a pass.
    /// - Returns: Whether the words had several labels before the passes of mixed windows, or have several now.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) -> Bool {
        var heldSeveral: Bool?
        for (pass, scope) in passes {
            switch scope {
            case .all: break
            case .mixed:
                heldSeveral = heldSeveral ?? holdsSeveral(labels)
                if heldSeveral == false { continue }
            case .severalScripts: if !structure.hasSeveralScripts { continue }
            }
            pass.relabel(&labels, in: structure, after: last)
        }
        return heldSeveral == true || holdsSeveral(labels)
    }

    private func holdsSeveral(_ labels: [WordLabel]) -> Bool { labels.contains { $0 != labels[0] } }
}
