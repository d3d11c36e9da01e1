// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Reads a text window by window and hands on its spans: what a whole text and a stream of paragraphs have in common.
package struct WindowSplitter: Sendable {
    private var labeller: WindowLabeller
    private var builder: SpanBuilder
    /// Where the window that is read next begins in the text.
    private var windowStart = 0
    /// Whether a block begins with that window, or goes on that has had no word.
    private var startsBlock = true

    init(labeller: WindowLabeller, detector: LanguageDetector) {
        self.labeller = labeller
        builder = SpanBuilder(detector: detector)
    }

    /// Reads as many windows as the bytes hold.
    ///
    /// - Parameters:
    ///   - bytes: The text from where the last call stopped.
    ///   - isComplete: Whether the text ends with them.
    /// - Returns: How many bytes were read; all of them where the text is complete.
    @discardableResult
    package mutating func split(_ bytes: UnsafeBufferPointer<UInt8>, isComplete: Bool, _ take: (LanguageSpan) -> Void) -> Int {
        var start = 0
        while start < bytes.count, let end = TextWindow.end(in: bytes, from: start, isComplete: isComplete) {
            readWindow(UnsafeBufferPointer(rebasing: bytes[start..<end.offset]), take)
            startsBlock = end.isLineEnd || labeller.structure.separators.last?.endsInWordlessBlock == true
            start = end.offset
        }
        if isComplete, let last = builder.finish() { take(last) }
        return start
    }

    private mutating func readWindow(_ bytes: UnsafeBufferPointer<UInt8>, _ take: (LanguageSpan) -> Void) {
        labeller.label(bytes, startsBlock: startsBlock)
        if labeller.heldSeveralLabels { builder.holdSeveralLabels() }
        let structure = labeller.structure
        let runs = LabelledRun.runs(of: structure, labels: labeller.labels, bytes: bytes)
        let stretches = structure.units.discounted
        var discounted = 0
        var start = 0
        for run in runs {
            let firstDiscounted = discounted
            while discounted < stretches.count, stretches[discounted].range.lowerBound < run.end { discounted += 1 }
            // A word is content.
            let hasContent = !run.words.isEmpty || Evidence.hasContent(UnsafeBufferPointer(rebasing: bytes[start..<run.end]))
            let evidence = structure.units.evidence(
                of: run.words, discounted: firstDiscounted..<discounted, hasContent: hasContent)
            if let span = builder.append(run.label, to: windowStart + run.end, evidence: evidence) { take(span) }
            start = run.end
        }
        if runs.isEmpty {
            let hasContent = Evidence.hasContent(bytes)
            let evidence = structure.units.evidence(of: 0..<0, discounted: 0..<stretches.count, hasContent: hasContent)
            builder.extend(to: windowStart + bytes.count, evidence: evidence)
        }
        windowStart += bytes.count
    }
}
