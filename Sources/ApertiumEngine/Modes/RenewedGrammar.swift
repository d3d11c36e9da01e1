// SPDX-License-Identifier: Apache-2.0

/// A constraint grammar that is run anew for each text.
///
/// `cg-proc` (1.3) remembers by a sum over a reading which sets it is in, for some thirteen sentences, and takes one word for
/// another that way: behind *il forte* the grammar for Italian finds another *secondo* in *Nel secondo* than where that comes
/// first, in the same text or another. Of 600 texts from Italian five came out otherwise in another order; of as many from
/// Catalan, Spanish and Croatian, whose grammars run on, none did. A start takes some 7 ms of a core.
enum RenewedGrammar {
    /// The program that runs it.
    static let program = UnknownWordMarks.program

    /// Gives each text that a zero byte ends to a program of its own, and writes what that does, with a zero byte behind it.
    private static let script = #"""
        BEGIN{$|=1;@g=splice@ARGV}chomp;open$g,"|-",@g or exit 71;print$g $_;close$g or exit 70;print"\0"
        """#

    /// What runs it: the arguments, program and all.
    static func arguments(of program: String, running grammar: [String]) -> [String] {
        [program, "-0ne", script] + grammar
    }
}
