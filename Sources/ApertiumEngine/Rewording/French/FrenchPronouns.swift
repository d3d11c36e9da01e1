// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Pronouns of French that rules into Spanish do not know for objects: *Il nous a dit* is *Él nosotros ha dicho* to them, *Nous
/// vous remercions* is turned round to *Nos agradecéis*, and *lui* before a verb gets lost. Since they read *me* and *te*
/// rightly, these are sent for them where the line has not its own, and the answer gets the persons that the line has.
enum FrenchPronouns {
    /// A text with *me* and *te* for such pronouns.
    static func written(_ text: String) -> String {
        Line.written(FrenchPhrases.written(text))
    }

    /// A translation with the persons that the text has.
    ///
    /// - Parameter text: The text as it was before `written`: in what was sent, *me* does not tell for whom it stands.
    static func restored(in translation: String, of text: String) -> String {
        Line.restored(in: translation, of: FrenchPhrases.written(text))
    }

    /// A line with what is sent for it.
    private struct Line: PronounLine {
        private var words: LineWords
        private(set) var sent: [(pronoun: String, meaning: String)] = []

        static func mayHoldObject(_ text: some StringProtocol) -> Bool {
            text.containsAny(utf8: ["nous ", "Nous ", "vous ", "Vous ", "lui ", "leur manq", "leur rest"])
        }

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
            let free = [("me", ["m'", "me", "moi"]), ("te", ["t'", "te", "toi", "tu"])]
                .filter { $0.1.allSatisfy { !others.contains($0) } }.map(\.0)
            // *Je reste* is *Me quedo*: beside I, *me* may come back of itself.
            let isBesideI = others.contains("je") || others.contains("j'")
            let wanted = ["vous", "nous", "lui", "leur"].filter(objects.contains)
            return Self.standIns(free, for: wanted) { $0 == "vous" || isBesideI }
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
