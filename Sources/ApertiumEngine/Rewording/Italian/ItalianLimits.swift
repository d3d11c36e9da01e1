// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Limits of time and number in Italian for rules into Spanish: *fino a* is a refined *refinado a* to them, *entro 30 giorni*
/// after those days and not within, *non più di 2* only two, and *tra due giorni* between two days.
enum ItalianLimits {
    /// A text with limits in words that those rules know.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "ino a") || text.contains(utf8: "fino in ") || text.contains(utf8: "fino ne") {
            text = withEnds(text)
        }
        if text.contains(utf8: "in d") || text.contains(utf8: "ino d") { text = withStarts(text) }
        if text.contains(utf8: "ntro "), hasWord("entro ", in: text) { text = withDeadlines(text) }
        if text.contains(utf8: "più di ") {
            text = text.replacing(excesses) { capitalized("\($0.2)al massimo ", as: $0.1) }
        }
        if text.contains(utf8: "ra "), hasWord("tra ", in: text) || hasWord("fra ", in: text) {
            text = text.replacing(delays) { match in
                pairs.contains(match.0.wordBefore) ? String(match.0) : capitalized("dentro ", as: match.1)
            }
        }
        if text.contains(utf8: " appena ") { text = text.replacing(recentEvents) { "\($0.1) \($0.2) da poco" } }
        if text.contains(utf8: " che "), restrictionCues.contains(where: text.contains) {
            text = text.replacing(restrictions) { capitalized("\($0.2) solo ", as: $0.1) }
        }
        return text
    }

    /// A translation of such a text, without the preposition of *fin al* that Spanish has not behind *hasta*.
    static func restored(_ translation: String, of text: String) -> String {
        guard text.contains(utf8: "in a"), translation.contains(utf8: "asta a") else { return translation }
        return translation.replacing(/\b([Hh])asta al (?=[\p{L}\d])/) { "\($0.1)asta el " }
            .replacing(/\b([Hh])asta a (?=(?:la|las|los)\b)/) { "\($0.1)asta " }
    }

    /// fino a domani, fino al mattino, fino a quando arriva
    private static func withEnds(_ text: String) -> String {
        text.replacing(/\b([FfSs])ino a che (?=(?:anno|data|età|giorno|livello|ora|pagina|punto)\b)/) {
            capitalized("fin quale ", as: $0.1)
        }
        .replacing(/\b([FfSs])ino a (?:quando|che) (?=[^.!?]*([.!?]?))/) { match in
            let asks = match.2 == "?" || askers.contains(match.0.wordBefore)
            return capitalized(asks ? "fin quando " : "finché ", as: match.1)
        }
        .replacing(prepositions) { match in
            capitalized(match.0.hasSuffix(" ") ? "fin " : "fin", as: match.1)
        }
    }

    /// fin da piccoli, sin dall'inizio
    private static func withStarts(_ text: String) -> String {
        text.replacing(/\b([FfSs])ino? (?:da (?:adesso|ora|(subito))|d['’]ora)\b/) {
            capitalized("a partire \($0.2 == nil ? "da questo" : "dal primo") momento", as: $0.1)
        }
        .replacing(/\b([FfSs])ino? (?=da(?:gli|i|l|lla|lle|llo)\b|dall['’]|da (?:allora|ieri|oggi|quest[aeio]|\d))/) {
            capitalized("a partire ", as: $0.1)
        }
        .replacing(/\b([FfSs])ino? (?=da \p{Ll})/) { capitalized("già ", as: $0.1) }
    }

    /// entro 30 giorni, entro il 2030, entro le 18, entro la fine dell'anno, entro il 31 maggio, entro maggio
    private static func withDeadlines(_ text: String) -> String {
        let kinds = [
            (durations, "in "), (years, "nel "), (hours, "alle "), (occasions, "alla "), (days, ""), (months, "a "),
        ]
        return kinds.reduce(text) { text, kind in
            text.replacing(kind.0) { match in
                movers.contains(match.0.wordBefore) ? String(match.0) : capitalized("al massimo \(kind.1)", as: match.1)
            }
        }
    }

    /// Whether a text has a word, at its beginning or behind a space.
    private static func hasWord(_ word: String, in text: String) -> Bool {
        text.hasPrefix(word) || text.contains(utf8: " \(word)") || text.contains(capitalized(word, as: "W"))
    }

    private static func capitalized(_ words: String, as letter: Substring) -> String {
        letter.first?.isUppercase == true ? words.prefix(1).uppercased() + words.dropFirst() : words
    }

    private static let restrictionCues = [
        "è che ", "era che ", "erano che ", "mane che ", "neva che ", "sono che ", "sta che ", "stava che ",
    ]
    private static let askers: Set = ["chiede", "chiedere", "dimmi", "dire", "sa", "sai", "sapere", "so"]
    /// What stands before the verb *entro*, or before a limit that is one already.
    private static let movers: Set = ["ci", "io", "massimo", "non", "tardi", "vi"]
    /// What stands before two of something.
    private static let pairs: Set = [
        "compresa", "comprese", "compresi", "compreso", "confronto", "differenza", "differenze", "distanza", "intervallo",
        "oscilla", "rapporto", "scegli", "scegliere", "scelta", "varia", "variare",
    ]

    /// fino a, fino al, fino in
    private static var prepositions: Regex<(Substring, Substring)> {
        #/\b([FfSs])ino(?:\ ad?(?!['’\p{L}])|\ (?=a(?:gli|i|l|lla|lle|llo)\b|all['’]|in\b|ne(?:gli|i|l|lla|lle|llo)\b))/#
    }

    private static var durations: Regex<(Substring, Substring)> {
        #/
        \b([Ee])ntro\ (?:e\ non\ oltre\ )?(?=(?:(?:\d+|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici
        |venti|ventiquattro|trenta|quaranta|quarantotto|sessanta|settantadue|novanta|cento)\ (?:o\ [\p{L}\d]+\ |\([^)]+\)\ )?
        |un['’])(?:secondi|secondo|minut[io]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io])\b)
        /#
    }
    private static var years: Regex<(Substring, Substring)> { /\b([Ee])ntro (?:e non oltre )?il (?=(?:19|20)\d\d\b)/ }
    private static var hours: Regex<(Substring, Substring)> {
        /\b([Ee])ntro (?:e non oltre )?le (?=(?:ore )?\d{1,2}(?:[:.]\d\d)?\b(?! or[ae]\b| \p{L}+ or[ae]\b|%))/
    }
    private static var occasions: Regex<(Substring, Substring)> {
        /\b([Ee])ntro (?:e non oltre )?la (?=(?:chiusura|consegna|fine|mezzanotte|scadenza)\b)/
    }
    private static var days: Regex<(Substring, Substring)> {
        #/
        \b([Ee])ntro\ (?:e\ non\ oltre\ )?
        (?=(?:il\ |l['’])(?:\d{1,2}|primo)\ (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre
        |novembre|dicembre)\b|(?:il\ |l['’])\d{1,2}(?:[\/.]\d|$|[.,;:!?)])
        |(?:allora|domani|dopodomani|oggi|stanotte|stasera|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato
        |domenica)(?:$|[^\p{L}]))
        /#
    }
    private static var months: Regex<(Substring, Substring)> {
        #/
        \b([Ee])ntro\ (?:e\ non\ oltre\ )?(?=(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre
        |novembre|dicembre|mezzanotte|mezzogiorno|Natale|Pasqua)\b)
        /#
    }

    /// non (prendere) più di 2; not *non riceve notizie da più di una settimana*
    private static var excesses: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn])on\ ((?:(?!(?:a|ancora|che|chi|con|da|di|e|in|ma|mai|neanche|nemmeno|neppure|niente|nulla|né|o|per|perché
        |quando|se|solo|su)\ |nessun|discut|fid|occup|parl|ricord|tratt)[\p{L}'’\-]+\ ){0,5}?)
        più\ di\ (?=\d|(?:una?|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|trenta|cento|mille)\ |un['’])
        /#
    }

    /// tra due giorni; not *tra due giorni e sei mesi*
    private static var delays: Regex<(Substring, Substring)> {
        #/
        \b([TtFf])ra\ (?=(?:(?:(?:\d+|una?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|poch[ie]
        |qualche|alcun[ie])\ (?:o\ [\p{L}\d]+\ )?|un['’]|un\ paio\ d(?:i\ |['’]))
        (?:secondi|secondo|minut[io]|or[ae]|giorn[io]|settiman[ae]|mes[ei]|ann[io]|attimo|istante|momento)\b|mezz['’]ora\b)
        (?!\ (?:\p{L}+\ )?e\ (?!mezz)))
        /#
    }

    /// ha appena mangiato, è appena stata creata; not *è appena sufficiente*
    private static var recentEvents: Regex<(Substring, Substring, Substring)> {
        #/
        ((?:\b|['’])(?i:h[oa]|hai|hanno|abbi(?:amo|ano|a)|avete|av(?:ev[oia]|evate|evano|evamo|endo|ere|er|esse|essi)|è|sono|sei
        |siamo|siete|sia|siano|er[aoi]|erano|fosse|fossero|essere|essersi))\ appena
        \ ((?:stat[aeio]\ )?(?!tutt|gratuit|subit)(?:\p{Ll}+(?:at|it|ut)|\p{Ll}*(?:apert|chies|chius|corrett|copert|cors|dett
        |fatt|giunt|lett|mess|mort|moss|nat|offert|pers|post|pres|prodott|rott|scelt|sces|scopert|scritt|spent|spost
        |svolt|tolt|vint|vist))[aeio])\b
        /#
    }

    /// non c'è che pane, non ci resta che aspettare
    private static var restrictions: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn])on\ (c['’]è|c['’]era|c['’]erano|ci\ sono|(?:(?:ci|gli|le|mi|ti|vi)\ )?(?:resta|restava|rimane|rimaneva))
        \ che\ (?!da\b|di\b|dire\b|io\b|lui\b|lei\b|loro\b|non\b|si\b|tu\b)(?=\p{L})
        /#
    }
}
