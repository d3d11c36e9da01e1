// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells where *ci*, *ve* and *le* are persons, and not *there*, *about it* or *them*.
enum ItalianObjects {
    enum Object {
        case us, you, her
        /// In an infinitive: *scriverle*.
        case herBehindVerb

        /// The pronoun of Spanish.
        var meaning: String {
            switch self {
            case .us: "nos"
            case .you: "os"
            case .her, .herBehindVerb: "le"
            }
        }
    }

    /// Who the word at a position is; nil where it is no such object.
    static func object(_ index: Int, in words: LineWords) -> Object? {
        let word = words.words[index].plain
        guard !words.isHyphenated(index), words.words[index].text.dropFirst() == word.dropFirst() else { return nil }
        switch word {
        case "ci": return isDative(index + 1, in: words) ? .us : nil
        case "ce", "ve":
            let next = words.next(index + 1)
            guard objects.contains(next), !["era", "erano", "è"].contains(words.next(index + 2)) else { return nil }
            if word == "ve", next != "ne" { return .you }
            // Ce la fa
            if next == "la", words.next(index + 2).hasPrefix("fa") { return nil }
            return isDative(index + 2, in: words, needsGiving: true) ? word == "ve" ? .you : .us : nil
        case "le": return isHer(index, in: words) ? .her : nil
        default: break
        }
        // Grazie per averci aiutato
        if word == "averci" {
            let other = words.next(index + 1)
            return isParticiple(other) && !impersonal.contains(where: other.hasPrefix) ? .us : nil
        }
        if word.hasSuffix("rci") || word.hasSuffix("ndoci"), word.count > 5 || word == "darci" {
            return places.contains(where: word.hasPrefix) || nouns.contains(word) ? nil : .us
        }
        // Vorrei scriverle una lettera
        guard word.hasSuffix("rle") else { return nil }
        let verb = String(word.dropLast(2))
        return telling.contains(verb) || sendingInfinitives.contains(verb) && determiners.contains(words.next(index + 1))
            ? .herBehindVerb : nil
    }

    /// Whether the verb at a position has a person for its object.
    private static func isDative(_ index: Int, in words: LineWords, needsGiving: Bool = false) -> Bool {
        let verb = words.next(index)
        guard !verb.isEmpty else { return false }
        var next = index + 1
        while adverbs.contains(words.next(next)) { next += 1 }
        let other = words.next(next)
        if having.contains(verb) {
            guard isParticiple(other), !["caso", "attenzione"].contains(words.next(next + 1)) else { return false }
            return needsGiving ? isPersonal(other) && !other.hasPrefix("fatta") : !impersonal.contains(where: other.hasPrefix)
        }
        // Ci è stato detto, ci è piaciuto
        if isBeing(verb) {
            if ["stata", "state", "stati", "stato"].contains(other) { return isPersonal(words.next(next + 1)) }
            return happenings.contains(where: other.hasPrefix)
        }
        // Ci può aiutare, ci stanno aiutando
        if modals.contains(verb), isInfinitive(other) { return isPersonal(other) }
        if ["sta", "stai", "stanno", "state", "stava", "stavano"].contains(verb) {
            return other.hasSuffix("ndo") && isPersonal(other)
        }
        if owing.contains(verb) { return !other.isEmpty || words.isBehindNumber(next) }
        guard !modals.contains(verb) else { return false }
        // Che ci fai qui?
        if verb.hasPrefix("fa"), !isInfinitive(other),
            askers.contains(words.previous(index - 1)) || other.isEmpty || hereabouts.contains(other)
        {
            return false
        }
        // Not *ci vedo*, *ci diamo*, *ci darò*
        guard !verb.hasSuffix("o") || verb.hasSuffix("ano") || verb.hasSuffix("ono") || verb.hasSuffix("nno"),
            !["arò", "drò", "erò", "irò", "vrò"].contains(where: verb.hasSuffix), !isInfinitive(verb),
            !["caso", "attenzione"].contains(other)
        else { return false }
        return giving.contains(verb) || isPersonal(verb)
    }

    /// Whether *le* is to her, or to you: *le ho scritto*, *le invio la fattura*.
    private static func isHer(_ index: Int, in words: LineWords) -> Bool {
        let verb = words.next(index + 1)
        var next = index + 2
        while adverbs.contains(words.next(next)) { next += 1 }
        if having.contains(verb) || firstHaving.contains(verb) {
            return words.next(next).hasSuffix("o") && isParticiple(words.next(next))
        }
        if isBeing(verb) { return words.next(next) == "stato" || happenings.contains(where: words.next(next).hasPrefix) }
        if alwaysTo.contains(verb) { return true }
        if modals.contains(verb) || firstModals.contains(verb) {
            return told.contains(words.next(next))
        }
        return sending.contains(verb) && determiners.contains(words.next(next))
    }

    private static func isParticiple(_ word: String) -> Bool {
        guard let last = word.last, "aeio".contains(last), word.count > 3 else { return false }
        return ["at", "it", "ut", "tt", "st", "rt", "ss", "es", "is", "us", "rs", "ns", "nt", "lt", "ot"].contains(
            where: word.dropLast().hasSuffix)
    }

    private static func isInfinitive(_ word: String) -> Bool {
        ["are", "ere", "ire", "urre", "orre", "arre"].contains(where: word.hasSuffix)
    }

    private static func isBeing(_ word: String) -> Bool {
        ["è", "era", "erano", "fossero", "fosse", "fu", "furono", "sarà", "saranno", "sarebbe", "sia", "siano", "sono"].contains(
            word)
    }

    private static func isPersonal(_ word: String) -> Bool { personal.contains(where: word.hasPrefix) }

    private static let objects: Set = ["l'", "la", "le", "li", "lo", "ne"]
    private static let adverbs: Set = [
        "ancora", "anche", "anzi", "appena", "già", "gentilmente", "mai", "più", "quasi", "sempre", "spesso", "subito",
    ]
    private static let having = Set(
        words:
            """
            abbia abbiano avesse avessero avete avevate aveva avevano avevi avrai avranno avrebbe avrebbero avrete avrà ebbe
            ebbero ha hai hanno
            """)
    private static let firstHaving: Set = ["abbiamo", "avevamo", "avevo", "ho"]
    private static let modals = Set(
        words:
            """
            deve devi devono dovete doveva dovevano dovrebbe dovrebbero dovrà dovranno possa possano possono poteva potevano
            potete potranno potrebbe potrebbero potresti potreste potrà puoi può vogliono volete voleva volevano vorrebbe
            vorrebbero vuole vuoi
            """)
    private static let firstModals: Set = ["devo", "dobbiamo", "possiamo", "posso", "vogliamo", "voglio", "vorrei", "vorremmo"]
    /// Infinitives beside which *le* is to her.
    private static let told: Set = [
        "chiedere", "comunicare", "confermare", "consigliare", "dire", "offrire", "ricordare", "rispondere", "scrivere",
    ]
    private static let askers: Set = ["cazzo", "che", "cosa", "diavolo"]
    private static let hereabouts: Set = ["ancora", "col", "con", "lì", "là", "qua", "qui", "tu", "voi"]
    private static let owing: Set = ["deve", "devono", "dovete", "doveva", "dovevano", "devi"]
    /// Forms of *dare*, *dire* and *fare*.
    private static let giving = Set(
        words:
            """
            da' dai danno date dava davano darà darai daranno darebbe darebbero dessero desse dia diano diede diedero dà dice
            dicono dici diceva dicevano dica dicano dirà dirai diranno direbbe disse dissero dite fa fai fanno fate faccia
            facciano faceva facevano farà faranno farebbe farebbero fece fecero
            """)
    /// What happens to somebody.
    private static let happenings = [
        "capitat", "costat", "dispiaciut", "mancat", "pars", "permess", "piaciut", "sembrat", "servit", "success",
    ]
    /// Beginnings of participles beside which *ci* is there or about it.
    private static let impersonal = Set(
        words:
            """
            abitat aggiunt badat cenat contat costruit dedicat credut creduto dormit guadagnat giocat impiegat investit lavorat
            mangiat mess nascost pensat pers pranzat provat ragionat riflettut rimess rinunciat ricavat riprovat riuscit scommess
            spes sperat tenut vissut volut
            """)
    /// Beginnings of verbs that have a person for their object.
    private static let personal = Set(
        words:
            """
            accompagn accogli accolt accus aiut ama appart ascolt aspett assicur assist attacc attend avvert avvis avvicin augur
            batt capit chiam chied chies circond colp comand comunic concern conced concess conduc condott confer conosc consegn
            consent consigl contatt conven convien convinc convint corrispond cost dat dett difend dimostr distrugg disturb
            dispiac divert domand fatt fer fornir fornis fornit garant giudic guid impedi impo impon indic inform insegn interess
            invi invit insegu incoraggi lasci liber lodar manc mand mostr nascond not obblig occorr odi offr offert ordin paga
            pagh parl perdon permess permett permis piacc port preg preoccup presen prest promess promett propon propo protegg
            punisc raccom raccont raggiun regal rend res rest restitu ricord rid rifer riguard rimborsa ringraz risparm rispond
            rispos rispost ritrov rivel rub salut salv sconfig scopr scriv scriss scritt segu sembr separ serv sfugg spavent spedi
            spett spieg sping spint strapp suggeri sugger sorprend telefon tocc tolg tolt tradis trascin tratt uccid uccis vedono
            vedranno venduto vist visit
            """)
    /// Beginnings of verbs to which *-ci* is there.
    private static let places = Set(
        words:
            """
            abitar acceder accorger andar arrivar aver badar bastar cascar cliccand cliccar contar costruir creder dedicar dormir
            entrar esser girar giocar giunger lavorar mangiar metter pensar perder provar rimaner rimetter rinunciar riprovar
            riuscir salir scommetter star tener tornar viver voler
            """)
    /// Words that only end as infinitives with *-ci* do.
    private static let nouns: Set = [
        "arrivederci", "commerci", "guerci", "marci", "merci", "porci", "scorci", "smerci", "sorci", "squarci",
    ]
    /// Infinitives beside which *-le* is to her, and those beside which it is where they have another object.
    private static let telling: Set = ["chieder", "dir", "parlar", "risponder", "scriver", "telefonar"]
    private static let sendingInfinitives: Set = [
        "augurar", "comunicar", "confermar", "consigliar", "dar", "inviar", "mandar", "mostrar", "offrir", "ricordar", "spiegar",
    ]
    /// Verbs beside which *le* is to her.
    private static let alwaysTo = Set(
        words:
            """
            auguriamo auguro conviene dirò dispiace dirà interessa manca occorre parla parlano parlerò parliamo piace piacciono
            piacerebbe piacerà rispondo risponde risponderemo risponderà risponderò rispondiamo scriverò scriveremo scriviamo
            scrivo sembra serve servono spetta telefono telefonerò
            """)
    /// Verbs beside which it is to her where they have another object.
    private static let sending = Set(
        words:
            """
            chiede chiedo chiediamo comunico comunichiamo confermo confermiamo consegno consiglio consigliamo dia dica dico
            diciamo do diamo dà faccio facciamo garantisco invia inviamo invierò invieremo invio mando manda manderò manderemo
            mandiamo mostro offre offriamo offro porta porto presento propone propongo proponiamo ricordo ricordiamo scrive
            spedisco spediremo spediamo
            """)
    private static let determiners: Set = [
        "che", "dei", "delle", "di", "i", "il", "in", "l'", "la", "le", "lo", "gli", "perché", "quest'", "questa", "questo", "se",
        "un", "un'", "una", "uno", "due", "tre", "qui", "la", "quanto", "subito", "d'", "degli", "del", "della", "dell'",
        "nostra",
    ]
}
