// SPDX-License-Identifier: Apache-2.0

import CommandEngine
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

    /// Asks engines, all at once; in their order.
    public static func reports(of engines: [any TranslationEngine]) async -> [EngineReport] {
        await withTaskGroup(of: (Int, EngineReport).self) { group in
            for (index, engine) in engines.enumerated() { group.addTask { (index, await EngineReport(of: engine)) } }
            return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
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

    /// How many languages it translates from now.
    public var sourceCount: Int { (try? state.get().installedLanguages.sources.count) ?? 0 }
    /// How many languages it translates into now.
    public var targetCount: Int { (try? state.get().installedLanguages.targets.count) ?? 0 }
}
