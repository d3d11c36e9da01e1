// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("join reads pieces that anybody may have changed", .timeLimit(.minutes(5)))
struct JoiningTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// Splits a document into `pieces`.
    private static let split =
        "printf 'Guten Tag, liebe Leute.\\n\\nNous rentrons à la maison.\\n' | dragoman split --into pieces; "

    @Test("A byte order mark that an editor puts into a piece is dropped, and those of the document stay")
    func dropsMarks() async throws {
        let outcome = try await workshop.shell(
            """
            \(Self.split) sed -i '1s/^/\\xef\\xbb\\xbf/' pieces/0*.txt; dragoman join pieces
            printf '\\xef\\xbb\\xbfGuten Tag.\\n\\n\\xef\\xbb\\xbfNous rentrons à la maison.\\xef\\xbb\\xbf\\n' >marked
            dragoman split --into others marked; dragoman join others | cmp - marked
            sed -i '1s/^/\\xef\\xbb\\xbf/' others/0*.txt; dragoman join others | cmp - marked
            """)
        #expect(outcome.output == "Guten Tag, liebe Leute.\n\nNous rentrons à la maison.\n")
        #expect(outcome.messages.isEmpty)
    }

    @Test(
        "Rows that are missing or stand elsewhere are warned of",
        arguments: [("2d", true), ("1d", true), ("", false), ("$p", true)])
    func warnsOfGaps(edit: String, isWarned: Bool) async throws {
        let outcome = try await workshop.shell(
            "printf 'Guten Tag, liebe Leute.\\n\\nNous rentrons à la maison.\\n\\nThe house is red.\\n' "
                + "| dragoman split --format tsv | sed '\(edit)' | dragoman join")
        #expect(outcome.messages.contains("does not go on where the one before it ends") == isWarned && outcome.status == 0)
    }

    @Test("A piece that is not UTF-8 is refused by name before anything is written", arguments: ["LATIN1", "UTF-16"])
    func refusesEncodings(encoding: String) async throws {
        let outcome = try await workshop.shell(
            """
            \(Self.split) iconv -t \(encoding) pieces/0002.fr.txt >piece; mv piece pieces/0002.fr.txt; dragoman join pieces
            """)
        #expect(outcome.output.isEmpty && outcome.status == 65)
        #expect(outcome.messages == "dragoman: pieces/0002.fr.txt: it is not UTF-8\nSave it as UTF-8.\n")
    }

    @Test(
        "What is not a file, or not there, is refused by name before anything is written, and not waited for",
        arguments: [
            "mkfifo", "mkdir", "ln -s /dev/zero", "ln -s /etc/hostname", "ln -s /dev/stdin", "ln -s none", "true",
        ], ["0001.de.txt", "0002.fr.txt", "manifest.tsv"])
    func refusesOthers(command: String, name: String) async throws {
        let outcome = try await workshop.shell(
            "\(Self.split) rm pieces/\(name); \(command) pieces/\(name); "
                + "timeout 20 dragoman join pieces | head -c 1000; echo ${PIPESTATUS[0]}"
        )
        #expect(outcome.output == "66\n")
        #expect(outcome.messages.hasPrefix("dragoman: pieces"))
        #expect(!outcome.messages.contains("/*") && !outcome.messages.contains("permissions"))
    }

    @Test(
        "Where the document's bytes are gone and no piece was changed, the status says so",
        arguments: ["rm", "truncate -s 1", "mkfifo"])
    func missesTheOriginal(command: String) async throws {
        let outcome = try await workshop.shell(
            """
            printf 'Das ist f\\xfcr dich, mein sch\\xf6ner Freund.\\n' | dragoman split --quiet --into pieces
            [ '\(command)' = mkfifo ] && rm pieces/original; \(command) pieces/original
            timeout 20 dragoman join pieces; echo $?; dragoman join pieces 2>&1 >/dev/null | grep -c pieces/original
            """)
        #expect(outcome.lines == ["Das ist für dich, mein schöner Freund.", "1", "1"])
    }

    // MARK: - Exchange

    /// Splits a document into `exchange`, and gives its one segment a target.
    private static let exchange = """
        printf '<p>Am Montag fuhren wir mit dem alten Zug nach Salamanca.</p>\\n' >page.html;
        dragoman split --xliff exchange page.html
        sed -i 's:srcLang:trgLang="es" srcLang:; s:</source>:&<target>Buenos d\u{ED}as</target>:' exchange/de.xlf; 
        """

    @Test(
        "An exchange whose document or list was changed is refused before anything is written",
        arguments: [
            "sed -i '1i <p>Neu</p>' exchange/document", "sed -i 's/Zug/Zugzug/' exchange/document", ": >exchange/document",
            "truncate -s 20 exchange/document", "sed -i /de.xlf/d exchange/exchange.tsv",
            "sed -i s/html/text/ exchange/exchange.tsv",
        ])
    func refusesChanges(change: String) async throws {
        let outcome = try await workshop.shell("\(Self.exchange) \(change); dragoman join exchange")
        #expect(outcome.status == 65 && outcome.output.isEmpty)
        #expect(outcome.messages.hasPrefix("dragoman: exchange"))
    }

    @Test(
        "XLIFF comes back in the encoding that its declaration or its mark names", arguments: ["UTF-8", "ISO-8859-1", "UTF-16"])
    func heedsDeclarations(encoding: String) async throws {
        let outcome = try await workshop.shell(
            """
            \(Self.exchange) cd exchange; sed -i 's/UTF-8/\(encoding)/' de.xlf;
            iconv -f UTF-8 -t \(encoding) de.xlf >new; mv new de.xlf
            cd ..; dragoman join exchange; dragoman split --format tsv exchange/de.xlf >/dev/null
            """)
        #expect(outcome.status == 0 && outcome.output == "<p>Buenos d\u{ED}as</p>\n")
    }

    @Test(
        "A unit that cannot go back is named with what is the matter",
        arguments: [
            ("s/p1\\./zz./", "no part of the document"), ("s/p1\\.[0-9-]*/p99999999999999999999.1-2/", "no part of the document"),
            ("s:Buenos:\\&x; Buenos:; s:<xliff:<!DOCTYPE xliff []>&:", "entity"),
            ("s:</target>:</target><target>x</target>:", "second <target>"),
        ])
    func namesTheMatter(change: String, reason: String) async throws {
        let outcome = try await workshop.shell("\(Self.exchange) sed -i '\(change)' exchange/de.xlf; dragoman join exchange")
        #expect(outcome.status != 0 && outcome.messages.contains(reason))
        #expect(!outcome.messages.contains("<ph/>"))
    }
}
