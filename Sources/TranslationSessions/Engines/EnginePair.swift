// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// What an engine offers: one direction between two languages.
public struct EnginePair: Sendable, Hashable {
    /// How good the translations are.
    public enum Quality: Int, Sendable, Hashable, Comparable, CaseIterable {
        /// The sense is often lost; used only when nothing better exists, and marked.
        case gist = 0
        /// Right sense, errors of form or of some words.
        case usable = 1
        /// Few errors.
        case good = 2

        /// The quality of a name, such as `usable`, as `"\\(quality)"` gives it; nil for any other name.
        public init?(named name: String) {
            guard let quality = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
            self = quality
        }

        /// From gist to good.
        public static func < (left: Quality, right: Quality) -> Bool { left.rawValue < right.rawValue }
    }

    /// The engine's own name of the pair, such as Apertium's mode `spa-cat`.
    public let name: String
    /// The language translated from.
    public let source: LanguageTag
    /// The language translated into.
    public let target: LanguageTag
    /// How good the translations are.
    public let quality: Quality
    /// How near its translations came to references where that was measured: chrF, from 0 to 100. It decides between pairs of one
    /// declared quality. Nil where it was not measured.
    public let measuredScore: Double?
    /// Whether a language model writes the translations: fluent even where they are wrong, so that responses name it.
    public let isLanguageModel: Bool
    /// Whether only the script changes, as from `sr` to `sr-Latn`.
    public let isScriptConversion: Bool
    /// What must be installed before the pair works; nil where nothing is.
    public let pack: Pack?
    /// Whether the pair works now.
    public let isInstalled: Bool

    /// A pair of an engine.
    public init(
        name: String, source: LanguageTag, target: LanguageTag, quality: Quality = .good, isScriptConversion: Bool = false,
        isLanguageModel: Bool = false, measuredScore: Double? = nil, pack: Pack? = nil, isInstalled: Bool = true
    ) {
        self.name = name
        self.source = source
        self.target = target
        self.quality = quality
        self.isScriptConversion = isScriptConversion
        self.isLanguageModel = isLanguageModel
        self.measuredScore = measuredScore
        self.pack = pack
        self.isInstalled = isInstalled
    }
}
