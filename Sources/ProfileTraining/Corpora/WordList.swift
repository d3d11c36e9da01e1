import Glibc

/// Words with how often each occurs, to be drawn from.
package struct WordList: Sendable {
    /// The words, most frequent first.
    package private(set) var words = TextLines()
    /// The sum of the weights of all words up to and including each.
    private var cumulative: [Double] = []

    /// Frequent words are drawn less than they occur, so that the tail is learnt too.
    private static let exponent = 0.65

    package init() {}

    package var isEmpty: Bool { cumulative.isEmpty }
    package var count: Int { cumulative.count }

    /// Adds a word that was counted so many times.
    package mutating func append(_ word: some Collection<UInt8>, count: Double, of total: Double) {
        words.append(word)
        cumulative.append((cumulative.last ?? 0) + pow(count / total, Self.exponent))
    }

    /// What identifies the words and their counts.
    package func fingerprint(seed: UInt64) -> UInt64 {
        cumulative.reduce(words.fingerprint(seed: seed)) { Fingerprint.combining($0, $1.bitPattern) }
    }

    /// Draws a word by its weight.
    package func draw(with numbers: inout RandomNumbers) -> ArraySlice<UInt8> {
        let target = numbers.unit() * (cumulative.last ?? 0)
        var low = 0
        var high = cumulative.count - 1
        while low < high {
            let middle = (low + high) / 2
            if cumulative[middle] <= target { low = middle + 1 } else { high = middle }
        }
        return words[low]
    }
}
