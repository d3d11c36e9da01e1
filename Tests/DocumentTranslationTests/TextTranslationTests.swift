// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DocumentTranslation

@Suite("What came back unchanged")
struct TextTranslationTests {
    @Test(
        "Lines with the same words are unchanged, whatever the punctuation around them is",
        arguments: [
            ("Goto Line:", "Goto Line", ["Goto Line:"]),
            ("MARTHA: Harbour office.", "MARTHA: Harbour office", ["MARTHA: Harbour office."]),
            ("Stop!", "¡Stop!", ["Stop!"]), ("Yes.", "Sí.", []), ("one, two", "one two", []),
            ("Uno\nGoto Line:\nDos", "One\nGoto Line\nTwo", ["Goto Line:"]), ("Uno\n\nDos", "One\n\nTwo", []),
            ("Uno\nDos\n\nGoto: Line.", "One two\n\nGoto: Line", ["Goto: Line."]),
        ])
    func findsUnchanged(before: String, after: String, expected: [String]) {
        #expect(TextTranslation.unchangedPassages(of: before, in: after) == expected)
    }

    @Test(
        "Phrases that came back as they were are not in the language of the translation",
        arguments: [
            ("a ￼bon￼ c", "x ￼bon￼ z", [5..<8], [0..<5, 8..<13]), ("a ￼bon￼ c", "x ￼bom￼ z", [5..<8], [0..<13]),
            ("a ￼bon￼ c", "x bon z", [5..<8], [0..<13]), ("a ￼bon￼ c", "x ￼bon￼ z", [], [0..<13]),
            ("bon￼ c", "bon￼ z", [0..<3], [3..<8]), ("a ￼b￼n￼ c", "x ￼b￼m￼ c", [5..<10], [0..<15]),
        ])
    func tellsPhrases(source: String, target: String, phrases: [Range<Int>], expected: [Range<Int>]) {
        #expect(TranslatedPhrases.ranges(of: source, translatedAs: target, declaring: phrases) == expected)
    }

    @Test(
        "The mark of a footnote that ends a phrase stands behind all of its translation",
        arguments: [
            ("(a footnote￼) b", "(uma nota￼ de rodapé) b", "(uma nota de rodapé￼) b"),
            ("See the footnote￼.", "Veja a nota￼ de rodapé.", "Veja a nota de rodapé￼."),
            ("See the footnote￼", "Veja a nota￼ de rodapé", "Veja a nota de rodapé￼"),
            ("a footnote￼ here.", "uma nota￼ de rodapé aqui.", "uma nota￼ de rodapé aqui."),
            ("See it￼.", "Veja￼, por favor, isso.", "Veja￼, por favor, isso."), ("See it￼.", "Veja isso￼.", "Veja isso￼."),
            ("See it￼.", "Veja￼ uma vez o que está lá.", "Veja￼ uma vez o que está lá."),
        ])
    func placesFootnoteMarks(source: String, target: String, expected: String) {
        #expect(FootnoteMarks.moved(target, from: source, marks: [true]) == expected)
        #expect(FootnoteMarks.moved(target, from: source, marks: [false]) == target)
    }
}
