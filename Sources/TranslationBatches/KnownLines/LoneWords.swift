// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What *yes* and *no*, *on* and *off* and the days of the week are where they are all of a line, as in a cell or on a button.
/// Engines take them for other words: *ningún*, *himself*, *sobre*, somebody called *Domingo*.
struct LoneWords: Sendable {
    /// Answers and states, in small letters.
    private let answers: [String: String]
    private let days: [String: String]
    /// *No.* stands before a number in English.
    private let isEnglish: Bool
    private let keepsOpeningMarks: Bool
    /// Words of the source for what is on or off.
    private let states: Set<Substring>
    /// Whether states have no endings in one of the languages.
    private let hasBareStates: Bool

    /// Those of a mode; nil where they are not known in one of its languages.
    init?(from source: String, into target: String) {
        guard let own = Self.yesAndNo[source], let other = Self.yesAndNo[target] else { return nil }
        isEnglish = source == "en"
        states = Set((Self.onAndOff[source].map { $0.on + $0.off } ?? []).map { $0[...] })
        hasBareStates = source == "en" || target == "en"
        keepsOpeningMarks = ["ast", "es", "gl"].contains(target)
        let days = zip(CalendarNames.days(in: source), CalendarNames.days(in: target)).map { ($0.lowercased(), $1) }
        self.days = Dictionary(days) { first, _ in first }
        var pairs = [(own.yes, other.yes), (own.no, other.no)]
        if let states = Self.onAndOff[source], let others = Self.onAndOff[target], let on = others.on.first,
            let off = others.off.first
        {
            pairs += states.on.map { ($0, on) } + states.off.map { ($0, off) }
        }
        answers = Dictionary(pairs) { first, _ in first }
    }

    /// Whether a word is a day of the week.
    func isDay(_ word: Substring) -> Bool { days[word.lowercased()] != nil }

    /// The translation of a text that is one of them, with its capitals and what stands around it.
    ///
    /// A full stop may be that of the number in a heading in English: *No.*
    func translation(of text: String) -> String? {
        translation(of: text[...], isAnswer: false) ?? choice(in: text[...]) ?? row(in: text)
    }

    /// The translation of a text that is several days with spaces between them: rules make *Friday of Thursday* of two.
    private func row(in text: String) -> String? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count(where: { !$0.isEmpty }) > 1 else { return nil }
        let translations = words.compactMap { $0.isEmpty ? "" : isDay($0) ? translation(of: $0, isAnswer: false) : nil }
        return translations.count == words.count ? translations.joined(separator: " ") : nil
    }

    /// The translation of a text that is an answer or a state, or a choice of them, behind what it is said of. Romance languages
    /// have the forms of each other for states, with the right ending.
    func translation(ofAnswer text: Substring) -> String? {
        hasBareStates || !isState(text) ? translation(of: text, isAnswer: true) ?? choice(in: text) : nil
    }

    private func isState(_ text: Substring) -> Bool {
        states.contains(text.lowercased().prefix { $0.isLetter || $0 == " " })
    }

    /// The translation of a text that is several between slashes: *On/Off*.
    private func choice(in text: Substring) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard 2...Self.mostChoices ~= parts.count else { return nil }
        let translations = parts.compactMap { $0.contains(where: \.isLetter) ? translation(of: $0, isAnswer: true) : nil }
        return translations.count == parts.count ? translations.joined(separator: "/") : nil
    }

    private static let mostChoices = 3

    private func translation(of text: Substring, isAnswer: Bool) -> String? {
        let words = text.drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "-" || $0 == " " }
        let word = words[..<(words.lastIndex { $0 != " " }.map { words.index(after: $0) } ?? words.endIndex)]
        let rest = text[word.endIndex...]
        // 20% off, $5 off
        guard !word.isEmpty, word.utf8.count <= Self.longest, !rest.contains(where: \.isLetter),
            !text.unicodeScalars.contains(where: \.isNumberOrPrice), !Self.followsPlaceholder(word, in: text),
            !rest.hasPrefix(".") || !isEnglish || word.lowercased() != "no"
        else { return nil }
        let name = word.lowercased()
        guard let answer = answers[name] ?? (isAnswer ? nil : days[name]) else { return nil }
        let isWhole = word.count > 1 && !word.contains(where: \.isLowercase)
        let isCapital = word.first?.isUppercase == true
        let written = isWhole ? answer.uppercased() : isCapital ? answer.withFirstCapital : answer
        // Only Spanish has marks in front.
        let start = text[..<word.startIndex].filter { keepsOpeningMarks || !"¡¿".contains($0) }
        return start + written + rest
    }

    /// Whether a placeholder that may be a price stands before a word, and not around it: *{price} off*.
    private static func followsPlaceholder(_ word: Substring, in text: Substring) -> Bool {
        let before = text.unicodeScalars[..<word.startIndex]
        return before.last == " " && before.contains(Placeholder.scalar)
    }

    private static let longest = 16

    /// Words for what is switched on or off, the most usual first.
    private static let onAndOff: [String: (on: [String], off: [String])] = [
        "ca": (["activat", "encès"], ["desactivat", "apagat"]),
        "en": (["on", "enabled", "switched on", "turned on"], ["off", "disabled", "switched off", "turned off"]),
        "es": (["activado", "encendido"], ["desactivado", "apagado"]), "fr": (["activé", "allumé"], ["désactivé", "éteint"]),
        "gl": (["activado", "acendido"], ["desactivado", "apagado"]), "it": (["attivato", "acceso"], ["disattivato", "spento"]),
        "pt": (["ativado", "ligado", "activado"], ["desativado", "desligado", "desactivado"]),
    ]

    private static let yesAndNo: [String: (yes: String, no: String)] = [
        "af": ("ja", "nee"), "an": ("sí", "no"), "ast": ("sí", "non"), "bg": ("да", "не"), "bs": ("da", "ne"),
        "ca": ("sí", "no"), "da": ("ja", "nej"), "en": ("yes", "no"), "eo": ("jes", "ne"), "es": ("sí", "no"),
        "eu": ("bai", "ez"), "fr": ("oui", "non"), "gl": ("si", "non"), "hr": ("da", "ne"), "is": ("já", "nei"),
        "it": ("sì", "no"), "mk": ("да", "не"), "nb": ("ja", "nei"), "nl": ("ja", "nee"), "nn": ("ja", "nei"),
        "oc": ("òc", "non"), "pl": ("tak", "nie"), "pt": ("sim", "não"), "ro": ("da", "nu"), "ru": ("да", "нет"),
        "sc": ("eja", "no"), "sl": ("da", "ne"), "sv": ("ja", "nej"), "uk": ("так", "ні"),
    ]
}

extension Unicode.Scalar {
    /// Whether a price or a share is told with it.
    fileprivate var isNumberOrPrice: Bool {
        properties.numericType != nil || properties.generalCategory == .currencySymbol || self == "%"
    }
}
