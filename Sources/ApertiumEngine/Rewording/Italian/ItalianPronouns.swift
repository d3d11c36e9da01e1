// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Pronouns of Italian that rules into Spanish lose or misread: *ci* that is us, *Ci hanno visti* is *Han vistos* to them, *ve*
/// before other pronouns, and *le* that is to her, which they take for several. They read *mi* and *ti* rightly, so these are
/// sent where the line has not its own, and the answer gets the persons that the line has.
enum ItalianPronouns {
    /// A text with *mi*, *ti* and *gli* for such pronouns.
    static func written(_ text: String) -> String {
        Line.written(text)
    }

    /// A translation with the persons that the text has.
    ///
    /// - Parameter text: The text as it was before `written`: in what was sent, *mi* does not tell for whom it stands.
    static func restored(in translation: String, of text: String) -> String {
        Line.restored(in: translation, of: text)
    }

    /// A line with what is sent for it.
    private struct Line: PronounLine {
        private var words: LineWords
        private(set) var sent: [(pronoun: String, meaning: String)] = []
        private var isChanged = false

        static func mayHoldObject(_ text: some StringProtocol) -> Bool {
            text.containsAny(
                utf8: ["ci ", "Ci ", "rci", "doci", "ce l", "ce n", "Ce ", "ve l", "ve n", "Ve ", "le ", "Le ", "rle"])
        }

        var written: String? { isChanged ? words.line : nil }

        init(_ line: Substring) {
            words = LineWords(line)
            let objects = words.words.indices.compactMap { index in
                ItalianObjects.object(index, in: words).map { (index: index, object: $0) }
            }
            guard !objects.isEmpty else { return }
            let standIns = standIns(for: Set(objects.map(\.object.meaning)))
            for (index, object) in objects {
                let word = words.words[index].plain
                if object == .her {
                    words.put("gli", at: index)
                } else if let standIn = standIns[object.meaning] {
                    sent.append((standIn, object.meaning))
                    words.put(Self.written(word, standIn: standIn), at: index)
                } else {
                    continue
                }
                isChanged = true
            }
        }

        /// *mi* for *ci*, *me* for *ce*, *aiutarmi* for *aiutarci*.
        private static func written(_ word: String, standIn: String) -> String {
            let initial = standIn.prefix(1)
            switch word {
            case "ci": return "\(initial)i"
            case "ce", "ve": return standIn
            default: return "\(word.dropLast(2))\(initial)i"
            }
        }

        /// Which of *me* and *te*, where they are free, stands for which pronoun.
        private func standIns(for meanings: Set<String>) -> [String: String] {
            let others = words.words.map(\.plain)
            let free = [
                ("me", ["m'", "me", "mi"], ["rmi", "ndomi"]), ("te", ["t'", "te", "ti", "tu"], ["arti", "ndoti", "erti"]),
            ]
            .filter { person in
                others.allSatisfy { word in
                    !person.1.contains(word) && !(word.count > 5 && person.2.contains(where: word.hasSuffix))
                }
            }
            .map(\.0)
            return Self.standIns(free, for: ["os", "nos", "le"].filter(meanings.contains)) { $0 == "os" }
        }
    }
}
