// SPDX-License-Identifier: Apache-2.0

/// The marks of words that a chain did not know, on their way past the programs that would stumble over them.
///
/// Generators write such words with a mark before them: `le *IBM`. What joins words after that, as in `l'IBM`, knows no mark, so
/// it is put behind the word, in brackets, where programs leave it alone: `le IBM[*]`.
enum UnknownWordMarks {
    /// What stands in the brackets.
    static let blank = "*"

    /// The program that moves the marks. Unlike `sed`, it hands on each text before it waits for the next.
    static let program = "perl"

    /// For texts that a zero byte ends, which it writes at once. `*` marks words that no dictionary of the source has, `@` those
    /// that the one for both languages lacks, and `#` those whose form could not be made.
    private static let script = #"BEGIN{$|=1}s/(?<!\[)[*#@]([^][ \\*#@\0]+)/$1\[\#(blank)]/g"#

    /// The stages of a mode whose generator marks such words, with that program behind it where others follow; nil where nothing
    /// generates, or the program is missing.
    static func added(to stages: [[String]], hasProgram: Bool) -> [[String]]? {
        guard let generator = generator(of: stages) else { return nil }
        if generator == stages.count - 1 { return stages }
        return hasProgram ? stages[...generator] + [[program, "-0pe", script]] + stages[(generator + 1)...] : nil
    }

    /// The stage that generates the words of the target; nil where none does.
    static func generator(of stages: [[String]]) -> Int? {
        stages.lastIndex { $0.first == "lt-proc" && ($0.contains("$1") || $0.contains("-g")) }
    }
}
