// SPDX-License-Identifier: Apache-2.0

import HTTPTransport
public import LanguageRecognition
public import TranslationSessions

/// Translates by a server over HTTP: LibreTranslate, a server of language models, DeepL, Google or Microsoft.
///
///     let settings = ServerSettings(.libreTranslate, at: URL(string: "http://127.0.0.1:5000")!)
///     let engine = ServerTranslationEngine(settings)
///
/// Text goes to the server's address and nowhere else: a redirect to another is refused, and nothing is written to a log. An
/// engine whose server is on this machine does not count as one that sends text elsewhere.
///
/// A server that is asked too often is asked again with growing waits, for a minute and some; one whose quota is used up, or
/// that refuses, is not. What it offers is asked for once in five minutes, and where it does not serve, that is known for half
/// a minute.
public final class ServerTranslationEngine: TranslationEngine {
    /// The server, as it was set up.
    public let settings: ServerSettings
    let service: any TranslationService
    let connection: ServerConnection
    private let memory: Locked<Memory>

    private struct Memory {
        var offer: Result<ServiceOffer, EngineOutage>?
        /// How old the offer is.
        let age: LastProgress
        /// What the server turned out to take, where that is less than it says.
        var learnt = EngineLimits()

        mutating func forget() { (offer, learnt) = (nil, EngineLimits()) }
    }

    /// An engine. Nothing is asked before somebody wants to know what it offers.
    ///
    /// - Parameters:
    ///   - settings: The server.
    ///   - detector: What recognises the languages of a language model's answers, so that those in another than the target are
    ///     refused; nil to take them. Other kinds of servers are believed.
    ///   - clock: What measures the waits between requests.
    public init(
        _ settings: ServerSettings, checkingLanguagesWith detector: LanguageDetector? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.settings = settings
        connection = ServerConnection(to: settings, clock: clock)
        memory = Locked(Memory(age: LastProgress(by: clock)))
        service =
            switch settings.kind {
            case .libreTranslate: LibreTranslateService(key: settings.key, languages: settings.languages)
            case .languageModel:
                ChatService(
                    key: settings.key, languages: settings.languages, model: settings.model,
                    check: AnswerCheck(detector: detector))
            case .deepL: DeepLService(key: settings.key, languages: settings.languages)
            case .google: GoogleService(key: settings.key, languages: settings.languages)
            case .microsoft: MicrosoftService(key: settings.key, region: settings.region, languages: settings.languages)
            }
    }

    /// The name that the settings have.
    public var name: String { settings.name }

    /// The server's address, without a query and what else may be secret.
    public var address: String { settings.url.withoutSecrets }

    /// Whether the server is on another machine.
    public var sendsTextElsewhere: Bool { !settings.isOnThisMachine }

    /// Whether placeholders come back: from language models they do, as marks, or the words around them go by themselves.
    public var keepsPlaceholders: Bool { service.keepsPlaceholders }

    /// What the server says that it offers, no older than five minutes.
    ///
    /// - Throws: `EngineOutage`, for half a minute the same one; `CancellationError`.
    public func offer() async throws -> EngineOffer {
        try await serviceOffer().offer
    }

    /// How long an offer is believed, and how long an outage.
    private static let validity = (offer: Duration.seconds(300), outage: Duration.seconds(30))

    /// The offer with the server's codes.
    func serviceOffer() async throws -> ServiceOffer {
        let known = memory.withLock { memory -> Result<ServiceOffer, EngineOutage>? in
            switch memory.offer {
            case .success where memory.age.age < Self.validity.offer: memory.offer
            case .failure where memory.age.age < Self.validity.outage: memory.offer
            default: nil
            }
        }
        if let known { return try known.get() }
        let result: Result<ServiceOffer, EngineOutage>
        do {
            result = .success(try await service.offer(over: connection.forOffers))
        } catch let fault as ServerFault {
            result = .failure(fault.outage(of: name))
        }
        return try memory.withLock { memory in
            memory.offer = result.map { offer in
                var offer = offer
                offer.offer.limits = offer.offer.limits.narrowed(by: memory.learnt)
                return offer
            }
            memory.age.note()
            return memory.offer ?? result
        }.get()
    }

    /// Notes that the server has stopped serving, so that others are asked for a while.
    func note(_ outage: EngineOutage) {
        memory.withLock { memory in
            memory.offer = .failure(outage)
            memory.age.note()
        }
    }

    /// Notes that the server takes less than it said.
    func learn(_ limits: EngineLimits) {
        memory.withLock { memory in
            memory.learnt = memory.learnt.narrowed(by: limits)
            let learnt = memory.learnt
            memory.offer = memory.offer?.map { offer in
                var offer = offer
                offer.offer.limits = offer.offer.limits.narrowed(by: learnt)
                return offer
            }
        }
    }

    /// Forgets what the server offered and which limits it was found to have, so that it is asked anew.
    public func releaseIdleResources() async {
        memory.withLock { $0.forget() }
    }

    /// Keeps what it knows: nothing of a pair is held.
    public func releaseIdleResources(of pairs: Set<EnginePair>) async {}
}

extension EngineLimits {
    /// The limits where both hold.
    func narrowed(by other: EngineLimits) -> EngineLimits {
        func least(_ first: Int?, _ second: Int?) -> Int? { [first, second].compactMap(\.self).min() }
        return EngineLimits(
            maximumBatchSize: least(maximumBatchSize, other.maximumBatchSize),
            maximumTextLength: least(maximumTextLength, other.maximumTextLength),
            maximumBatchLength: least(maximumBatchLength, other.maximumBatchLength))
    }
}
