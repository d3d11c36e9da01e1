// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@_spi(Tuning) @testable import LanguageSegmentation

@Suite("The passes after the lattice")
struct RelabellingPassesTests {
    /// `certainLines` is asked by itself (`CertainLineRestorationTests`): no text was found that it changes.
    private static let texts: [(RelabellingPassName, [String])] = [
        (
            .codeLines,
            [
                "The sum of all items is needed later.\nlet total = items.reduce(0) { $0 + $1.price }\nIt is printed."
            ]
        ),
        (
            .embeddedCode,
            [
                "## Installation\n\nZuerst `brew install node`, dann `npm install`. Der Server läuft auf Port 3000.",
                "Відкрийте Terminal, виконайте git pull і перезапустіть сервер командою systemctl restart nginx.",
            ]
        ),
        (.lowConfidenceRuns, ["Bis dann!\n\nViele Grüße\nMałgorzata Wiśniewska"]),
        (
            .shortPhrases,
            ["terima kasih banyak", "Vi måtte", "Ukoliko sutra", "Ribari kažu"].map {
                "Она долго молчала, потом сказала “\($0)” и ушла домой."
            }
        ),
        (
            .latinLoans,
            [
                "Ошибка segmentation fault означает, что программа обратилась к чужой памяти.",
                "Команда git rebase переписывает историю.", "Наш product manager приготовил roadmap на год.",
                "В меню есть fish and chips и пицца.", "Это был happy end для всех.", "Мы купили smart home за границей.",
                "Его new album вышел вчера.", "Она носит high heels на работу.",
            ]
        ),
        (
            .itemScripts,
            [
                "Water\nВода\nBread\nХлеб\nMilk\nМолоко", "one\nодин\ntwo\nдва\nthree\nтри", "yes\nда\nno\nнет\nok\nладно",
                "дом\nhouse\nкот\ncat\nвода\nwater\nсад\ngarden", "Salt\nСоль\nSugar\nСахар\nTea\nЧай",
            ]
        ),
        (.embeddedPhrases, ["Na koszulce miał napis (born to be a lazy cat) i rysunek kota."]),
        (
            .quotationContexts,
            [
                "Das Musical “The Phantom of the Opera” war schon lange ausverkauft.",
                "Le titre « Wie schön ist das Leben » me plaît.",
            ]
        ),
    ]

    /// Which text a pass changes depends on the profile, so there are several.
    @Test("Each changes a text, and leaves it as it is where it is left out", arguments: texts)
    func omission(name: RelabellingPassName, texts: [String]) throws {
        let detector = try LanguageDetector()
        func languages(of text: String, without omitted: Set<RelabellingPassName>) -> [LanguageTag?] {
            var parameters = LanguageSegmenter.Parameters()
            parameters.omittedPasses = omitted
            return LanguageSegmenter(detector: detector, parameters: parameters).spans(of: text).map(\.language)
        }
        #expect(texts.contains { languages(of: $0, without: [name]) != languages(of: $0, without: []) })
    }
}
