// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Negations of French that rules into Spanish misread. Beside *pas* they take *avoir* for an auxiliary, and *de* for a
/// preposition: *Je n'ai pas de voiture* was *No he de coche*. Of *Je n'ai aucune voiture* they make *No tengo ningún coche*,
/// whatever the gender of the noun, unless it is a verb as well.
struct FrenchNegations {
    private var words: [Substring]
    /// Which of them go.
    private var removed: Set<Int> = []

    /// A text whose negations they read.
    static func written(_ text: String) -> String {
        // Most texts deny nothing.
        guard
            text.contains(utf8: " pas ") || text.contains(utf8: " plus d")
                || text.containsAny(utf8: ["Aucun", "Rien", "Personne", ": aucun", ": rien"])
        else { return text }
        var negations = FrenchNegations(words: text.split(separator: " ", omittingEmptySubsequences: false))
        for index in negations.words.indices {
            switch negations.words[index] {
            case "pas": negations.rewritePas(index)
            case "plus": negations.rewritePlus(index)
            case "Aucun", "Aucune", "Personne", "Rien": negations.denyOnce(index)
            // Attention : aucun enfant ne sera accepté
            case "aucun", "aucune", "rien": if negations.word(index - 1).last == ":" { negations.denyOnce(index) }
            default: break
            }
        }
        let kept = negations.words.indices.filter { !negations.removed.contains($0) }
        return kept.map { negations.words[$0] }.joined(separator: " ")
    }

    private init(words: [Substring]) {
        self.words = words
    }

    private func word(_ index: Int) -> Substring { words.indices.contains(index) ? words[index] : "" }

    /// A word without the marks that open before it: *Il ￼n'y a pas de parking￼*.
    private func unmarked(_ index: Int) -> Substring { word(index).drop { $0 == Character(Placeholder.scalar) } }

    /// *n'ai pas de*, *n'ai pas le*, *n'ai pas reçu de*, *n'y a pas de*, *ne mange pas de*.
    private mutating func rewritePas(_ index: Int) {
        let isExistence = ["n'y", "n’y"].contains(unmarked(index - 2).lowercased())
        let isHaving = isHaving(before: index)
        let isOther =
            !isHaving && (unmarked(index - 2).lowercased() == "ne" || unmarked(index - 1).withoutNegation != nil)
            && Self.verbs.contains(where: (unmarked(index - 1).withoutNegation ?? unmarked(index - 1)).hasPrefix)
        if takesNoun(isExistence || isHaving || isOther, behind: index) { removed.insert(index) }
        guard isHaving, !isExistence else { return }
        if Self.participles.contains(word(index + 1)), takesNoun(true, behind: index + 1) { removed.insert(index) }
        let next = word(index + 1).prefix { $0.isLetter }
        if Self.determiners.contains(next) || ["l'", "l’"].contains(where: word(index + 1).hasPrefix) {
            removed.insert(index)
        }
    }

    /// *n'avons plus de*, for which rules have *déjà* with *ne*, and *n'y a plus de*.
    private mutating func rewritePlus(_ index: Int) {
        if ["n'y", "n’y"].contains(unmarked(index - 2).lowercased()) {
            _ = takesNoun(true, behind: index)
        } else if isHaving(before: index), Self.subjects.contains(word(index - 2).lowercased()), takesNoun(true, behind: index) {
            let isFirst = word(index - 2).first?.isUppercase == true
            removed.insert(index)
            words[index - 2] = "\(isFirst ? "Déjà" : "déjà") \(words[index - 2].lowercased())"
        }
    }

    /// Before a verb Spanish denies once: *Aucun mineur ne peut*, *Rien n'est*, *Personne ne vient*.
    private mutating func denyOnce(_ index: Int) {
        var verb = index + 1
        if words[index].lowercased().hasPrefix("aucun") {
            if Self.isNoun(word(verb)) { verb += 1 }
            if ["de", "des", "du"].contains(word(verb)), Self.isNoun(word(verb + 1)) { verb += 2 }
            guard verb > index + 1 else { return }
        }
        let next = (word(verb).withoutNegation ?? word(verb + 1)).lowercased()
        // *Persona lo sabe*: before a pronoun it is a person.
        if words[index] == "Personne", Self.clitics.contains(next) || next.contains("'") || next.contains("’") { return }
        if word(verb) == "ne" {
            removed.insert(verb)
        } else if let rest = word(verb).withoutNegation {
            words[verb] = rest
        }
    }

    /// Puts *aucune* for the *de* behind a word, where a noun follows it.
    private mutating func takesNoun(_ isDenied: Bool, behind index: Int) -> Bool {
        guard isDenied else { return false }
        let next = word(index + 1)
        if next == "de", Self.isNoun(word(index + 2)) {
            words[index + 1] = Self.article(before: word(index + 2))
        } else if next.hasPrefix("d'") || next.hasPrefix("d’"), Self.isNoun(next.dropFirst(2)) {
            words[index + 1] = "\(Self.article(before: next.dropFirst(2))) \(next.dropFirst(2))"
        } else {
            return false
        }
        return true
    }

    /// Whether the word before is a form of *avoir* that is denied.
    private func isHaving(before index: Int) -> Bool {
        if let verb = unmarked(index - 1).withoutNegation { return Self.having.contains(verb) }
        return ["n'en", "n’en", "n'y", "n’y"].contains(unmarked(index - 2).lowercased())
            && Self.having.contains(unmarked(index - 1))
    }

    private static func isNoun(_ word: Substring) -> Bool {
        let letters = word.lowercased().prefix { $0.isLetter }
        return letters.count > 1 && word.first?.isLetter == true && !noNouns.contains(letters)
    }

    private static func article(before noun: Substring) -> Substring {
        let letters = noun.prefix(while: \.isLetter)
        return masculine.contains(letters.last == "s" ? letters.dropLast() : letters) ? "aucun" : "aucune"
    }

    /// Masculine nouns that are verbs, too, which they would be behind *aucune*.
    private static let masculine: Set<Substring> = [
        "but", "cadre", "centre", "compromi", "compte", "contrôle", "cour", "doute", "groupe", "juge", "lit", "livre", "masque",
        "nombre", "permi", "produit", "programme", "risque", "signe", "type", "téléphone", "visa", "vote", "voyage",
    ]

    /// Without *as*, which is an ace to rules.
    private static let having: Set<Substring> = [
        "a", "ai", "aura", "aurai", "auraient", "aurais", "aurait", "auras", "aurez", "auriez", "aurions", "aurons", "auront",
        "avaient", "avais", "avait", "avez", "aviez", "avions", "avons", "ont",
    ]
    /// Beginnings of verbs behind whose *pas* a *de* has a noun of which there is none.
    private static let verbs = [
        "achèt", "achet", "boi", "buv", "contien", "donn", "exist", "fai", "font", "laiss", "mang", "nécessit", "offr", "port",
        "possèd", "pren", "produi", "propos", "reste", "reçoi", "trouv", "utilis", "vend", "veu",
    ]
    private static let participles: Set<Substring> = [
        "acheté", "bu", "donné", "eu", "fait", "laissé", "mangé", "payé", "porté", "pris", "reçu", "trouvé", "utilisé", "vendu",
        "vu",
    ]
    private static let subjects: Set = ["elle", "elles", "il", "ils", "je", "nous", "tu", "vous"]
    private static let clitics: Set = ["en", "la", "le", "les", "leur", "lui", "me", "nous", "se", "te", "vous", "y"]
    /// Determiners, and nouns that *avoir* has without one.
    private static let determiners: Set<Substring> = [
        "le", "la", "les", "un", "une", "mon", "ma", "mes", "ton", "ta", "tes", "son", "sa", "ses", "notre", "nos", "votre",
        "vos", "leur", "leurs", "ce", "cet", "cette", "ces", "accès", "besoin", "chaud", "droit", "envie", "faim", "froid",
        "honte", "lieu", "peur", "raison", "soif", "sommeil", "tort",
    ]
    /// What is no noun behind *de*, or behind *aucun*.
    private static let noNouns: Set<Substring> = [
        "abord", "ailleurs", "autre", "autres", "ce", "ces", "cet", "cette", "de", "des", "du", "elle", "elles", "et", "eux",
        "faire", "il", "ils", "je", "la", "le", "les", "leur", "leurs", "lui", "ma", "mes", "me", "moi", "mon", "ne", "nos",
        "notre",
        "nous", "on", "ou", "plus", "que", "quoi", "sa", "ses", "si", "soi", "son", "ta", "te", "tes", "toi", "ton", "tout",
        "toute",
        "toutes", "trop", "tu", "un", "une", "vos", "votre", "vous",
    ]
}

extension Substring {
    /// What follows *n'*; nil for a word that does not begin so.
    fileprivate var withoutNegation: Substring? {
        ["n'", "n’", "N'", "N’"].contains(where: hasPrefix) ? dropFirst(2) : nil
    }
}
