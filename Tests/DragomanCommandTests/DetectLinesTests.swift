// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing

@Suite("detect --lines", .timeLimit(.minutes(5)))
struct DetectLinesTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// Sentences of many languages in an order of no meaning, each once.
    static let sentences: [String] = {
        let all = (try? TestSentences.all().map(\.text)) ?? []
        return all.indices.map { all[$0 * 7919 % all.count] }
    }()

    @Test("Contract 4.8: answers once for each line, in order, with tag, probability, reason and script")
    func answersEachLine() async throws {
        let detector = try LanguageDetector()
        let outcome = try await workshop.run(["detect", "--lines"], input: Self.sentences.joined(separator: "\n"))
        #expect(outcome.status == 0)
        #expect(outcome.messages.isEmpty)
        try #require(outcome.rows.count == Self.sentences.count)
        for (row, sentence) in zip(outcome.rows, Self.sentences) {
            let detection = detector.detect(sentence)
            var reason = "-"
            if case .undetermined(let why) = detection.outcome { reason = why.rawValue }
            #expect(row.count == 4)
            #expect(row[0] == detection.language?.canonical ?? "und")
            #expect(try abs(#require(Double(row[1])) - detection.probability) <= 0.00005)
            #expect(row[2] == reason)
            #expect(row[3] == detection.script ?? "-")
        }
    }

    @Test("--prior takes how likely languages are from a file, which is refused where it is not one of those")
    func priors() async throws {
        try workshop.write("ca\t600\nes\t0.01\n", to: "catalan.tsv")
        try workshop.write("es\t600\nca\t0.01\n", to: "spanish.tsv")
        try workshop.write("ca: much\n", to: "broken.tsv")
        func run(_ prior: String) async throws -> Workshop.Outcome {
            try await workshop.run(["detect", "--lines", "--prior", prior], input: "hola\n")
        }
        #expect(try await run("catalan.tsv").rows.first?.first == "ca")
        #expect(try await run("spanish.tsv").rows.first?.first == "es")
        #expect(try await run("none").status == 0)
        let broken = try await run("broken.tsv")
        #expect(broken.status == 65 && broken.messages.contains("ca: much"))
        #expect(try await run("missing.tsv").status == 66)
    }

    @Test("Contract 4.8: empty lines are answered too; a line ends at LF alone, and a CR before it is dropped")
    func endsLines() async throws {
        let empty = "und\t0.0000\tempty\t-"
        let cases: [(input: String, texts: [String])] = [
            ("", []),
            ("\n", [""]),
            ("\n\n", ["", ""]),
            ("a", ["a"]),
            ("a\n\nb", ["a", "", "b"]),
            ("a\r\nb\r\n", ["a", "b"]),
            ("a\rb\n", ["a\\rb"]),
            ("a\r\r\n", ["a\\r"]),
            ("a\u{2028}b\u{85}c\u{B}d\n", ["a\u{2028}b\u{85}c\u{B}d"]),
        ]
        for (input, texts) in cases {
            let outcome = try await workshop.run(["detect", "--lines", "--text"], input: input)
            #expect(outcome.rows.map { $0.last } == texts, "for \(input.debugDescription)")
            #expect(outcome.output.isEmpty || outcome.output.hasSuffix("\n"))
        }
        let outcome = try await workshop.run(["detect", "--lines"], input: "\n \n")
        #expect(outcome.lines == [empty, empty])
    }

    @Test("Contract 4.8: --text appends the text, with tab and backslash escaped")
    func appendsText() async throws {
        let outcome = try await workshop.run(["detect", "--lines", "--text"], input: "C:\\tmp\tund so weiter\n")
        #expect(outcome.lines.first?.hasSuffix("\tC:\\\\tmp\\tund so weiter") == true)
        #expect(outcome.rows.first?.count == 5)
    }

    @Test("Bytes that are not UTF-8 stand as U+FFFD in the results of every format", arguments: ["tsv", "text", "ndjson"])
    func mendsText(format: String) async throws {
        let bytes = Array("Здравствуйте\nWo ist der Bahnhof ".utf8) + [0xE9] + Array(" bitte\nGuten Tag\n".utf8)
        try workshop.write(bytes, to: "text")
        let outcome = try await workshop.shell(
            "dragoman detect --lines --text --encoding utf-8 --format \(format) text | iconv -f utf-8 -t utf-8")
        #expect(outcome.status == 0 && outcome.lines.count == 3)
        #expect(outcome.lines[1].contains("Wo ist der Bahnhof \u{FFFD} bitte"))
        #expect(outcome.lines[2].contains("Guten Tag"))
    }

    @Test("Undetermined lines have the probability of the best hypothesis, and 0.0000 without one")
    func showsUndetermined() async throws {
        let outcome = try await workshop.run(["detect", "--lines", "--top", "1"], input: "2026-03-21 11:14\nna\nok\na\n")
        #expect(outcome.status == 0)
        #expect(outcome.lines.first == "und\t0.0000\tnoLetters\t-\t-")
        for row in outcome.rows where row[0] == "und" && row[4] != "-" {
            #expect(row[4].split(separator: "=").last.map(String.init) == row[1])
        }
    }

    @Test("Zeros and bytes that are not UTF-8 end nothing")
    func survivesHostileBytes() async throws {
        var input = Array("Wo ist der Bahnhof, bitte?\u{0}Ich suche ihn schon lange.\n".utf8)
        input += Array("Das Wasser ist kalt".utf8) + [0xFF, 0xC3, 0x0A, 0xED, 0xA0, 0x80, 0x0A]
        input += Array("Der Zug fährt über die große Brücke, und wir sehen den Fluss.\n".utf8)
        let outcome = try await workshop.run(["detect", "--lines"], input: input)
        #expect(outcome.status == 0)
        #expect(outcome.rows.map { $0[0] } == ["de", "de", "und", "de"])
    }

    @Test("Any number of jobs gives the same answers in the same order")
    func isTheSameForAnyNumberOfJobs() async throws {
        // Enough for several blocks.
        let input = (0..<12).flatMap { _ in Self.sentences }.joined(separator: "\n")
        try #require(input.utf8.count > 600_000)
        let one = try await workshop.run(["detect", "--lines", "--jobs", "1"], input: input)
        let three = try await workshop.run(["detect", "--lines", "--jobs", "3"], input: input)
        #expect(one.lines.count == 12 * Self.sentences.count)
        #expect(one == three)
    }

    @Test("A reader that goes away ends it quietly")
    func endsQuietly() async throws {
        try workshop.write((0..<20).flatMap { _ in Self.sentences }.joined(separator: "\n"), to: "lines")
        let outcome = try await workshop.shell("dragoman detect --lines <lines | head -n 1; echo ${PIPESTATUS[0]}")
        #expect(outcome.lines.count == 2)
        #expect(["0", "141"].contains(outcome.lines.last))
        #expect(outcome.messages.isEmpty)
        // Where the signal is ignored, the failing write says the same.
        let ignoring = try await workshop.shell(
            "trap '' PIPE; (dragoman detect --lines <lines; echo $? >status) | head -n 1 >/dev/null; cat status")
        #expect(ignoring.messages.isEmpty)
        #expect(["0", "141"].contains(ignoring.lines.last))
    }

    @Test(
        "A line is answered when it has come, before the next one is written",
        arguments: [
            (
                "Wo ist der Bahnhof, bitte?",
                "The children are playing in the garden, and their mother is reading the newspaper.", "de en"
            ),
            ("Où est la gare, s’il vous plaît ?", "Данас је лепо време и деца се играју у парку.", "fr sr"),
        ])
    func answersAsLinesCome(first: String, second: String, answers: String) async throws {
        let outcome = try await workshop.shell(
            """
            coproc dragoman detect --lines
            echo '\(first)' >&${COPROC[1]}
            read -r -t 20 first <&${COPROC[0]}
            echo '\(second)' >&${COPROC[1]}
            read -r -t 20 second <&${COPROC[0]}
            echo "${first:0:2} ${second:0:2}"
            """)
        #expect(outcome.lines == [answers])
    }

    @Test(
        "A pipe that gives a few bytes at a time is read as the file is",
        arguments: [["--format", "tsv"], ["--lines", "--text"]])
    func readsSlowPipes(options: [String]) async throws {
        let russian = "Дети играют в саду, а их мать читает газету.\n"
        // In windows-1251 the letters from А to я stand in a row, as in Unicode.
        let bytes = russian.unicodeScalars.map { UInt8($0.isASCII ? $0.value : $0.value - 0x0410 + 0xC0) }
        for content in [bytes + bytes, [0xEF, 0xBB, 0xBF] + Array(russian.utf8)] {
            let whole = try await workshop.run(["detect"] + options, input: content)
            let pieces = [content[..<1], content[1..<3], content[3...]].map(Array.init)
            #expect(try await workshop.run(["detect"] + options, pieces: pieces) == whole)
            #expect(whole.output.hasPrefix("ru"))
        }
    }

    @Test(
        "A word is said where results show text that was not UTF-8, and none where they show none",
        arguments: [
            (["detect", "--lines", "--text"], true), (["detect", "--lines"], false), (["split", "--ndjson"], true),
            (["translate", "--to", "sr-Latn", "--lines"], true),
        ])
    func saysWhatWasNotUTF8(arguments: [String], isSaid: Bool) async throws {
        let line = #"{"id":"a?b","text":"Schöne Grüße aus Österreich, für Käthe und Jürgen, die über Köln fuhren."}"# + "\n"
        try workshop.write(line.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }, to: "faulty")
        let outcome = try await workshop.run(arguments + ["faulty"])
        #expect(outcome.messages.contains("some bytes are not UTF-8") == isSaid, "\(outcome.messages)")
    }

    @Test("A line longer than any block is one line")
    func takesLongLines() async throws {
        let line = String(repeating: "Das Wasser im Fluss ist heute sehr kalt. ", count: 20_000)
        let outcome = try await workshop.run(["detect", "--lines"], input: "Guten Morgen, liebe Leute\n\(line)\n\(line)")
        #expect(outcome.rows.map { $0[0] } == ["de", "de", "de"])
    }

    @Test("Many files are answered for one after the other, and one that is not there does not lose the others")
    func readsFiles() async throws {
        try workshop.write("Wo ist der Bahnhof, bitte?", to: "a")
        try workshop.write("The children are playing in the garden, and their mother is reading the newspaper.", to: "b")
        let outcome = try await workshop.run(
            ["detect", "--lines", "a", "none", "-", "b"], input: "Où est la gare, s'il vous plaît ?\n")
        #expect(outcome.rows.map { $0[0] } == ["de", "fr", "en"])
        #expect(outcome.status == 1)
        #expect(outcome.messages == "dragoman: none: No such file or directory\nCheck the path and the permissions.\n")
        #expect(try await workshop.run(["detect", ""]).messages.hasPrefix("dragoman: ‘’: No such file or directory\n"))
        let text = try await workshop.run(["detect", "Wo ist der Bahnhof?"])
        #expect(text.status == 66 && text.messages.contains("text itself, pass it on standard input"))
    }

    @Test("NDJSON holds the same, and any text")
    func writesNDJSON() async throws {
        let outcome = try await workshop.run(
            ["detect", "--lines", "--format", "ndjson", "--text"], input: "sie sagte \"gut\" \\ \u{1}\t\u{7F}\n1\n")
        #expect(outcome.lines.count == 2)
        #expect(outcome.lines.first?.contains("\"text\":\"sie sagte \\\"gut\\\" \\\\ \\u0001\\t\u{7F}\"") == true)
        #expect(outcome.lines.last == #"{"language":"und","probability":0.0000,"reason":"noLetters","text":"1"}"#)
    }

    @Test("Memory does not grow with the input")
    func staysFlat() async throws {
        // The command is stopped before it sees the end of its input, and says what it has taken at most.
        let outcome = try await workshop.shell(
            """
            peak() {
                mkfifo pipe
                mkfifo answers
                dragoman detect --lines --jobs 2 <pipe >answers &
                pid=$!
                exec 3>pipe 4<answers
                yes '12345 67890 12345 67890' | head -n $1 >&3 &
                head -n $1 <&4 >/dev/null
                grep VmHWM /proc/$pid/status | tr -dc 0-9
                exec 3>&- 4<&-
                wait $pid
                rm pipe answers
            }
            echo $(peak 50000) $(peak 250000)
            """)
        let peaks = outcome.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        try #require(peaks.count == 2)
        // In kB; the larger input is 4,800 kB longer, and its results 5,600 kB.
        #expect(peaks[1] - peaks[0] < 2_500, "\(peaks)")
    }

    @Test("Ctrl-C ends it at once, and quietly")
    func endsOnInterrupt() async throws {
        let outcome = try await workshop.shell(
            """
            set -m
            mkfifo pipe answers
            dragoman detect --lines <pipe >answers &
            exec 3>pipe 4<answers
            echo 'Wo ist der Bahnhof, bitte?' >&3
            read -r answer <&4
            kill -INT $!
            wait $!
            echo $?
            echo "$answer"
            cat <&4
            """)
        #expect(outcome.lines.first == "130")
        #expect(outcome.lines.count == 2)
        #expect(!outcome.messages.contains("dragoman:"))
    }
}
