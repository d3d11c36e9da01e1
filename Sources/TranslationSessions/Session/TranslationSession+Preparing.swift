// SPDX-License-Identifier: Apache-2.0

extension TranslationSession {
    /// Has what the session's pair needs installed, translating nothing.
    ///
    /// Asks the person only for what is missing and is not being installed already, shows progress, and returns when the pair
    /// is ready.
    ///
    /// - Throws: `TranslationError`: `unableToIdentifyLanguage` where the session has no source, for there is no text to
    ///   identify one from. `CocoaError.userCancelled` when the person declines, or no longer wants to wait; the installation
    ///   then goes on.
    public func prepareTranslation() async throws {
        try await queue.run { [environment, rules] use in
            _ = try await CallDriver(environment: environment, use: use).run(TranslationCall([], for: .preparation, under: rules))
        }
    }

    /// Whether the session would translate now without asking for anything to be installed.
    ///
    /// Without a source: whether some route into the target is installed. A session that has ended is not ready. Asks the
    /// engines, and nobody else.
    public var isReady: Bool {
        get async {
            guard !queue.hasEnded else { return false }
            let finder = await environment.routeFinder()
            switch (rules.source, rules.target) {
            case (let source?, let target?):
                return finder.status(from: source, to: target) == .installed
            case (let source?, nil):
                let pick = finder.preferredTarget(for: source, among: rules.preferredLanguages, strategy: rules.strategy)
                return pick?.route.isInstalled ?? false
            case (nil, let target?):
                return finder.hasInstalledRoute(to: target)
            case (nil, nil):
                return rules.preferredLanguages.contains { finder.hasInstalledRoute(to: $0) }
            }
        }
    }

    /// Whether the session may ask for packs to be installed: somebody is there to ask, and something can install them.
    public var canRequestDownloads: Bool { rules.canInstall }
}
