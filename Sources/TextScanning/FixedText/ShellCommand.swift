// SPDX-License-Identifier: Apache-2.0

/// Finds commands of a shell that stand in a sentence with no marks around them: `git checkout -b a/b`, `sudo apt install curl`.
///
/// *Install*, *run* and *pull* are words anywhere else, so a command begins with the name of a program and one of its own
/// subcommands, or with `sudo`. Where it ends is told by its options and arguments; a word that may be of the sentence is left
/// to the sentence.
enum ShellCommand {
    /// A word, without the punctuation behind it.
    private struct Word {
        let range: Range<Int>
        /// Whether punctuation stands right behind it.
        let isClosed: Bool
    }

    /// The most words without any sign of code that are taken for arguments.
    private static let mostPlainArguments = 2

    /// Whether a command may begin with a byte: most words are passed over by that alone.
    static func mayBegin(with byte: UInt8) -> Bool {
        let letter = byte &- UInt8(ascii: "a")
        return letter < 26 && initials & 1 << letter != 0
    }

    /// The letters that programs begin with, a bit each.
    private static let initials = subcommands.keys.reduce(into: UInt32(1) << (UInt8(ascii: "s") - UInt8(ascii: "a"))) {
        letters, name in
        if let first = name.utf8.first { letters |= 1 << (first &- UInt8(ascii: "a")) }
    }

    /// The end of a command that begins at an offset; nil where none does.
    ///
    /// - Complexity: Linear in the length of the command, whose words are looked up.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard var word = word(in: bytes, at: start, to: limit), isName(bytes[word.range]) else { return nil }
        func text(_ word: Word) -> String { String(decoding: bytes[word.range], as: UTF8.self) }
        func next() -> Word? {
            word.isClosed ? nil : Self.word(in: bytes, at: word.range.upperBound, to: limit)
        }
        var name = text(word)
        let isPrivileged = name == "sudo"
        if isPrivileged {
            guard let program = next(), isName(bytes[program.range]), !functionWords.contains(text(program)) else { return nil }
            word = program
            name = text(program)
        }
        if let known = subcommands[name], let subcommand = next(), known.contains(text(subcommand)) {
            word = subcommand
        } else if !isPrivileged {
            return nil
        }
        while let argument = next() {
            if isMarked(bytes[argument.range]) {
                word = argument
            } else if let last = lastPlainArgument(argument, in: bytes, to: limit) {
                word = last
            } else {
                break
            }
        }
        return word.range.upperBound
    }

    /// The word at an offset, where blanks are passed over; nil where the line ends, or punctuation stands alone.
    private static func word(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, to limit: Int) -> Word? {
        guard start < limit, let first = bytes[start..<limit].firstIndex(where: { !$0.isBlank }), bytes[first] > 0x20 else {
            return nil
        }
        let end = bytes[first..<limit].firstIndex { $0 <= 0x20 || $0 >= 0x7F } ?? limit
        let closing = bytes[first..<end].reversed().prefix { $0.isASCIIPunctuation && ".,;:!?)]\"'".utf8.contains($0) }.count
        guard end - closing > first else { return nil }
        return Word(range: first..<end - closing, isClosed: closing > 0 || end < limit && bytes[end] >= 0x7F)
    }

    /// Whether a word is written as programs and their subcommands are named.
    private static func isName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.allSatisfy { 0x61...0x7A ~= $0 || $0.isASCIIDigit || $0 == UInt8(ascii: "-") } && word.first != UInt8(ascii: "-")
    }

    /// Whether a word is an option, a path, an image with its tag or the like, and not a word of a sentence.
    private static func isMarked(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = word.first, first != UInt8(ascii: "("), !"&|;".utf8.contains(first) else { return false }
        return first == UInt8(ascii: "-") && word.count > 1
            || word.dropFirst().contains { "/=:@_.".utf8.contains($0) || $0.isASCIIDigit }
    }

    /// The last of a few words that are arguments, since what follows them is no word that may be of the same kind; nil where
    /// they may be the sentence's.
    private static func lastPlainArgument(_ first: Word, in bytes: UnsafeBufferPointer<UInt8>, to limit: Int) -> Word? {
        var last = first
        for _ in 0..<mostPlainArguments {
            guard isName(bytes[last.range]), !isFunctionWord(last, in: bytes) else { return nil }
            guard !last.isClosed, let next = word(in: bytes, at: last.range.upperBound, to: limit),
                !isFunctionWord(next, in: bytes), !"-&|>(".utf8.contains(bytes[next.range.lowerBound])
            else { return last }
            last = next
        }
        return nil
    }

    private static func isFunctionWord(_ word: Word, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        functionWords.contains(String(decoding: bytes[word.range], as: UTF8.self))
    }

    /// Programs whose commands people write into sentences, each with those of its subcommands that make no phrase with its name:
    /// *poetry show* and *cargo check* could be words.
    private static let subcommands: [String: Set<String>] = {
        let lists: [String: String] = [
            "git": """
            add am apply bisect blame branch checkout cherry-pick clean clone commit config diff fetch format-patch gc grep \
            init log merge mv pull push rebase reflog remote reset restore revert rm show stash status submodule switch tag \
            worktree
            """,
            "npm pnpm yarn bun":
                "add audit build ci create dev exec init install link publish remove run start test uninstall update",
            "pip pip3 pipx conda mamba":
                "activate create download freeze install list remove search show uninstall update upgrade",
            "apt apt-get aptitude dnf yum zypper brew apk snap flatpak winget choco scoop": """
            autoremove download info install list purge refresh reinstall remove search show uninstall update upgrade
            """,
            "docker podman docker-compose": """
            attach build compose exec images inspect login logs network ps pull push restart rm rmi run start stop swarm tag \
            volume
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
            "terraform": "apply destroy import init plan validate", "swift": "build package", "go": "fmt generate mod vet",
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

    /// Words of sentences behind which no argument stands, in the languages that most manuals are written in.
    private static let functionWords = Set(
        """
        a after al an and as at avec avant aus auf before by com con da dann dans de del depois depuis der des desde di die \
        do du e ed em en et for from für if im in into is it mit na nel no o of on or ou para per poi por pour puis that the \
        then this to u um und using via von when where will with y your zu zum
        """.split(separator: " ").map(String.init))
}
