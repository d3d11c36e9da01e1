// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing
import TextScanning

/// The same in several languages side by side: menus, signs, forms, contracts, notices.
@Suite("Parallel text")
struct ParallelTextTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    /// The languages of the spans, each with the words of its text.
    private func spans(of text: String) -> [String] {
        segmenter.spans(of: text).map { span in
            let words = text[utf8: span.range].split { !$0.isLetter }.joined(separator: " ")
            return "\(span.language?.canonical ?? "und"): \(words)"
        }
    }

    @Test("Cells of a line are told apart where a tab or three spaces part them", arguments: ["\t", "   ", "          "])
    func columns(gap: String) {
        let text = """
            Pollastre rostit amb prunes\(gap)Roast chicken with prunes
            Botifarra amb mongetes\(gap)Sausage with white beans
            Arròs negre\(gap)Black rice
            """
        #expect(
            spans(of: text) == [
                "ca: Pollastre rostit amb prunes", "en: Roast chicken with prunes", "ca: Botifarra amb mongetes",
                "en: Sausage with white beans", "ca: Arròs negre", "en: Black rice",
            ])
    }

    @Test("Two columns of wrapped sentences keep their lines")
    func contract() {
        let text = """
            QUINTA. Animales.                       FIFTH. Animals.
            No se permiten animales sin permiso     No animals are allowed without the
            escrito del arrendador.                 written permission of the landlord.
            """
        #expect(
            spans(of: text) == [
                "es: QUINTA Animales", "en: FIFTH Animals", "es: No se permiten animales sin permiso",
                "en: No animals are allowed without the", "es: escrito del arrendador",
                "en: written permission of the landlord",
            ])
    }

    @Test("Labels with slashes are told apart, though each is short", arguments: [" / ", " | "])
    func labels(mark: String) {
        let text = """
            Număr de înmatriculare\(mark)Registration number: CJ 14 XYZ
            Data predării\(mark)Handover date: 03.11.2026
            Nivel combustibil\(mark)Fuel level: 8/8
            Daune existente\(mark)Existing damage
            Garanție reținută\(mark)Deposit held: 300 EUR
            Semnătura clientului\(mark)Customer's signature
            """
        let tags = segmenter.spans(of: text).compactMap { $0.language?.canonical }
        #expect(tags == Array(repeating: ["ro", "en"], count: 6).flatMap(\.self))
    }

    @Test("A short message in a chat of several languages is in its own")
    func chat() {
        let text = """
            Pablo: buenas, la reunión es a las once o a las doce?
            Tom: eleven, in the big room upstairs
            Pablo: vale, gracias, ahora subo
            Brian: fair enough
            Pablo: ¿venís todos a comer después?
            Tom: yes, five of us
            """
        #expect(segmenter.spans(of: text).compactMap { $0.language?.canonical } == ["es", "en", "es", "en", "es", "en"])
    }

    @Test("Of two items of one line each is in its language where it is certain of it alone")
    func twoItems() {
        let tags = segmenter.spans(of: "Caution: the floor is wet / Cuidado: el piso está mojado").compactMap {
            $0.language?.canonical
        }
        #expect(tags == ["en", "es"])
    }

    @Test(
        "What looks like it in one language is one span",
        arguments: [
            (
                "en",
                "Tagliatelle with wild mushrooms     £13.50\nChicken tikka masala with naan      £12.95\nFish and chips     £9"
            ),
            ("es", "Lunes      9:00 a 14:00\nMartes     9:00 a 14:00\nSábado     cerrado\nDomingo    cerrado"),
            ("de", "Farbe: schwarz / weiß\nGröße: klein / groß\nMaterial: Holz / Metall\nZustand: neu / gebraucht"),
            ("pt", "Rui: já chegaste?\nAna: sim, há um bocado\nRui: então desço já\nAna: está bem\nRui: obrigado!"),
        ])
    func oneLanguage(tag: String, text: String) {
        #expect(Set(segmenter.spans(of: text).compactMap { $0.language?.canonical }) == [tag])
    }
}
