// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells where *nous*, *vous* and *lui* are objects before a verb, and not its subject or what a preposition has.
enum FrenchObjects {
    /// Whether the word at a position is such an object.
    static func isObject(_ index: Int, in words: LineWords) -> Bool {
        let pronoun = words.words[index].plain
        guard pronouns.contains(pronoun), !words.isHyphenated(index), words.words[index].text.dropFirst() == pronoun.dropFirst()
        else { return false }
        var next = index + 1
        while objects.contains(words.next(next)) { next += 1 }
        let verb = words.next(next)
        guard !verb.isEmpty, words.words[next].text.first?.isLowercase == true, !isVerbOf(pronoun, verb),
            !noVerbs.contains(verb), !verb.hasSuffix("'")
        else { return false }
        let previous = words.previous(index)
        // *Il leur reste* is *Su resto*, other verbs are known behind it.
        if pronoun == "leur" { return subjects.contains(previous) && nouns.contains(verb) }
        // *Pourquoi nous avez-vous menti*
        if pronoun != "lui", words.isBeforeHyphen(next), inverted.contains(words.following(next)) { return true }
        if isInfinitive(verb) { return !others.contains(previous) }
        // *le lui donne*, *ne nous a*, *en nous aidant*
        if pronoun == "lui", ["la", "le", "les"].contains(previous) { return true }
        if subjects.contains(previous) { return true }
        if previous == "en" { return verb.hasSuffix("ant") }
        // *le navigateur que vous avez, vous permet*, not *et vous les enfants*
        if previous == "et" || previous.isEmpty && words.isBehindMark(index) {
            return pronoun != "lui" && !["la", "le", "les"].contains(words.next(index + 1))
        }
        // *ce que nous apprend l'histoire*
        if pronoun != "lui", ["comme", "où", "que"].contains(previous), determiners.contains(words.next(next + 1)) {
            return true
        }
        // *Dites nous* and *Pouvez vous* have no hyphen.
        return !previous.isEmpty && !others.contains(previous) && !infinitivesOnly.contains(previous)
            && !previous.hasSuffix("ez") && !previous.hasSuffix("'")
    }

    /// Whether a verb begins with a vowel before which *me* is *m'*.
    static func isElided(before verb: String) -> Bool {
        guard let first = verb.first else { return false }
        return "aeéèêiîoôuyh".contains(first) && !["ha", "hé", "heurt", "hiss", "hont"].contains(where: verb.hasPrefix)
            || verb.hasPrefix("hab") || verb.hasPrefix("hés") || verb.hasPrefix("hér")
    }

    /// *il* or *ils* for a pronoun behind a name, which may be unknown: *Etherpad te permet* is *Etherpad permitir*, and
    /// *Etherpad il te permet* is *Etherpad te permite*.
    static func subject(before index: Int, in words: LineWords) -> String {
        let previous = words.previous(index)
        guard !previous.isEmpty, words.words[index - 1].text.first?.isUppercase == true, !subjects.contains(previous),
            !noVerbs.contains(previous), !infinitivesOnly.contains(previous)
        else { return "" }
        var next = index + 1
        while objects.contains(words.next(next)) { next += 1 }
        let verb = words.next(next)
        return isInfinitive(verb) || words.isBeforeHyphen(next)
            ? "" : verb.hasSuffix("ent") || verb.hasSuffix("ont") ? "ils " : "il "
    }

    /// Whether a verb has the pronoun for its subject: *nous allons*, *vous êtes*.
    private static func isVerbOf(_ pronoun: String, _ verb: String) -> Bool {
        switch pronoun {
        case "nous": ["ons", "sommes", "âmes", "îmes", "ûmes"].contains(where: verb.hasSuffix)
        case "vous": ["ez", "êtes", "faites", "dites", "âtes", "îtes", "ûtes"].contains(where: verb.hasSuffix)
        default: false
        }
    }

    private static func isInfinitive(_ verb: String) -> Bool {
        verb.hasSuffix("er") || verb.hasSuffix("ir")
            || infinitives.contains(where: verb.hasSuffix) && !finiteVerbs.contains(where: verb.hasSuffix)
    }

    private static let pronouns: Set = ["leur", "lui", "nous", "vous"]
    /// What may stand between an object and its verb.
    private static let objects: Set = ["en", "l'", "la", "le", "les", "leur", "lui", "y"]
    /// Behind these stands no subject.
    private static let subjects: Set = [
        "ça", "ce", "ceci", "cela", "elle", "elles", "il", "ils", "j'", "je", "n'", "ne", "nous", "on", "qui", "tu", "vous",
    ]
    private static let determiners: Set = ["ce", "cette", "l'", "la", "le", "les", "notre", "sa", "son", "un", "une", "votre"]
    /// Verbs that are nouns behind *leur*.
    private static let nouns: Set = ["manque", "reste"]
    private static let inverted: Set = ["elle", "elles", "il", "ils", "je", "nous", "on", "t", "tu", "vous"]
    private static let infinitives = [
        "aindre", "aire", "aître", "clure", "eindre", "endre", "erdre", "ettre", "être", "ire", "ondre", "oire", "oudre", "ivre",
        "ompre", "aincre", "oindre", "ordre",
    ]
    private static let finiteVerbs = ["admire", "attire", "éclaire", "inspire", "livre", "retire", "tire", "délivre"]

    /// Behind these, *nous* is an object of an infinitive or none.
    private static let infinitivesOnly: Set = [
        "à", "afin", "après", "avant", "d'", "de", "est", "jusqu'à", "par", "pour", "que", "qu'", "quand", "sans", "si", "où",
        "comme", "comment", "pourquoi", "sont",
    ]
    /// Behind these, it is none.
    private static let others = Set(
        words:
            """
            avec car chez contre derrière devant donc dont entre envers excepté hors lequel laquelle lorsque lorsqu' mais malgré
            ni ou parmi puisque puisqu' quant quoi quoique sauf selon sous sur vers voici voilà êtes dites donnes faites laissez
            """)
    /// What is no verb behind a pronoun.
    private static let noVerbs = Set(
        words:
            """
            à afin ailleurs ainsi alors après au aucun aucune aujourd aussi autant autre autres aux avant avec beaucoup bien
            bientôt bonjour car ce cependant ces cet cette chacun chacune chez ci comme comment contre d dans de déjà demain
            depuis derrière des désormais deux devant directement donc dont du également elle elles en encore enfin ensemble
            ensuite entre et eux etc finalement hier hors ici il ils jamais je juste jusqu jusque la là le les leur leurs lors
            lorsque lui ma madame mademoiselle maintenant mais malgré me même mêmes merci mes mesdames messieurs moi monsieur
            moins mon ne ni non nos notre nous on or ou où par parce parfois parmi pas pendant personnellement peut-être plus
            plutôt point pour pourquoi pourtant près presque puis puisque qu quand quant quatre que quel quelle quelque quelques
            quels quelles qui quoi rien s sa sans sauf se selon ses seul seule seulement seules seuls si sinon soi soit son
            souvent sous sur surtout ta tant tard te tel tellement tels tes toi ton toujours tous tout toute toutefois toutes très
            trois trop tu un une uniquement vers via voici voilà vos votre vous vraiment y
            """)
}
