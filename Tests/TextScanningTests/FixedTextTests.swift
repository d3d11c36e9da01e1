// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TextScanning

@Suite("Fixed text")
struct FixedTextTests {
    private func pieces(in text: String, kinds: Set<FixedText.Kind> = Set(FixedText.Kind.allCases)) -> [String] {
        FixedText.all(in: text, kinds: kinds).map { "\($0.kind) \(text[utf8: $0.range])" }
    }

    @Test(
        "All kinds are found without the punctuation around them",
        arguments: [
            ("Siehe https://example.org/a, bitte.", ["link https://example.org/a"]),
            ("Von ana@example.org (oder @ana)", ["mailAddress ana@example.org", "handle @ana"]),
            ("In /usr/bin, ~/notes und C:\\Users.", ["path /usr/bin", "path ~/notes", "path C:\\Users"]),
            ("die Datei „notes.txt“", ["dottedName notes.txt"]), ("nodeIndex ist frei", ["camelCaseName nodeIndex"]),
            ("über node_index.", ["snakeCaseName node_index"]), ("File>Open", ["joinedNames File>Open"]),
            ("gegen COVID-19!", ["serialNumber COVID-19"]), ("in $HOME.", ["variable $HOME"]), ("in ${HOME}.", ["code ${HOME}"]),
            ("das (a[i]),", ["code a[i]"]), ("%d Dateien", ["formatDirective %d"]),
            ("gut :smile:", ["shortcode :smile:"]), ("Wort[12]", ["footnoteMark Wort[12]"]),
            ("`git pull` und call() {", ["quotedCode `git pull`", "code call()", "code {"]),
            ("/home/пользователь/файл лежит", ["path /home/пользователь/файл"]), ("и/или, word(s), z.B. 3:16", []), ("", []),
        ])
    func findsAllKinds(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test("Only the kinds that are asked for are found")
    func findsKindsAskedFor() {
        let text = "`a_b` notes.txt https://example.org/notes.txt @ana ana@home x=1 ana@example.org"
        #expect(
            pieces(in: text, kinds: FixedText.keptFromEngines)
                == ["quotedCode `a_b`", "link https://example.org/notes.txt", "mailAddress ana@example.org"])
        #expect(pieces(in: text, kinds: [.dottedName]) == ["dottedName notes.txt"])
        #expect(pieces(in: text, kinds: []) == [])
    }

    @Test("Code is quoted within a line, and links inside it are the code's")
    func quotesWithinLines() {
        let text = "`https://example.org` ist `Code\nauf zwei` Zeilen"
        #expect(pieces(in: text, kinds: FixedText.keptFromEngines) == ["quotedCode `https://example.org`"])
    }

    @Test("A range is searched alone")
    func searchesRange() {
        let first = "é https://example.org/a und "
        let text = first + "https://example.org/b"
        #expect(
            FixedText.ranges(in: text, first.utf8.count..<text.utf8.count).map { String(text[utf8: $0]) } == [
                "https://example.org/b"
            ])
    }

    @Test("Pieces of any text are in order, apart, and on boundaries of scalars", arguments: 0..<40)
    func isWellFormed(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let parts = [
            "https://", "www.", "a@b.org", "`", "``", "é", "日本", " ", "\n", ".", ")", "(", "_", "x=1", "/", "\\", "$a", "%d", ":",
            "A1", "\"",
        ]
        let text = (0..<300).map { _ in parts[Int.random(in: 0..<parts.count, using: &numbers)] }.joined()
        let found = FixedText.all(in: text)
        #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
        let bytes = Array(text.utf8)
        #expect(found.allSatisfy { !$0.range.isEmpty && !UTF8.isContinuation(bytes[$0.range.lowerBound]) })
        let kept = FixedText.all(in: text, kinds: FixedText.keptFromEngines)
        #expect(kept == found.filter { FixedText.keptFromEngines.contains($0.kind) })
    }

    @Test(
        "A long line is gone through in time that grows with its length",
        arguments: ["a.", "a@", "http:", "`a", "(", "www.)", "/я", "x=1,"])
    func isLinear(piece: String) {
        expectLinearTime(from: 12_500, to: 100_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = FixedText.all(in: text)
        }
    }
}
