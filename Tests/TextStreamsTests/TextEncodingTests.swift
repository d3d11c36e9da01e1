// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextStreams
import UnicodeText

@Suite("Encodings of text")
struct TextEncodingTests {
    private func encoding(of bytes: [UInt8]) -> TextEncoding? {
        bytes.withUnsafeBufferPointer { TextEncoding(of: $0) }
    }

    private func name(of bytes: [UInt8]) -> String? {
        guard case .charset(let charset) = encoding(of: bytes) else { return nil }
        return charset.description
    }

    private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    @Test("ASCII alone decides nothing", arguments: ["", "a", "Plain text.\r\n\tWith tabs\u{C}", "\u{1B}[1mbold\u{1B}[0m"])
    func leavesASCIIOpen(text: String) {
        #expect(encoding(of: Array(text.utf8)) == nil)
    }

    @Test("UTF-8 is told by its form, with a fault here and there too", arguments: ["größer", "水", "👩‍🚀", "\u{FEFF}a", "é\u{0}"])
    func tellsUTF8(text: String) {
        let bytes = Array(text.utf8)
        #expect(encoding(of: bytes) == .utf8)
        #expect(encoding(of: bytes + bytes + [0xFF]) == .utf8)
    }

    @Test("A sequence that the end cuts off is not a fault")
    func allowsCuts() {
        let bytes = Array("水".utf8)
        for count in 1..<3 {
            #expect(encoding(of: Array(bytes[..<count])) == .utf8 || encoding(of: Array(bytes[..<count])) == nil)
        }
        #expect(encoding(of: bytes + bytes[..<2]) == .utf8)
    }

    @Test(
        "A declared encoding is believed, however it is written and whatever other tags declare",
        arguments: [
            "<META HTTP-EQUIV=Content-Type CONTENT=\"text/html; CHARSET=KOI8-R\">", "<meta Charset='koi8-r'>",
            "<link href=a charset=iso-8859-1><meta charset=koi8-r>", "Content-Type: text/plain; CharSet=koi8-r\n",
        ])
    func readsDeclarations(declaration: String) {
        let word: [UInt8] = [0xF7, 0xCF, 0xC4, 0xC1, 0x20]
        #expect(name(of: Array(declaration.utf8) + word + word) == "KOI8-R")
    }

    @Test("UTF-16 and UTF-32 are told by their marks")
    func readsMarks() {
        #expect(name(of: [0xFF, 0xFE] + utf16("水と油", bigEndian: false)) == "UTF-16")
        #expect(name(of: [0xFE, 0xFF] + utf16("水と油", bigEndian: true)) == "UTF-16")
        #expect(name(of: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x41]) == "UTF-32")
    }

    @Test("UTF-16 is written again in the byte order of its mark", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
    func keepsByteOrder(mark: [UInt8]) throws {
        let bytes = mark + utf16("水と油", bigEndian: mark == [0xFE, 0xFF])
        guard case .charset(let charset) = encoding(of: bytes) else {
            Issue.record("it is told by its mark")
            return
        }
        #expect(try charset.encode(charset.decode(bytes).string) == bytes)
    }

    @Test(
        "UTF-16 without a mark is told by where its zeros stand",
        arguments: ["Plain text in two bytes.", "Вода в реке очень холодная, и никто не купается."])
    func readsZeros(text: String) {
        #expect(name(of: utf16(text, bigEndian: false)) == "UTF-16LE")
        #expect(name(of: utf16(text, bigEndian: true)) == "UTF-16BE")
    }

    @Test(
        "Zeros between words do not make UTF-16 of a text, wherever they stand",
        arguments: ["foo\0bar\0", "één\0twee\0\0", "今天\0\0天气", "one\0two\0six\0ten\0"])
    func allowsZeros(text: String) {
        #expect(name(of: Array(text.utf8)) == nil)
        #expect(encoding(of: Array(text.utf8)) != .binary)
    }

    @Test("Two zeros behind the sentences of an older encoding do not make UTF-16 of a text")
    func allowsZerosInLatin() {
        let sentence: [UInt8] =
            Array("Das Caf".utf8) + [0xE9] + Array(" an der Stra".utf8) + [0xDF] + Array("e ist heute ge".utf8) + [0xF6]
            + Array("ffnet".utf8) + [0]
        #expect(["ISO-8859-1", "windows-1252"].contains(name(of: sentence + sentence)))
        let chinese = "中国的经济在过去几年中发展得很快，但是问题也不少。 2019 年以后情况有所变化。"
        #expect(name(of: utf16(chinese, bigEndian: false)) == "UTF-16LE")
        #expect(name(of: utf16(chinese, bigEndian: true)) == "UTF-16BE")
    }

    @Test("A last byte that alone is not ASCII is a letter of an older encoding", arguments: [0, 1, 10_000])
    func decidesAtEnd(repetitions: Int) throws {
        let head =
            Array(String(repeating: "Wir gehen gern aus. ", count: repetitions).utf8) + Array("Wir wollen heute ins Caf".utf8)
        var (bytes, decoder) = (head + [0xE9], TextDecoder())
        try decoder.decode(&bytes)
        #expect(decoder.encoding == nil)
        try decoder.finish(&bytes)
        #expect(bytes == head + Array("é".utf8))
    }

    @Test("Older encodings are guessed by ICU")
    func guesses() {
        let russian = "Вода в реке очень холодная, и никто не купается. Мы пойдём домой."
        let windows1251 = russian.unicodeScalars.map { scalar in
            (0x410...0x44F).contains(scalar.value) ? UInt8(scalar.value - 0x410 + 0xC0) : UInt8(truncatingIfNeeded: scalar.value)
        }
        #expect(name(of: windows1251) == "windows-1251")
        let french: [UInt8] =
            Array("L'eau de la rivi".utf8) + [0xE8] + Array("re est tr".utf8) + [0xE8] + Array("s froide cet ".utf8)
            + [0xE9, 0x74, 0xE9, 0x2E]
        #expect(["ISO-8859-1", "windows-1252"].contains(name(of: french)))
        let japanese: [UInt8] = [0x1B, 0x24, 0x42, 0x3F, 0x65, 0x24, 0x48, 0x4C, 0x7D, 0x1B, 0x28, 0x42]
        #expect(name(of: japanese)?.hasPrefix("ISO-2022-JP") == true)
    }

    @Test(
        "Encodings that ICU does not guess are told by the words that the recogniser reads under them",
        arguments: [
            ("windows-1257", "Rīt no rīta mēs braucam uz Rīgu, jo tur dzīvo mana vecmāmiņa. Viņa mūs gaida ar pīrāgiem."),
            ("windows-1257", "Rytoj ryte važiuojame į Vilnių, nes ten gyvena mano močiutė. Ji mūsų laukia su pyragėliais."),
            ("ISO-8859-4", "Rīt no rīta mēs braucam uz Rīgu, jo tur dzīvo mana vecmāmiņa. Viņa mūs gaida ar pīrāgiem."),
            ("windows-874", "พรุ่งนี้เช้าเราจะไปตลาดเพื่อซื้อปลาและผักสดสำหรับอาหารเย็น"),
            ("KOI8-U", "Завтра вранці ми поїдемо до Києва, бо там живе моя бабуся. Її подруга теж приїде."),
            ("IBM866", "Завтра утром мы поедем в город, потому что там живёт моя бабушка. Она ждёт нас с пирогами."),
            ("IBM850", "Morgen früh fahren wir nach Köln, weil dort meine Großmutter wohnt. Sie hört gern schöne Lieder."),
            ("IBM852", "Jutro rano jedziemy do Łodzi, bo tam mieszka moja babcia. Będzie na nas czekać z ciastem."),
            ("windows-1250", "Jutri zjutraj gremo v Škofjo Loko, ker tam živi moja babica. Čakala nas bo s potico."),
            ("windows-1253", "Αύριο το πρωί πάμε στην Άρτα, γιατί εκεί ζει η γιαγιά μου. Άλλοι θα έρθουν αργότερα."),
            ("windows-1252", "Á morgun förum við til Akureyrar af því að þar býr amma mín. Hún bíður eftir okkur með kökur."),
            ("ISO-8859-15", "Ma sœur achète un bœuf et des œufs au marché. Elle paie cinq € pour tout cela, c'est très peu."),
        ])
    func tellsByWords(charset: String, text: String) throws {
        let bytes = try #require(try Charset(charset).encode(text))
        guard case .charset(let found) = encoding(of: bytes) else {
            Issue.record("an encoding is found")
            return
        }
        #expect(try found.decode(bytes).string == text)
    }

    @Test(
        "A few letters change nothing that ICU guesses right",
        arguments: ["più caffè", "déjà vu", "Straße", "señor", "São Paulo", "smörgåsbord", "20 °C"])
    func keepsUsualGuesses(text: String) throws {
        let bytes = try #require(try Charset("ISO-8859-1").encode("It says " + text + " here.\n"))
        #expect(["ISO-8859-1", "windows-1252"].contains(name(of: bytes)))
    }

    /// Lines in ASCII, more of them than ICU looks at.
    static let heads = ["12345 67890 11, 22\n", "The committee met on Tuesday and agreed.\n", "int x = foo(bar); /* y */\n"].map {
        Array(String(repeating: $0, count: 600).utf8)
    }

    @Test("The bytes that are not ASCII decide, however much ASCII stands before them", arguments: heads)
    func looksPastASCII(head: [UInt8]) {
        let russian = "Вода в реке очень холодная, и никто не купается. Мы пойдём домой."
        let windows1251 = russian.unicodeScalars.map { scalar in
            (0x410...0x44F).contains(scalar.value) ? UInt8(scalar.value - 0x410 + 0xC0) : UInt8(truncatingIfNeeded: scalar.value)
        }
        #expect(name(of: head + windows1251) == "windows-1251")
        #expect(name(of: head + Array("Les ".utf8) + [0xE9, 0x6C, 0xE8] + Array("ves\n".utf8)) == "ISO-8859-1")
        #expect(name(of: head + Array("M".utf8) + [0xFC] + Array("ller\n".utf8)) == "ISO-8859-1")
        #expect(name(of: head + windows1251 + head) == "windows-1251")
    }

    @Test("Quotation marks that ISO 8859 has not are windows-1252", arguments: [[]] + heads)
    func tellsQuotationMarks(head: [UInt8]) {
        let quotation = Array("It".utf8) + [0x92] + Array("s ".utf8) + [0x93] + Array("fine".utf8) + [0x94, 0x0A]
        #expect(name(of: head + quotation) == "windows-1252")
    }

    @Test("An encoding under which letters are left over is not taken where another has all", arguments: [[]] + heads)
    func convertsAll(head: [UInt8]) throws {
        for (word, letter) in [("caf", UInt8(0xE9)), ("Malm", 0xF6), ("Gr", 0xFC), ("10 ", 0x80)] {
            let bytes = head + Array(word.utf8) + [letter, 0x0A]
            var result = bytes
            var decoder = TextDecoder()
            try decoder.decode(&result)
            try decoder.finish(&result)
            #expect(decoder.malformedCount == 0)
            #expect(String(validating: result, as: UTF8.self) != nil)
        }
    }

    @Test(
        "What an XML declaration names is heeded where the bytes are not UTF-8, however late they come",
        arguments: [0, 40, 9_000])
    func heedsDeclarations(length: Int) throws {
        let head = "<?xml version='1.0' encoding='KOI8-R'?><a>" + String(repeating: " ", count: length)
        var decoder = TextDecoder()
        var bytes = Array(head.utf8)
        if length > 0 { try decoder.decode(&bytes) }
        let start = length > 0 ? bytes.count : 0
        bytes += [0xF0, 0xF2, 0x3C]
        try decoder.decode(&bytes, from: start)
        #expect(String(decoding: bytes, as: UTF8.self) == head + "ПР<")
        // Programs write UTF-8 and leave the declaration.
        #expect(encoding(of: Array((head + "ПР").utf8)) == .utf8)
        #expect(name(of: Array("<?xml version='1.0' encoding='UTF-16'?><a>é".utf8)) == nil)
    }

    @Test("A stray byte in a long text does not change its encoding")
    func allowsStrayBytes() throws {
        let sentence: [UInt8] = [0xCE, 0xD2, 0xB5, 0xC4, 0xB5, 0xE7, 0xC4, 0xD4, 0xBB, 0xB5, 0xC1, 0xCB, 0xA1, 0xA3]
        let text = Array([[UInt8]](repeating: sentence, count: 40).joined())
        #expect(name(of: text + [0xFF, 0x0A] + text) == "GB18030")
    }

    @Test("The double bytes of Chinese are not taken for UTF-8 with faults, though many pairs look like it")
    func tellsDoubleBytes() throws {
        // ‘My computer is broken; who can mend it for me?’ in GB18030: eight sequences are well-formed UTF-8.
        let sentence: [UInt8] = [
            0xCE, 0xD2, 0xB5, 0xC4, 0xB5, 0xE7, 0xC4, 0xD4, 0xBB, 0xB5, 0xC1, 0xCB, 0xA3, 0xAC, 0xC7, 0xEB, 0xCE, 0xCA, 0xCB,
            0xAD,
            0xC4, 0xDC, 0xB0, 0xEF, 0xCE, 0xD2, 0xD0, 0xDE, 0xD2, 0xBB, 0xCF, 0xC2, 0xA3, 0xBF,
        ]
        #expect(name(of: sentence) == "GB18030")
    }

    @Test("What is not text is told by its control characters")
    func tellsBinaries() {
        var generator = SeededNumbers(seed: 4096)
        let compressed = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
        #expect(encoding(of: compressed) == .binary)
        #expect(encoding(of: Array("ustar".utf8) + [UInt8](repeating: 0, count: 500)) == .binary)
        #expect(encoding(of: Array("%PDF-1.7\n".utf8)) == .binary)
        #expect(encoding(of: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x3E, 0, 1, 0, 0, 0]) == .binary)
    }

    @Test("A stray zero among much text is let pass")
    func letsZerosPass() {
        let line = Array("Ein Satz mit Umlauten: äöü.\n".utf8)
        #expect(encoding(of: line + line + [0] + line) == .utf8)
    }

    @Test("UTF-8 is told where a piece ends within its first character", arguments: ["é", "水", "🙂"])
    func tellsCutUTF8(character: String) throws {
        let text = "Only here is a character that is not ASCII: \(character)."
        for cut in 1..<text.utf8.count {
            var decoder = TextDecoder()
            var bytes = Array(text.utf8.prefix(cut))
            try decoder.decode(&bytes)
            bytes += text.utf8.dropFirst(cut)
            try decoder.decode(&bytes, from: cut)
            try decoder.finish(&bytes)
            #expect(decoder.encoding == .utf8)
            #expect(String(decoding: bytes, as: UTF8.self) == text)
        }
    }

    @Test("Conversion does not depend on where the pieces are cut", arguments: 1...9)
    func convertsPieces(size: Int) throws {
        let text = "Вода в реке 水と油 👩‍🚀 очень холодная."
        let bytes = [0xFF, 0xFE] + utf16(text, bigEndian: false)
        var decoder = TextDecoder(charset: try Charset("UTF-16"))
        var outcome: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            let old = outcome.count
            outcome += bytes[start..<min(start + size, bytes.count)]
            try decoder.decode(&outcome, from: old)
        }
        try decoder.finish(&outcome)
        #expect(String(decoding: outcome, as: UTF8.self) == text)
        #expect(decoder.malformedCount == 0)
    }
}
