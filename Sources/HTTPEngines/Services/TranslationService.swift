// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LanguageRecognition
import TranslationSessions

/// What one kind of server is asked, and what its answers mean. It sends nothing and waits for nothing itself.
protocol TranslationService: Sendable {
    /// How much is sent in one request.
    var requestLimits: EngineLimits { get }
    /// Whether placeholders are given back.
    var keepsPlaceholders: Bool { get }

    /// Asks what is offered.
    func offer(over connection: ServerConnection) async throws -> ServiceOffer

    /// The request for some texts, none of them blank.
    ///
    /// - Parameters:
    ///   - texts: No more than `requestLimits` allows.
    ///   - servicePair: The pair, with the server's codes of its languages.
    ///   - connection: What knows the server's address.
    func request(for texts: [String], over servicePair: ServicePair, to connection: ServerConnection) throws -> HTTPRequest

    /// The translations in an answer: one for each text, in order.
    ///
    /// - Throws: `ServerFault.malformed` where there is not one for each.
    func translations(in body: Data, of texts: [String], over servicePair: ServicePair) throws -> [Result<
        String, ServerError.Code
    >]

    /// What an answer with another status than 200 means; nil for what its status says.
    func fault(in answer: ServerAnswer, to texts: [String]) -> ServerFault?
}

extension ServerError.Code: Error {}

extension TranslationService {
    var keepsPlaceholders: Bool { false }
    func fault(in answer: ServerAnswer, to texts: [String]) -> ServerFault? { nil }
}

/// A pair of languages, with the codes that the server has for them.
struct ServicePair: Sendable {
    let pair: EnginePair
    let source: String
    let target: String
    /// The model that is asked; nil for services that have none.
    let model: String?
}

/// What a server offers, with its codes of the languages.
struct ServiceOffer: Sendable {
    var offer = EngineOffer()
    /// The server's codes of the languages translated from.
    var sources: [LanguageTag: String] = [:]
    /// The server's codes of the languages translated into.
    var targets: [LanguageTag: String] = [:]
    /// The model that is asked.
    var model: String?

    /// An offer of any of some languages into any of others.
    ///
    /// - Parameter wanted: The languages that may be asked for; nil for all.
    init(from sources: [String], to targets: [String], only wanted: [LanguageTag]?, limits: EngineLimits) {
        self.sources = Self.tags(of: sources)
        self.targets = Self.tags(of: targets)
        if let wanted {
            let wanted = Set(wanted)
            self.sources = self.sources.filter { wanted.contains($0.key) }
            self.targets = self.targets.filter { wanted.contains($0.key) }
        }
        let group = LanguageGroup(from: self.sources.keys.sorted(), to: self.targets.keys.sorted())
        offer = EngineOffer(groups: [group], limits: limits)
    }

    /// The tags of a server's codes. Of several codes for one language the one stands that is the tag itself, else the first.
    static func tags(of codes: [String]) -> [LanguageTag: String] {
        var tags: [LanguageTag: String] = [:]
        for code in codes {
            guard let tag = tag(of: code), tags[tag] == nil || code == tag.canonical else { continue }
            tags[tag] = code
        }
        return tags
    }

    /// The tag of a server's code; nil where it is none. Some servers have codes of their own.
    static func tag(of code: String) -> LanguageTag? {
        switch code.lowercased() {
        case "zt": "zh-Hant"
        case "pb": "pt-BR"
        case "auto": nil
        default: try? LanguageTag(parsing: code)
        }
    }

    /// The servicePair of a pair; nil where the server does not offer it.
    func servicePair(for pair: EnginePair) -> ServicePair? {
        guard let source = sources[pair.source], let target = targets[pair.target] else { return nil }
        return ServicePair(pair: pair, source: source, target: target, model: model)
    }
}

extension HTTPRequest {
    /// A request with a JSON body.
    static func json(_ url: URL, _ body: some Encodable, fields: [(name: String, value: String)] = []) throws -> HTTPRequest {
        HTTPRequest(
            url, method: "POST", fields: [("Content-Type", "application/json"), ("Accept", "application/json")] + fields,
            body: try JSONEncoder().encode(body))
    }
}

extension Data {
    /// Reads an answer's JSON.
    ///
    /// - Throws: `ServerFault.malformed`.
    func decoded<Value: Decodable>(as type: Value.Type) throws(ServerFault) -> Value {
        do {
            return try JSONDecoder().decode(type, from: self)
        } catch {
            throw .malformed(words: "Its answer is not the JSON that was expected.")
        }
    }
}

extension Array {
    /// The elements, where there is one for each of some texts.
    ///
    /// - Throws: `ServerFault.malformed`.
    func counted(as count: Int) throws(ServerFault) -> Self {
        guard self.count == count else {
            throw .malformed(words: "It answered \(self.count) translations for \(count) texts.")
        }
        return self
    }
}
