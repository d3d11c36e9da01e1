/// A word with its scalars.
package struct ScannedWord {
    /// The folded scalars, with `FeatureHash.boundary` before and behind them; valid as long as the batch they are of.
    let scalars: UnsafePointer<UInt32>
    /// How many scalars there are, boundaries included; 0 where the word has no features, since no language is written in its script.
    let count: Int
    /// Where the word stands in the text, in UTF-8 offsets.
    let range: Range<Int>
}

/// What takes the words of a text from the scanner.
protocol WordSink {
    /// Takes the next words of the text.
    mutating func take(_ words: WordBatch)
    /// Takes note of letters that are no evidence: those of links, identifiers and code in that range.
    ///
    /// - Parameter isCode: Whether it is code, so that the words beside it are in doubt too.
    mutating func passOver(letters: Int, in range: Range<Int>, isCode: Bool)
}
