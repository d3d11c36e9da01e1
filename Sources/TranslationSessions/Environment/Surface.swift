// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// Where a person is asked and shown something: a terminal, a script, a view.
///
/// A session asks only where a question is due: which language an unclear text is in, and whether packs may be installed. Each
/// question is given up when its deadline passes or its call is cancelled; a surface then takes it back and returns.
public protocol Surface: Sendable {
    /// Whether somebody is there to answer. Where nobody is, no question is put, and the calls throw what they lack.
    var canAsk: Bool { get }

    /// Asks which language a text is in.
    ///
    /// - Parameters:
    ///   - sample: The beginning of the text.
    ///   - hypotheses: The likeliest languages, best first; none where nothing is known.
    /// - Returns: The language chosen; nil where the person declines.
    func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async throws -> LanguageTag?

    /// Asks whether packs may be fetched and installed.
    ///
    /// - Parameters:
    ///   - packs: What is missing.
    ///   - source: The language that is to be translated from.
    ///   - target: The language that is to be translated into.
    /// - Returns: Whether they may.
    func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async throws -> Bool

    /// Shows how an installation gets on.
    ///
    /// Returns when the installation's progress ends; or earlier, when the person no longer wants to wait: the call then throws
    /// `CocoaError.userCancelled`, and the installation goes on.
    func showInstallation(_ installation: PackInstallation) async throws

    /// Shows that a text is being translated, which is presented when its translation is there.
    ///
    /// It is cancelled then, and whenever a question comes, after which it is called again. It returns earlier where the person
    /// no longer wants the translation. Surfaces that do not implement it show nothing.
    func showTranslating(of text: String) async throws

    /// Shows a text with its translation, until the person has chosen what is to become of it.
    ///
    /// Where the person copies the translation, the surface sees to that itself: it is not a choice.
    ///
    /// - Returns: The person's choice. Where it is another target, the next presentation follows at once.
    func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice
}

extension Surface {
    /// Shows nothing, until it is cancelled.
    public func showTranslating(of text: String) async throws {
        // A stream that nobody writes to ends when its reader is cancelled.
        let (end, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in end {}
    }
}

/// The surface of a program that nobody watches: it refuses every question.
public struct NoSurface: Surface {
    /// A surface that refuses.
    public init() {}

    /// Nobody is there.
    public var canAsk: Bool { false }

    /// Names no language.
    public func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async -> LanguageTag? { nil }

    /// Permits nothing.
    public func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async -> Bool { false }

    /// Waits for the end without showing anything.
    public func showInstallation(_ installation: PackInstallation) async {
        for await _ in installation.progress {}
    }

    /// Shows nothing.
    public func present(_ presentation: TranslationPresentation) async -> TranslationPresentation.Choice { .dismissal }
}
