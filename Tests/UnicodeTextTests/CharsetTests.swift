// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import UnicodeText

@Suite("Charsets")
struct CharsetTests {
    private static let russian: [UInt8] = [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]  // “Привет” in windows-1251.

    @Test("UTF-16 with a byte order mark is written in the order that the mark tells, and is called UTF-16")
    func keepsByteOrder() throws {
        let bytes: [UInt8] = [0xFE, 0xFF, 0, 0x61, 0x6C, 0x34]
        let charset = try Charset("UnicodeBig")
        #expect(try charset.decode(bytes).string == "a水" && charset.encode("a水") == bytes && charset.ianaName == "UTF-16")
    }

    @Test(
        "text is converted from a charset",
        arguments: [
            ("windows-1251", russian, "Привет", 0), ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本", 0),
            ("latin1", [0xE9, 0], "é\0", 0),
            ("UTF-16LE", [0x61, 0, 0x3D, 0xD8, 0x00, 0xDE], "a😀", 0), ("UTF-16", [0xFE, 0xFF, 0, 0x61], "a", 0),
            ("UTF-8", [0xEF, 0xBB, 0xBF, 0x61], "a", 0), ("UTF-8", [0x61, 0xFF, 0x62], "a\u{FFFD}b", 1),
            ("UTF-8", [0x61, 0xE6, 0x97], "a\u{FFFD}", 1), ("UTF-16LE", [0x61, 0, 0x3D, 0xD8], "a\u{FFFD}", 1),
            ("GB18030", [0xC4, 0xE3, 0xBA, 0xC3], "你好", 0), ("KOI8-R", [], "", 0),
            ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C], "日", 0),
        ] as [(String, [UInt8], String, Int)])
    func decode(name: String, bytes: [UInt8], text: String, malformed: Int) throws {
        let charset = try Charset(name)
        let decoded = try charset.decode(bytes)
        #expect(decoded.string == text)
        #expect(decoded.malformedCount == malformed)
        #expect(try charset.decode(bytes.lazy.map { $0 }).string == text)

        // Byte by byte it comes out the same.
        let decoder = try CharsetDecoder(charset)
        var pieced = ""
        for byte in bytes { pieced += try decoder.decode([byte]) }
        pieced += try decoder.finish()
        #expect(pieced == text)
        #expect(decoder.malformedCount == malformed)
    }

    @Test("a decoder counts what is malformed anew in another text")
    func countsByText() throws {
        let decoder = try CharsetDecoder(Charset("UTF-8"))
        let first = try decoder.decode([0xFF, 0x61, 0xE6]) + decoder.finish()
        #expect(first == "\u{FFFD}a\u{FFFD}" && decoder.malformedCount == 2)
        let second = try decoder.decode([0xEF, 0xBB, 0xBF, 0x62]) + decoder.finish()
        #expect(second == "b" && decoder.malformedCount == 0)
    }

    @Test("UTF-8 is converted as the standard library repairs it, for any bytes")
    func repair() throws {
        for bytes in HostileText.randomBytes(count: 300, length: 200, seed: 8) where !bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            let decoded = try Charset("UTF-8").decode(bytes)
            #expect(decoded.string.contains("\u{FFFD}") || decoded.string == String(decoding: bytes, as: UTF8.self))
            #expect((decoded.malformedCount == 0) == (String(validating: bytes, as: UTF8.self) != nil))
        }
    }

    @Test("bytes that fit no charset have no guesses")
    func noGuesses() throws {
        // Found by fuzzing: control characters, and what no encoding has in a row.
        let bytes: [UInt8] = [
            0xF0, 0x9F, 0x91, 0x02, 0x00, 0x00, 0x00, 0x8D, 0xF0, 0x9F, 0x8F, 0xBD, 0x20, 0xF0, 0x9F, 0x91, 0x8E, 0xF0, 0x9F,
            0x8F,
            0xBB, 0x20, 0xF0, 0x9F, 0x91, 0x8F, 0xF0, 0x9F, 0x8F, 0xBF,
        ]
        #expect(try CharsetGuess.guesses(for: bytes).isEmpty)
    }

    @Test("a long text comes out whole")
    func long() throws {
        let bytes = [[UInt8]](repeating: Self.russian, count: 100_000).flatMap { $0 }
        #expect(try Charset("windows-1251").decode(bytes).string == String(repeating: "Привет", count: 100_000))
    }

    @Test("every charset opens and survives any bytes")
    func all() throws {
        #expect(Charset.all.count > 200)
        let texts = HostileText.randomBytes(count: 5, length: 300, seed: 9) + [[], [0], [0xFF], Array(0...0xFF)]
        for charset in Charset.all {
            #expect(try Charset(charset.name) == charset)
            for bytes in texts {
                #expect(throws: Never.self) { try charset.decode(bytes) }
            }
        }
    }

    @Test(
        "names and aliases",
        arguments: [("utf8", "UTF-8"), ("LATIN1", "ISO-8859-1"), ("cp1251", "windows-1251"), ("sjis", "Shift_JIS")])
    func names(alias: String, iana: String) throws {
        #expect(try Charset(alias).ianaName == iana)
        #expect(try Charset(alias).description == iana)
    }

    @Test(
        "an unknown charset is an error",
        arguments: ["", "klingon", "utf8\0", String(repeating: "x", count: 10_000)])
    func unknown(name: String) {
        let error = #expect(throws: UnicodeError.self) { try Charset(name) }
        #expect(error?.code == .unknownCharset)
    }

    @Test("the charset of enough text is guessed")
    func guesses() throws {
        let words = """
            Вчера вечером мы долго говорили о том, что будет с нашим городом, если река снова поднимется. \
            Старые люди помнят, как вода \
            стояла на улицах, и по ним ходили лодки. Теперь построили новую стену, но никто не знает, \
            выдержит ли она большую воду.
            """
        let bytes = words.unicodeScalars.map { scalar -> UInt8 in
            switch scalar.value {
            case 0x410...0x44F: UInt8(scalar.value - 0x410 + 0xC0)
            case 0x451: 0xB8
            default: UInt8(scalar.value)
            }
        }
        let guess = try #require(try CharsetGuess.guesses(for: bytes).first)
        #expect(guess.charset.ianaName == "windows-1251")
        #expect(guess.name == "windows-1251")
        #expect(guess.language == "ru")
        #expect(try guess.charset.decode(bytes).string == words)
        #expect(try CharsetGuess.guesses(for: Array(words.utf8)).first?.name == "UTF-8")
        #expect(try CharsetGuess.guesses(for: [0xFF, 0xFE, 0x61, 0, 0x62, 0]).first?.name == "UTF-16LE")
        #expect(try CharsetGuess.guesses(for: [UInt8]()).isEmpty)
    }

    @Test("guesses are ranked, and any bytes have some answer")
    func ranked() throws {
        for bytes in HostileText.randomBytes(count: 50, length: 400, seed: 10) {
            let guesses = try CharsetGuess.guesses(for: bytes, declared: "klingon\0", strippingMarkup: true)
            #expect(guesses.allSatisfy { (0...1).contains($0.confidence) })
            #expect(zip(guesses, guesses.dropFirst()).allSatisfy { $0.confidence >= $1.confidence })
            #expect(guesses.allSatisfy { (try? CharsetDecoder($0.charset)) != nil })
        }
    }

    @Test("Text is encoded where the charset has all of its characters, and decodes to the same text")
    func encodes() throws {
        let cases = [
            ("ISO-8859-1", "größer & schöner\n"), ("windows-1251", "Всё это"), ("EUC-JP", "日本語 text"), ("ISO-2022-JP", "a日b本c"),
            ("UTF-16LE", "aé😀"), ("UTF-8", "aé😀"), ("ISO-8859-1", ""),
        ]
        for (name, text) in cases {
            let charset = try Charset(name)
            let bytes = try #require(charset.encode(text))
            #expect(try charset.decode(bytes).string == text)
        }
        for (name, text) in [("ISO-8859-1", "10 €"), ("windows-1251", "größer"), ("US-ASCII", "é"), ("ISO-8859-1", "ﬁ")] {
            #expect(try Charset(name).encode(text) == nil)
        }
        // What is invisible is not left out either.
        for name in ["KOI8-R", "windows-1251", "Shift_JIS", "GBK", "Big5", "EUC-KR"] {
            for invisible in ["\u{200B}", "\u{200D}", "\u{FE0F}"] {
                #expect(try Charset(name).encode("a\(invisible)b") == nil)
            }
        }
        let long = String(repeating: "日a", count: 100_000)
        #expect(try Charset("ISO-2022-JP").decode(#require(Charset("ISO-2022-JP").encode(long))).string == long)
    }
}
