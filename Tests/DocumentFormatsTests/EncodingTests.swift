// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import Testing
import UnicodeText

@Suite("Encodings of documents")
struct EncodingTests {
    @Test(
        "Contract 4.8: a document keeps its encoding where that holds the result; else its declaration is changed with it",
        arguments: [
            (
                "po",
                "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n"
                    + "\"X: \u{BF}?\\n\"\n"
            ),
            ("html", "<html><head><meta charset=\"iso-8859-1\"></head><p>\u{E9}t\u{E9}</p>"),
            ("html", "<head><META http-equiv=Content-Type content='text/html; charset=ISO-8859-1'></head><p>\u{E9}t\u{E9}</p>"),
            ("html", "<?xml version='1.0' encoding='ISO-8859-1'?><html><p>\u{E9}t\u{E9}</p></html>"),
            ("xliff", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><xliff version='1.2'><!-- \u{E9}t\u{E9} --></xliff>"),
        ])
    func keepsEncoding(format identifier: String, content: String) throws {
        let format = try #require(DocumentFormatRegistry.standard.format(identifiedBy: identifier))
        let latin = try Charset("ISO-8859-1")
        var document = try Document(content, format: format)
        document.charset = latin
        #expect(try latin.decode(document.encoded(content)).string == content)
        let richer = content + "<!-- 10 € -->"
        let changed = content.replacing(#/(?i)iso-8859-1/#, with: "UTF-8", maxReplacements: 1) + "<!-- 10 € -->"
        #expect(String(decoding: document.encoded(richer), as: UTF8.self) == changed)
        #expect(document.declaringUTF8 == content.replacing(#/(?i)iso-8859-1/#, with: "UTF-8", maxReplacements: 1))
        // A document of ASCII is taken to be in the encoding that it declares.
        let plain = try Document(content.filter(\.isASCII), format: format)
        #expect(try latin.decode(plain.encoded(content)).string == content)
    }

    @Test("Where a document declares its encoding several times, all places are changed, and comments stay")
    func changesAllDeclarations() throws {
        let page = """
            <?xml version="1.0" encoding="iso-8859-1"?><!-- <meta charset="iso-8859-1"> --><html><head>
            <meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"/><meta charset="latin1"/></head>
            <p>Content-Type: text/html; charset=iso-8859-1</p></html>
            """
        var document = try Document(page, format: HTML())
        document.charset = try Charset("ISO-8859-1")
        let changed = page.replacing("encoding=\"iso-8859-1\"", with: "encoding=\"UTF-8\"")
            .replacing("charset=ISO-8859-1", with: "charset=UTF-8").replacing("latin1", with: "UTF-8")
        #expect(String(decoding: document.encoded(page + "€"), as: UTF8.self) == changed + "€")
        let catalogue =
            "# Content-Type: text/plain; charset=iso-8859-1\nmsgid \"\"\nmsgstr \"\"\n\"Content-Type: x; charset=latin1\\n\"\n"
        let oneString = "msgid \"\"\nmsgstr \"Language: \\nContent-Type: x; charset=latin1\\n\"\n# é\n"
        let found = try Document(oneString, format: GettextPO())
        #expect(found.declaringUTF8 == oneString.replacing("latin1", with: "UTF-8"))
        #expect(try found.format.declarations(of: "es", in: oneString).map(\.text) == ["es"])
        #expect(
            try Document(catalogue + "# é\n", format: GettextPO()).declaringUTF8
                == catalogue.replacing("latin1", with: "UTF-8") + "# é\n")
    }

    @Test("A declaration may come after long comments, and what a page says of encodings is none")
    func findsDeclarations() throws {
        let comments = String(repeating: "# A line of the licence.\n", count: 500)
        let catalogue = comments + "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=latin1\\n\"\n"
        #expect(
            try Document(catalogue + "# é\n", format: GettextPO()).declaringUTF8
                == catalogue.replacing("latin1", with: "UTF-8") + "# é\n")
        let page = "<metadata charset=latin1><meta name=description content=\"set charset=latin1\"><meta charset='latin1'>é"
        #expect(
            try Document(page, format: HTML()).declaringUTF8.hasSuffix("\"set charset=latin1\"><meta charset='UTF-8'>é"))
    }

    @Test(
        "In a page of ASCII that declares no encoding, for which browsers guess one, all else is written as references",
        arguments: [
            ("<!DOCTYPE html><title>no</title><p title='no'>no</p>", "&#233;&#8364;"),
            ("<HTML lang=en><body><p title=\"no\">no</p></HTML>", "&#233;&#8364;"),
            ("<html><meta charset=utf-8><p>no</p></html>", "é€"), ("<html><p>no <i>ü</i></p></html>", "é€"),
            ("<?xml version='1.0'?><html><p>no</p></html>", "é€"), ("<header>no</header>", "é€"),
        ])
    func writesReferences(page: String, written: String) throws {
        let document = try Document(page, format: HTML())
        let replaced = document.replacing(document.passages.map { $0.text.replacing("no", with: "é€") })
        #expect(replaced == page.replacing("no", with: written))
    }

    @Test(
        "A document that declares UTF-8, or must be UTF-8, is written so, whatever its bytes were taken for",
        arguments: [
            ("po", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=utf8\\n\"\n# by José\n", true),
            ("po", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CHARSET\\n\"\n# by José\n", false),
            ("html", "<meta charset=\"utf-8\"><p>Written by José</p>", true), ("html", "<p>Written by José</p>", false),
            ("json", "{\"a\": \"by José\"}", true), ("webvtt", "WEBVTT\n\n00:00.000 --> 00:01.000\nby José\n", true),
            ("xliff", "<xliff version='1.2'><!-- é --></xliff>", true), ("markdown", "By José\n", false),
        ])
    func keepsDeclaredUTF8(format identifier: String, content: String, isUTF8: Bool) throws {
        var document = try Document(
            content, format: try #require(DocumentFormatRegistry.standard.format(identifiedBy: identifier)))
        document.charset = try Charset("windows-1252")
        #expect(document.encoded(content).elementsEqual(content.utf8) == isUTF8)
        #expect(try isUTF8 || Charset("windows-1252").decode(document.encoded(content)).string == content)
        // A declaration in UTF-16 cannot speak for it.
        document.charset = try Charset("UTF-16LE")
        #expect(try Charset("UTF-16LE").decode(document.encoded(content)).string == content)
    }

    @Test("What declares nothing keeps its encoding, too, or is UTF-8")
    func keepsPlainText() throws {
        var document = Document("ü")
        document.charset = try Charset("windows-1252")
        #expect(document.encoded("äö") == [0xE4, 0xF6])
        #expect(document.encoded("ж") == Array("ж".utf8))
        #expect(Document("ü").encoded("ä") == Array("ä".utf8))
    }
}
