// SPDX-License-Identifier: Apache-2.0

/// Texts written for the tests of this package, read from the checkout beside this file.
///
/// Nothing here was taken from a corpus or translated from another language's file, and nothing of it is trained on:
/// a recogniser that fails on these sentences fails on plain text it has never seen.
///
/// - `Sentences/TAG.txt` holds at least five sentences a language, one a line, in NFC (`lines(of:)`, `all()`).
/// - `Noise/KIND.txt` holds lines that are in no language (`noiseLines(of:)`, `allNoise()`).
/// - `Mixed/NAME.txt` holds documents in several languages, with their spans beside them (`mixedDocuments()`).
public enum TestSentences {
    /// The canonical language tags that have sentences, sorted.
    ///
    /// The folder is listed once, at the first use; a checkout without it stops the tests.
    public static let tags = Checkout.names(in: sentences)

    /// Returns the sentences of one language, in the order of its file, without line ends.
    ///
    /// - Parameter tag: one of `tags`, spelt as there.
    /// - Throws: Foundation's `CocoaError` when there is no such file or it is not UTF-8.
    public static func lines(of tag: String) throws -> [String] {
        try Checkout.lines(of: tag + ".txt", in: sentences)
    }

    /// Returns all sentences, ordered by language tag and then as in their files.
    ///
    /// - Throws: Foundation's `CocoaError` when a file cannot be read.
    public static func all() throws -> [(tag: String, text: String)] {
        try tags.flatMap { tag in try lines(of: tag).map { (tag, $0) } }
    }

    private static let sentences = "Sentences"
}
