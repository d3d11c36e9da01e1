// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing

@Suite("Names from other languages")
struct ForeignNamesTests {
    private let segmenter: LanguageSegmenter

    init() throws {
        segmenter = LanguageSegmenter(detector: try LanguageDetector())
    }

    @Test(
        "never make a language be named with less than detection asks for",
        arguments: [
            "Nous avons rencontré Wojciech Szczęsny et Zbigniew Brzeziński à Bydgoszcz.",
            "Gestern sprachen Jarosław Kaczyński und Władysław Kosiniak-Kamysz in Berlin.",
        ])
    func minimumProbability(text: String) {
        for span in segmenter.spans(of: text) {
            guard case .language(_, let probability) = span.outcome else { continue }
            #expect(probability >= segmenter.detector.minimumProbability)
        }
    }

    @Test(
        "stay in the sentence around them",
        arguments: [
            (
                "de",
                "Am Samstag spielten Vitesse Arnhem, Benfica, Valencia und Feyenoord gegeneinander, und danach gab es Streit."
            ),
            ("de", "Sie studierte am Trinity College Dublin und an der École Normale Supérieure, bevor sie nach Graz kam."),
            ("es", "El libro de Robert Gascoyne-Cecil se publicó en Londres y nadie lo compró durante años."),
            ("es", "Mi tía trabajó para Deutsche Lufthansa en Frankfurt am Main hasta que se jubiló el año pasado."),
            ("fr", "Nous avons pris le train de Llanfairpwllgwyngyll à Blaenavon, puis le bus jusqu'à Pontypool."),
            ("pl", "W sobotę pojechaliśmy do Santiago de Compostela, a potem do Vila Nova de Gaia nad rzeką."),
            ("sv", "Min granne heter Giuseppe Bartolomeo Esposito och kommer från Reggio Calabria, men han talar bara svenska."),
            ("el", "Το χωριό Millingen aan de Rijn βρίσκεται κοντά στα σύνορα, και εκεί γνώρισα τη γυναίκα μου."),
            ("ru", "Вчера мы слушали запись London Symphony Orchestra и долго спорили о том, кто дирижировал."),
            ("zh-Hans", "昨天我们在Wiener Staatsoper听了一场音乐会，票价非常贵。"),
            ("it", "Il signor Wojciechowski è nato a Gorzów Wielkopolski ma viene in Italia ogni estate con la famiglia."),
            ("fi", "Kävimme eilen ravintolassa nimeltä Le Petit Cochon Bleu, ja ruoka oli parasta pitkään aikaan."),
        ])
    func sentences(tag: LanguageTag, text: String) {
        #expect(segmenter.spans(of: text).map(\.language) == [tag])
    }

    @Test("stay where they are a sentence of their own")
    func lists() {
        let text = """
            Unser Trainer hat die Mannschaft für das Spiel am Sonntag bekannt gegeben. Igor Akinfejew, Mario Fernandes, Sergio \
            Ramos, Jordi Alba. Wer sonst noch spielt, entscheidet sich erst kurz vor dem Anpfiff.
            """
        #expect(segmenter.spans(of: text).map(\.language) == ["de"])
    }

    @Test(
        "do not hide phrases beside them",
        arguments: [
            (["es", "en"], "Tengo que trabajar but I'm so tired today."),
            (["ru", "en", "ru"], "Он сказал how are you doing today и ушёл, не дожидаясь ответа."),
            (["fi", "en"], "Kuvittele, että olet New Yorkissa and you have no money."),
            (["ca", "en", "ca"], "La Marta de Banyoles em va dir you have to see this right now i va marxar."),
        ])
    func phrases(tags: [LanguageTag], text: String) {
        #expect(segmenter.spans(of: text).map(\.language) == tags)
    }

    @Test("do not hide a quotation that only begins with one")
    func quotation() {
        let text = "Am Ende sagte er nur: “London was never the same again after that winter”, und dann ging er nach Hause."
        #expect(segmenter.spans(of: text).map(\.language) == ["de", "en", "de"])
    }
}
