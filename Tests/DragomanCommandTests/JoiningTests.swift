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
        "What is no file, or not there, is refused by name before anything is written, and not waited for",
        arguments: [
            "mkfifo", "mkdir", "ln -s /dev/zero", "ln -s /etc/hostname", "ln -s /dev/stdin", "ln -s none", "true",
        ], ["0001.de.txt", "0002.fr.txt", "manifest.tsv"])
    func refusesOthers(command: String, name: String) async throws {
        let outcome = try await workshop.shell(
            "\(Self.split) rm pieces/\(name); \(command) pieces/\(name); timeout 20 dragoman join pieces | head -c 1000; echo ${PIPESTATUS[0]}"
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
}
