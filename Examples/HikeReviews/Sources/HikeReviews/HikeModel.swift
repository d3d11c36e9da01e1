// SPDX-License-Identifier: Apache-2.0

import NaturalLanguage
import Observation
import Translation

/// A hike, the language whose reviews are looked at, and the translations as they come.
@MainActor @Observable
final class HikeModel {
    private(set) var hike: Hike
    /// The language of the reviews that are shown; nil for all.
    var filter: NLLanguage?
    var configuration: TranslationSession.Configuration?
    /// What could not be translated, and why.
    private(set) var failures: [String] = []
    private var progress = Progress.none

    /// How far the translation of the reviews is.
    private enum Progress { case none, translating, done }

    /// The language that the reader gets all reviews in.
    let target: LanguageTag
    /// Why that is none of the reader's own; nil where it is.
    private(set) var notice: String?

    /// - Parameters:
    ///   - own: The language that the reader likes best.
    ///   - target: The one that the reviews can be translated into.
    init(_ hike: Hike, for own: LanguageTag, into target: LanguageTag) {
        self.hike = hike
        self.target = target
        guard own.language != target.language else { return }
        notice =
            "Nothing here translates into \(own.displayName(in: own)): "
            + "the translations are into \(target.displayName(in: target))."
    }

    /// The languages of the reviews, each once, in the order of the reviews.
    var languages: [NLLanguage] {
        var seen: Set<NLLanguage> = []
        return hike.reviews.compactMap(\.language).filter { seen.insert($0).inserted }
    }

    var shownReviews: [Review] {
        hike.reviews.filter { filter == nil || $0.language == filter }
    }

    /// Has the view translate what is shown.
    func translate() {
        failures = []
        progress = .translating
        if configuration == nil {
            // Each batch tells its language.
            configuration = .init(target: Locale.Language(target))
        } else {
            configuration?.invalidate()
        }
    }

    /// Translates the reviews that are shown: a batch for each language, one after the other, with the same session.
    func translateReviews(using session: TranslationSession) async {
        // What is in the target language is read as it is, whichever region the reader names.
        for language in languages
        where (filter == nil || language == filter) && language.tag?.language != target.language {
            let requests = hike.reviews.filter { $0.language == language && $0.translation == nil }.map {
                TranslationSession.Request(sourceText: $0.text, clientIdentifier: $0.id)
            }
            guard !requests.isEmpty else { continue }
            do {
                for try await response in session.translate(batch: requests) { add(response) }
            } catch is CancellationError {
                return
            } catch {
                // A language that cannot be translated leaves the others alone.
                failures.append("\(language.name): \(error.messageForReader)")
            }
        }
        progress = .done
    }

    /// How many of the reviews shown are there in the reader's language, and why the others are not translated; empty before
    /// that was asked for.
    var outcome: String {
        guard progress == .done else { return progress == .none ? "" : "Translating …" }
        let name = target.displayName(in: target)
        let translatedCount = shownReviews.count { $0.translation != nil }
        let ownCount = shownReviews.count { $0.language?.tag?.language == target.language }
        let unknownCount = shownReviews.count { $0.language == nil }
        let parts = [
            "Translated into \(name): \(translatedCount) of \(shownReviews.count)",
            ownCount > 0 ? "in \(name) already: \(ownCount)" : nil, unknownCount > 0 ? "in no language: \(unknownCount)" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: "; ") + "."
    }

    private func add(_ response: TranslationSession.Response) {
        guard let index = hike.reviews.firstIndex(where: { $0.id == response.clientIdentifier }) else { return }
        hike.reviews[index].translation = response.targetText
    }
}
