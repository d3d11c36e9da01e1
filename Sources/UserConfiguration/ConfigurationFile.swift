// SPDX-License-Identifier: Apache-2.0

/// What a person has set up in `config.toml`: servers and programs that translate, and what is preferred.
///
///     order = ["neural", "home"]       # the engines to be preferred, best first
///     packs = ["/srv/dragoman"]        # further folders of packs
///
///     [servers.home]
///     kind = "libretranslate"
///     url = "http://192.168.1.7:5000"
///     key-file = "~/.config/dragoman/home.key"
///
///     [commands.mine]
///     command = "my-translator {source} {target}"
///     languages = ["de", "en"]
///
/// Paths begin with a slash or with `~/`. A key that is not known is an error, so that a slip of the pen does not go unnoticed.
public struct ConfigurationFile: Sendable, Hashable {
    /// The engines to be preferred, best first. Others come after them.
    public var order: [String] = []
    /// The engines that are not used.
    public var disabled: [String] = []
    /// Whether engines that send text to other machines are left out.
    public var isOffline = false
    /// Further folders in which packs are looked for.
    public var packFolders: [String] = []
    /// The servers, by name.
    public var servers: [Server] = []
    /// The programs, by name.
    public var commands: [Command] = []

    /// A server that translates.
    public struct Server: Sendable, Hashable {
        /// The engine's name.
        public var name: String
        /// What is spoken with it: `libretranslate`, `openai`, `deepl`, `google` or `microsoft`.
        public var kind: String
        /// Where it is; nil for a service whose address is known.
        public var url: String?
        /// The path of the file that the key is in; nil where there is none.
        public var keyFile: String?
        /// The variable of the environment that the key is in; nil where there is none.
        public var keyVariable: String?
        /// The languages that may be asked for; nil for those that the server names.
        public var languages: [String]?
        /// The language model.
        public var model: String?
        /// Where the account lives.
        public var region: String?
        /// The longest time in which nothing comes, in seconds.
        public var timeout: Int?
        /// How many requests are under way at once.
        public var concurrency: Int?
    }

    /// A program that translates.
    public struct Command: Sendable, Hashable {
        /// The engine's name.
        public var name: String
        /// The program with its arguments; `{source}` and `{target}` stand for languages.
        public var command: String
        /// The languages of which it translates any into any; nil for all that are recognised.
        public var languages: [String]?
        /// Whether it sends text to another machine.
        public var sendsText: Bool

        /// A program.
        public init(name: String, command: String, languages: [String]? = nil, sendsText: Bool = false) {
            self.name = name
            self.command = command
            self.languages = languages
            self.sendsText = sendsText
        }
    }

    /// A configuration in which nothing is set up.
    public init() {}
}
