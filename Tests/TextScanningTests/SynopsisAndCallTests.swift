// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Calls, synopses and what the messages of programs begin with")
struct SynopsisAndCallTests {
    @Test(
        "A call with several arguments is one piece, and an aside in brackets is none",
        arguments: [
            ("The function merge(left, right) returns a list.", ["merge(left, right)"]),
            ("Use split(text, size) or f(x, y).", ["split(text, size)", "f(x, y)"]),
            ("join(\", \", names) and print(\"two words\")", ["join(\", \", names)", "print(\"two words\")"]),
            ("std::merge(a, b), obj.run(x, y=2, *args)", ["std::merge(a, b)", "obj.run(x, y=2, *args)"]),
            ("min(max(a, b), c) here", ["min(max(a, b), c)"]), ("in_fddi(%s): ignored", ["in_fddi(%s)"]),
            ("my friend (Ana, Bea) came", []), ("a (b, c) d", []),
        ])
    func calls(text: String, expected: [String]) {
        #expect(FixedText.ranges(in: text).map { text[utf8: $0] } == expected.map { $0[...] })
    }

    @Test(
        "Words in brackets that a space or a bracket is missing from are no call",
        arguments: ["file(s, and others) here", "Portugal(Lisbon, Porto) is", "words(s, etc) and", "tamaño(alto, ancho)"])
    func asides(text: String) {
        #expect(!FixedText.ranges(in: text).contains { text[utf8: $0].hasSuffix(")") })
    }

    @Test(
        "A line that has the form of a synopsis is one piece up to its description",
        arguments: [
            ("       route {-V|--version}     Display version", "route {-V|--version}"),
            ("git pack-objects --stdout [<options>]", "git pack-objects --stdout [<options>]"),
            ("git remote update [\u{FFFC}] [\u{FFFC} | \u{FFFC}]...", "git remote update [\u{FFFC}] [\u{FFFC} | \u{FFFC}]..."),
            ("inet6_route [-vF] add Target [gw Gw] [[dev] If]", "inet6_route [-vF] add Target [gw Gw] [[dev] If]"),
            ("ipmaddr show [ dev STRING ]", "ipmaddr show [ dev STRING ]"), ("  [[-]promisc]", "[[-]promisc]"),
            ("frob [OPTION]... FILE     Do it", "frob [OPTION]... FILE"),
        ])
    func synopses(line: String, expected: String) {
        #expect(FixedText.ranges(in: line).map { line[utf8: $0] } == [expected[...]])
        let text = "Read this.\n\(line)"
        #expect(FixedText.ranges(in: text).map { text[utf8: $0] } == [expected[...]])
    }

    @Test("A synopsis goes on in lines that have nothing but arguments")
    func continuedSynopsis() {
        let text = "usage: tree [-h] FILE\n   [ -A | -G ] [ -U ]\n   [ PID | USER ]\n[laughs]"
        #expect(
            FixedText.ranges(in: text).map { String(text[utf8: $0]) }.prefix(3)
                == ["tree [-h] FILE", "[ -A | -G ] [ -U ]", "[ PID | USER ]"])
        #expect(FixedText.ranges(in: "[ PID | USER ]").isEmpty)
    }

    @Test(
        "Sentences with an option or a word in brackets are none",
        arguments: [
            "see [-v] for more", "use [-v] and [-x] now", "print version [-v]", "frob [-v] prints more",
            "press the [ OK ] button", "[see --help for more]", "select [ STOP ]", "version [\u{FFFC}]", "page [\u{FFFC}] of it",
            "[-h] shows help",
        ])
    func sentences(line: String) {
        let kept = FixedText.ranges(in: line).map { line[utf8: $0] }
        #expect(kept.allSatisfy { $0.utf8.count < 7 })
    }

    @Test(
        "What a message begins with is parted from its words",
        arguments: [
            ("|FILE|add keyring to the list", ["|FILE|"]), ("|NAME|use NAME as the key", ["|NAME|", "NAME"]),
            ("|algo [files]|print digests", ["|algo [files]|"]), ("|Name|the age", ["|Name|the"]),
            ("[%d] Building %s", ["[%d]", "%s"]), ("[%d/%d] Building", ["[%d/%d]"]), ("[%s]: no", ["%s"]),
            (" a: sort by name", ["a:"]), ("  -p, --password PASSWORD   the password", ["-p, --password PASSWORD"]),
            ("Name%%0AThe key is new", ["%%0A"]), ("a_uid:%lu, gid:%lu is", ["a_uid:%lu", "%lu"]),
        ])
    func heads(text: String, expected: [String]) {
        #expect(FixedText.ranges(in: text).map { text[utf8: $0] } == expected.map { $0[...] })
    }

    @Test(
        "Names of files, programs and sections, values, brackets and calculations are kept",
        arguments: [
            ("a.out is assumed", ["a.out"]), ("holds CACHEDIR.TAG here", ["CACHEDIR.TAG"]), ("GO HOME.NOW ok, EE.UU here", []),
            ("apt-get installs, an apt-getter", ["apt-get"]), ("it is 'yaml' or 'text'", ["'yaml'", "'text'"]),
            ("it is 'good' or 'bad'", []), ("in x.toml:\n[server]\nand", ["x.toml", "[server]"]),
            ("[server]\nport = eighty", ["[server]"]), ("the [server] section", ["[server]"]), ("Well.\n[laughs]\nYes.", []),
            ("((25÷100)×80)", ["((25÷100)×80)"]), ("see 3×4", []), ("unbalanced )", [")"]), ("missing (", ["("]),
            ("one (two ) here", []), ("Hello : )", []),
        ])
    func names(text: String, expected: [String]) {
        #expect(FixedText.ranges(in: text).map { text[utf8: $0] } == expected.map { $0[...] })
    }

    @Test(
        "The program of a page of a manual is kept below its headings and at the start of sentences, not inside of them",
        arguments: [
            ("NAME\n    watch, clock - show it\n\n    watch ends. Then a watch stops.\n", 2),
            ("DESCRIPTION\n    watch runs it. The watch\n    watch is on. watch\n    ends.\n\n    watch ends.", 3),
            ("DESCRIPTION\n    watch of gold\n\n    watch it", 0), ("NAME\n    watch me - now\n\n    watch it", 0),
            ("NAME\nwatch - show it\n", 0), ("My NAME\n    watch - show it\n", 0), ("A watch is on. watch it.", 0),
        ])
    func manuals(text: String, count: Int) {
        #expect(FixedText.ranges(in: text).count { text[utf8: $0] == "watch" } == count)
    }
}
