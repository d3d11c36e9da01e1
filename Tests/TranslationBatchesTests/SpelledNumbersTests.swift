// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Numbers in words have to be there in the translation")
struct SpelledNumbersTests {
    private func values(_ text: String, _ translation: String, _ source: String, _ target: String) throws -> [Int] {
        try #require(SpelledNumbers(from: source, to: target)).lost(in: translation, of: text).map(\.value)
    }

    @Test(
        "In words or in digits",
        arguments: [
            ("Seven hundred and fifty people", "Setecentas e cinquenta pessoas", "pt"),
            ("Seven hundred and fifty people", "750 pessoas", "pt"),
            ("fifteen hundred people", "mil e quinhentas pessoas", "pt"),
            ("two thousand five hundred people", "2.500 personas", "es"),
            ("twenty thousand dollars", "20 mil dólares", "pt"),
            ("twenty-one days", "veintiún días", "es"),
            ("one hundred and thirty-two", "cento e trinta e duas", "pt"),
            ("sixteen girls", "dezasseis raparigas", "pt"),
            ("ninety-seven", "quatre-vingt-dix-sept", "fr"),
            ("seven hundred fifty euros", "settecentocinquanta euro", "it"),
        ])
    func findsNumbers(text: String, translation: String, target: String) throws {
        #expect(try values(text, translation, "en", target) == [])
    }

    @Test(
        "In words that languages have beside ICU's",
        arguments: [
            ("1.050,00 € (mil e cinquenta euros)", "1.050,00 € (a thousand and fifty euros)", "pt", "en", []),
            ("mil e duzentos euros", "a thousand two hundred euros", "pt", "en", []),
            ("mil e duzentos euros", "two thousand two hundred euros", "pt", "en", [1200]),
            ("875 € (ochocientos setenta y cinco euros)", "875 € (vuit-cents setanta-cinc euros)", "es", "ca", []),
            ("875 € (ochocientos setenta y cinco euros)", "875 € (vuit-cents setanta-sis euros)", "es", "ca", [875]),
        ])
    func findsOtherForms(text: String, translation: String, source: String, target: String, expected: [Int]) throws {
        #expect(try values(text, translation, source, target) == expected)
    }

    @Test(
        "Another number is not it",
        arguments: [
            ("eight hundred people", "oito e oito pessoas", [800]),
            ("four hundred and five", "quatro e cinco", [405]),
            ("seven hundred", "setecentos e cinquenta", [700]),
            ("fifty and sixty people", "cinquenta e setenta pessoas", []),
            ("within 12 (twelve) months", "em 12 (bem) meses", [12]),
            ("not less than two months' notice", "notificação por escrito", [2]),
            ("two weeks, ten days or twelve years", "duas semanas, 10 dias ou anos", [12]),
            ("two-week stays, one day or three hours, two monthly bills", "", []),
            ("It costs $1,500 (one thousand five hundred dollars).", "Custa $1,500 (mil dólares).", [1500]),
        ])
    func missesNumbers(text: String, translation: String, expected: [Int]) throws {
        #expect(try values(text, translation, "en", "pt") == expected)
    }

    @Test(
        "Hours, round words, titles and small numbers are not looked for",
        arguments: [
            "the twenty-first century", "December twenty-fifth", "twelve fifty-watt bulbs", "two hundred one-euro coins",
            "at eleven thirty", "nineteen ninety-nine", "the mid-nineteen-seventies", "a three-hundred-page book",
            "two million and a half", "fourteen and a quarter", "the twenty first", "at twelve", "a hundred of them", "per cent",
            "one thousand, more or less",
            "one of three", "(one passport or two)", "They saw Twenty Days in the cinema.", "", "seventh",
        ])
    func leavesOthers(text: String) throws {
        #expect(try values(text, "", "en", "pt") == [])
    }

    @Test("What is lost goes in digits")
    func writesDigits() throws {
        let text = "O prêmio é de setecentos e cinquenta reais (dezassete vezes cento e um)."
        let numbers = try #require(SpelledNumbers(from: "pt", to: "en"))
        #expect(
            SpelledNumbers.inDigits(numbers.lost(in: "", of: text), of: text)
                == "O prêmio é de 750 reais (17 vezes 101).")
    }

    @Test(
        "A number that the end of a line cuts is one number, and the line ends behind it or before it",
        arguments: [
            ("The fee is two thousand five\nhundred pounds.", "The fee is 2500\npounds."),
            ("> for three hundred\r\n> and twenty pupils", "> for 320\r\n> pupils"),
            ("It takes ninety-\n  five days", "It takes 95\n  days"),
            ("It costs four hundred\nand five.\nPay now.", "It costs\n405.\nPay now."),
            ("about four hundred\nand five, she said", "about 405,\nshe said"),
        ])
    func goesOnOverLineEnds(text: String, expected: String) throws {
        let numbers = try #require(SpelledNumbers(from: "en", to: "pt"))
        #expect(SpelledNumbers.inDigits(numbers.lost(in: "", of: text), of: text) == expected)
    }

    @Test(
        "Lines that are no more than a number stay, and no number goes on over an empty line or before a capital",
        arguments: [
            ("four hundred\nand five", []), ("- four hundred\nand five\n", []), ("two\nhundred\nand five people", []),
            ("about two thousand five\n\nhundred pounds", [2005]), ("about two thousand five\nHundred pounds", [2005]),
            ("about two thousand five\n- hundred pounds", [2005]), ("about fifty-\nwatt bulbs", []),
        ])
    func leavesLines(text: String, expected: [Int]) throws {
        #expect(try values(text, "", "en", "pt") == expected)
    }

    @Test(
        "Halves and fractions behind millions belong to them", arguments: ["Dois milhões e meio", "Quatro milhões e um quarto"])
    func leavesFractions(text: String) throws {
        #expect(try values(text, "", "pt", "en") == [])
    }

    @Test("A line of number words takes no longer than its length")
    func linearTime() throws {
        let numbers = try #require(SpelledNumbers(from: "en", to: "pt"))
        expectLinearTime(from: 1_000, to: 8_000) {
            String(repeating: "hundred million ", count: $0)
        } of: { text in
            _ = numbers.lost(in: text, of: text)
        }
    }

    @Test("All numbers to a thousand are found in their own words", arguments: ["en", "es", "fr", "pt"])
    func findsItself(language: String) throws {
        let words = try #require(NumberWords.of(language))
        for value in [1...1100, 9990...10100, 999_990...1_000_010].joined() {
            let spelling = words.spellings(of: value)[1].joined(separator: " ")
            #expect(words.spell(value, in: SpelledWord.words(of: "x \(spelling) y")), "\(value) \(spelling)")
        }
    }
}
