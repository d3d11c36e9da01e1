// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import TestSupport
import Testing

@Suite("XLIFF")
struct XLIFFTests {
    static let document = """
        <?xml version="1.0"?>
        <!-- A comment with <source>no text</source> -->
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.1" \
        srcLang="en">
         <file id="f1">
          <unit id="u1">
           <mtc:matches><mtc:match ref="#1"><source>no</source><target>nein</target></mtc:match></mtc:matches>
           <originalData><data id="d1">&lt;br/&gt;</data></originalData>
           <segment id="s1">
            <source>Fish &amp; <pc id="1">chips</pc>,<ph id="2" dataRef="d1"/> not \
        <mrk id="m1" translate="no">Ada <b/>&amp; Byron</mrk>.</source>
           </segment>
           <ignorable><source> </source></ignorable>
           <segment id="s2" state="translated"><source>Done</source><target>Fertig</target></segment>
           <segment><source>Empty</source><target/></segment>
           <segment><source>Blank</source><target>
           </target></segment>
           <segment state="final"><source>Final</source></segment>
          </unit>
          <group id="g" translate="no"><unit id="u2"><segment><source>Kept</source></segment></unit></group>
          <unit id="u3"><segment><source><![CDATA[a < b]]> &#x20AC;<cp hex="0001"/></source></segment></unit>
         </file>
        </xliff>

        """

    @Test("Segments without a translation are text, with inline elements as placeholders")
    func findsText() throws {
        let texts = try Document(Self.document, format: XLIFF()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        #expect(texts == ["Fish & ¤chips¤,¤ not ¤.", "Empty", "Blank", "a < b €\u{1}"])
    }

    @Test("What an element says of being translated counts more than what those around it say")
    func readsInnermostTranslate() throws {
        func segment(_ text: String) -> String { "<segment><source>\(text)</source></segment>" }
        let content = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en"><file id="f" translate="no">
            <unit id="u1">\(segment("No"))</unit><group id="g" translate="yes"><unit id="u2">\(segment("Yes"))</unit>
            <group id="h" translate="no"><unit id="u3" translate="yes">\(segment("Too"))</unit>
            <unit id="u4">\(segment("No"))</unit>
            </group></group></file></xliff>
            """
        #expect(try Document(content, format: XLIFF()).passages.map(\.text) == ["Yes", "Too"])
    }

    @Test("Translations are written as targets, and everything else stays byte for byte")
    func replaces() throws {
        let document = try Document(Self.document, format: XLIFF())
        let declarations = try XLIFF().declarations(of: "es", in: Self.document)
        let replacements = document.passages.enumerated().map { index, passage in
            Document.Replacement(
                passage: index, range: 0..<passage.text.utf8.count, text: passage.text.replacing("i", with: "<I>"))
        }
        let translated = document.replacing(replacements, declarations: declarations)
        let source =
            "Fish &amp; <pc id=\"1\">chips</pc>,<ph id=\"2\" dataRef=\"d1\"/> not "
            + "<mrk id=\"m1\" translate=\"no\">Ada <b/>&amp; Byron</mrk>."
        let target = source.replacing("Fish", with: "F&lt;I&gt;sh").replacing("chips", with: "ch&lt;I&gt;ps")
        #expect(
            translated
                == Self.document.replacing("<xliff ", with: "<xliff trgLang=\"es\" ")
                .replacing("\(source)</source>", with: "\(source)</source>\n    <target>\(target)</target>"))
        let loud = document.replacing(document.passages.map { $0.text.uppercased() })
        #expect(loud.contains("<source>Empty</source><target>EMPTY</target>"))
        #expect(loud.contains("<cp hex=\"0001\"/></source><target>A &lt; B €<cp hex=\"0001\"/></target>"))
        #expect(try Document(loud, format: XLIFF()).passages.isEmpty)
    }

    @Test("XLIFF 2.1, <xliff>: trgLang is required with targets; one for another language is an error")
    func declares() throws {
        let other = Self.document.replacing("srcLang", with: "trgLang=\"fr-CA\" srcLang")
        #expect(try XLIFF().declarations(of: "fr", in: other).isEmpty)
        let error = #expect(throws: DocumentError.self) { try XLIFF().declarations(of: "es", in: other) }
        #expect(error?.code == .otherTarget && error?.line == 3)
    }

    @Test(
        "What is not well-formed, or no XLIFF 2, is an error with its line",
        arguments: [
            ("<xliff version='2.1' srcLang='en'>\n<file>\n</xliff>", DocumentError.Code.malformed, 3),
            ("<xliff version='2.1' srcLang='en'>\n", .malformed, 2), ("", .malformed, 1), ("text", .malformed, 1),
            ("\n<xliff version='2.1'/>", .malformed, 2), ("<xliff version='3.0' srcLang='en'/>", .unknownVersion, 1),
            ("<html/>", .otherKind, 1), ("<xliff version='2.1' srcLang='en'>\r\n&x;</xliff>", .malformed, 2),
            ("<xliff version='2.1' version='2.1' srcLang='en'/>", .malformed, 1),
            ("<xliff version='2.1' srcLang='en'>\r\r\u{1}</xliff>", .malformed, 3),
            ("<xliff version='2.1' srcLang='en'/><x/>", .malformed, 1), ("<xliff version='2.1' srcLang='e<n'/>", .malformed, 1),
            ("<xliff version='2.1' srcLang='en'><!-- -- --></xliff>", .malformed, 1),
            ("<xliff version='2.1' srcLang='en'>]]></xliff>", .malformed, 1),
        ])
    func refuses(content: String, code: DocumentError.Code, line: Int) {
        let error = #expect(throws: DocumentError.self) { try Document(content, format: XLIFF()) }
        #expect(error?.code == code && error?.line == line, "\(error as Any)")
    }

    @Test("Nothing replaced is nothing changed, and junk is read or refused", arguments: 0..<80)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        // Half of the documents are well-formed.
        let inline = [
            "word ", "&amp;", "&#9;", "<ph id=\"1\"/>", "<pc id=\"2\">x</pc>", "<![CDATA[<]]>", "<!-- -->", "\r\n", "\u{FFFC}",
            "<?x?>", "\u{202E}\u{2067}",
        ]
        let units = (0..<8).map { number in
            let source = junk.text(of: inline, count: 6)
            let target = ["", "<target/>", "<target>x</target>"][junk.number(below: 3)]
            return "<unit id='u\(number)'>\n<segment><source>\(source)</source>\(target)</segment></unit>"
        }.joined()
        let content = "<xliff version=\"2.1\" srcLang='en'><file id='f'>\(units)</file></xliff>"
        try expectWhole(content, format: XLIFF())
        var bytes = Array(content.utf8)
        for _ in 0..<3 { bytes[junk.number(below: bytes.count)] = Array("<>&\"'/ x\0".utf8)[junk.number(below: 9)] }
        if (try? Document(String(decoding: bytes, as: UTF8.self), format: XLIFF())) != nil {
            try expectWhole(String(decoding: bytes, as: UTF8.self), format: XLIFF())
        }
    }

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(5)),
        arguments: [
            ("<a>", "</a>"), ("<unit>", "</unit>"), ("<segment><source>x</source></segment>", ""), ("<a/>", ""), ("<!---->", ""),
            ("<?a?>", ""), ("\n", ""),
        ])
    func isLinear(fragment: String, closing: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            Self.unit(of: repeated(fragment, to: $0, closedBy: closing))
        } of: { content in
            let document = try Document(content, format: XLIFF())
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }

    @Test(
        "Reading and replacing a source take time that grows with its length alone", .timeLimit(.minutes(5)),
        arguments: [
            ("x", ""), ("&amp;", ""), ("&#65;", ""), ("<ph id='1'/>", ""), ("<a>", "</a>"),
            ("<mrk id='1' translate='no'>", "</mrk>"),
            ("<cp hex='1'/>", ""), ("<![CDATA[x]]>", ""), ("<!---->", ""),
        ])
    func isLinearInSources(fragment: String, closing: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            Self.unit(of: "<segment><source>w\(repeated(fragment, to: $0, closedBy: closing))</source></segment>")
        } of: { content in
            let document = try Document(content, format: XLIFF())
            #expect(document.passages.count == 1)
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }

    @Test(
        "Refusing takes time that grows with the length alone", .timeLimit(.minutes(5)),
        arguments: [
            "<a>", "<unit>", "<source>", "</a>", "<", "&", "&a;", "<!--", "<![CDATA[", "<a b='", "<?", "]]>", "<a b='1' ",
        ])
    func refusesInLinearTime(fragment: String) {
        expectLinearTime(from: 12_500, to: 100_000) {
            Self.unit(of: "\n" + repeated(fragment, to: $0))
        } of: { content in
            #expect(throws: DocumentError.self) { try Document(content, format: XLIFF()) }
        }
    }

    /// A document with one unit.
    private static func unit(of content: String) -> String {
        "<xliff version='2.1' srcLang='en'><file id='f'><unit id='u'>\(content)</unit></file></xliff>"
    }
}
