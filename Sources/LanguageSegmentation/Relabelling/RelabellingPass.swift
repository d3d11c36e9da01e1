// SPDX-License-Identifier: Apache-2.0

/// Changes labels that the lattice gave to the words of a window.
///
/// The lattice weighs words one by one, in the order of the text. A pass sees what that cannot: lines, runs and sentences as a
/// whole.
protocol RelabellingPass: Sendable {
    /// The name by which the pass can be left out, to measure what it brings.
    static var name: RelabellingPassName { get }

    /// Changes labels where the pass knows better.
    ///
    /// - Parameters:
    ///   - labels: One for each word of the window.
    ///   - structure: The words, what stands between them, and the sentences.
    ///   - last: The label of the word before the window, which stays as it is; nil where there is none.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?)
}

/// The names of the passes. `RelabellingPasses` says in which order they run.
@_spi(Tuning) public enum RelabellingPassName: String, CaseIterable, Sendable {
    /// `CodeLineExclusion`.
    case codeLines
    /// `EmbeddedCodeMerging`.
    case embeddedCode
    /// `LowConfidenceRunMerging`.
    case lowConfidenceRuns
    /// `ShortPhraseIdentification`.
    case shortPhrases
    /// `QuotationContextUnification`.
    case quotationContexts
    /// `CertainLineRestoration`.
    case certainLines
    /// `LatinLoanMerging`.
    case latinLoans
    /// `ItemScriptSeparation`.
    case itemScripts
    /// `EmbeddedPhraseIdentification`.
    case embeddedPhrases
}
