// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension TranslationAlignment {
    /// The alignment once the placeholders of both texts have given way to what they stand for, the first to the first.
    ///
    /// - Parameters:
    ///   - source: The text with placeholders.
    ///   - target: Its translation, with as many.
    package func filled(from source: String, to target: String, with texts: [String]) -> TranslationAlignment {
        let (source, target) = (FilledOffsets(of: source, with: texts), FilledOffsets(of: target, with: texts))
        return TranslationAlignment(links.map { Link(source: source.filled($0.source), target: target.filled($0.target)) })
    }
}

/// Where the parts of a text stand once placeholders have given way to longer or shorter texts.
private struct FilledOffsets {
    /// Where placeholders end, in ascending order, and by how much what follows each has moved.
    private var ends: [Int] = []
    private var moves: [Int] = []

    init(of text: String, with texts: [String]) {
        var (end, move) = (0, 0)
        for (stretch, text) in zip(Placeholder.stretches(of: text), texts) {
            end += stretch.utf8.count + Placeholder.text.utf8.count
            move += text.utf8.count - Placeholder.text.utf8.count
            ends.append(end)
            moves.append(move)
        }
    }

    func filled(_ range: Range<Int>) -> Range<Int> { filled(range.lowerBound)..<filled(range.upperBound) }

    private func filled(_ offset: Int) -> Int {
        // The number of placeholders before the offset, by bisection.
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? offset : offset + moves[low - 1]
    }
}
