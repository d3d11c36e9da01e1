// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition
import Reports
import TextStreams
import TranslationReports
import TranslationSessions

/// What of an input was asked to be translated and was kept, gathered by reason.
struct Shortfalls {
    private struct Reason {
        let error: any Error
        var languages: [LanguageTag] = []
        var partCount = 0
    }

    private var reasons: [String: Reason] = [:]
    private var order: [String] = []

    /// The languages of what was not asked for.
    private var excluded: [LanguageTag] = []
    /// How many parts with words in them are in no language that is known.
    private var undeterminedCount = 0
    /// How many translations there are of each language, and how many of them give the gist only.
    private var gistCounts: [LanguageTag: (gist: Int, all: Int)] = [:]
    /// What came back as it was: the first of it, whether there is more, and how many passages there are in all.
    private var unchanged: (examples: [String], hasMore: Bool, count: Int) = ([], false, 0)

    private static let mostExamples = 3
    /// The longest example, in characters.
    private static let longestExample = 30

    /// Adds what of a text was kept.
    mutating func add(_ translation: TextTranslation) {
        let whole = translation.parts.isEmpty ? [(translation.source, translation.quality)] : []
        for (language, quality) in whole + translation.parts.map({ ($0.language, $0.quality) }) {
            guard let language, let quality else { continue }
            gistCounts[language, default: (0, 0)].all += 1
            if quality == .gist { gistCounts[language, default: (0, 0)].gist += 1 }
        }
        for text in translation.unchangedTexts {
            unchanged.count += 1
            let words = text.replacing("\u{FFFC}", with: "…").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let example = words.count > Self.longestExample ? words.prefix(Self.longestExample) + "…" : words
            if unchanged.examples.contains(example) { continue }
            if unchanged.examples.count < Self.mostExamples {
                unchanged.examples.append(example)
            } else {
                unchanged.hasMore = true
            }
        }
        for part in translation.parts {
            switch part.outcome {
            case .notRequested:
                if let language = part.language, !excluded.contains(language) { excluded.append(language) }
            case .noLanguage(.fixedText) where !Self.holdsSentence(part.sourceText): break
            case .noLanguage(let reason) where reason != .empty && reason != .noLetters: undeterminedCount += 1
            default: break
            }
        }
        for (part, error) in translation.shortfalls {
            let key = (error as? TranslationError).map { $0.what + $0.why } ?? "\(error)"
            if reasons[key] == nil { order.append(key) }
            var reason = reasons[key] ?? Reason(error: error)
            reason.partCount += 1
            if let language = part.language, !reason.languages.contains(language) { reason.languages.append(language) }
            reasons[key] = reason
        }
    }

    /// Whether three words stand side by side in what is fixed text to the recogniser, and no signs of code: *two tests fail:
    /// test_login*.
    private static func holdsSentence(_ text: String) -> Bool {
        guard !text.contains(where: { "{}()=;".contains($0) }) else { return false }
        let words = text.split(separator: " ").map { word in
            let letters = word.prefix(while: \.isLetter)
            return letters.count > 1 && word[letters.endIndex...].allSatisfy { ",.:!?".contains($0) }
        }
        return words.indices.dropFirst(2).contains { words[$0] && words[$0 - 1] && words[$0 - 2] }
    }

    /// Names each reason, and notes what --only has left out.
    ///
    /// - Parameter hasAsked: Whether the person was asked for languages already.
    /// - Returns: Whether something was kept that was to be translated.
    func report(of input: TextInput, hasAsked: Bool, to messages: Messages) -> Bool {
        if !excluded.isEmpty {
            messages.note(input.name, "\(excluded.nameList) kept, which --only does not name")
        }
        if undeterminedCount > 0 {
            let remedy = "--dry-run lists them, --from names the language" + (hasAsked ? "" : ", --ask asks for it")
            messages.note(input.name, "\(undeterminedCount.counting("part")) in no language that is clear kept; \(remedy)")
        }
        for (language, count) in gistCounts.sorted(by: { $0.key < $1.key }) where count.gist > 0 {
            let name = [language].nameList
            let what =
                count.gist == count.all
                ? "what was \(name) gives the gist only"
                : "\(count.gist) of \(count.all.counting("passage")) in \(name) give the gist only"
            messages.note(input.name, "\(what): words and sense may be lost; --least-quality usable refuses such text")
        }
        if unchanged.count > 0 {
            let examples = unchanged.examples.map { "‘\($0)’" }.joined(separator: ", ")
            let what = unchanged.count.counting("passage")
            messages.note(input.name, "\(what) came back unchanged: \(examples)\(unchanged.hasMore ? " …" : "")")
        }
        for key in order {
            guard let reason = reasons[key] else { continue }
            messages.report(
                .kept(input: input.name, languages: reason.languages, partCount: reason.partCount, because: reason.error))
        }
        return !order.isEmpty
    }
}
