// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@_spi(Tuning) @testable import LanguageSegmentation

@Suite("The passes after the lattice")
struct RelabellingPassesTests {
    private static let texts: [(RelabellingPassName, String)] = [
        (
            .codeLines,
            "The sum of all items is needed later.\nlet total = items.reduce(0) { $0 + $1.price }\nIt is printed on each page."
        ),
        (.lowConfidenceRuns, "Bis dann!\n\nViele Grüße\nMałgorzata Wiśniewska"),
        (.shortPhrases, "Она долго молчала, потом сказала “terima kasih banyak” и ушла домой."),
        (
            .certainLines,
            "กรุณาถอดรองเท้าก่อนเข้า\nPlease take off your shoes.\n请在进门前脱鞋。\n入る前に靴を脱いでください。\n들어가기 전에 신발을 벗어 주세요."
        ),
        (.latinLoans, "Ошибка segmentation fault означает, что программа обратилась к чужой памяти."),
        (.itemScripts, "Water\nВода\nBread\nХлеб\nMilk\nМолоко"),
        (.embeddedPhrases, "Na koszulce miał napis (born to be a lazy cat) i rysunek kota."),
        (.quotationContexts, "Das Musical “The Phantom of the Opera” war schon lange ausverkauft."),
    ]

    @Test("Each changes a text, and leaves it as it is where it is left out", arguments: texts)
    func omission(name: RelabellingPassName, text: String) throws {
        let detector = try LanguageDetector()
        func languages(without omitted: Set<RelabellingPassName>) -> [LanguageTag?] {
            var parameters = LanguageSegmenter.Parameters()
            parameters.omittedPasses = omitted
            return LanguageSegmenter(detector: detector, parameters: parameters).spans(of: text).map(\.language)
        }
        #expect(languages(without: [name]) != languages(without: []))
    }
}
