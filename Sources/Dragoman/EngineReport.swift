// SPDX-License-Identifier: Apache-2.0

import CommandEngine
import LanguageRecognition
public import TranslationSessions

#if HTTPEngines
    import HTTPEngines
#endif

/// An engine as people are told of it.
public struct EngineReport: Sendable {
    /// The engine's name.
    public let name: String
    /// What it offers, or why it does not serve.
    public let state: Result<EngineOffer, EngineOutage>
    /// Where text is sent that it translates; nil where it stays on this machine.
    public let address: String?

    /// Asks an engine, for no longer than ten seconds.
    public init(of engine: any TranslationEngine) async {
        name = engine.name
        state = await engine.state()
        address = Self.address(of: engine)
    }

    /// Where an engine sends text; nil where it keeps it on this machine.
    public static func address(of engine: any TranslationEngine) -> String? {
        guard engine.sendsTextElsewhere else { return nil }
        #if HTTPEngines
            if let server = engine as? ServerTranslationEngine { return server.address }
        #endif
        if let command = engine as? CommandTranslationEngine { return "where “\(command.command.words[0])” sends it" }
        return "an unknown place"
    }

    /// How many languages it translates from.
    public var sourceCount: Int { languageCount { $0.source } ?? 0 }
    /// How many languages it translates into.
    public var targetCount: Int { languageCount { $0.target } ?? 0 }

    private func languageCount(_ end: (EnginePair) -> LanguageTag) -> Int? {
        guard let pairs = try? state.get().allPairs else { return nil }
        return Set(pairs.filter(\.isInstalled).map(end)).count
    }
}
