// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import UnicodeText

@Suite("Transliteration")
struct TransliteratorTests {
    @Test(
        "ICU's own transliterators are known by identifier",
        arguments: [
            ("Cyrillic-Latin", "Београд", "Beograd"), ("Latin-ASCII", "Žižek søster", "Zizek soster"),
            ("Any-Upper", "straße", "STRASSE"),
            ("Greek-Latin; Latin-ASCII", "Ελλάδα", "Ellada"), ("Halfwidth-Fullwidth", "abc", "ａｂｃ"), ("NFC", "e\u{301}", "é"),
            ("Any-Hex", "a\0", "\\u0061\\u0000"),
        ])
    func known(id: String, text: String, result: String) throws {
        #expect(try Transliterator(id: id).transform(text) == result)
        #expect(try Transliterator(id: id).transform("") == "")
    }

    @Test("the list of identifiers holds only such as open")
    func list() throws {
        #expect(Transliterator.ids.count > 300)
        #expect(Transliterator.ids.contains("Serbian-Latin/BGN"))
        for id in Transliterator.ids {
            #expect(throws: Never.self) { try Transliterator(id: id) }
        }
    }

    @Test("an unknown identifier is an error in ICU's words", arguments: ["", "Klingon-Elvish", "a\0b", ";;;", "["])
    func unknown(id: String) {
        let error = #expect(throws: UnicodeError.self) { try Transliterator(id: id) }
        #expect(error?.code == .unknownTransliterator)
        #expect(error?.subject == id)
        #expect(error?.remedy.isEmpty == false)
    }

    @Test("rules make a transliterator, and wrong ones an error")
    func rules() throws {
        let cyrillic = try Transliterator(rules: "lj > љ; nj > њ; l > л; n > н;", name: "Mine")
        #expect(cyrillic.id == "Mine")
        #expect(try cyrillic.transform("ljnjln") == "љњлн")
        let error = #expect(throws: UnicodeError.self) { try Transliterator(rules: "a > b;\n] > c;", name: "Mine") }
        #expect(error?.excerpt == "] > c;")
        #expect(error?.description.contains("U_UNQUOTED_SPECIAL") == true)
    }

    @Test("long texts give what their lines give, in time that grows with their length alone")
    func long() throws {
        let transliterator = try Transliterator(id: "Cyrillic-Latin")
        let line = "Љубав њена, џак. "
        let expected = try transliterator.transform(line)
        try expectLinearTime(from: 5_000, to: 40_000) {
            ($0, String(repeating: line, count: $0))
        } of: { count, long in
            let transformed = try transliterator.transform(long)
            #expect(transformed == String(repeating: expected, count: count))
        }
    }

    @Test("output that outgrows its buffer is transformed all the same")
    func growth() throws {
        let transliterator = try Transliterator(rules: "a > '\(String(repeating: "x", count: 1000))';", name: "Grow")
        #expect(try transliterator.transform(String(repeating: "a", count: 500)).utf8.count == 500_000)
    }

    @Test("one transliterator serves many threads")
    func threads() async throws {
        let transliterator = try Transliterator(id: "Any-Latin; Latin-ASCII; Lower")
        let texts = (0..<200).map { "Москва \($0) Αθήνα 東京 القاهرة" }
        let expected = try texts.map { try transliterator.transform($0) }
        let found = try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for (index, text) in texts.enumerated() {
                group.addTask { (index, try transliterator.transform(text)) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(texts.indices.map { found[$0] } == expected)
    }

    @Test("any text is transliterated", arguments: ["Any-Latin", "Latin-ASCII", "NFD; [:M:] Remove; NFC", "Any-Title"])
    func hostile(id: String) throws {
        let transliterator = try Transliterator(id: id)
        for text in HostileText.strings + HostileText.random(count: 100, length: 60, seed: 3) {
            #expect(throws: Never.self) { try transliterator.transform(text) }
        }
        #expect(try transliterator.transform("").isEmpty)
    }

    @Test("pieces cover the text and end where rules can bear it", arguments: [4, 7, 16, 100])
    func pieces(size: Int) {
        for text in HostileText.strings {
            var text = text
            text.withUTF8 { bytes in
                let pieces = Array(TransliterationPieces(bytes, size: size))
                #expect(pieces.allSatisfy { !$0.isEmpty && $0.count <= size })
                #expect(pieces.flatMap(Array.init) == Array(bytes))
                // No piece ends inside a scalar, unless no scalar can start in it.
                #expect(pieces.dropFirst().allSatisfy { $0[0] & 0xC0 != 0x80 })
            }
        }
    }
}
