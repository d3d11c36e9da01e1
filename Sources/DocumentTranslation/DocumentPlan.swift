// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
public import LanguageRecognition
public import LanguageSegmentation
public import TranslationBatches
public import TranslationSessions

/// What will become of a document: its spans, the batches they go in, the route of each, and what stays as it is and why.
///
///     let plan = try await DocumentTranslator(to: "es", environment: environment).plan(for: document)
///     for group in plan.groups { print(group.language?.canonical ?? "und", group.outcome) }
public struct DocumentPlan: Sendable {
    /// What will become of spans.
    public enum Outcome: Sendable {
        /// They go over this route, all of whose legs are installed.
        case translated(Route)
        /// They would go over this route, if its `missingPacks` were installed.
        case notInstalled(Route)
        /// They are in the target language already, or in a regional variant of it.
        case alreadyInTarget
        /// No route leads from their language to the target, as the error says.
        case unsupported(TranslationError)
        /// They are in no language that could be named.
        case noLanguage(UndeterminedReason)
        /// They are in a language that is not to be translated from (`only`).
        case notRequested
    }

    /// Spans of one language, or of none for one reason, that have the same outcome.
    public struct Group: Sendable {
        /// Their language; nil where there is none.
        public let language: LanguageTag?
        /// Where they stand.
        public let positions: [BatchPlan.Position]
        /// How many letters they hold together.
        public let letterCount: Int
        /// What will become of them.
        public let outcome: Outcome
    }

    /// The document.
    public let document: Document
    /// The language that is translated into.
    public let target: LanguageTag
    /// The language that was given; nil where languages are identified.
    public let source: LanguageTag?
    /// The passages of the document with their spans, and the batches.
    public let batches: BatchPlan
    /// The groups, in the order of their first spans.
    public let groups: [Group]

    init(document: Document, target: LanguageTag, source: LanguageTag?, batches: BatchPlan, groups: [Group]) {
        self.document = document
        self.target = target
        self.source = source
        self.batches = batches
        self.groups = groups
    }

    /// The spans of all passages, in the order of the document, with their outcome.
    public var spans: [(passage: Int, span: LanguageSpan, outcome: Outcome)] {
        var outcomes: [BatchPlan.Position: Outcome] = [:]
        for group in groups { for position in group.positions { outcomes[position] = group.outcome } }
        return batches.sources.enumerated().flatMap { passage, source in
            source.spans.enumerated().compactMap { index, span in
                outcomes[BatchPlan.Position(sourceIndex: passage, spanIndex: index)].map { (passage, span, $0) }
            }
        }
    }

    /// How many bytes of UTF-8 engines will be given, over all legs; about, since equal texts go once.
    package var engineByteCount: Int {
        var legCounts: [LanguageTag: Int] = [:]
        for group in groups {
            if case .translated(let route) = group.outcome, let language = group.language {
                legCounts[language] = route.legs.count
            }
        }
        return batches.batches.reduce(0) { sum, batch in
            sum + (legCounts[batch.language] ?? 0) * batch.items.reduce(0) { $0 + $1.text.utf8.count }
        }
    }

    /// Whether some of the document could be in the target language once it is translated: then the target, where it was picked,
    /// is that of what follows too.
    public var settlesTarget: Bool {
        groups.contains { group in
            switch group.outcome {
            case .translated, .notInstalled, .alreadyInTarget: true
            case .unsupported, .noLanguage, .notRequested: false
            }
        }
    }

    /// The groups that were asked to be translated and cannot be: for lack of a route or of a pack.
    public var shortfalls: [Group] {
        groups.filter {
            switch $0.outcome {
            case .notInstalled, .unsupported: true
            case .translated, .alreadyInTarget, .noLanguage, .notRequested: false
            }
        }
    }
}
