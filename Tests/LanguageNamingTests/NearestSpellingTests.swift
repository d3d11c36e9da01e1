// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageNaming

@Suite("Nearest spelling")
struct NearestSpellingTests {
    @Test(
        "A letter more, less, another or exchanged with its neighbour counts as one",
        arguments: [
            ("split", "spilt", 1), ("join", "joins", 1), ("pairs", "pars", 1), ("tsv", "tsf", 1), ("", "abc", 3),
            ("abc", "abc", 0),
        ])
    func countsErrors(first: String, second: String, distance: Int) {
        #expect(NearestSpelling.distance(from: Array(first), to: Array(second), atMost: 3) == distance)
        #expect(NearestSpelling.distance(from: Array(second), to: Array(first), atMost: 3) == distance)
    }

    @Test("Any one error is found among other words, and words that are far away are not")
    func findsErrors() {
        let words = ["detect", "split", "join", "translate", "pairs", "languages", "evaluate", "profile"]
        for word in words {
            let letters = Array(word)
            for index in letters.indices {
                var wrong = letters
                wrong.remove(at: index)
                #expect(NearestSpelling.words(near: String(wrong), among: words).first == word)
                wrong = letters
                wrong.insert("x", at: index)
                #expect(NearestSpelling.words(near: String(wrong), among: words).first == word)
            }
        }
        #expect(NearestSpelling.words(near: "nonsense", among: words).isEmpty)
        #expect(NearestSpelling.words(near: "lang", among: words) == ["languages"])
        let phrases = ["norwegian nynorsk", "bokmal norwegian", "tahitian"]
        #expect(NearestSpelling.words(near: "norw", among: phrases) == ["bokmal norwegian", "norwegian nynorsk"])
        #expect(NearestSpelling.words(near: "nynorsk", among: ["nynorska"] + phrases) == ["norwegian nynorsk", "nynorska"])
        #expect(NearestSpelling.words(near: "norsk", among: phrases).isEmpty)
    }
}
