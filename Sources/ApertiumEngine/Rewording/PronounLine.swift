// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// A line of which pronouns that rules into Spanish do not know are sent as others, and get their persons again in the answer.
protocol PronounLine {
    /// Whether a text may have such pronouns: most have none, and reading the words takes its time.
    static func mayHoldObject(_ text: some StringProtocol) -> Bool

    init(_ line: Substring)

    /// The line as it is sent; nil where it is sent as it is.
    var written: String? { get }
    /// The pronouns that come back, in Spanish, with what they stand for.
    var sent: [(pronoun: String, meaning: String)] { get }
}

extension PronounLine {
    /// A text with other pronouns for such.
    static func written(_ text: String) -> String {
        guard mayHoldObject(text) else { return text }
        return text.rewritingLines { mayHoldObject($0) ? Self($0).written : nil }
    }

    /// A translation with the persons that the text has.
    ///
    /// - Parameter text: The text as it was before `written`: in what was sent, *me* does not tell for whom it stands.
    static func restored(in translation: String, of text: String) -> String {
        guard mayHoldObject(text) else { return translation }
        return translation.rewritingLines(beside: text) { line, source in
            guard mayHoldObject(source) else { return nil }
            let sent = Self(source).sent
            return sent.isEmpty ? nil : SpanishPersons(sent).put(in: line, of: source)
        }
    }

    /// Which of the pronouns that are free, *me* and *te*, stands for which meaning, the most wanted first.
    ///
    /// - Parameter prefersLast: Whether *te* is better than *me* for one.
    static func standIns(
        _ free: [String], for meanings: [String], prefersLast: (String) -> Bool
    ) -> [String: String] {
        var free = free
        var standIns: [String: String] = [:]
        for meaning in meanings {
            guard let standIn = prefersLast(meaning) ? free.last : free.first else { break }
            standIns[meaning] = standIn
            free.removeAll { $0 == standIn }
        }
        return standIns
    }
}
