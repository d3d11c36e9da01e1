// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What a session lays down for each of its calls.
struct CallRules: Sendable {
    /// The language to translate from; nil to identify it.
    var source: LanguageTag?
    /// The language to translate into; nil to pick one.
    var target: LanguageTag?
    /// What to pick from.
    var preferredLanguages: [LanguageTag]
    var strategy: TranslationSession.Strategy
    /// Whether a person may be asked for the source.
    var canAsk: Bool
    /// Whether a person may be asked for permission to install.
    var canInstall: Bool
    /// What a translation must not be poorer than.
    var leastQuality = EnginePair.Quality.gist
}

/// What a call is for.
enum CallPurpose: Sendable {
    /// To translate texts.
    case translation(onFailure: FailureHandling)
    /// To have the pair ready, translating nothing.
    case preparation
}

/// What becomes of a call when an engine fails on single texts.
enum FailureHandling: Sendable {
    /// The call ends with the first failure: its answers go together or not at all.
    case endAtOnce
    /// The other texts are answered first; then the call ends, and `firstFailure` is the first failure.
    case endAfterOthers
    /// Failures are answers like others.
    case report
}
