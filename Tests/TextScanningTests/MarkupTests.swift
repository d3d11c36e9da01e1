// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite("Character references and escapes")
struct MarkupTests {
    @Test("What would be read as markup is escaped, and nothing else")
    func escapes() {
        #expect(MarkupEscape.escaped("a < b && \"c\" > 'd' é 🙂\r\n") == "a &lt; b &amp;&amp; \"c\" &gt; 'd' é 🙂\r\n")
        #expect(MarkupEscape.escaped("") == "")
        #expect(MarkupEscape.escaped("1\u{A0}<\u{A0}2") { $0 == "\u{A0}" ? "&nbsp;" : nil } == "1&nbsp;&lt;&nbsp;2")
    }

    @Test("XML gets quotation marks and carriage returns escaped too, and what it cannot hold replaced")
    func escapesForXML() {
        #expect(
            MarkupEscape.escapedForXML("\"a\"\r\n\t\u{0}\u{FFFE}\u{FFFD}") { "[\($0.value)]" }
                == "&quot;a&quot;&#13;\n\t[0][65534]\u{FFFD}")
    }

    @Test("A text that was escaped reads as it was", arguments: HostileText.strings)
    func readsBack(text: String) {
        #expect(Self.text(readFrom: MarkupEscape.escaped(text)) == text)
    }

    @Test(
        "Declarations of encodings are found in order, and none in comments or in what other tags and fields say",
        arguments: [
            (
                "<?xml version='1.0' ENCODING = \"a-1\"?><!-- <meta charset=b> --><meta\ncharset='c'>"
                    + "<META http-equiv=Content-Type content='charset=d'><meta content='charset=e'><metadata charset=f>",
                "a-1 c d"
            ),
            ("\u{FEFF}<?xml version='1.0'?><form accept-charset=a><meta accept-charset=b name=charset><link charset=c>", ""),
            ("Content-type: text/plain;\n charset=\"a:b\"\nX: charset=c\n", "a:b"),
            ("<meta charset=", ""), ("<meta charset=a", "a"), ("content-type:charset=é", ""), ("<!--", ""),
            ("<?xml encoding=a", "a"),
        ])
    func findsEncodings(text: String, names: String) {
        let found = EncodingDeclaration.all(Set(EncodingDeclaration.Kind.allCases), in: text).map { text[utf8: $0.name] }
        #expect(found.joined(separator: " ") == names)
    }

    @Test("Any bytes have their declarations of encodings in order, inside of them")
    func readsAnyEncodings() {
        var junk = Junk(seed: 11)
        let fragments = [
            "<meta", " charset", "=", "'", ">", "<!--", "-->", "<?xml", " encoding", "utf-8", "content-type:", "\n", "é", " ",
        ]
        for _ in 0..<2_000 {
            let text = junk.text(of: fragments, count: 12)
            let names = EncodingDeclaration.all(Set(EncodingDeclaration.Kind.allCases), in: text).map(\.name)
            #expect(names.allSatisfy { !$0.isEmpty && $0.upperBound <= text.utf8.count })
            #expect(zip(names, names.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
        }
    }

    /// A text with its references undone.
    private static func text(readFrom escaped: String) -> String {
        let bytes = Array(escaped.utf8)
        var (result, position) = ([UInt8](), 0)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "&"), let reference = CharacterReference(bytes, at: position, to: bytes.count),
                let meaning = reference.meaning
            {
                result += String(Character(meaning)).utf8
                position = reference.end
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    @Test(
        "References of HTML are read as browsers read them",
        arguments: [
            ("&amp;", "&", 5), ("&eacute;x", "é", 8), ("&#233;", "é", 6), ("&#xE9;", "é", 6), ("&#XE9;", "é", 6),
            ("&check;", "✓", 7),
            ("&nosuchname;", nil, 12), ("&copy 2026", nil, 5), ("&#0;", nil, 4), ("&#xFFFC;", nil, 8), ("&#x110000;", nil, 10),
        ] as [(String, Unicode.Scalar?, Int)])
    func readsHTML(written: String, meaning: Unicode.Scalar?, end: Int) throws {
        let bytes = Array(written.utf8)
        let reference = try #require(CharacterReference(bytes, at: 0, to: bytes.count))
        #expect(reference.meaning == meaning)
        #expect(reference.end == end)
    }

    @Test(
        "References of tabs and ends of lines are white space, and have no other meaning",
        arguments: [("&#10;", true), ("&#xA;", true), ("&#13;", true), ("&#9;", true), ("&#11;", false), ("&#32;", false)])
    func readsWhiteSpace(written: String, isWhiteSpace: Bool) throws {
        let reference = try #require(CharacterReference(Array(written.utf8), at: 0, to: written.utf8.count))
        #expect(reference.isWhiteSpace == isWhiteSpace)
        #expect(!isWhiteSpace || reference.meaning == nil)
    }

    @Test(
        "An ampersand that begins no reference stands for itself",
        arguments: ["&", "& b", "&;", "&#;", "&#x;", "&#12", "&nosuchname b"])
    func readsAmpersand(written: String) {
        let bytes = Array(written.utf8)
        #expect(CharacterReference(bytes, at: 0, to: bytes.count) == nil)
    }
}
