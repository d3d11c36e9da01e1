// SPDX-License-Identifier: Apache-2.0

/// The programs of a terminal that texts name with their arguments.
package enum Programs {
    /// Programs that people give options, and whose names begin no sentence.
    package static let withOptions: Set = [
        "awk", "chmod", "chown", "cp", "curl", "df", "du", "find", "grep", "ln", "ls", "mkdir", "mv", "rm", "rsync", "scp", "sed",
        "ssh", "tail", "tar", "unzip", "wget", "zip",
    ]

    /// Compilers, linkers and what calls them, whose options are whole words behind one hyphen.
    static let compilers: Set = ["cc", "clang", "cmake", "cpp", "gcc", "gfortran", "ghc", "javac", "ld", "rustc", "tcc"]

    /// The same with names that are verbs of English.
    static let verbs: Set = ["kill", "make"]

    /// What lines of a shell begin with besides, or join with bars.
    package static let ofPipelines: Set = [
        "cat", "cut", "diff", "ffmpeg", "gzip", "head", "mount", "openssl", "ping", "ps", "python", "python3", "sort", "sudo",
        "touch", "tr", "uniq", "wc", "xargs",
    ]

    /// Programs that run the file that is named behind them.
    package static let interpreters: Set = ["bash", "java", "node", "perl", "php", "python", "python3", "ruby", "sh"]
    static let suffixesOfScripts: Set = ["jar", "java", "js", "mjs", "php", "pl", "py", "rb", "sh", "ts"]

    /// Programs that people run with `sudo` and that have no subcommands.
    package static let privileged: Set = [
        "chmod", "chown", "cp", "dd", "dpkg", "journalctl", "ln", "make", "mkdir", "mount", "mv", "nano", "passwd", "reboot",
        "rm", "service", "shutdown", "su", "tee", "ufw", "umount", "useradd", "usermod", "vim",
    ]

    /// Programs whose names have a hyphen and look like two words.
    static let hyphenated = Set(
        words: """
            add-apt-repository apt-cache apt-cdrom apt-config apt-file apt-ftparchive apt-get apt-key apt-listchanges apt-mark
            apt-sortpkgs docker-compose dpkg-buildpackage dpkg-deb dpkg-divert dpkg-query dpkg-reconfigure
            dpkg-source dpkg-split gpg-agent gpg-connect-agent pkg-config run-parts ssh-add ssh-agent ssh-copy-id ssh-keygen
            ssh-keyscan start-stop-daemon update-alternatives update-grub update-initramfs update-rc.d xdg-open
            """)

    /// Programs with subcommands, which `ShellCommand` lists.
    package static let withSubcommands = Set(ShellCommand.subcommands.keys)

    /// Whether a word is one of sentences that is no argument of a program, or tells people to run something.
    package static func isOfSentence(_ word: String) -> Bool { ShellCommand.isOfSentence(word) }

    /// Whether a word is a subcommand of a program.
    package static func hasSubcommand(_ word: String, of program: String) -> Bool {
        ShellCommand.subcommands[program]?.contains(word) == true
    }
}
