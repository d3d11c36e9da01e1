// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// What sessions work with: engines, identification, the person's languages, a surface, and what is allowed.
///
///     let environment = TranslationEnvironment(
///         engines: [engine], languageIdentifier: StandardLanguageIdentifier(detector: try LanguageDetector()))
///     let session = TranslationSession(from: nil, to: "es", environment: environment)
///
/// An environment is a value; sessions keep a copy. Copies share the installations under way, so that two sessions which lack
/// the same pack wait for one installation of it.
public struct TranslationEnvironment: Sendable {
    /// The engines, those to be preferred first.
    public var engines: [any TranslationEngine]
    /// What tells which language texts are in.
    public var languageIdentifier: any LanguageIdentifying
    /// The person's languages, best first. A session without a target picks from them.
    public var preferredLanguages: [LanguageTag]
    /// Where questions are put and progress is shown.
    public var surface: any Surface
    /// What installs packs; nil where nothing can.
    public var installer: (any PackInstaller)?
    /// What is allowed.
    public var policies: TranslationPolicies
    /// How long anything is waited for.
    public var deadlines: TranslationDeadlines
    /// What measures the deadlines.
    public var clock: any Clock<Duration>
    /// Told how far calls are: how many bytes of UTF-8 a text has that an engine has answered, once for each leg of its route, on
    /// whichever thread the answer comes. What has to go again, on another route or since placeholders were lost, is not counted
    /// again. It must be short.
    public var progress: (@Sendable (_ byteCount: Int) -> Void)?
    let installations = Installations()
    /// Lets one question at a time through to the surface.
    private(set) var questions = SerialQueue()
    /// Lets one translation at a time be shown as being under way.
    private(set) var notices = SerialQueue()
    let routes = RouteFinderCache()

    /// An environment that asks nobody, installs nothing and allows little, unless told.
    ///
    /// - Parameters:
    ///   - engines: The engines, those to be preferred first.
    ///   - languageIdentifier: What tells which language texts are in.
    ///   - preferredLanguages: The person's languages, best first.
    ///   - surface: Where questions are put and progress is shown.
    ///   - installer: What installs packs; nil where nothing can.
    ///   - policies: What is allowed.
    ///   - deadlines: How long anything is waited for.
    ///   - clock: What measures the deadlines.
    public init(
        engines: [any TranslationEngine], languageIdentifier: any LanguageIdentifying,
        preferredLanguages: [LanguageTag] = LanguageTag.preferredLanguages(), surface: any Surface = NoSurface(),
        installer: (any PackInstaller)? = nil, policies: TranslationPolicies = TranslationPolicies(),
        deadlines: TranslationDeadlines = TranslationDeadlines(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.engines = engines
        self.languageIdentifier = languageIdentifier
        self.preferredLanguages = preferredLanguages
        self.surface = surface
        self.installer = installer
        self.policies = policies
        self.deadlines = deadlines
        self.clock = clock
    }

    /// A copy for somebody else to ask, whose questions wait for none of those that the others are asked.
    package func asking(_ surface: any Surface) -> TranslationEnvironment {
        var copy = self
        copy.surface = surface
        copy.questions = SerialQueue()
        copy.notices = SerialQueue()
        return copy
    }
}
