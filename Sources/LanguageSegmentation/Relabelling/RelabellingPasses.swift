// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// The passes after the lattice, and the order in which they run: `relabel` has it.
struct RelabellingPasses: Sendable {
    /// They run on each window.
    private let ofAllWindows: [any RelabellingPass]
    /// They run on windows whose words have several labels by then. Most windows are in one language.
    private let ofMixedWindows: [any RelabellingPass]
    /// They run on windows whose words are in several scripts.
    private let ofSeveralScripts: [any RelabellingPass]
    /// They run on each window, after all others.
    private let ofAllWindowsLast: [any RelabellingPass]

    /// - Parameters:
    ///   - minimumLetters: Runs of fewer letters inside a sentence are merged into the runs beside them.
    ///   - minimumProbability: So are runs that are in their language with less probability.
    ///   - switchBias: How readily the language changes.
    ///   - omitted: Passes that do not run.
    init(
        detector: LanguageDetector, languages: AnswerableLanguages, minimumLetters: Int, minimumProbability: Double,
        switchBias: Float, omitting omitted: Set<RelabellingPassName>
    ) {
        let all: [any RelabellingPass] = [
            // Code comes first: it has no language that a neighbour could have or be merged into.
            CodeLineExclusion()
        ]
        let mixed: [any RelabellingPass] = [
            EmbeddedCodeMerging(),
            // Runs that are hardly in their language go before others are asked what language they are in.
            LowConfidenceRunMerging(
                detector: detector, languages: languages, minimumLetters: minimumLetters, minimumProbability: minimumProbability),
            // Phrases that are left get their language before those beside them are compared with it.
            ShortPhraseIdentification(detector: detector),
            QuotationContextUnification(detector: detector, languages: languages),
            CertainLineRestoration(detector: detector, languages: languages, switchBias: switchBias),
        ]
        let scripts: [any RelabellingPass] = [
            // Whatever was merged into what, words in other letters than Latin get a language that is written in them.
            ItemScriptSeparation(detector: detector, languages: languages),
            // And then the Latin words beside them may stay with them.
            LatinLoanMerging(detector: detector, languages: languages),
        ]
        ofSeveralScripts = scripts.filter { !omitted.contains(type(of: $0).name) }
        let last: [any RelabellingPass] = [
            EmbeddedPhraseIdentification(
                detector: detector, languages: languages, minimumLetters: minimumLetters, switchBias: switchBias)
        ]
        ofAllWindowsLast = last.filter { !omitted.contains(type(of: $0).name) }
        ofAllWindows = all.filter { !omitted.contains(type(of: $0).name) }
        ofMixedWindows = mixed.filter { !omitted.contains(type(of: $0).name) }
    }

    /// Runs the passes.
    ///
    /// - Parameters: As those of a pass.
    /// - Returns: Whether the words had several labels after the passes of all windows, or have several now.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) -> Bool {
        for pass in ofAllWindows { pass.relabel(&labels, in: structure, after: last) }
        let heldSeveral = holdsSeveral(labels)
        if heldSeveral {
            for pass in ofMixedWindows { pass.relabel(&labels, in: structure, after: last) }
        }
        if structure.hasSeveralScripts {
            for pass in ofSeveralScripts { pass.relabel(&labels, in: structure, after: last) }
        }
        for pass in ofAllWindowsLast { pass.relabel(&labels, in: structure, after: last) }
        return heldSeveral || holdsSeveral(labels)
    }

    private func holdsSeveral(_ labels: [WordLabel]) -> Bool { labels.contains { $0 != labels[0] } }
}
