// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentFormats

@Suite("Accelerators of messages") struct AcceleratorTests {
    private func translated(_ message: String, _ translate: (String) -> String) throws -> (read: [String], written: String) {
        let document = try Document("msgid \"\(message)\"\nmsgstr \"\"\n", format: GettextPO())
        let text = document.replacing(document.passages.map { translate($0.text) })
        let written = text.split(separator: "\n").last.map { $0.dropFirst("msgstr \"".count).dropLast() } ?? ""
        return (document.passages.map(\.text), String(written))
    }

    @Test(
        "The mark is no text, and comes before the word with the same letter, or the first letter",
        arguments: [
            ("_Print", "Print", "Imprimir", "_Imprimir"), ("Save _as…", "Save as…", "Guardar al lado…", "Guardar _al lado…"),
            ("E&xit", "Exit", "Salir", "&Salir"), ("Cu_t", "Cut", "Cortar", "_Cortar"),
            ("&Open file", "Open file", "¿Ópera?", "¿&Ópera?"), ("_Print…", "Print…", "打印…", "打印(_P)…"),
            ("_Open", "Open", "1", "1(_O)"), ("&Open\\tCtrl+O", "Open\tCtrl+O", "Abierto\tCtrl+O", "&Abierto\\tCtrl+O"),
            ("< &Back", "< Back", "< Atrás", "< &Atrás"), ("&1: first", "1: first", "Primera: 1", "Primera: &1"),
            ("Über_setzen hier", "Über_setzen hier", "Y", "Y"),
            ("&Save && close", "Save & close", "Salir & cerrar", "&Salir && cerrar"),
            ("Save && &close", "Save & close", "Guardar y cerrar", "Guardar y &cerrar"),
            ("Ham && eggs", "Ham && eggs", "Huevos", "Huevos"), ("&Save &close", "&Save &close", "a", "a"),
            ("(_New)", "(New)", "(Nuevo)", "(_Nuevo)"), ("_Undo", "Undo", "", ""),
        ])
    func marks(message: String, read: String, translation: String, expected: String) throws {
        let found = try translated(message) { _ in translation }
        #expect(found.read == [read])
        if !translation.isEmpty { #expect(found.written == expected) }
    }

    @Test("A text that comes back as it was has the mark where it was")
    func unchanged() {
        #expect(Accelerator(in: "Größe E&xit")?.marked("Größe Exit") == "Größe E&xit")
        #expect(Accelerator(in: "Größe && E&xit")?.marked("Größe & Exit") == "Größe && E&xit")
    }

    @Test("XLIFF and JSON have them, too, however the mark is written there")
    func otherFormats() throws {
        func written(_ content: String, _ format: any DocumentFormat, _ translation: String) throws -> String {
            let document = try Document(content, format: format)
            #expect(document.passages.map(\.text) == ["Print"])
            return document.replacing([translation])
        }
        let json = { (value: String) in #"{"menu": "\#(value)"}"# }
        #expect(try written(json("&Print"), JSONTranslations(), "Imprimir") == json("&Imprimir"))
        #expect(try written(json(#"\u0026Print"#), JSONTranslations(), "打印") == json("打印(&P)"))
        let xliff = { (source: String, target: String) in
            """
            <xliff version="1.2"><file source-language="en"><body><trans-unit id="1"><source>\(source)</source>\(target)\
            </trans-unit></body></file></xliff>
            """
        }
        let target = "<target>Drucken &amp;Papier</target>"
        #expect(
            try written(xliff("&amp;Print", ""), XLIFF(), "Drucken Papier") == xliff("&amp;Print", target))
    }

    @Test("Beside a tag the mark is kept with its word")
    func amongTags() throws {
        let document = try Document(#"{"a": "<b>Now</b> &delete it"}"#, format: JSONTranslations())
        #expect(document.passages.map(\.text) == ["Now\u{FFFC} \u{FFFC}delete it"])
        #expect(document.replacing(["Jetzt\u{FFFC} es \u{FFFC}löschen"]) == #"{"a": "<b>Jetzt</b> es &löschen"}"#)
    }

    @Test(
        "Names in programs, several marks, entities and directives are none",
        arguments: [
            "the_house is", "R&D costs", "AT&T costs", "_a _b", "Tom & Jerry", "&amp; more", "_%s files",
            "one two three four five six _seven",
            "Save __all", "trailing _",
        ])
    func leavesOthers(message: String) throws {
        let found = try translated(message) { $0 + "!" }
        #expect(found.written == message + "!")
        #expect(found.read.allSatisfy { $0.contains("_") || $0.contains("&") || $0.contains("\u{FFFC}") })
    }
}
