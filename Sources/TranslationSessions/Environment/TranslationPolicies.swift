// SPDX-License-Identifier: Apache-2.0

/// What sessions are allowed to do.
public struct TranslationPolicies: Sendable, Hashable {
    /// Whether routes may go through a third language. What is translated twice loses twice, so it has to be asked for.
    public var allowsPivot: Bool
    /// Whether engines that send text to another machine may serve.
    public var allowsSendingTextElsewhere: Bool
    /// The least quality of the pairs that routes are made of, and of what engines find of single translations.
    public var leastQuality: EnginePair.Quality
    /// What becomes of a call on a session whose view has gone.
    public var misuse: MisusePolicy

    /// Policies that allow only direct routes on this machine unless told.
    public init(
        allowsPivot: Bool = false, allowsSendingTextElsewhere: Bool = false, leastQuality: EnginePair.Quality = .gist,
        misuse: MisusePolicy = .error
    ) {
        self.allowsPivot = allowsPivot
        self.allowsSendingTextElsewhere = allowsSendingTextElsewhere
        self.leastQuality = leastQuality
        self.misuse = misuse
    }
}

/// What becomes of a call on a session whose view has gone or whose configuration has changed.
public enum MisusePolicy: Sendable, Hashable {
    /// The call throws `TranslationError.sessionExpired`.
    case error
    /// The process stops, as on Apple's platforms. It finds such calls while a program is being written.
    case trap
}
