// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why an engine as a whole does not serve at present. It is told apart from an engine that lacks a pair.
///
/// Engines throw it from `offer()`, and from `translate` where the call as a whole could not be served.
public struct EngineOutage: ExplainedError, Sendable, Hashable {
    /// What kind of outage it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// Nothing answers where the engine is asked: no network, no server, no trust in its certificate, no answer in time.
        public static let unreachable = Code(description: "unreachable")
        /// The engine is there and refuses: it wants a key, or another one.
        public static let refused = Code(description: "refused")
        /// What the person may have translated in a day, a month or for the money is used up. Trying again does not help.
        public static let quotaExhausted = Code(description: "quotaExhausted")
        /// The engine has too much to do, or is asked too often.
        public static let overloaded = Code(description: "overloaded")
        /// What the engine answers makes no sense.
        public static let malfunctioning = Code(description: "malfunctioning")
        /// The engine cannot be used as it is set up.
        public static let misconfigured = Code(description: "misconfigured")
    }

    /// What kind of outage it is.
    public let code: Code
    /// The engine's name.
    public let engine: String
    /// What is known beyond the code, in a sentence: words of the server, or what its transport says. It holds no key.
    public let detail: String?

    /// An outage of an engine.
    public init(_ code: Code, of engine: String, detail: String? = nil) {
        self.code = code
        self.engine = engine
        self.detail = detail
    }

    /// An error by which an engine could not say what it offers.
    init(_ error: any Error, of engine: String) {
        self =
            switch error {
            case let outage as EngineOutage: outage
            case let passed as DeadlinePassed:
                EngineOutage(.unreachable, of: engine, detail: "It gave no answer within \(passed.deadline).")
            case let error as any ExplainedError: EngineOutage(.malfunctioning, of: engine, detail: error.explanation)
            default: EngineOutage(.malfunctioning, of: engine, detail: "It reported: \(error).")
            }
    }

    /// That the engine does not serve.
    public var what: String { "The engine “\(engine)” does not serve at present." }

    /// Why, in a sentence or two.
    public var why: String {
        let sentence =
            switch code {
            case .unreachable: "It cannot be reached."
            case .refused: "It refuses to serve."
            case .quotaExhausted: "What may be translated by it is used up."
            case .overloaded: "It has too much to do, or is asked too often."
            case .misconfigured: "It cannot be used as it is set up."
            default: "What it answers makes no sense."
            }
        return detail.map { "\(sentence) \($0)" } ?? sentence
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch code {
        case .unreachable: "See that it runs and that its address is right, or use another engine."
        case .refused: "Give the key that it wants."
        case .quotaExhausted: "Wait until it serves again, or use another engine."
        case .overloaded: "Try again later, or use another engine."
        case .misconfigured: "Change its settings."
        default: "See that it is such an engine and that it works, or use another one."
        }
    }
}
