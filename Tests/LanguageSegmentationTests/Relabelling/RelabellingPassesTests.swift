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
