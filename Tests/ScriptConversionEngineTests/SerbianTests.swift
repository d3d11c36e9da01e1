// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import ScriptConversionEngine
import Testing

@Suite struct SerbianTests {
    let engine = ScriptConvertingEngine()

    @Test(
        "Words are written as Serbs write them",
        arguments: [
            ("Џем", "Džem"), ("љубав", "ljubav"), ("ЂАК", "ĐAK"), ("инјекција", "injekcija"), ("ЊЕГОШ", "NJEGOŠ"),
            ("Његош", "Njegoš"),
            ("Љубљана", "Ljubljana"), ("ПАСУЉ", "PASULJ"), ("џак", "džak"), ("ЏАК", "DŽAK"), ("надживети", "nadživeti"),
            ("ТАНЈУГ", "TANJUG"), ("конјункција", "konjunkcija"), ("ћевапчићи", "ćevapčići"), ("ЖАРКО ШЉИВА", "ŽARKO ŠLJIVA"),
            ("Ђорђе Хаџић", "Đorđe Hadžić"), ("Фрушка гора", "Fruška gora"), ("цео, чело", "ceo, čelo"), ("К.И.Њ.", "K.I.Nj."),
        ])
    func wordsAreWrittenAsSerbs(cyrillic: String, latin: String) async throws {
        #expect(try await engine.convert([cyrillic], from: "sr", to: "sr-Latn") == [latin])
    }

    @Test(
        "An initial of two letters has one capital",
        arguments: [("Љ. Петровић", "Lj. Petrović"), ("проф. др Џ. Марић", "prof. dr Dž. Marić"), ("Њ", "Nj"), ("(Љ)", "(Lj)")])
    func anInitialOfTwoLetters(cyrillic: String, latin: String) async throws {
        #expect(try await engine.convert([cyrillic], from: "sr", to: "sr-Latn") == [latin])
    }

    @Test(
        "What is not Serbian Cyrillic stays as it is",
        arguments: [
            "", " ", "\n", "\0", "Jučer sam kupio knjigu.", "café cafe\u{301} ﬁ Ω Ω ½ Ǆ", "日本語 😀👨‍👩‍👧 שלום",
            "a\r\nb\u{2028}\u{FEFF}\u{202E}",
            "https://example.org/?a=b&c", "[x] {y} $z^ \\", "щы ё ъ э ў қ",
        ])
    func whatIsNotSerbianCyrillic(text: String) async throws {
        // Byte for byte: strings of equivalent characters are equal to Swift.
        #expect(try await engine.convert([text], from: "sr", to: "sr-Latn").map { Array($0.utf8) } == [Array(text.utf8)])
    }

    @Test(
        "Letters with an accent are one character each, and what was in two stays so",
        arguments: [
            ("кућа Ћира", "ku\u{107}a \u{106}ira"), ("Њћо, ЊЋ", "Nj\u{107}o, NJ\u{106}"),
            ("чежњо, cafe\u{301}", "\u{10D}e\u{17E}njo, cafe\u{301}"),
        ])
    func lettersAreComposed(cyrillic: String, latin: String) async throws {
        #expect(try await engine.convert([cyrillic], from: "sr", to: "sr-Latn").map { Array($0.utf8) } == [Array(latin.utf8)])
    }

    @Test("All letters have their one counterpart, small and capital")
    func allLettersHaveTheirOne() async throws {
        let cyrillic = "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш"
        let latin = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š"
        #expect(try await engine.convert([cyrillic], from: "sr", to: "sr-Latn") == [latin])
        let capitals = cyrillic.uppercased().split(separator: " ").map { "Х\($0)Х" }
        let expected = latin.uppercased().split(separator: " ").map { "H\($0)H" }
        #expect(try await engine.convert(capitals, from: "sr", to: "sr-Latn") == expected)
    }
}
