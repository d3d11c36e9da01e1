// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TranslationBatches
import TranslationSessions

extension DocumentPlan {
    /// Plans a document whose spans are known.
    ///
    /// - Parameters:
    ///   - spans: The spans of each passage.
    ///   - target: The language asked for; nil to pick one as a session would.
    ///   - only: The languages to translate from where none is given; nil for all.
    ///   - finder: What the engines offer.
    /// - Throws: `TranslationError` where there is no target to pick.
    init(
        for document: Document, spans: [[LanguageSpan]], from source: LanguageTag?, to target: LanguageTag?,
        only: Set<LanguageTag>?, among preferredLanguages: [LanguageTag], strategy: TranslationSession.Strategy,
        finder: RouteFinder
    ) throws(TranslationError) {
        let batches = BatchPlan(of: zip(document.passages, spans).map { BatchPlan.Source(text: $0.text, spans: $1) })
        let admitted = source == nil ? only : nil
        let languages = batches.batches.map(\.language).filter { admitted?.contains($0) ?? true }
        let target = try finder.target(
            target, from: source, orAnyOf: languages, among: preferredLanguages, strategy: strategy)
        var groups = Grouping()
        for (sourceIndex, passage) in batches.sources.enumerated() {
            for (spanIndex, span) in passage.spans.enumerated() {
                groups.add(span, at: BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: spanIndex))
            }
        }
        self.init(
            document: document, target: target, source: source, batches: batches,
            groups: groups.spans.map { key, members in
                Group(
                    language: key.language, positions: members.map(\.position),
                    letterCount: members.reduce(0) { $0 + $1.letterCount },
                    outcome: Self.outcome(
                        of: key, to: target, isGiven: source != nil, only: admitted, strategy: strategy, finder: finder))
            })
    }

    private static func outcome(
        of key: Grouping.Key, to target: LanguageTag, isGiven: Bool, only: Set<LanguageTag>?,
        strategy: TranslationSession.Strategy, finder: RouteFinder
    ) -> Outcome {
        switch key {
        case .none(let reason):
            return .noLanguage(reason)
        case .language(let language):
            if only?.contains(language) == false { return .notRequested }
            if !isGiven, WrittenLanguage(language) == WrittenLanguage(target) { return .alreadyInTarget }
            do throws(TranslationError) {
                let route = try finder.route(from: language, to: target, preferring: strategy)
                return route.isInstalled ? .translated(route) : .notInstalled(route)
            } catch {
                return .unsupported(error)
            }
        }
    }
}

/// Gathers spans by language, or by why they have none, in the order of first appearance.
private struct Grouping {
    enum Key: Hashable {
        case language(LanguageTag)
        case none(UndeterminedReason)

        var language: LanguageTag? {
            if case .language(let language) = self { language } else { nil }
        }
    }

    struct Member {
        let position: BatchPlan.Position
        let letterCount: Int
    }

    private(set) var spans: [(key: Key, members: [Member])] = []
    private var indices: [Key: Int] = [:]

    mutating func add(_ span: LanguageSpan, at position: BatchPlan.Position) {
        let key: Key =
            switch span.outcome {
            case .language(let tag, _): .language(tag)
            case .undetermined(let reason): .none(reason)
            }
        let index = indices[key] ?? spans.count
        if index == spans.count {
            indices[key] = index
            spans.append((key, []))
        }
        spans[index].members.append(Member(position: position, letterCount: span.evidence.letterCount))
    }
}
