// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

extension RouteFinder {
    /// The target that a session would take for texts, for plans that must name it before anything runs.
    ///
    /// - Parameters:
    ///   - given: The target asked for; nil to pick one.
    ///   - source: The source given to the session; nil where it identifies languages and routes them.
    ///   - languages: The languages of the texts, where no source is given.
    ///   - preferred: The person's languages, best first.
    /// - Throws: `unsupportedTargetLanguage` where there is none to pick.
    package func target(
        _ given: LanguageTag?, from source: LanguageTag?, orAnyOf languages: [LanguageTag], among preferred: [LanguageTag],
        strategy: TranslationSession.Strategy
    ) throws(TranslationError) -> LanguageTag {
        let pick =
            if let given {
                given
            } else if let source {
                preferredTarget(for: source, among: preferred, strategy: strategy)?.target
            } else {
                preferredTarget(forAnyOf: languages, among: preferred, strategy: strategy)
            }
        guard let pick else { throw TranslationError(.noTarget(source: source.map { [$0] } ?? languages, tried: preferred)) }
        return pick
    }

    /// Whether some route leads into a language, installed or not.
    package func leads(to target: LanguageTag) -> Bool {
        languages.contains { status(from: $0, to: target) != .unsupported }
    }

    /// The languages that a text may be in which can be translated, in the order of `languages`.
    ///
    /// - Parameter target: What it is to be translated into; nil where that is not known, for all that any route leads from.
    public func sources(into target: LanguageTag?) -> [LanguageTag] {
        guard let target else { return Self.listed(offers.sources) }
        return languages.filter { status(from: $0, to: target) != .unsupported }
    }

    /// The languages that a text can be translated into, in the order of `languages`.
    ///
    /// - Parameter source: The text's language; nil where it is not known, for all that any route leads into.
    package func targets(from source: LanguageTag?) -> [LanguageTag] {
        guard let source else { return Self.listed(offers.targets) }
        return languages.filter { status(from: source, to: $0) != .unsupported }
    }
}
