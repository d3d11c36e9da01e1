// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentFormats

@Suite("Blocks of commands in plain text")
struct CommandBlocksTests {
    private func blocks(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return CommandBlocks.ranges(in: bytes, from: 0).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(
        "Lines that are set in and begin with programs are one",
        arguments: [
            "    make\n    sudo make install\n", "    make serve\n    make clean\n",
            "    git clone git@a.example:b\n    cd site\n",
            "    club list --all\n    club week\n", "    club list | more\n",
            "\tgo vet\n", "    mount /dev/sdb1 /mnt/backup\n",
            "    # useradd -m -s /bin/false backup\n    # passwd -l backup\n",
            "    python3 manage.py migrate\n    pond convert old.pond new.pond\n",
            "  meson builddir\n  ninja -C builddir\n  ninja -C builddir install\n",
        ])
    func commands(block: String) {
        #expect(blocks("Then type this.\n\n\(block)\nAnd wait.\n") == [block])
    }

    @Test(
        "Prose that is set in, and what is not, is none",
        arguments: [
            "    red | more or less\n    blue | sky\n", "    he said --and smiled\n",
            "    make a wish\n", "    make sure that it works.\n", "    find the keys\n", "    sort these books\n", "make\n",
            "    make\n    It is done.\n", "  git commit -m x\n", "  git - keeps versions\n  make - builds\n",
            "  red\n  blue\n  git add -A\n  git push -f\n  sky\n",
            "Type it:\n    make\n", "    cd\n", "    go home\n", "", "    \n",
        ])
    func prose(text: String) {
        #expect(blocks("Then.\n\n\(text)\nAnd wait.\n") == [])
    }

    @Test(
        "Commands below the heading of examples are told by their options",
        arguments: [
            ("Examples:\n  tool -f a.txt -o b.txt\n  tool --list\n", ["tool -f a.txt -o b.txt", "tool --list"]),
            ("Examples:\n  tool -x a.txt b  # Do it.\n  tool add b.txt\n", ["tool -x a.txt b", "tool add b.txt"]),
            ("Examples:\n  a house -casa\n  he said --and left\n  use --all of it.\n", []),
            ("Colours:\n  tool --list\n", []), ("Examples:\ntool --list\n", []),
        ])
    func examples(text: String, expected: [String]) {
        let bytes = Array(text.utf8)
        let commands = ExampleCommands.all(in: bytes, from: 0).map { String(decoding: bytes[$0.command], as: UTF8.self) }
        #expect(commands == expected)
    }

    @Test("What follows a prompt is a command with the variables before it")
    func prompts() {
        for line in ["$ make", "$ TZ='America/Los_Angeles' date", "$ TZ=America/Lima LANG=C date --date='09:00 next Fri'"] {
            #expect(CodeLines.isCommand(Array(line.utf8)[...]))
        }
        #expect(!CodeLines.isCommand(Array("$ A=5".utf8)[...]))
        #expect(!CodeLines.isCommand(Array("$ in thousands".utf8)[...]))
    }

    @Test("The block stays in a translation, and the sentences around it are text")
    func passages() throws {
        let text = "Then type\n\n    make\n    sudo make install\n\nand wait.\n"
        let document = try Document(text, format: PlainText())
        #expect(document.passages.map { $0.text.filter { !$0.isNewline } } == ["Then type", "and wait."])
    }
}
