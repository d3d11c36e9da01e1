// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Verbs of French with their subject behind a hyphen, of which chains lose the rest: of *Voulez-vous continuer ?* Spanish has
/// *Quered ?*. With the subject in front, or with none where a noun is there, they read them.
enum FrenchInversions {
    /// A text without such hyphens.
    static func written(_ text: String) -> String {
        guard mayHoldInversion(text) else { return text }
        let text = text.replacing(/\b([Yy]) a-t-il\b/) { "\($0.1 == "Y" ? "Il y" : "il y") a" }
            .replacing(/\b([Pp])uis-je\b/) { $0.1 == "P" ? "Je peux" : "je peux" }
        let plain = text.contains(utf8: "st-ce") ? withoutDemonstratives(text) : text
        return plain.replacing(inversion) { match in
            let behind = plain[match.range.upperBound...].prefix { !".!\n".contains($0) }
            let verb = Verb(conjunction: match.1, clitics: match.2, verb: match.3, subject: match.4)
            return verb.written(behind: plain[..<match.range.lowerBound], isQuestion: behind.contains("?")) ?? String(match.0)
        }
    }

    /// Whether a hyphen stands before a subject: in most lines none does, and expressions take their time.
    private static func mayHoldInversion(_ text: String) -> Bool {
        let bytes = text.utf8
        return bytes.indices.contains { index in
            bytes[index] == UInt8(ascii: "-") && subjects.contains { bytes[index...].starts(with: $0.utf8) }
        }
    }

    private static let subjects = ["-ce", "-elle", "-il", "-je", "-nous", "-on", "-tu", "-vous"]

    /// A text without *est-ce* but where a question begins with it, which rules into Spanish write as a mark: *Cómo ¿ digo* was
    /// *Comment est-ce que je dis*.
    private static func withoutDemonstratives(_ text: String) -> String {
        text.replacing(/\b([Nn])['’]est-ce pas\b(?=\s*[?!.,…»]|$)/) { $0.1 == "N" ? "Non" : "non" }
            .replacing(/\b([Qq])u['’]est-ce qui\b/) { "\($0.1)ue" }
            .replacing(/\b([Qq]u['’]est)-ce qu['’](?=une? (?:\p{L}+ )?\p{L}+ ?\?)/) { "\($0.1) " }
            .replacing(/\b((?i:comment|quand|où|pourquoi|combien|quoi|donc)) est-ce qu(?:e |['’])/) { "\($0.1) " }
            .replacing(/(^|[ «(])([Ee])st-ce\b(?! qu)/) { $0.1 + ($0.2 == "E" ? "C'est" : "c'est") }
    }

    private struct Verb {
        let conjunction: Substring?
        let clitics: Substring
        let verb: Substring
        let subject: Substring

        /// The verb without its hyphen; nil where it has to stay.
        func written(behind before: Substring, isQuestion: Bool) -> String? {
            let isPlural = subject == "vous" || subject == "nous"
            // *Donnez-vous la main* is an imperative, *rendez-vous* a noun; of *on* and of *tu te* chains make other words.
            guard !isPlural || isQuestion && verb.lowercased() != "rendez", subject != "on" else { return nil }
            let start = conjunction.map { $0.first == "Q" ? "Que " : "que " } ?? ""
            let isDenied = ["ne ", "n'", "n’"].contains(clitics.lowercased())
            let hasObject = !clitics.isEmpty && !isDenied
            let predicate = String(clitics + verb)
            if hasObject { return isPlural ? start + predicate : subject == "tu" ? nil : put(before: predicate, start) }
            // Pourquoi le ciel est-il bleu ?
            if ["il", "elle", "ils", "elles"].contains(subject), FrenchInversions.endsWithNoun(before) {
                return start + predicate
            }
            return put(before: predicate, start)
        }

        /// The subject before what is said of it, with the capital of its beginning.
        private func put(before predicate: String, _ start: String) -> String {
            guard start.isEmpty, predicate.first?.isUppercase == true, !predicate.dropFirst().contains(where: \.isUppercase)
            else {
                return "\(start)\(subject) \(predicate)"
            }
            return "\(subject.withFirstCapital) \(predicate.lowercased())"
        }
    }

    /// Whether the last word is none after which a clause begins.
    private static func endsWithNoun(_ text: Substring) -> Bool {
        guard text.last == " " else { return false }
        let word = text.dropLast().reversed().prefix(while: \.isLetter).reversed()
        return !word.isEmpty && !beginnings.contains(String(word).lowercased())
    }

    private static let beginnings: Set = [
        "ainsi", "alors", "aussi", "car", "combien", "comment", "donc", "et", "heure", "mais", "où", "ou", "pourquoi", "quand",
        "que", "quel", "quelle", "quels", "quelles", "qui", "si", "temps", "toujours",
    ]

    /// veux-tu, répondit-elle, n’a-t-il, ne voulez-vous, Qu’avez-vous; but not *peut-être*.
    private static var inversion: Regex<(Substring, Substring?, Substring, Substring, Substring)> {
        #/
        \b([Qq]u['’])?((?:(?:[Nn]e|[Ss]e|[Mm]e|[Tt]e|[Ll]e|[Ll]a|[Ll]es|[Ll]ui|[Ll]eur|[Yy]|[Ee]n)\ |[NnLlMmTtSs]['’])*)
        (\p{L}{1,20}?)(?:-t)?-(je|tu|il|elle|on|nous|vous|ils|elles)\b(?!-)
        /#
    }
}
