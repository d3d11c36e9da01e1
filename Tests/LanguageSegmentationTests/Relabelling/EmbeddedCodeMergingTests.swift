// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Merging commands and quoted code into the line around them")
struct EmbeddedCodeMergingTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ pieces: [(tag: LanguageTag, text: String)]) throws -> [String] {
        try LabelledText(pieces, detector).relabelled(by: EmbeddedCodeMerging())
    }

    @Test("Code takes the label of the words before it, or behind it at the start of a line")
    func code() throws {
        let quoted = try relabelled([("de", "Zuerst `"), ("en", "brew install node"), ("de", "`, dann weiter.")])
        #expect(quoted == ["de: Zuerst install node dann weiter"])
        let command = try relabelled([("uk", "Виконайте "), ("en", "systemctl restart "), ("uk", "і чекайте.")])
        #expect(command == ["uk: Виконайте systemctl restart і чекайте"])
        let first = try relabelled([("de", "Zuerst dies.\n"), ("en", "`npm install` "), ("fr", "et la suite.")])
        #expect(first == ["de: Zuerst dies", "fr: install et la suite"])
        let two = try relabelled([("en", "`pull request` `install now` "), ("de", "ausführen.")])
        #expect(two == ["de: request now ausführen"])
    }

    @Test("Other words, and code that has its line to itself, keep their label")
    func others() throws {
        #expect(
            try relabelled([("de", "Er sagte "), ("en", "wait for me over there"), ("de", " und ging.")]).count == 3)
        #expect(try relabelled([("de", "Zuerst dies.\n"), ("en", "npm install\n"), ("de", "Und dann das.")]).count == 3)
    }

    @Test("A text that is not UTF-8 is left as it is")
    func malformed() throws {
        let bytes = Array("Zuerst `brew install node`, ".utf8) + [0xFF] + Array(" dann weiter.".utf8)
        var structure = WindowStructure()
        bytes.withUnsafeBufferPointer { structure.read($0, startsBlock: true, detector: detector) }
        let german = WordLabel(column: try #require(detector.profile.column(of: "de")))
        let labels = structure.units.words.indices.map { $0 == 1 ? WordLabel.noise : german }
        bytes.withUnsafeBufferPointer { structure.findCode(in: $0, labels: labels) }
        #expect(structure.code.isEmpty)
    }
}
