// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// How letters begin and end. Dictionaries read the words one by one: *Querido Juan* was *Wanted to Juan*, *Caro Marco*
/// *Expensive Marco* and *Kind regards* *Consideraciones amables*.
struct LetterFormulas: Sendable {
    /// The words of one language.
    private struct Words: Sendable {
        /// Informal salutations: masculine, feminine, and the plural of each.
        let dear: [String]
        /// Formal salutations, in the same order.
        let esteemed: [String]
        /// Whole lines by what they are for, each the most usual first.
        let lines: [Purpose: [String]]
    }

    private enum Purpose: CaseIterable {
        case toStrangers, toAll, thanks, manyThanks, noThanks, regards, sincerely, bestWishes, love, hug

        /// Whether it is said as well as written, so that it may begin with a small letter, and end without a mark.
        var isSpoken: Bool { self == .thanks || self == .manyThanks || self == .noThanks }
    }

    private let source: Words
    private let target: Words
    /// Whether the target has two exclamation marks.
    private let isSpanish: Bool

    /// Those of a mode; nil where they are not known in one of its languages.
    init?(from source: String, into target: String) {
        guard let own = Self.known[source], let other = Self.known[target] else { return nil }
        (self.source, self.target) = (own, other)
        isSpanish = target == "es"
    }

    /// The translation of a line that is a formula; nil for another one.
    func translation(of line: String) -> String? {
        guard line.utf8.count <= Self.longest, let first = line.first else { return nil }
        return wholeLine(line) ?? (first.isUppercase ? greeting(line) : nil)
    }

    /// A line of which all is the formula, with a comma behind it. Greetings of nobody may have another mark, and thanks none.
    private func wholeLine(_ line: String) -> String? {
        guard let mark = line.last else { return nil }
        let last = ",:.!".contains(mark) ? String(mark) : ""
        let words = line.dropLast(last.count).lowercased()
        for purpose in Purpose.allCases where source.lines[purpose, default: []].contains(where: { $0.lowercased() == words }) {
            // *Love:* may be a part of a horoscope.
            let isGreeting = purpose == .toStrangers || purpose == .toAll
            guard last == "," || purpose.isSpoken || !last.isEmpty && isGreeting,
                purpose.isSpoken || line.first?.isUppercase == true
            else { return nil }
            return target.lines[purpose]?.first.map { formula in
                let isInCapitals = !line.contains(where: \.isLowercase)
                let formula = line.first?.isLowercase == true ? formula.lowercased() : formula
                return (isSpanish && last == "!" ? "¡" : "") + (isInCapitals ? formula.uppercased() : formula) + last
            }
        }
        return nil
    }

    /// A greeting with nothing but names behind it.
    private func greeting(_ line: String) -> String? {
        let words = line.split(separator: " ")
        guard 2...Self.mostWords ~= words.count else { return nil }
        let names = words.dropFirst()
        // *Estimado Cliente* is nobody's name.
        guard let first = names.first,
            first.unicodeScalars.first == Placeholder.scalar || GivenNames.contains(first.prefix(while: \.isLetter)),
            names.allSatisfy({ $0.first?.isUppercase == true || $0.unicodeScalars.first == Placeholder.scalar }),
            names.dropLast().allSatisfy({ $0.last.map { !",:.!".contains($0) } ?? false })
        else { return nil }
        for (own, other) in [(source.dear, target.dear), (source.esteemed, target.esteemed)] {
            // English has one form for all, and who it is for is not known.
            guard Set(own).count > 1, let form = own.firstIndex(of: String(words[0])) else { continue }
            return other[form] + " " + names.joined(separator: " ")
        }
        return nil
    }

    private static let longest = 80
    private static let mostWords = 5

    private static let known: [String: Words] = [
        "ca": Words(
            dear: ["Estimat", "Estimada", "Estimats", "Estimades"],
            esteemed: ["Benvolgut", "Benvolguda", "Benvolguts", "Benvolgudes"],
            lines: [
                .thanks: ["Gràcies"], .manyThanks: ["Moltes gràcies"], .noThanks: ["No, gràcies"],
                .toStrangers: ["Benvolguts senyors"], .toAll: ["Hola a tothom"],
                .regards: ["Salutacions cordials", "Salutacions", "Una salutació cordial"], .sincerely: ["Atentament"],
                .bestWishes: ["Cordialment"], .love: ["Amb afecte"], .hug: ["Una abraçada", "Abraçades"],
            ]),
        "en": Words(
            dear: ["Dear", "Dear", "Dear", "Dear"], esteemed: ["Dear", "Dear", "Dear", "Dear"],
            lines: [
                .thanks: ["Thank you", "Thanks"], .manyThanks: ["Many thanks", "Thank you very much", "Thanks a lot"],
                .noThanks: ["No, thank you", "No, thanks", "No thank you", "No thanks"],
                .toStrangers: ["Dear Sir or Madam", "Dear Sir/Madam", "Dear Sirs"], .toAll: ["Dear all", "Hi all", "Hello all"],
                .regards: ["Kind regards", "Best regards", "Regards", "Warm regards"],
                .sincerely: ["Yours sincerely", "Yours faithfully", "Yours truly", "Sincerely"],
                .bestWishes: ["Best wishes", "All the best", "With best wishes"],
                .love: ["With love", "Love", "Lots of love"], .hug: ["A big hug", "Hugs"],
            ]),
        "es": Words(
            dear: ["Querido", "Querida", "Queridos", "Queridas"], esteemed: ["Estimado", "Estimada", "Estimados", "Estimadas"],
            lines: [
                .thanks: ["Gracias"], .manyThanks: ["Muchas gracias"], .noThanks: ["No, gracias"],
                .toStrangers: ["Estimados señores", "Muy señores míos"], .toAll: ["Hola a todos"],
                .regards: ["Saludos cordiales", "Un cordial saludo", "Un saludo", "Saludos"], .sincerely: ["Atentamente"],
                .bestWishes: ["Cordialmente"], .love: ["Con cariño"], .hug: ["Un abrazo", "Abrazos", "Un fuerte abrazo"],
            ]),
        "fr": Words(
            dear: ["Cher", "Chère", "Chers", "Chères"], esteemed: ["Cher", "Chère", "Chers", "Chères"],
            lines: [
                .thanks: ["Merci"], .manyThanks: ["Merci beaucoup"], .noThanks: ["Non, merci", "Non merci"],
                .toStrangers: ["Madame, Monsieur"], .toAll: ["Bonjour à tous"],
                .regards: ["Cordialement", "Salutations cordiales", "Bien cordialement"],
                .sincerely: ["Sincères salutations"], .bestWishes: ["Bien à vous"], .love: ["Affectueusement"], .hug: ["Amitiés"],
            ]),
        "gl": Words(
            dear: ["Querido", "Querida", "Queridos", "Queridas"], esteemed: ["Estimado", "Estimada", "Estimados", "Estimadas"],
            lines: [
                .thanks: ["Grazas"], .manyThanks: ["Moitas grazas"], .noThanks: ["Non, grazas"],
                .toStrangers: ["Estimados señores"], .toAll: ["Ola a todos"], .regards: ["Saúdos cordiais", "Saúdos"],
                .sincerely: ["Atentamente"], .bestWishes: ["Cordialmente"], .love: ["Con agarimo"],
                .hug: ["Unha aperta", "Apertas"],
            ]),
        "it": Words(
            dear: ["Caro", "Cara", "Cari", "Care"], esteemed: ["Gentile", "Gentile", "Gentili", "Gentili"],
            lines: [
                .thanks: ["Grazie"], .manyThanks: ["Grazie mille", "Molte grazie"], .noThanks: ["No, grazie"],
                .toStrangers: ["Gentili signori"], .toAll: ["Ciao a tutti"], .regards: ["Cordiali saluti", "Saluti"],
                .sincerely: ["Distinti saluti"], .bestWishes: ["Cari saluti"], .love: ["Con affetto"], .hug: ["Un abbraccio"],
            ]),
        "pt": Words(
            dear: ["Querido", "Querida", "Queridos", "Queridas"], esteemed: ["Caro", "Cara", "Caros", "Caras"],
            lines: [
                .thanks: ["Obrigado", "Obrigada"], .manyThanks: ["Muito obrigado", "Muito obrigada"],
                .noThanks: ["Não, obrigado", "Não, obrigada"],
                .toStrangers: [
                    "Exmos. Senhores", "Prezados Senhores", "Exmo. Senhor", "Exma. Senhora", "Exmo.(a) Senhor(a)",
                    "Exmo. Sr.", "Exma. Sra.",
                ], .toAll: ["Olá a todos"],
                .regards: ["Cumprimentos", "Com os melhores cumprimentos", "Melhores cumprimentos"], .sincerely: ["Atentamente"],
                .bestWishes: ["Cordialmente"], .love: ["Com carinho"], .hug: ["Um abraço", "Abraços"],
            ]),
    ]
}
