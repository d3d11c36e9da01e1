// SPDX-License-Identifier: Apache-2.0

/// Finds commands of a shell that stand in a sentence with no marks around them: `git checkout -b a/b`, `sudo apt install curl`.
///
/// *Install*, *run* and *pull* are words anywhere else, so a command begins with the name of a program and one of its own
/// subcommands, or with `sudo` and such a program. Where it ends is told by its options and paths. Plain words go with it only
/// where the sentence asks for the command to be run, or where it has a line to itself: *if npm install fails* goes on with a
/// verb.
struct ShellCommand {
    /// A word, without the punctuation behind it.
    private struct Word {
        let range: Range<Int>
        /// Whether punctuation stands right behind it.
        let isClosed: Bool
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let limit: Int

    /// Whether a command may begin with a byte: most words are passed over by that alone.
    static func mayBegin(with byte: UInt8) -> Bool {
        let letter = byte &- UInt8(ascii: "a")
        return letter < 26 && initials & 1 << letter != 0
    }

    /// The letters that programs begin with, a bit each.
    private static let initials: UInt32 = {
        let names = Set(subcommands.keys).union(Programs.withOptions).union(Programs.verbs).union(Programs.interpreters)
        return names.union(["sudo"]).compactMap(\.utf8.first).reduce(0) { $0 | 1 << ($1 &- UInt8(ascii: "a")) }
    }()

    /// The end of a command that begins at an offset; nil where none does.
    ///
    /// - Complexity: Linear in the length of the command, whose words are looked up.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        ShellCommand(bytes: bytes, limit: limit).end(from: start)
    }

    private func end(from start: Int) -> Int? {
        guard let head = head(at: start) else { return nil }
        let isAsked = isAskedFor(start)
        if !isAsked, text(of: head) == "run", let program = word(at: start), Self.wordlikePrograms.contains(text(of: program)),
            followsArticle(start)
        {
            let end = lastArgument(behind: head, takesWords: false).range.upperBound
            return end > head.range.upperBound ? end : nil
        }
        if Self.namedSubcommands.contains(text(of: head)), isAsked || startsLine(start) {
            let last = lastArgument(behind: head, takesWords: true)
            if isAsked || endsLine(last.range.upperBound) { return last.range.upperBound }
        }
        return lastArgument(behind: head, takesWords: false).range.upperBound
    }

    // MARK: - Parts of a command

    /// The subcommand of a program, or its option; a program that has none behind `sudo`.
    private func head(at start: Int) -> Word? {
        guard let first = word(at: start), isName(first) else { return nil }
        let isPrivileged = text(of: first) == "sudo"
        guard let program = isPrivileged ? word(behind: first) : first else { return nil }
        let name = text(of: program)
        let next = word(behind: program)
        if let next, let known = Self.subcommands[name], known.contains(text(of: next)) {
            guard let nested = Self.nested[text(of: next)], let last = word(behind: next), nested.contains(text(of: last)) else {
                return next
            }
            return last
        }
        let takesOptions = Programs.withOptions.contains(name) || Programs.verbs.contains(name)
        if let next, takesOptions, isShortOption(next) || name == "tar" && isBundleOfTar(next) { return next }
        if let next, Programs.interpreters.contains(name), isScript(next) { return next }
        return isPrivileged && (Programs.privileged.contains(name) || name.contains("-")) ? program : nil
    }

    /// The last of the arguments behind a word, or the word itself.
    ///
    /// - Parameter takesWords: Whether plain words may be among them.
    private func lastArgument(behind head: Word, takesWords: Bool) -> Word {
        var last = head
        while let argument = word(behind: last) {
            if isMarked(argument) {
                last = argument
            } else if takesWords, let row = lastPlainArgument(from: argument) {
                last = row
            } else {
                break
            }
        }
        return last
    }

    /// The most words without any sign of code that are taken for arguments in a row.
    private static let mostPlainArguments = 8

    /// The last of a row of words that are arguments, since what follows them is no word that may be of the same kind; nil where
    /// they may be the sentence's.
    private func lastPlainArgument(from first: Word) -> Word? {
        var last = first
        for _ in 0..<Self.mostPlainArguments {
            guard isName(last), !isFunctionWord(last) else { return nil }
            guard let next = word(behind: last), !isFunctionWord(next), !isMarked(next),
                !"&|>(".utf8.contains(bytes[next.range.lowerBound])
            else { return last }
            last = next
        }
        return nil
    }

    // MARK: - What stands around it

    /// Whether nothing but a prompt stands before an offset on its line.
    private func startsLine(_ start: Int) -> Bool {
        let before = bytes[..<start].reversed().drop(while: \.isBlank)
        let rest = before.first == UInt8(ascii: "$") ? before.dropFirst() : before
        return rest.first.map { $0 == 0x0A } ?? true
    }

    private func endsLine(_ end: Int) -> Bool {
        let after = bytes[end..<limit].first { !$0.isBlank && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ":") }
        return after.map { $0 == 0x0A || $0 == 0x0D } ?? true
    }

    /// Whether the word before a command, or a colon, says that it is to be run.
    private func isAskedFor(_ start: Int) -> Bool {
        let before = bytes[max(0, start - Self.longestCue - 2)..<start].reversed().drop {
            $0.isBlank || "(\"'".utf8.contains($0)
        }
        if before.first == UInt8(ascii: ":") { return true }
        let cue = before.prefix { $0 > 0x20 && !$0.isASCIIPunctuation }
        return Self.cues.contains(String(decoding: cue.reversed(), as: UTF8.self).lowercased())
    }

    /// Whether an article stands right before a command, whose first word may be a noun then: *the cargo run to Bergen*.
    private func followsArticle(_ start: Int) -> Bool {
        let before = bytes[max(0, start - Self.longestCue - 2)..<start].reversed().drop(while: \.isBlank)
        let word = before.prefix(while: \.isASCIILetter)
        return Self.articles.contains(String(decoding: word.reversed(), as: UTF8.self).lowercased())
    }

    // MARK: - Words

    private func text(of word: Word) -> String { String(decoding: bytes[word.range], as: UTF8.self) }

    /// The word behind another one; nil where punctuation parts them, too.
    private func word(behind word: Word) -> Word? { word.isClosed ? nil : self.word(at: word.range.upperBound) }

    /// The longest argument in quotation marks, in bytes.
    private static let longestQuotation = 100

    /// The word at an offset, where blanks are passed over; nil where the line ends, or punctuation stands alone.
    private func word(at start: Int) -> Word? {
        guard start < limit, let first = bytes[start..<limit].firstIndex(where: { !$0.isBlank }), bytes[first] > 0x20 else {
            return nil
        }
        if bytes[first] == UInt8(ascii: "\""),
            let close = bytes[(first + 1)..<limit].prefix(Self.longestQuotation).firstIndex(of: UInt8(ascii: "\"")),
            !bytes[first..<close].contains(0x0A)
        {
            return Word(range: first..<close + 1, isClosed: false)
        }
        let end = bytes[first..<limit].firstIndex { $0 <= 0x20 || $0 >= 0x7F } ?? limit
        let endsInASCII = end == limit || bytes[end] < 0x7F
        // A word with letters beyond ASCII is one of a sentence, and is not cut.
        guard endsInASCII || !goesOn(at: end) else { return nil }
        let closing = bytes[first..<end].reversed().prefix { $0.isASCIIPunctuation && ".,;:!?)]\"'".utf8.contains($0) }.count
        guard end - closing > first else { return nil }
        return Word(range: first..<end - closing, isClosed: closing > 0 || !endsInASCII)
    }

    /// Whether a letter, or a typographic apostrophe, stands at an offset.
    private func goesOn(at offset: Int) -> Bool {
        let scalar = UTF8Decoder.decode(bytes, at: offset).scalar
        return WordScalar.isLetter(scalar) || scalar == 0x2019
    }

    /// Whether a word is written as programs and their subcommands are named.
    private func isName(_ word: Word) -> Bool {
        let name = bytes[word.range]
        return name.first != UInt8(ascii: "-")
            && name.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    /// Whether a word is an option, a path, an image with its tag or the like, and not a word of a sentence.
    private func isMarked(_ word: Word) -> Bool {
        let text = bytes[word.range]
        guard let first = text.first, first != UInt8(ascii: "("), !"&|;".utf8.contains(first) else { return false }
        return first == UInt8(ascii: "\"") || first == UInt8(ascii: "-") && text.count > 1
            || text.dropFirst().contains { "/=:@_.".utf8.contains($0) || $0.isASCIIDigit }
            || text.dropFirst().dropLast().contains(UInt8(ascii: "-"))
    }

    /// `-9`, `-xzf`, `--force`; but not what an aside begins with.
    private func isShortOption(_ word: Word) -> Bool {
        let text = bytes[word.range]
        let name = text.drop { $0 == UInt8(ascii: "-") }
        if Self.functionWords.contains(String(decoding: name, as: UTF8.self)) { return false }
        return text.starts(with: "--".utf8) ? name.count > 1 : name.startIndex > text.startIndex && 1...3 ~= name.count
    }

    /// `run.py`, `src/app.js`
    private func isScript(_ word: Word) -> Bool {
        let text = bytes[word.range]
        guard let dot = text.lastIndex(of: UInt8(ascii: ".")), dot > text.startIndex else { return false }
        return Programs.suffixesOfScripts.contains(String(decoding: text[(dot + 1)...], as: UTF8.self))
    }

    /// `xzf`, as tar takes its options.
    private func isBundleOfTar(_ word: Word) -> Bool {
        let text = bytes[word.range]
        return 2...4 ~= text.count && text.last == UInt8(ascii: "f") && text.allSatisfy { "cfjtvxz".utf8.contains($0) }
    }

    private func isFunctionWord(_ word: Word) -> Bool { Self.functionWords.contains(text(of: word)) }

    /// Whether a word is one of sentences that is no argument, or tells people to run something.
    static func isOfSentence(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        isOfSentence(String(decoding: word, as: UTF8.self))
    }

    static func isOfSentence(_ word: String) -> Bool { functionWords.contains(word) || cues.contains(word) }

    // MARK: - Lists

    /// Programs whose commands people write into sentences, each with those of its subcommands that make no phrase with its name:
    /// *poetry show* and *cargo check* could be words.
    static let subcommands: [String: Set<String>] = {
        let lists: [String: String] = [
            "git": """
            add am apply bisect blame branch checkout cherry-pick clean clone commit config diff fetch format-patch gc grep \
            help init log merge mv pull push rebase reflog remote reset restore revert rm show stash status submodule switch tag \
            worktree
            """,
            "npm pnpm yarn bun":
                "add audit build ci create dev exec init install link publish remove run start test uninstall update",
            "pip pip3 pipx conda":
                "activate create download freeze install list remove search show uninstall update upgrade",
            "apt apt-get aptitude dnf yum zypper brew apk snap flatpak winget choco scoop": """
            autoremove download info install list purge refresh reinstall remove search show uninstall update upgrade
            """,
            "docker podman docker-compose": """
            attach build compose down exec images inspect login logs network ps pull push restart rm rmi run start stop swarm \
            tag up volume
            """,
            "kubectl oc helm minikube": """
            apply create delete describe exec expose get install logs port-forward repo rollout scale start stop template \
            upgrade
            """,
            "systemctl launchctl": "daemon-reload disable enable load reload restart start status stop unload",
            "cargo": "add build clippy fmt init install new publish run test",
            "rustup": "component default target toolchain update",
            "poetry uv": "add build install lock sync", "composer": "create-project install require update",
            "gem bundle": "exec install update", "dotnet": "add build new publish restore run test",
            "flutter": "build clean create doctor pub run",
            "terraform": "apply destroy import init plan validate", "swift": "build package", "go": "fmt mod vet",
            "mvn gradle": "build clean compile deploy install package test verify",
        ]
        var subcommands: [String: Set<String>] = [:]
        for (programs, list) in lists {
            for program in programs.split(separator: " ") {
                subcommands[String(program)] = Set(list.split(separator: " ").map(String.init))
            }
        }
        return subcommands
    }()

    /// Subcommands behind which names stand: of packages, branches, containers.
    private static let namedSubcommands: Set<String> = [
        "add", "checkout", "clone", "create", "delete", "describe", "disable", "enable", "exec", "get", "install", "logs",
        "merge", "new", "pull", "purge", "push", "rebase", "reinstall", "remove", "require", "restart", "rm", "rmi", "run",
        "search", "start", "status", "stop", "switch", "uninstall", "update", "upgrade",
    ]

    /// What some subcommands are told to do.
    private static let nested: [String: Set<String>] = [
        "compose": ["build", "down", "exec", "logs", "ps", "pull", "restart", "run", "start", "stop", "up"],
        "stash": ["apply", "drop", "list", "pop"], "submodule": ["add", "init", "update"], "remote": ["add", "remove"],
    ]

    /// Programs whose names are nouns, and the articles that say so.
    private static let wordlikePrograms: Set = ["bun", "cargo", "composer", "flutter", "yarn"]
    private static let articles: Set = [
        "a", "an", "das", "dem", "den", "der", "die", "ein", "el", "gli", "her", "his", "i", "il", "la", "las", "le", "les", "lo",
        "los", "my", "o", "os", "our", "that", "the", "their", "this", "um", "uma", "un", "una", "une", "your",
    ]

    /// Words before a command that is to be run, in small letters: beside what people are told to do with what they type, what
    /// stands before other words in quotation marks, too.
    private static let cues = QuotedName.cues.union(
        """
        running use using executing try via with or then
        usa use usar con mediante o luego
        utilise utilisez utiliser avec ou puis
        rode rodar usando com ou depois
        usa usare con oppure poi
        useu amb
        nutze nutzen verwende verwenden mit per oder dann
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let longestCue = cues.map(\.utf8.count).max() ?? 0

    /// Words of sentences that are no argument, in the languages that most manuals are written in, and those that say what came
    /// of a command.
    private static let functionWords = Set(
        words: """
            a aborted after again al an and antes are as at auf aus avant avec before by can canceled cancelled cannot com
            complete completed con could da dann dans de del depois depuis der des desde después di did die do does done dopo du e
            ed em en error errors et fail failed failing fails failure finished for from für has if im in into is it may might mit
            must na nach nel no not o of on or ou para per poi por pour prima puis rejected required should succeeded succeeds
            successful takes that the then this timed to u um und using via von vor was when where will with worked working works
            would y your zu zum
            """)
}
