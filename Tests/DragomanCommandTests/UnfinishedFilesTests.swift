// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Files that are not written to their end") struct UnfinishedFilesTests {
    private let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    /// Starts `dragoman split` on a line that does not end, and goes on once there is a file of that name.
    private static func start(_ arguments: String, awaiting file: String) -> String {
        """
        mkfifo line; dragoman split \(arguments) <line & exec 3>line
        yes 'Wir treffen uns am Donnerstag in der Halle. Nous rentrons à la maison avec les enfants. ' | head -n 8000 | tr -d \
        '\\n' >&3
        timeout 60 tail -n +1 -F \(file) 2>/dev/null | head -c 1 >/dev/null
        """
    }

    @Test(
        "Pieces are taken away when the process must end before all of them are written, and the folder with them",
        arguments: [("TERM", 143), ("ALRM", 142), ("QUIT", 131)])
    func takesPiecesAway(signal: String, status: Int) async throws {
        let outcome = try await workshop.shell(
            """
            ulimit -c 0; set -m; \(Self.start("--into pieces", awaiting: "pieces/0001.de.txt"))
            ls pieces | head -n 1; kill -\(signal) $!; wait $!; echo $?; ls
            """)
        #expect(outcome.lines == ["0001.de.txt", "\(status)", "line"])
    }

    @Test("A folder without the list of its pieces, which comes last, is not joined, and is said to have none")
    func joinsNoHalves() async throws {
        let outcome = try await workshop.shell(
            """
            printf 'Guten Tag.\n\nNous rentrons à la maison.\n' | dragoman split --into pieces; ls pieces
            rm pieces/manifest.tsv; dragoman join pieces; echo $?
            """)
        #expect(outcome.lines == ["0001.de.txt", "0002.fr.txt", "manifest.tsv", "66"])
        #expect(outcome.messages.hasPrefix("dragoman: pieces: it has neither manifest.tsv"))
    }

    @Test("A line that does not end is answered while it comes")
    func answersInsideLines() async throws {
        let outcome = try await workshop.shell(
            "\(Self.start("--format tsv >rows", awaiting: "rows")); head -n 1 rows | cut -f 1-3; exec 3>&-; wait $!; echo $?")
        #expect(outcome.lines == ["0\t44\tde", "0"])
    }

    @Test(
        "Pieces and pages that outgrow the limit of the system are an error, and leave nothing", arguments: ["--into", "--html"])
    func bearsLimits(option: String) async throws {
        try workshop.write(String(repeating: "Wir treffen uns in der Halle, und das ist gut. ", count: 100), to: "text")
        let outcome = try await workshop.shell("(ulimit -f 1; dragoman split \(option) result text 2>&1 | head -n 1); ls")
        #expect(outcome.lines.count == 2 && outcome.lines.first?.hasSuffix(": File too large") == true)
        #expect(outcome.lines.last == "text")
    }

    @Test("Where too few files may be open, as many as are needed are allowed, or that is said", arguments: [4, 6, 10])
    func allowsOpenFiles(limit: Int) async throws {
        try workshop.write("Данас је лепо време.", to: "text")
        let outcome = try await workshop.shell(
            """
            for limit in -Sn -n; do for command in 'split --into pieces' 'split --html page' 'translate --to sr-Latn'; do
                (ulimit $limit \(limit); dragoman $command text >results 2>messages; echo $?); tail -n 1 messages
            done; done; ls
            """)
        let refusal = ["71", "Allow more, as by ‘ulimit -n 256’, or ask the administrator of this machine."]
        let files = ["messages", "page", "pieces", "results", "text"]
        #expect(outcome.lines == ["0", "0", "0"] + refusal + refusal + refusal + files)
    }

    @Test("A file, or none, in place of the folder for pieces is named, and not a file in it")
    func namesTheFolder() async throws {
        try workshop.write("Guten Tag.", to: "text")
        let outcome = try await workshop.run(["split", "--into", "text", "text"])
        #expect(outcome.status == 73 && outcome.messages.hasPrefix("dragoman: text: Not a directory\nName a folder"))
    }

    @Test("Where a page cannot be written the one that stood there stays, and its permissions do where it can")
    func keepsPages() async throws {
        let outcome = try await workshop.shell(
            """
            echo Guten Tag >text; echo mine >page.html; chmod 640 page.html; ln -s page.html link
            (trap '' XFSZ; ulimit -f 0; dragoman split --html page.html text) 2>/dev/null; echo $?; cat page.html
            dragoman split --html link text; grep -c '<html' page.html; stat -c %a page.html; ls
            """)
        #expect(outcome.lines == ["74", "mine", "1", "640", "link", "page.html", "text"])
        #expect(try await workshop.shell("dragoman split --html /dev/stdout text | grep -c '<html'").output == "1\n")
    }
}
