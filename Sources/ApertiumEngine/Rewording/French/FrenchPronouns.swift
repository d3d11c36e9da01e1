// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Pronouns of French that rules into Spanish do not know for objects: *Il nous a dit* is *Él nosotros ha dicho* to them, *Nous
/// vous remercions* is turned round to *Nos agradecéis*, and *lui* before a verb gets lost. Since they read *me* and *te*
/// rightly, these are sent for them where the line has not its own, and the answer gets the persons that the line has.
enum FrenchPronouns {
    /// A text with *me* and *te* for such pronouns.
    static func written(_ text: String) -> String {
        let text = FrenchPhrases.written(text)
        guard mayHoldObject(text) else { return text }
        return text.rewritingLines { mayHoldObject($0) ? Line($0).written : nil }
    }

    /// A translation with the persons that the text has.
    ///
    /// - Parameter text: The text as it was before `written`: in what was sent, *me* does not tell for whom it stands.
    static func restored(in translation: String, of text: String) -> String {
        let text = FrenchPhrases.written(text)
        guard mayHoldObject(text) else { return translation }
        return translation.rewritingLines(beside: text) { line, source in
            guard mayHoldObject(source) else { return nil }
            let sent = Line(source).sent
            return sent.isEmpty ? nil : SpanishPersons(sent).put(in: line, of: source)
        }
    }

    private static func mayHoldObject(_ text: some StringProtocol) -> Bool {
        text.containsAny(utf8: ["nous ", "Nous ", "vous ", "Vous ", "lui ", "leur manq", "leur rest"])
    }

    /// A line with what is sent for it.
    private struct Line {
        private var words: LineWords
        /// The pronouns that come back, with what they stand for.
        private(set) var sent: [(pronoun: String, meaning: String)] = []

        var written: String? { sent.isEmpty ? nil : words.line }

        init(_ line: Substring) {
            words = LineWords(line)
            let objects = words.words.indices.filter { FrenchObjects.isObject($0, in: words) }
            guard !objects.isEmpty else { return }
            let standIns = standIns(for: Set(objects.map { words.words[$0].plain }))
            for index in objects {
                let object = words.words[index].plain
                guard let standIn = standIns[object], let meaning = Self.meanings[object] else { continue }
                sent.append((standIn, meaning))
                replace(index, with: standIn)
            }
        }

        private static let meanings = ["leur": "les", "lui": "le", "nous": "nos", "vous": "os"]

        /// Which of *me* and *te*, where they are free, stands for which pronoun.
        private func standIns(for objects: Set<String>) -> [String: String] {
            let others = Set(words.words.map(\.plain))
            var free = [("me", ["m'", "me", "moi"]), ("te", ["t'", "te", "toi", "tu"])]
                .filter { $0.1.allSatisfy { !others.contains($0) } }.map(\.0)
            var standIns: [String: String] = [:]
            for object in ["vous", "nous", "lui", "leur"] where objects.contains(object) {
                // *Je reste* is *Me quedo*: beside I, *me* may come back of itself.
                let prefersSecond = object == "vous" || others.contains("je") || others.contains("j'")
                guard let standIn = prefersSecond ? free.last : free.first else { break }
                standIns[object] = standIn
                free.removeAll { $0 == standIn }
            }
            return standIns
        }

        private mutating func replace(_ index: Int, with standIn: String) {
            // Je le lui donne: je me le donne
            if words.words[index].plain == "lui", ["la", "le", "les"].contains(words.previous(index)) {
                words.put(standIn, at: index)
                words.swapWithNext(index - 1)
                if FrenchObjects.isElided(before: words.next(index + 1)), words.words[index].plain != "les" {
                    words.put("l'", at: index)
                    words.join(index + 1)
                }
                return
            }
            let subject = FrenchObjects.subject(before: index, in: words)
            guard FrenchObjects.isElided(before: words.next(index + 1)) else { return words.put(subject + standIn, at: index) }
            words.put("\(subject)\(standIn.prefix(1))'", at: index)
            words.join(index + 1)
        }
    }
}
