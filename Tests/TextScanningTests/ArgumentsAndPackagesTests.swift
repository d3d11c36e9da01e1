// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Fixed text of options, packages, paths and units") struct ArgumentsAndPackagesTests {
    private func kept(in text: String) -> [String] { FixedText.ranges(in: text).map { String(text[utf8: $0]) } }

    @Test(
        "A word in capitals right behind an option is kept with it, and is known further on",
        arguments: [
            (
                "OPTIONS\n       -u USER, --user=USER\n              Run the program as USER.\n",
                ["-u USER", "--user=USER", "USER"]
            ),
            ("  -t SECONDS\n      Wait SECONDS.\n", ["-t SECONDS", "SECONDS"]),
            ("  -a, --add USER   add USER to GROUP", ["-a, --add USER", "USER"]),
            ("[-f FILE] [--all NAME] (--size N)", ["-f FILE", "--all NAME", "--size N"]),
            ("Log in with -u USER and use --config FILE.", ["-u USER", "--config FILE"]),
        ])
    func keepsArguments(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "A word in small letters behind an option is kept with it where a long option beside it has the same one",
        arguments: [
            ("  -f script-file, --file=script-file\n     add it", ["-f script-file", "--file=script-file"]),
            ("--file=script-file, -f script-file", ["--file=script-file", "-f script-file"]),
            ("-f script, --file=other", ["-f", "--file=other"]), ("-x script, --long", ["-x", "--long"]),
        ])
    func keepsRepeatedArguments(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Words in capitals behind an option that are said of it are translated",
        arguments: [
            ("USE -v FOR MORE", ["-v"]), ("Use -f ONLY to force it. Never use -f IN PRODUCTION.", ["-f", "-f"]),
            ("The option -v MUST be there", ["-v"]), ("-y NO vengas", ["-y"]), ("take --all A file", ["--all"]),
        ])
    func readsWordsBehindOptions(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "A word with letters, digits and a hyphen is a package before a version",
        arguments: [
            ("The daemon needs p11-kit 0.20.0 or later.", ["p11-kit", "0.20.0"]),
            ("Requires x264-tools 1.2 or newer.", ["x264-tools", "1.2"]), ("x264-tools (>= 1.2)", ["x264-tools"]),
            ("a p11-sensor 1.5 m long", ["1.5 m"]), ("an mp3-player 2.0 and a p11-house", []),
        ])
    func keepsPackages(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "A place behind a folder is kept as a path with it, and a quoted path behind the word for a folder",
        arguments: [
            ("Pull \u{FFFC} commits from origin/\u{FFFC}", ["origin/\u{FFFC}"]),
            ("Could not read files/\u{FFFC}.json", ["files/\u{FFFC}.json"]),
            ("Open pages/\u{FFFC}/index.", ["pages/\u{FFFC}/index"]),
            ("Open (pages/\u{FFFC}/\u{FFFC}.html)", ["pages/\u{FFFC}/\u{FFFC}.html"]),
            ("In km/\u{FFFC} and either/\u{FFFC}", []), ("per day/\u{FFFC}", []),
            ("files/\u{FFFC}one\u{FFFC} are red", []),
            ("to the folder \"Old stuff/2025\" now", ["\"Old stuff/2025\""]), ("la carpeta “Viejo/2025”", ["“Viejo/2025”"]),
            ("the folder 'Old stuff/new/'.", ["'Old stuff/new/'"]), ("the answer \"yes or no/maybe\"", []),
            ("the folder \"New, red/blue\" or \"now / then\"", []),
        ])
    func keepsPaths(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Units with a letter in brackets, servers of the own machine, quoted signs and names behind a sign are kept",
        arguments: [
            ("The level is 42 dB(A) at 1 m.", ["42 dB(A)", "1 m"]), ("Level in dB(C): 5 mg(N)", ["dB(C)", "5 mg(N)"]),
            ("5 m(s) or 5 g (A)", ["5 m", "5 g"]), ("A-levels: three", ["A-levels"]),
            ("Spanish (A*), A*, A", ["A*", "A*"]),
            ("Open localhost:4000 in host:80/x, page:12", ["localhost:4000", "host:80/x"]),
            ("Unmatched [, [^, [:, [., or [=", ["[^", "[:", "[.", "[="]),
            ("don't strip leading '/'s or \"--\"s, but 'a's", ["'/'s", "\"--\"s"]),
            ("use _.find and $.ajax, not $.5 or _so_.", ["_.find", "$.ajax", "_", "_"]),
        ])
    func keepsNotation(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }
}
