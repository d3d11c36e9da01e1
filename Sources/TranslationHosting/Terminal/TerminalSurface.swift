// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import TranslationSessions

/// Asks and shows at the terminal that the process was started from.
///
///     var environment = TranslationEnvironment.standard
///     environment.surface = TerminalSurface(languages: await environment.routeFinder().languages)
///
/// Questions go to the terminal whatever standard input and output are, so that a document can come through a pipe. Where the
/// process has no terminal nobody is asked, as with `NoSurface`. What a text, a language or a pack is called cannot command the
/// terminal.
public struct TerminalSurface: Surface {
    private let terminal: ControllingTerminal
    private let languages: [LanguageTag]

    /// A surface at the process's terminal.
    ///
    /// - Parameter languages: The languages to choose from beside those that are likely. Varieties for private use, such as
    ///   `ca-x-iec2017`, are not listed, but can be named.
    public init(languages: [LanguageTag] = []) {
        terminal = .shared
        self.languages = languages.filter { !$0.canonical.contains("-x-") }
    }

    /// Whether the process was started from a terminal.
    public var canAsk: Bool { terminal.isPresent }

    /// Asks which language a text is in: the hypotheses stand first, and typing finds the others.
    public func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async throws -> LanguageTag? {
        let likely = hypotheses.map { LanguageChoice.Entry($0.language, note: Self.percent($0.probability)) }
        let known = Set(hypotheses.map(\.language))
        let others = languages.filter { !known.contains($0) }.map { LanguageChoice.Entry($0) }
        return try await terminal.run(
            LanguageChoice(
                "Which language is this text in?", sample: sample, among: likely + others, refusal: "leave it as it is"))
    }

    /// Asks whether packs may be installed, with their sizes.
    public func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async throws -> Bool {
        try await terminal.run(InstallationPermission(for: packs, from: source, to: target))
    }

    /// Shows how an installation gets on, until it ends or the person no longer wants to wait.
    public func showInstallation(_ installation: PackInstallation) async throws {
        let dialog = try terminal.open(InstallationProgress(of: installation.packs))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await dialog.answer() }
            group.addTask {
                let clock = ContinuousClock()
                let start = clock.now
                for await share in installation.progress {
                    dialog.update { $0.note(share, files: installation.files(), at: clock.now - start) }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
            await dialog.close()
        }
    }

    /// Shows that a text is being translated, until the person no longer wants that.
    public func showTranslating(of text: String) async throws {
        try await terminal.run(TranslationProgress(of: text))
    }

    /// Shows a text with its translation.
    public func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
        try await terminal.run(TranslationOverlay(presentation))
    }

    private static func percent(_ probability: Double) -> String { "\(Int((probability * 100).rounded())) %" }
}
