// SPDX-License-Identifier: Apache-2.0

/// Words that a mode's rules write without a space between them, on their way to the generator.
///
/// Rules hand on the blanks that they find between words. Where a hyphen stands there is none, so *a well-known method* became
/// `un métodobiensabido`, and *a long-term plan* `un plandeplazo largo`.
enum JoinedWords {
    /// The program that parts them; `UnknownWordMarks` says why this one.
    private static let program = UnknownWordMarks.program

    /// For texts that a zero byte ends. Pronouns are joined to verbs for good: *darlo*.
    private static let script = "BEGIN{$|=1}s/(\(word)[^\\$]*\\$\(end))(?=\(mark)(?!\(pronoun))\(word))/$1 /g"
    /// The marks of `WordMarks`.
    private static let mark = #"(?:\[\[[^]\/]*\]\])?"#
    private static let end = #"(?:\[\[\/\]\])?"#
    /// How a word begins, known or not; punctuation, quotation marks and dashes are units of their own.
    private static let word = #"\^\*?[A-Za-z0-9\xC3-\xDF]"#
    private static let pronoun = #"\^[^\$<]*<prn>"#

    /// The stages of a mode with that program before its generator; nil where nothing generates.
    static func parted(in stages: [[String]]) -> [[String]]? {
        UnknownWordMarks.generator(of: stages).map { stages[..<$0] + [[program, "-0pe", script]] + stages[$0...] }
    }
}
