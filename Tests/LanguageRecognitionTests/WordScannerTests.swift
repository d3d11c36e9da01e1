// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageRecognition

/// Gathers words as text, and counts letters that were discounted.
private struct WordList: WordSink {
    var words: [String] = []
    var ranges: [Range<Int>] = []
    var discountedLetters = 0
    var digitsAndSymbols = 0

    mutating func take(_ word: ScannedWord) {
        let scalars = (1..<word.count - 1).map { word.scalars[$0] }
        words.append(FeatureHash.spelling(of: scalars[...]))
        ranges.append(word.range)
        #expect(word.scalars[0] == FeatureHash.boundary && word.scalars[word.count - 1] == FeatureHash.boundary)
        #expect(word.count <= FeatureHash.longestWord + 2)
    }

    mutating func discount(_ stretch: DiscountedStretch) {
        discountedLetters += stretch.letterCount
        digitsAndSymbols += stretch.digitAndSymbolCount
    }
}

@Suite("The word scanner")
struct WordScannerTests {
    private static func scan(_ text: String) throws -> WordList {
        try scan(Array(text.utf8))
    }

    private static func scan(_ bytes: [UInt8]) throws -> WordList {
        var list = WordList()
        let scanner = WordScanner(table: try LanguageProfile.embedded().characters)
        bytes.withUnsafeBufferPointer { scanner.scan($0, into: &list) }
        return list
    }

    @Test(
        "folds and cuts words",
        arguments: [
            ("Guten Morgen, WELT!", ["guten", "morgen", "welt"]),
            ("STRASSE Straße", ["strasse", "straße"]),
            ("l’aigua d'or rock 'n' roll", ["l'aigua", "d'or", "rock", "n", "roll"]),
            ("col·legi", ["col·legi"]),
            ("ΣΊΣΥΦΟΣ", ["σίσυφοσ"]),
            ("İstanbul", ["istanbul"]),
            ("ﬁnal ｆｕｌｌ", ["final", "full"]),
            ("zero\u{200D}width soft\u{AD}hyphen", ["zerowidth", "softhyphen"]),
            ("日本語のテキスト", ["日本語のテキスト"]),
            ("iPhoneを買う", ["iphone", "を買う"]),
            ("mot1 2mots trois", ["trois"]),
            ("ＡＢＣ１２３ ＡＢ1 ｄｅｕｘ", ["deux"]),
            ("1ª 2ᵉ é1", ["a", "e", "é"]),
        ])
    func words(text: String, expected: [String]) throws {
        #expect(try Self.scan(text).words == expected)
    }

    @Test(
        "gives the same words for both normalisation forms",
        arguments: [
            ("Việt Nam", "Vie\u{323}\u{302}t Nam"), ("Việt Nam", "Vie\u{302}\u{323}t Nam"), ("café", "cafe\u{301}"),
            ("한국어", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165}"), ("ガス", "ｶﾞｽ"), ("й", "и\u{306}"),
        ])
    func normalisation(composed: String, decomposed: String) throws {
        #expect(try Self.scan(composed).words == Self.scan(decomposed).words)
    }

    @Test(
        "reads character references and passes over tags",
        arguments: [
            ("caf&eacute;", ["café"]), ("stra&szlig;e", ["straße"]), ("a&#233;b &#x416;", ["aéb", "ж"]),
            ("Tom &amp; Jerry", ["tom", "jerry"]), ("<b class=\"x\">fett</b>gedruckt", ["fett", "gedruckt"]),
            ("3 < 4 und 5 > 2", ["und"]), ("R&D &unknown", ["r", "d", "unknown"]),
        ])
    func markup(text: String, expected: [String]) throws {
        #expect(try Self.scan(text).words == expected)
    }

    @Test(
        "passes over links, addresses, paths, identifiers and code",
        arguments: [
            "https://example.com/path?query=1", "www.example.org", "someone@example.com", "@someone", "/usr/local/bin",
            "C:\\Users\\me",
            "snake_case_name", "notes.txt", "System.out.println", "value()", "call(argument)", "x=1", "std::vector", "a1b2c3",
            "${HOME}", "UF-1700A", "DJYE/413H", "COVID-19", "io:294:main", "#frameConfigSocket", "nodeIndex", "zzz", "ОООООО",
            "んんん", "isBarOpen",
            "HTTPServerName",
            "`code`", "~/folder", ":smile:",
        ])
    func noise(text: String) throws {
        #expect(try Self.scan(text).words == [])
        #expect(try Self.scan("vor \(text) nach").words == ["vor", "nach"])
    }

    @Test(
        "passes over addresses to their end, whatever letters they have",
        arguments: [
            "https://de.wikipedia.org/wiki/Österreich", "https://de.wikipedia.org/wiki/München_(Begriffsklärung)?lang=de#Öl",
            "https://el.wikipedia.org/wiki/Ελληνική_γλώσσα", "https://ru.wikipedia.org/wiki/Русский_язык,",
            "https://hi.wikipedia.org/wiki/हिन्दी", "https://ko.wikipedia.org/wiki/한국어", "https://пример.рф/страница.html",
            "https://www.müller.de", "http://x.org/?q=привет", "@andré",
            "C:\\Пользователи\\Документы", "/home/пользователь/файл",
        ])
    func addresses(text: String) throws {
        #expect(try Self.scan(text).words == [])
        #expect(try Self.scan("vor \(text) nach").words == ["vor", "nach"])
        #expect(try Self.scan("vor „\(text)“ nach").words == ["vor", "nach"])
    }

    @Test(
        "ends addresses where ideographs, dashes or other alphabets are rather the sentence around them",
        arguments: [
            ("https://ja.wikipedia.org/wiki/日本語 です", ["です"]), ("https://example.com中文", ["中文"]),
            ("https://example.com/をご覧。", ["をご覧"]), ("https://example.com–это", ["это"]),
            ("https://example.comПривет", ["привет"]), ("и/или", ["и", "или"]), ("км/ч", ["км", "ч"]),
        ])
    func behindAddresses(text: String, expected: [String]) throws {
        #expect(try Self.scan(text).words == expected)
    }

    @Test(
        "keeps words that only look like code",
        arguments: [
            ("und/oder", ["und", "oder"]), ("word(s)", ["word", "s"]), ("Ende.Anfang", ["ende", "anfang"]), ("z.B.", ["z", "b"]),
            ("(wirklich)", ["wirklich"]), ("a.m.", ["a", "m"]), ("#schön", ["schön"]), ("Uhr:", ["uhr"]),
            ("iPhone", ["iphone"]), ("McDonald", ["mcdonald"]), ("bhFrainc", ["bhfrainc"]),
        ])
    func noNoise(text: String, expected: [String]) throws {
        #expect(try Self.scan(text).words == expected)
    }

    @Test(
        "counts digits, and symbols twice, but for those in links and names",
        arguments: [
            ("Zimmer 12 und 13", 4), ("Tee & Kaffee", 2), ("x = [1]", 2 + 4 + 1), ("am 3.10. um 9:30", 6),
            ("(gut), wirklich; ja!", 0),
            ("von 10.0.0.1/8 an", 8), ("∑ aᵢ ≤ b → c, „gut“ – ja", 6),
            ("siehe https://example.com/12?a=3", 0), ("COVID-19", 0), ("schön 😍", 0),
        ])
    func digitsAndSymbols(text: String, count: Int) throws {
        #expect(try Self.scan(text).digitsAndSymbols == count)
    }

    @Test("takes look-alikes of another alphabet for what they stand for")
    func lookalikes() throws {
        // A Latin æ and a Latin c in Cyrillic words, and a Cyrillic а in a Latin one.
        #expect(try Self.scan("ирон æвзаг").words == ["ирон", "ӕвзаг"])
        #expect(try Self.scan("cловo").words == ["слово"])
        #expect(try Self.scan("pаypal").words == ["paypal"])
    }

    @Test("cuts words and runs of ideographs at their bounds")
    func bounds() throws {
        #expect(try Self.scan(String(repeating: "ab", count: 35)).words.map(\.count) == [30, 30, 10])
        #expect(try Self.scan(String(repeating: "漢字", count: 10)).words.map(\.count) == [8, 8, 4])
        #expect(
            try Self.scan("a" + String(repeating: "\u{301}", count: 100_000)).words.allSatisfy { $0.unicodeScalars.count <= 30 })
    }

    @Test("gives each word's place in the text")
    func ranges() throws {
        let text = "Où est <i>l’été</i> ?"
        let list = try Self.scan(text)
        let pieces = list.ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
        #expect(pieces == ["Où", "est", "l’été"])
    }

    @Test("leaves a mark that closes a quotation outside the word")
    func closingMarks() throws {
        let text = "‘Guten Abend’ l’été d'or' x"
        let list = try Self.scan(text)
        #expect(
            list.ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == ["Guten", "Abend", "l’été", "d'or", "x"])
    }

    @Test("survives any bytes", arguments: 0..<40)
    func anyBytes(seed: Int) throws {
        var generator = SeededNumbers(seed: UInt64(seed))
        let bytes = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let list = try Self.scan(bytes)
        #expect(list.ranges.allSatisfy { $0.lowerBound < $0.upperBound && $0.upperBound <= bytes.count })
        #expect(zip(list.ranges, list.ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
}
