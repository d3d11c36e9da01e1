// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HTTPTransport
public import LanguageRecognition

/// A server that translates, as a person sets it up.
///
///     let settings = ServerSettings(.libreTranslate, at: URL(string: "http://127.0.0.1:5000")!)
public struct ServerSettings: Sendable, Hashable {
    /// What is spoken with the server.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// LibreTranslate, one's own or somebody else's.
        case libreTranslate = "libretranslate"
        /// The chat interface of language models: llama.cpp, ollama, vLLM and others.
        case languageModel = "openai"
        /// DeepL.
        case deepL = "deepl"
        /// Google's Cloud Translation, version 2.
        case google = "google"
        /// Microsoft's Translator, version 3.
        case microsoft = "microsoft"
    }

    /// What is spoken with the server.
    public var kind: Kind
    /// The engine's name in routes and messages: the kind's unless told.
    public var name: String
    /// Where the server is.
    public var url: URL
    /// What the server knows the person by; nil where it asks for nothing.
    public var key: ServerKey?
    /// The languages that may be asked for; nil for those that the server names, and for a language model the usual ones.
    public var languages: [LanguageTag]?
    /// The language model; nil for the first that the server names.
    public var model: String?
    /// Where the account lives, for Microsoft; nil where it needs no region.
    public var region: String?
    /// The longest time in which nothing comes; nil for the usual one: a minute, and two for a language model.
    public var silence: Duration?
    /// How many requests are under way at once, at least 1.
    public var concurrency: Int

    /// Settings of a server.
    public init(
        _ kind: Kind, at url: URL, name: String? = nil, key: ServerKey? = nil, languages: [LanguageTag]? = nil,
        model: String? = nil, region: String? = nil, silence: Duration? = nil, concurrency: Int = 2
    ) {
        self.kind = kind
        self.name = name ?? kind.rawValue
        self.url = url
        self.key = key
        self.languages = languages
        self.model = model
        self.region = region
        self.silence = silence
        self.concurrency = max(1, concurrency)
    }
}

extension ServerSettings {
    /// The longest time in which nothing comes, as it was set up or is usual.
    public var longestSilence: Duration { silence ?? (kind == .languageModel ? .seconds(120) : .seconds(60)) }

    /// Whether the server is on this machine, so that nothing that is sent there leaves it.
    public var isOnThisMachine: Bool { url.isLoopback }
}

extension ServerSettings.Kind {
    /// Where the service is that its owner runs; nil for servers that people run themselves.
    ///
    /// - Parameter key: The person's key: those of DeepL's free plan, which end with `:fx`, have an address of their own.
    public func address(for key: ServerKey?) -> URL? {
        switch self {
        case .libreTranslate, .languageModel: nil
        case .deepL: URL(string: key?.secret.hasSuffix(":fx") == true ? "https://api-free.deepl.com" : "https://api.deepl.com")
        case .google: URL(string: "https://translation.googleapis.com")
        case .microsoft: URL(string: "https://api.cognitive.microsofttranslator.com")
        }
    }
}
