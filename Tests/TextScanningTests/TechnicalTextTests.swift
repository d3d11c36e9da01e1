// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Fixed text of manuals and notes of releases") struct TechnicalTextTests {
    @Test(
        "Names, options, quotations and versions of programs are kept, and words around them are not",
        arguments: [
            ("CD/DVD, TCP/IP or CD-ROM/DVD, AND/OR, YES/NO, MR/MRS, CO-OP", ["CD/DVD", "TCP/IP", "CD-ROM/DVD"]),
            ("DEV_ and VEN_, _WORD_ at 03:00.0, not 03:00.", ["DEV_", "VEN_", "_", "_", "03:00.0"]),
            ("set to “LOCAL” or \"UTC\", but “NO” means no", ["“LOCAL”", "\"UTC\""]), ("IT IS “FREE” NOW", []),
            (
                "Send memory.tmx, key.pem, plan.dwg, House.SKP or song.m4a. Closed.Dat is late",
                ["memory.tmx", "key.pem", "plan.dwg", "House.SKP", "song.m4a"]
            ),
            ("type `make', `realpath -s' or `make all', but `two words'", ["`make'", "`realpath -s'", "`make all'"]),
            ("it's `don't' here", ["`don't'"]),
            ("-*-text-*- or -*- mode: c -*- x", ["-*-text-*-", "-*- mode: c -*-"]),
            ("_socket and _very_ or _two words_ but _open", ["_socket", "_", "_", "_", "_", "_open"]),
            ("the option -static, use -no-install, add -mieee-x", ["-static", "-no-install", "-mieee-x"]),
            ("the house -as people say- is old -or so-", []), ("-Hola -dijo la abuela-, entra", []),
            ("gcc -I/usr/include/x ---presume-tty, ---General", ["-I/usr/include/x", "---presume-tty"]),
            (
                "apt (1.8.0~alpha3), 3.1~rc1-1, at-spi2-core, auth0-logo, mp3-player",
                ["1.8.0~alpha3", "3.1~rc1-1", "at-spi2-core", "auth0-logo"]
            ),
            (
                "a 64bit 'gdb-VERSION/gdb/configure' application/pkcs8-encrypted",
                ["64bit", "'gdb-VERSION/gdb/configure'", "application/pkcs8-encrypted"]
            ),
            (
                "<xsl:sort> and <j/></i> in `X_Y=-M make check' or '-size'",
                ["<xsl:sort>", "<j/>", "</i>", "`X_Y=-M make check'", "'-size'"]
            ),
            (
                "-fstack-protector\nboost1.53 readline-4.2a ARM64/Linux Linux/Mac",
                ["-fstack-protector", "boost1.53", "readline-4.2a", "ARM64/Linux"]
            ),
            (
                "Morning <@U012AB3CD>, see <#C02A|general or so> <!here>! <@!803> <:wave:417>, <@kate> left",
                ["<@U012AB3CD>", "<#C02A|general or so>", "<!here>", "<@!803>", "<:wave:417>", "<@kate>"]
            ),
            ("use \"gpg --card-status\" or \"so -they say- it\"", ["\"gpg --card-status\""]),
            ("`configure' is (`/bin/sh') a script", ["`configure'", "`/bin/sh'"]),
            ("Include <sys/stat.h> and <bits/stdc++.h>, not <and/or>", ["<sys/stat.h>", "<bits/stdc++.h>"]),
            ("--dump=<name|number> at <main+0xd2>, a <b|c>", ["--dump=", "<name|number>", "<main+0xd2>", "<b|c>"]),
            ("Add clock_*, test_*() and pthread_*_np here", ["clock_*", "test_*()", "pthread_*_np"]),
            ("-isystem $(top_srcdir)/include\nUse the old gcc -pipe here", ["-isystem", "$(top_srcdir)/include", "-pipe"]),
            ("a%2Fb and my%20file.txt, 50%20 or x%", ["a%2Fb", "my%20file.txt"]),
            (
                "\u{FFFC}--as\u{FFFC}=\u{FFFC}list\u{FFFC}|\u{FFFC}tree\u{FFFC} is",
                [
                    "\u{FFFC}--as\u{FFFC}", "=\u{FFFC}list\u{FFFC}|\u{FFFC}tree\u{FFFC}",
                ]
            ),
            ("\u{FFFC}home\u{FFFC}|\u{FFFC}news\u{FFFC}, a [\u{FFFC}link\u{FFFC}]", []),
            ("Of len(s), not of log(s) or name(s).", ["len(s)"]),
            ("<https://x.org/a>`_, and `that", ["https://x.org/a", "`_, and `"]),
            ("host:/path and win32/ of it", ["host:/path", "win32/"]),
            (
                "gnu:*:45:12:GNU:/home/gnu:/bin/bash, adding -save-temps to",
                ["gnu:*:45:12:GNU:/home/gnu:/bin/bash", "-save-temps"]
            ),
            ("Option<String> or Map<String, Integer>, a<b>c and Is 3<x>2?", ["Option<String>", "Map<String, Integer>"]),
            ("open \"/home/user/My documents/list.txt\" or \"/ and more\"", ["\"/home/user/My documents/list.txt\""]),
            (
                "in C:\\Program Files\\House\\house.exe, C:\\la mia casa.txt here",
                ["C:\\Program Files\\House\\house.exe", "C:\\la mia casa.txt"]
            ),
            ("The folder C:\\Program Files (x86)\\Vendor\\App is large.", ["C:\\Program Files (x86)\\Vendor\\App"]),
            ("(C:\\Documents and Settings\\Ana).", ["C:\\Documents and Settings\\Ana"]),
            (
                "Open C:\\Windows\\System32 and look for it in the folder drivers\\etc",
                ["C:\\Windows\\System32", "drivers\\etc"]
            ),
            ("Copy C:\\Users\\Ana\\a.txt to D:\\Backup now", ["C:\\Users\\Ana\\a.txt", "D:\\Backup"]),
            ("S, M, L@shop.example", ["L@shop.example"]),
            ("Options:\n  -x, --proxy=http://HOST:PORT  use a proxy", ["-x, --proxy=http://HOST:PORT"]),
            ("  --url <http://h:1>  the server", ["--url <http://h:1>"]),
            ("Sizes: XS, S, M, L and XL; A, B, Cara", ["XS, S, M, L"]), ("[your-name] or [name]", ["[your-name]"]),
            ("18 €\u{FFFC}/month or 18 €/month", ["18 €"]), ("/person", []), ("GET /user and /user/a", ["GET /user", "/user/a"]),
            ("Run \"git commit -m 'first commit'\" here", ["\"git commit -m 'first commit'\""]),
            ("debian/patches/series, tests/files/good-*.xz", ["debian/patches/series", "tests/files/good-*.xz"]),
        ])
    func isKept(text: String, expected: [String]) {
        #expect(FixedText.ranges(in: text).map { text[utf8: $0] } == expected.map { $0[...] })
    }

    @Test(
        "The lines of a stack trace are kept whole, and what is written like one is not",
        arguments: [
            ("\tat com.example.Main.run(Main.java:12)", "at com.example.Main.run(Main.java:12)"),
            ("    at Object.<anonymous> (/srv/main.js:3:4)\n", "at Object.<anonymous> (/srv/main.js:3:4)"),
            ("    at async load (/srv/main.js:3:4)", "at async load (/srv/main.js:3:4)"),
            ("    at file:///srv/main.mjs:3:4", "at file:///srv/main.mjs:3:4"),
            ("  File \"/srv/main.py\", line 12, in <module>\r\n", "File \"/srv/main.py\", line 12, in <module>"),
            ("\t... 23 more", "... 23 more"),
        ])
    func keepsFrames(line: String, frame: String) {
        #expect(FixedText.ranges(in: line).map { line[utf8: $0] } == [frame[...]])
        #expect(FixedText.ranges(in: "It failed:\n\(line)").count == 1)
    }

    @Test(
        "Prose that begins as the frame of a stack trace does is read",
        arguments: ["  at the house (with a garden)", "  ... 23 more", "  File the form, line by line", "  at noon (12:30)"])
    func readsProse(line: String) {
        let kept = FixedText.ranges(in: line).map { line[utf8: $0] }
        #expect(!kept.contains { $0.hasPrefix("at ") || $0.hasPrefix("File") })
    }
}
