// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import Testing

@Suite("A program that learns from texts", .timeLimit(.minutes(10)))
struct RenewalTests {
    /// A program that answers each text with itself and how many it has learnt from, and says when it learns.
    private static let learner = [
        "/usr/bin/perl", "-0", "-ne",
        #"$| = 1; $n++, print STDERR "new class\n" if /learn/; chomp; print "$_ $m\0"; $m = $n || 0; BEGIN { $m = 0 }"#,
    ]

    /// A program that says which words of a text it lacks, other than those in the file that it is given, and answers with the
    /// text and how many words it has learnt so.
    private static let reader = [
        "/usr/bin/perl", "-0", "-e",
        """
        open F, pop; @known{split " ", join "", <F>} = (); $| = 1;
        while (<STDIN>) {
            chomp;
            for $word (grep { !exists $known{$_} } split) { $known{$word} = 1; $n++; print STDERR "lacks $word\\n" }
            print "$_ " . ($n || 0) . "\\0";
        }
        """, "/dev/null",
    ]

    @Test("answers with what it lacked in a file, and is asked again no oftener than there are words")
    func answersWithFile() throws {
        let lessons = Lessons()
        let chain = try TestChain([["/bin/cat"], Self.reader, ["/bin/cat"]], renewal: (1, "lacks"), lessons: lessons)
        let texts = (0..<40).map { "word\($0 % 3) \(String(repeating: "other ", count: $0 * 300))" }
        let expected = Self.bytes(texts.map { "\($0) 0" })
        let outcome = chain.converse(writing: Self.bytes(texts), until: expected.count)
        #expect(outcome.output == expected && outcome.diagnosis.isEmpty)
        #expect(lessons.count == 4)
        chain.end()
        #expect(chain.isGone)
    }

    @Test("is started anew for the next text where there is no file with what it lacked")
    func answersWithoutFile() throws {
        let chain = try TestChain([["/bin/cat"], Self.reader, ["/bin/cat"]], renewal: (1, "lacks"), lessons: Lessons(limit: 1))
        let outcome = chain.converse(writing: Self.bytes(["a", "a b c", "a", "b"]), until: 20)
        #expect(outcome.text == "a 0\u{0}a b c 2\u{0}a 0\u{0}b 1\u{0}")
        chain.end()
        #expect(chain.isGone)
    }

    private static func chain(sign: String) throws -> TestChain {
        try TestChain([["/bin/cat"], learner, ["/bin/cat"]], renewal: (1, sign))
    }

    private static func bytes(_ texts: [String]) -> [UInt8] { texts.flatMap { Array($0.utf8) + [0] } }

    @Test("answers each text as if it were the first, wherever others come that it learns from")
    func answersAsTheFirst() throws {
        let chain = try Self.chain(sign: "new class")
        let texts = (0..<60).map { $0 % 3 == 1 || $0 > 50 ? "learn \($0)" : String(repeating: "x", count: $0 * 997) }
        let expected = Self.bytes(texts.map { "\($0) 0" })
        let outcome = chain.converse(writing: Self.bytes(texts), until: expected.count)
        #expect(outcome.output == expected && outcome.diagnosis.isEmpty)
        chain.end()
        #expect(chain.isGone)
    }

    @Test("goes on where it says something else, and is not started for it")
    func goesOn() throws {
        let chain = try Self.chain(sign: "another class")
        let outcome = chain.converse(writing: Self.bytes(["a", "learn", "b"]), until: 16)
        #expect(outcome.text == "a 0\u{0}learn 0\u{0}b 1\u{0}")
        chain.end()
        #expect(chain.isGone)
    }

    @Test("ends the chain where it ends by itself, which says what it complained of")
    func endsChain() throws {
        let chain = try TestChain([["/bin/cat"], ["/bin/ls", "/nowhere/at/all"], ["/bin/cat"]], renewal: (1, "new class"))
        let outcome = chain.converse(writing: [65, 0])
        #expect(outcome.hasEnded && outcome.output.isEmpty)
        let diagnosis = String(decoding: outcome.diagnosis, as: UTF8.self)
        #expect(diagnosis.contains("/nowhere/at/all") && diagnosis.contains("/bin/ls ended"))
        chain.end()
        #expect(chain.isGone)
    }

    @Test("is gone at once, whatever it does", arguments: [["/bin/sleep", "1000"], ["/bin/cat"], learner])
    func goes(program: [String]) throws {
        let chain = try TestChain([["/bin/cat"], program, ["/bin/cat"]], renewal: (1, "new class"))
        _ = chain.converse(writing: Self.bytes(["learn", "a"]), until: 1, seconds: 0)
        chain.end()
        #expect(chain.isGone)
    }

    @Test("is ended with its chain while nobody reads what the chain complains of")
    func isEndedUnread() throws {
        for _ in 0..<20 {
            // As much as the pipe of complaints takes, and then the text for which the missing program is started.
            let loud = "syswrite STDERR, 'x' x 65536; syswrite STDOUT, qq(a\\0); sleep 600"
            let chain = try TestChain([["/usr/bin/perl", "-e", loud], ["/nowhere"], ["/bin/cat"]], renewal: (1, "new class"))
            chain.end()
            #expect(chain.isGone)
        }
    }

    @Test("answers though it has read only the start of a text")
    func answersEarly() throws {
        let hasty = ["/usr/bin/perl", "-e", "read STDIN, $_, 1; close STDIN; syswrite STDOUT, qq(enough\\0); sleep 600"]
        let chain = try TestChain([["/bin/cat"], hasty, ["/bin/cat"]], renewal: (1, "new class"))
        let outcome = chain.converse(writing: [UInt8](repeating: 65, count: 2_000_000) + [0], until: 7)
        #expect(outcome.text == "enough\u{0}")
        chain.end()
        #expect(chain.isGone)
    }

    @Test("ends the chain where it is not there, and that is said")
    func isMissing() throws {
        let chain = try TestChain([["/bin/cat"], ["/nowhere"], ["/bin/cat"]], renewal: (1, "new class"))
        let outcome = chain.converse(writing: [65, 0])
        #expect(outcome.hasEnded && String(decoding: outcome.diagnosis, as: UTF8.self).contains("/nowhere"))
        chain.end()
        #expect(chain.isGone)
    }
}
