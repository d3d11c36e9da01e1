// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// The texts of a call: gives out their sentences in batches, and puts the translations together again.
///
/// Texts are cut when their turn comes, long ones block by block, some hundred sentences at a time, so that what is held does not
/// grow with the call.
/// Sentences of like length go together: all of a batch are decoded as long as the longest takes.
struct SentenceQueue {
    /// A sentence of a text.
    struct Item: Sendable {
        let text: Int
        let segment: Int
        let sentence: PreparedSentence
    }

    /// A text of which sentences have been given out.
    private struct TextUnderWay {
        var text: OpenText
        /// That of its sentences together.
        var evidence = TranslationEvidence()
    }

    private let texts: [String]
    private let size: Workspace.Size
    private let workerCount: Int
    private var cutter: SentenceCutter
    private var nextText = 0
    private var batches: [[Item]] = []
    private var open: [Int: TextUnderWay] = [:]
    private var finished: [EngineAnswer] = []

    /// How many sentences are sorted by their length together.
    private static let sortingBatchSize = 512

    init(_ texts: [String], preparer: SentencePreparer, size: Workspace.Size, workerCount: Int) {
        self.texts = texts
        self.size = size
        self.workerCount = workerCount
        cutter = SentenceCutter(preparer)
    }

    /// The next sentences; nil when there are no more.
    mutating func next() -> [Item]? {
        if batches.isEmpty { fill() }
        return batches.popLast()
    }

    /// The answers to texts that are complete, each once.
    mutating func takeAnswers() -> [EngineAnswer] {
        defer { finished = [] }
        return finished
    }

    /// A sentence has its translation.
    mutating func settle(_ item: Item, with translation: SentenceTranslation) {
        guard var text = open.removeValue(forKey: item.text) else { return }
        text.text.settle(item.segment, with: translation.text, alignment: translation.alignment)
        text.evidence += translation.evidence
        putBack(text, at: item.text)
    }

    /// Answers a text all of whose sentences have their translations, and keeps another.
    private mutating func putBack(_ text: TextUnderWay, at index: Int) {
        guard let whole = text.text.whole else {
            open[index] = text
            return
        }
        finished.append(
            EngineAnswer(
                index: index, result: .success(whole.text), score: text.evidence.score,
                quality: text.evidence.isPoor ? .gist : nil, alignment: whole.alignment))
    }

    /// Cuts texts until there are enough sentences to sort.
    private mutating func fill() {
        var items: [Item] = []
        while items.count < Self.sortingBatchSize, nextText < texts.count {
            let index = nextText
            var text = open.removeValue(forKey: index) ?? TextUnderWay(text: OpenText(texts[index]))
            var block = SentenceCutter.Result()
            let pieces = text.text.cutBlock { content, _ in
                block = cutter.cut(content)
                return block.text
            }
            text.evidence += block.evidence
            items += zip(pieces ?? [], block.sentences).map { Item(text: index, segment: $0.index, sentence: $1) }
            if text.text.isCut { nextText += 1 }
            putBack(text, at: index)
        }
        // The longest come last, and are taken first: no worker is left with a long batch in the end.
        items.sort { ($0.sentence.pieces.count, $0.text, $0.segment) < ($1.sentence.pieces.count, $1.text, $1.segment) }
        // Few sentences are parted among all workers.
        let most = min(size.sentences, max(4, (items.count + workerCount - 1) / workerCount))
        var batch: [Item] = []
        var rows = 0
        for item in items {
            let count = item.sentence.pieces.count + 1
            if batch.count == most || (rows + count > size.sourceRows && !batch.isEmpty) {
                batches.append(batch)
                batch = []
                rows = 0
            }
            batch.append(item)
            rows += count
        }
        if !batch.isEmpty { batches.append(batch) }
    }
}
