// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension TranslationSession {
    /// The languages of a view's translations: a value that the view's owner keeps and changes.
    ///
    /// A view translates when its configuration becomes another by `==`: when a language changes, or when `invalidate()` is
    /// called since there is a new text.
    ///
    ///     var configuration: TranslationSession.Configuration?
    ///     configuration = .init()       // Pick the languages, and translate.
    ///     configuration?.invalidate()   // Translate again.
    public struct Configuration: Sendable, Hashable {
        /// The language to translate from; nil to identify it.
        public var source: Locale.Language?
        /// The language to translate into; nil to pick one of the person's.
        public var target: Locale.Language?
        /// What is preferred where several routes lead from source to target.
        public var preferredStrategy: Strategy
        /// How often the configuration was invalidated.
        public private(set) var version = 0

        /// A configuration of version 0. Two made alike are equal.
        public init(
            source: Locale.Language? = nil, target: Locale.Language? = nil, preferredStrategy: Strategy = .lowLatency
        ) {
            self.source = source
            self.target = target
            self.preferredStrategy = preferredStrategy
        }

        /// Makes the configuration another one with the same languages, so that its view translates again.
        public mutating func invalidate() {
            version += 1
        }
    }
}

extension TranslationSession {
    /// What is preferred where several routes lead from one language to another.
    ///
    /// It is a preference: where one route only exists, that is taken.
    public struct Strategy: Sendable, Hashable {
        private let name: String

        /// The better route, even where it is longer.
        public static let highFidelity = Strategy(name: "highFidelity")
        /// The shorter route, even where it is worse.
        public static let lowLatency = Strategy(name: "lowLatency")
    }
}
